import type { ContentKeys } from './content-keys.ts';
import { comesBehind, type DueSubmission } from './due-submissions.ts';
import { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';
import { openSubmission, type StoredSubmission } from './sealed-content.ts';
import type { HoldAtVersion } from './timed-releases.ts';

/** An approved message whose evidence has grown too old, in a workspace that asks for it. Said for search and move alike. */
const evidenceDue = Prisma.sql`status = 'APPROVED' AND evidence_expires_at <= now() AND dispatch_began_at IS NULL
  AND erased_at IS NULL`;
const leasing = Prisma.sql`coalesce((w.settings ->> 'evidence_lease')::boolean, false)`;

/** Approved messages whose evidence is over, longest first. Workspaces that do not ask cost nothing. */
export function dueLeases(
  session: PrismaSession,
  limit: number,
  after: DueSubmission | null,
): Promise<DueSubmission[]> {
  return session.$queryRaw`
    SELECT s.id, s.workspace_id AS "workspaceId", s.evidence_expires_at AS "dueAt" FROM workspace w
    CROSS JOIN LATERAL (
      SELECT id, workspace_id, evidence_expires_at FROM submission
      WHERE workspace_id = w.id AND ${evidenceDue} AND ${comesBehind(Prisma.sql`evidence_expires_at`, after)}
      ORDER BY evidence_expires_at, id LIMIT ${limit}) s
    WHERE ${leasing} ORDER BY s.evidence_expires_at, s.id LIMIT ${limit}`;
}

/** What a message gets that waits for a person after all. */
export interface HoldAgain {
  queueReason: 'evidence_expired' | 'policy_warn';
  /** True takes it only while its evidence is over and the workspace asks for it. */
  evidenceOver: boolean;
  /** Minutes until it is rejected undecided, and until its answer is due. */
  ttlMinutes: number;
  answerMinutes: number;
  /** Null on email; both are kept where it has them from an earlier hold. */
  holdToken: string | null;
  ackMessage: string | null;
}

/**
 * Takes an approved message back to a hold at the version that was seen, its earlier review undone: new times, nobody's
 * claim, no reviewer. Null when it was sent, is being dispatched, or was changed meanwhile.
 */
export async function holdAgain(
  session: PrismaSession,
  keys: ContentKeys,
  at: HoldAtVersion,
  hold: HoldAgain,
): Promise<StoredSubmission | null> {
  const still = hold.evidenceOver
    ? Prisma.sql`${evidenceDue} AND EXISTS (SELECT 1 FROM workspace w WHERE w.id = submission.workspace_id AND ${leasing})`
    : Prisma.sql`status = 'APPROVED' AND dispatch_began_at IS NULL AND erased_at IS NULL`;
  const moved = await session.$executeRaw`
    UPDATE submission SET status = 'QUEUED', queue_reason = ${hold.queueReason},
      -- Not before an approval for which this transaction waited: callbacks that tell of one are told from later ones by it.
      held_again_at = greatest(now(), (SELECT max(created_at) FROM callback_event WHERE submission_id = submission.id)),
      expires_at = now() + make_interval(mins => ${hold.ttlMinutes}::int),
      respond_by = now() + make_interval(mins => ${hold.answerMinutes}::int),
      hold_token = coalesce(hold_token, ${hold.holdToken}), ack_message = coalesce(ack_message, ${hold.ackMessage}),
      delivery_status = NULL, release_at = NULL, escalated_at = NULL, raised_at = NULL, claimed_by = NULL,
      claimed_until = NULL, decided_at = NULL, reviewed_by = NULL, reviewed_at = NULL, review_reason = NULL,
      review_note = NULL, review_note_sealed = NULL, version = version + 1, updated_at = now()
    WHERE id = ${at.id} AND workspace_id = ${at.workspaceId} AND version = ${at.version} AND ${still}`;
  if (moved !== 1) return null;
  const row = await session.submission.findFirst({ where: { id: at.id } });
  return row && openSubmission(keys, row);
}

/**
 * Puts on record that a caller reported on a message that was never approved, or on one that had gone back to a hold, once
 * for each time it did, or the opposite of what it had reported, as of mail that bounced after it was sent: once.
 */
export async function recordDeliveryConflict(
  session: PrismaSession,
  workspaceId: string,
  id: string,
  reported: 'sent' | 'failed',
  actor: string,
): Promise<void> {
  // Locked in a statement of its own: the next one sees what others reported in the same moment.
  await session.$queryRaw`SELECT 1 FROM submission WHERE id = ${id} AND workspace_id = ${workspaceId} FOR UPDATE`;
  await session.$executeRaw`
    INSERT INTO audit_event (workspace_id, submission_id, kind, actor, detail)
    SELECT workspace_id, id, 'submission.delivery_conflict', ${actor}, jsonb_build_object('reported', ${reported}::text)
    FROM submission s WHERE id = ${id} AND workspace_id = ${workspaceId}
      AND status NOT IN ('APPROVED', upper(${reported}::text)) AND NOT EXISTS (SELECT 1 FROM audit_event a
        WHERE a.submission_id = s.id AND a.kind = 'submission.delivery_conflict' AND a.created_at >= coalesce(s.held_again_at, '-infinity')
          AND a.detail ->> 'reported' = ${reported})`;
}
