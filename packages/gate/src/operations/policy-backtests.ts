import { type Channel, type ContentType, ProblemError, ValidationError } from '@sendgate/contracts';
import {
  addBacktest,
  advanceBacktest,
  backtestedPolicy,
  closeBacktest,
  findBacktest,
  findOpenBacktest,
  findSubmission,
  listBacktests,
  type PrismaSession,
  recordAudit,
  type StoredBacktest,
  type StoredSubmission,
  submissionsBefore,
} from '@sendgate/db';
import {
  addToBacktest,
  type BacktestResults,
  type CompiledPolicy,
  compiledPolicies,
  emptyBacktest,
  evaluate,
  type PolicySnapshot,
} from '@sendgate/policy';
import type { BacktestState, BacktestView } from '../backtest-view.ts';
import type { LeasedItem } from '../callback-view.ts';
import type { Actor } from '../caller.ts';
import type { GateParts } from '../gate-parts.ts';
import { newId } from '../identifiers.ts';
import type { ActivePolicies } from '../policy/active-policies.ts';
import type { Page } from '../submission-view.ts';
import { sendInput } from './evaluate-submission.ts';
import { firstContactOf } from './first-contact.ts';
import { oweWork } from './owe-work.ts';
import { type AskedPage, pageOf, pageRange } from './page-range.ts';
import { requireRole } from './roles.ts';
import { storedBacktestResults, storedMetadata, storedSnapshot } from './stored-json.ts';

const MOST = 1_000;
const USUAL = 200;
/** Messages looked at between two looks at the clock and the progress. */
const STEP = 25;

/** A draft that could be published, as it was when somebody asked. */
export interface TriedDraft {
  snapshot: PolicySnapshot;
  configHash: string;
  baseSnapshotId: string;
  draftVersion: number;
}

/**
 * Puts a backtest on record for a worker. While the same draft is tried against the same policy, asking again answers that
 * backtest.
 * @throws ProblemError `state_conflict` while another one is under way; ValidationError for a number of messages out of bounds
 */
export async function startBacktest(
  parts: GateParts,
  actor: Actor,
  draft: TriedDraft,
  submissions: number = USUAL,
): Promise<BacktestView> {
  if (!Number.isInteger(submissions) || submissions < 1 || submissions > MOST) {
    const msg = `Choose 1 to ${MOST} messages`;
    throw new ValidationError([{ loc: ['body', 'submissions'], msg, type: 'value_error' }]);
  }
  const { workspaceId } = actor;
  const { configHash, baseSnapshotId, draftVersion } = draft;
  const { row, wakeups } = await parts.store.transaction(async (session) => {
    const total = (await submissionsBefore(session, workspaceId, { lastId: null }, submissions)).length;
    const id = newId('bkt');
    const row = await addBacktest(session, {
      ...{ id, workspaceId, config: draft.snapshot, configHash, baseSnapshotId, draftVersion },
      ...{ createdBy: actor.email, total, results: emptyBacktest() },
    });
    if (!row) return { row: await findOpenBacktest(session, workspaceId), wakeups: [] };
    const wakeup = await oweWork(session, { workspaceId, kind: 'policy_backtest', refId: id }, parts.nudged);
    await recordAudit(session, {
      ...{ workspaceId, submissionId: null, kind: 'policy.backtest_started', actor: actor.email },
      detail: {
        ...{ backtest_id: id, config_hash: configHash, base_snapshot_id: baseSnapshotId },
        ...{ version: draftVersion, submissions: total },
      },
    });
    return { row, wakeups: [wakeup] };
  });
  if (!row || row.configHash !== configHash || row.baseSnapshotId !== baseSnapshotId) {
    throw new ProblemError('state_conflict', 'Another draft is being tried. Wait until that has ended.', {
      current: { backtest_id: row?.id ?? null },
      recovery: { action: 'retry_after', retry_after_seconds: 5, safe_to_retry: true },
    });
  }
  parts.wake(wakeups);
  return viewBacktest(row);
}

/** @throws ProblemError `forbidden` below policy_editor */
export async function pageOfBacktests(parts: GateParts, actor: Actor, page: AskedPage): Promise<Page<BacktestView>> {
  requireRole(actor, 'policy_editor');
  const range = pageRange(page);
  const rows = await listBacktests(parts.store.prisma, actor.workspaceId, range);
  return pageOf(rows, range.limit, viewBacktest);
}

