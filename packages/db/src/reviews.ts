import type { PrismaSession } from './open-store.ts';
import type { StoredSubmission } from './submissions.ts';

export interface NewReviewDecision {
  id: string;
  workspaceId: string;
  submissionId: string;
  reviewer: string;
  decision: 'approved' | 'rejected';
  final: boolean;
  contentSha256: string;
  reasonCode: string | null;
  note: string | null;
}

/** Adds what a person concluded. There is no way to change it. */
export async function addReviewDecision(session: PrismaSession, decision: NewReviewDecision): Promise<void> {
  const { final, ...columns } = decision;
  await session.reviewDecision.create({
    data: { ...columns, finalFor: final ? decision.submissionId : null },
    select: { id: true },
  });
}

/** Who has approved exactly this text. */
export async function approversOf(
  session: PrismaSession,
  submissionId: string,
  contentSha256: string,
): Promise<string[]> {
  const rows = await session.reviewDecision.findMany({
    where: { submissionId, contentSha256, decision: 'approved' },
    select: { reviewer: true },
  });
  return [...new Set(rows.map((row) => row.reviewer))];
}

/** The decision that ended a hold. */
export function finalDecision(session: PrismaSession, submissionId: string) {
  return session.reviewDecision.findUnique({ where: { finalFor: submissionId } });
}

/** What a review writes on the submission. */
export interface HoldMove {
  workspaceId: string;
  id: string;
  /** The version the reviewer looked at; null takes whatever stands, for expiry. */
  version: number | null;
  /** Null keeps the hold: one more approval of several. */
  to: 'APPROVED' | 'DISPATCHING' | 'REJECTED' | 'BLOCKED' | null;
  reviewedBy: string;
  reason: string | null;
  note: string | null;
  edit: { subject: string | null; bodyText: string } | null;
  /** True takes only a hold whose time is over, for expiry; false only one whose time is not. */
  expired: boolean;
}

/**
 * The one conditional move of a review: whoever changes the row has won, everybody else gets null and must read who
 * did. Times are Postgres's.
 */
export async function moveHold(session: PrismaSession, move: HoldMove): Promise<StoredSubmission | null> {
  const final = move.to !== null;
  const moved = await session.$executeRaw`
    UPDATE submission SET
      version = version + 1, updated_at = now(),
      status = coalesce(${move.to}, status),
      queue_reason = CASE WHEN ${final} THEN NULL ELSE queue_reason END,
      decided_at = CASE WHEN ${final} THEN now() ELSE decided_at END,
      reviewed_at = CASE WHEN ${final} THEN now() ELSE reviewed_at END,
      reviewed_by = CASE WHEN ${final} THEN ${move.reviewedBy} ELSE reviewed_by END,
      review_reason = CASE WHEN ${final} THEN ${move.reason} ELSE review_reason END,
      review_note = CASE WHEN ${final} THEN ${move.note} ELSE review_note END,
      edited = edited OR ${move.edit !== null},
      approved_subject = CASE WHEN ${move.edit !== null} THEN ${move.edit?.subject ?? null} ELSE approved_subject END,
      approved_body = CASE WHEN ${move.edit !== null} THEN ${move.edit?.bodyText ?? null} ELSE approved_body END
    WHERE id = ${move.id} AND workspace_id = ${move.workspaceId} AND status = 'QUEUED'
      AND (${move.version}::int IS NULL OR version = ${move.version}::int)
      AND coalesce(expires_at <= now(), false) = ${move.expired}`;
  if (moved !== 1) return null;
  return session.submission.findUnique({ where: { id: move.id } });
}

/** Holds whose time is over, oldest first. */
export function overdueHolds(session: PrismaSession, limit: number): Promise<{ id: string; workspaceId: string }[]> {
  return session.$queryRaw`
    SELECT id, workspace_id AS "workspaceId" FROM submission
    WHERE status = 'QUEUED' AND expires_at <= now() ORDER BY expires_at LIMIT ${limit}`;
}
