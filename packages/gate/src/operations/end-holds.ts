import { ProblemError } from '@sendgate/contracts';
import {
  addHoldEnding,
  blockHolds,
  closeHoldEnding,
  countEnded,
  countHolds,
  findHoldEnding,
  holdsUntil,
  latestHoldEnding,
  lockPause,
  type PrismaSession,
  recordAudit,
  type StoredHoldEnding,
} from '@sendgate/db';
import type { LeasedItem } from '../callback-view.ts';
import type { Actor } from '../caller.ts';
import type { HoldEndingState, HoldEndingView } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { newId } from '../identifiers.ts';
import type { ActivePolicies } from '../policy/active-policies.ts';
import { oweWork } from './owe-work.ts';
import { requireRole } from './roles.ts';
import { endStoppedHolds } from './stopped-holds.ts';

/** Holds ended in one transaction. */
const BATCH = 200;

/** How many holds an admin would end, and what came of the ending that was asked for last. */
export async function viewHoldEndings(
  parts: GateParts,
  actor: Actor,
): Promise<{ holds: number; latest: HoldEndingView | null }> {
  requireRole(actor, 'admin');
  const { prisma } = parts.store;
  const { workspaceId } = actor;
  const [holds, latest] = await Promise.all([countHolds(prisma, workspaceId), latestHoldEnding(prisma, workspaceId)]);
  return { holds, latest: latest && viewEnding(latest) };
}

/**
 * The kill switch: has every hold of a workspace that is paused with `block` ended as blocked. A worker carries it out;
 * while one is under way, asking again answers that one.
 * @param confirmed how many holds the admin was told would end; more than that are not ended
 * @throws ProblemError `forbidden` below admin, `state_conflict` where the workspace is not paused so or more holds wait
 */
export async function endHolds(parts: GateParts, actor: Actor, confirmed: number): Promise<HoldEndingView> {
  requireRole(actor, 'admin');
  const { workspaceId } = actor;
  const { row, wakeups } = await parts.store.transaction(async (session) => {
    const holds = await holdsToEnd(session, workspaceId, confirmed);
    const id = newId('end');
    const row = await addHoldEnding(session, { id, workspaceId, requestedBy: actor.email, holds });
    if (!row) return { row: await latestHoldEnding(session, workspaceId), wakeups: [] };
    const wakeup = await oweWork(session, { workspaceId, kind: 'hold_ending', refId: id }, parts.nudged);
    await recordAudit(session, {
      ...{ workspaceId, submissionId: null, kind: 'holds.ending_requested', actor: actor.email },
      detail: { ending_id: id, holds },
    });
    return { row, wakeups: [wakeup] };
  });
  if (!row) throw new Error('the ending under way vanished');
  parts.wake(wakeups);
  return viewEnding(row);
}

/**
 * Goes on with an ending until it is done; false when `stopped` says so first. What was ended stays ended. Work that names the
 * workspace ends those of its holds whose recipient was stopped.
 */
export async function runHoldEnding(
  parts: GateParts,
  policies: ActivePolicies,
  { workspaceId, refId }: Pick<LeasedItem, 'workspaceId' | 'refId'>,
  stopped: () => boolean,
): Promise<boolean> {
  if (refId === workspaceId) return endStoppedHolds(parts, policies, workspaceId, stopped);
  const { store } = parts;
  const ending = await findHoldEnding(store.prisma, workspaceId, refId);
  if (!ending || !isOpen(ending)) return true;
  for (;;) {
    if (stopped()) return false;
    const looked = await store.transaction((session) => step(session, ending));
    if (looked < BATCH) break;
  }
  await store.transaction((session) => closeEnding(session, ending, 'done'));
  return true;
}

/** Closes an ending on record, whether it was carried out or given up. */
export async function closeEnding(
  session: PrismaSession,
  { workspaceId, id: endingId }: Pick<StoredHoldEnding, 'id' | 'workspaceId'>,
  state: 'done' | 'failed',
): Promise<void> {
  const closed = await closeHoldEnding(session, workspaceId, endingId, state);
  if (!closed) return;
  const { requestedBy: actor, blocked } = closed;
  await recordAudit(session, {
    ...{ workspaceId, submissionId: null, kind: 'holds.ended', actor },
    detail: { ending_id: endingId, state, holds_blocked: blocked },
  });
}

async function step(session: PrismaSession, ending: StoredHoldEnding): Promise<number> {
  const { workspaceId, requestedBy } = ending;
  const ids = await holdsUntil(session, ending, BATCH);
  const ended = await blockHolds(session, workspaceId, ids, requestedBy, 'kill_switch');
  await countEnded(session, ending, ended.length);
  return ids.length;
}

/** How many holds there are, in a workspace that stays paused until the transaction ends. */
async function holdsToEnd(session: PrismaSession, workspaceId: string, confirmed: number): Promise<number> {
  const pauseMode = await lockPause(session, workspaceId);
  const holds = await countHolds(session, workspaceId);
  const current = { pause_mode: pauseMode, holds };
  if (pauseMode !== 'block') {
    const detail = 'Pause the workspace with pause_mode block first: holds would go on coming.';
    throw new ProblemError('state_conflict', detail, { current, recovery: { action: 'fix_request' } });
  }
  if (holds > confirmed) {
    const detail = `${holds} holds wait, more than the ${confirmed} you were told of. Look again.`;
    throw new ProblemError('state_conflict', detail, { current, recovery: { action: 'reload' } });
  }
  return holds;
}

function isOpen({ state }: StoredHoldEnding): boolean {
  return state === 'waiting' || state === 'running';
}

function viewEnding(row: StoredHoldEnding): HoldEndingView {
  const { id, state, requestedBy, holds, blocked, createdAt, finishedAt } = row;
  return { endingId: id, state: state as HoldEndingState, requestedBy, holds, blocked, createdAt, finishedAt };
}