/** @throws ProblemError `forbidden` below policy_editor, `backtest_not_found` */
export async function oneBacktest(parts: GateParts, actor: Actor, id: string): Promise<BacktestView> {
  requireRole(actor, 'policy_editor');
  const row = await findBacktest(parts.store.prisma, actor.workspaceId, id);
  if (!row) throw new ProblemError('backtest_not_found', 'No such backtest in this workspace.');
  return viewBacktest(row);
}

/** Goes on with a backtest until it is done; false when `stopped` says so first. What was looked at counts once. */
export async function runBacktest(
  parts: GateParts,
  policies: ActivePolicies,
  { workspaceId, refId }: Pick<LeasedItem, 'workspaceId' | 'refId'>,
  stopped: () => boolean,
): Promise<boolean> {
  const { prisma } = parts.store;
  let row = await findBacktest(prisma, workspaceId, refId);
  const config = await backtestedPolicy(prisma, workspaceId, refId);
  if (!row || !isOpen(row) || config === null) return true;
  const after = compiledPolicies.getCompiled(storedSnapshot(config), row.configHash);
  const before = await policies.compiled(workspaceId, row.baseSnapshotId);
  while (row && isOpen(row) && row.done < row.total) {
    if (stopped()) return false;
    const size = Math.min(STEP, row.total - row.done);
    const ids = await submissionsBefore(prisma, workspaceId, row, size);
    const lastId = ids.at(-1);
    // Content that was there at the beginning may have been removed since.
    if (lastId === undefined) break;
    const results = storedBacktestResults(row.results);
    for (const id of ids) await tryOn(parts, workspaceId, id, { before, after }, results);
    const step = { from: row.done, to: row.done + ids.length, lastId, results };
    const advanced = await advanceBacktest(prisma, row, step);
    row = await findBacktest(prisma, workspaceId, refId);
    // Another worker is at it.
    if (!advanced) return row === null || !isOpen(row);
  }
  if (row) await parts.store.transaction((session) => endBacktest(session, workspaceId, refId, 'done'));
  return true;
}

/** Closes a backtest on record, whether it came to its end or was given up. */
export async function endBacktest(
  session: PrismaSession,
  workspaceId: string,
  id: string,
  state: 'done' | 'failed',
): Promise<void> {
  const closed = await closeBacktest(session, workspaceId, id, state);
  if (!closed) return;
  const { compared, newHolds, liftedHolds } = storedBacktestResults(closed.results);
  await recordAudit(session, {
    ...{ workspaceId, submissionId: null, kind: 'policy.backtest_finished', actor: closed.createdBy },
    detail: { backtest_id: id, state, compared, new_holds: newHolds, lifted_holds: liftedHolds },
  });
}

/**
 * Both policies on one message as it was submitted, at the time it was. Of what was gathered then only whether it was the first to
 * its recipient is still known.
 */
async function tryOn(
  parts: GateParts,
  workspaceId: string,
  id: string,
  { before, after }: { before: CompiledPolicy; after: CompiledPolicy },
  results: BacktestResults,
): Promise<void> {
  const message = await readable(parts, workspaceId, id);
  if (!message || message.bodyText === null) {
    results.skipped += 1;
    return;
  }
  const { channel, recipient, subject, bodyText, bodyHtml, metadata } = message;
  const { prisma } = parts.store;
  const known = (await firstContactOf(prisma, before, message)) ?? (await firstContactOf(prisma, after, message));
  const input = sendInput(
    { channel: channel as Channel, recipient, subject, bodyText, bodyHtml, metadata: storedMetadata(metadata) },
    message.contentType as ContentType,
    message.createdAt,
    known,
  );
  addToBacktest(results, id, evaluate(before, input), evaluate(after, input));
}

/** A message that does not open is for those who keep the keys to mend; a backtest goes on without it. */
async function readable(parts: GateParts, workspaceId: string, id: string): Promise<StoredSubmission | null> {
  try {
    return await findSubmission(parts.store.prisma, parts.store.keys, workspaceId, id);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'content_unreadable') return null;
    throw error;
  }
}

function isOpen({ state }: StoredBacktest): boolean {
  return state === 'waiting' || state === 'running';
}

function viewBacktest(row: StoredBacktest): BacktestView {
  const { id, state, draftVersion, configHash, baseSnapshotId, createdBy, total, done, createdAt, finishedAt } = row;
  return {
    ...{ backtestId: id, state: state as BacktestState, draftVersion, configHash, baseSnapshotId, createdBy },
    ...{ total, done, results: storedBacktestResults(row.results), createdAt, finishedAt },
  };
}
