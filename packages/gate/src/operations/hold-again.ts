import { type Channel, channels } from '@sendgate/contracts';
import {
  addReviewRound,
  blockHolds,
  cancelOpenDispatch,
  type DueSubmission,
  dueLeases,
  findSubmission,
  findWorkspace,
  holdAgain,
  lockOpenDispatch,
  lockPause,
  type PrismaSession,
  recordAudit,
  type StoredSubmission,
} from '@sendgate/db';
import type { GateParts } from '../gate-parts.ts';
import { randomBase62 } from '../identifiers.ts';
import { type ActivePolicies, type ActivePolicy, settingsOf } from '../policy/active-policies.ts';
import { ackMessage, ttlMinutes } from './hold-messages.ts';
import { standingText, textHash } from './judge-edit.ts';
import { recipientStop } from './recipient-stop.ts';
import { sweepDue } from './sweep-due.ts';

/** Who is on record for taking messages back. */
export const evidenceActor = 'evidence-lease@system.invalid';
export const scanActor = 'advisory-hold@system.invalid';

/** Why an approved message goes back to a hold. */
export type BackToHold =
  | { readonly reason: 'evidence_lease' }
  | {
      readonly reason: 'advisory_hold';
      readonly scan: 'semantic' | 'grounding';
      readonly queueReason: 'evidence_expired' | 'policy_warn';
    };

/**
 * Takes approved messages whose evidence has grown too old back to a hold, as `sweepDue` says; how many. One that was
 * sent, reported or taken up for dispatch in the same moment is left alone.
 * @throws ProblemError `service_unavailable`
 */
export function holdExpiredEvidence(
  parts: GateParts,
  policies: ActivePolicies,
  step: number,
  stopped: () => boolean,
): Promise<number> {
  const failure = 'a message whose evidence is over could not be held';
  const move = (due: DueSubmission) => holdIfOver(parts, policies, due);
  return sweepDue(parts, { due: dueLeases, move, failure }, step, stopped);
}

/**
 * A message as the clock has it: whoever asks about one whose evidence is over is not told to send it until the sweep
 * comes, but takes it back to a hold.
 * @throws ProblemError `service_unavailable`
 */
export async function heldWhenOver(
  parts: GateParts,
  policies: ActivePolicies,
  row: StoredSubmission,
): Promise<StoredSubmission> {
  const { status, evidenceExpiresAt, dispatchBeganAt, workspaceId, id } = row;
  if (status !== 'APPROVED' || dispatchBeganAt || !evidenceExpiresAt || evidenceExpiresAt > new Date()) return row;
  await holdIfOver(parts, policies, row);
  return (await findSubmission(parts.store.prisma, parts.store.keys, workspaceId, id)) ?? row;
}

async function holdIfOver(
  parts: GateParts,
  policies: ActivePolicies,
  { id, workspaceId }: Pick<DueSubmission, 'id' | 'workspaceId'>,
): Promise<boolean> {
  const active = await policies.current(workspaceId);
  return parts.store.transaction(async (session) => {
    await lockPause(session, workspaceId);
    await lockOpenDispatch(session, id);
    const row = await findSubmission(session, parts.store.keys, workspaceId, id);
    return row !== null && (await backToHold(parts, session, active, row, { reason: 'evidence_lease' }));
  });
}

/**
 * Takes one approved message back to a hold, with a new round of its review and an audit event; the hold ends at once where
 * its recipient may not be written to by now. False when it stands elsewhere, is being dispatched, was erased, or was changed
 * since it was read. For a transaction that began with `lockPause`: a stop of this moment waits for it, and finds the hold.
 */
export async function backToHold(
  parts: GateParts,
  session: PrismaSession,
  active: ActivePolicy,
  row: StoredSubmission,
  why: BackToHold,
): Promise<boolean> {
  if (row.status !== 'APPROVED' || row.erasedAt) return false;
  const { id, workspaceId } = row;
  const channel = row.channel as Channel;
  const settings = settingsOf((await findWorkspace(session, workspaceId))?.settings);
  const stop = settings.hard_rules ? await recipientStop(parts, session, active, row) : null;
  const overdue = why.reason === 'evidence_lease';
  const held = await holdAgain(session, parts.store.keys, row, {
    queueReason: overdue ? 'evidence_expired' : why.queueReason,
    evidenceOver: overdue,
    ttlMinutes: ttlMinutes(settings, channel),
    answerMinutes: channels[channel].reviewTargetMinutes,
    holdToken: channel === 'email' ? null : `hold_${randomBase62(32)}`,
    // Without the name: beside sealed content nothing is written that holds some of it, and here no policy judges it.
    ackMessage:
      row.sealed && row.ackMessage !== null ? null : ackMessage(settings, { firstName: null, channel, actionId: id }),
  });
  if (!held) return false;
  // What a worker had not begun to hand over waits for the new review.
  await cancelOpenDispatch(session, id);
  const actor = overdue ? evidenceActor : scanActor;
  await addReviewRound(session, {
    ...{ submissionId: id, workspaceId, round: held.version, kind: 'held_again', actor },
    ...{ contentSha256: textHash(held, standingText(held)), addedBlocks: [], overridden: false },
  });
  await recordAudit(session, {
    ...{ workspaceId, submissionId: id, kind: 'submission.held_again', actor },
    detail: { reason: why.reason, ...(why.reason === 'advisory_hold' && { scan: why.scan }) },
    before: { status: row.status, queue_reason: null, version: row.version },
    after: { status: held.status, queue_reason: held.queueReason, version: held.version },
  });
  if (stop !== null) await blockHolds(session, workspaceId, [id], actor, stop);
  return true;
}
