import type { ContentKeys } from './content-keys.ts';
import { comesBehind, type DueSubmission } from './due-submissions.ts';
import { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';
import type { SealedPlace } from './seal.ts';
import {
  openIfPossible,
  openSubmission,
  type StoredSubmission,
  type SubmissionEdit,
  sealReview,
} from './sealed-content.ts';

export interface NewReviewDecision {
  id: string;
  workspaceId: string;
  submissionId: string;
  reviewer: string;
  decision: 'approved' | 'rejected';
  final: boolean;
  contentSha256: string;
  round: ReviewRound;
  /** Approvals there are with this one, and how many were needed; none of one for a rejection. */
  approvals: number;
  requiredApprovals: number;
  reasonCode: string | null;
  note: string | null;
  guidance: string | null;
  /** Whether the words are stored sealed, as the content of the submission is. */
  sealed: boolean;
}

/** Adds what a person concluded. There is no way to change it. */
export async function addReviewDecision(
  session: PrismaSession,
  keys: ContentKeys,
  decision: NewReviewDecision,
): Promise<void> {
  const { final, round, sealed, note, guidance, ...columns } = decision;
  const sealing = sealed && (note !== null || guidance !== null);
  const sealedWords = sealing && (await keys.seal(JSON.stringify({ note, guidance }), wordsPlace(decision)));
  const words = sealedWords ? { wordsSealed: Uint8Array.from(sealedWords) } : { note, guidance };
  // Unique: one decision ends a hold, and one more each time it was held again.
  const hold = round.heldAgain === null ? decision.submissionId : `${decision.submissionId}#${round.heldAgain}`;
  await session.reviewDecision.create({
    data: { ...columns, ...words, round: round.number, finalFor: final ? hold : null },
    select: { id: true },
  });
}

/** Where the review of a hold stands: what was approved before this round does not count in it. */
export interface ReviewRound {
  /** 1, or the version with which the latest round began. */
  number: number;
  /** Who saved the latest edit; null when there was none. */
  editor: string | null;
  /** Rules whose BLOCK the edit brought: each approver answers for them. */
  addedBlocks: string[];
  /** Version with which the hold last came back after an approval, or null. */
  heldAgain: number | null;
}

/** The round a hold is in. */
export async function roundOf(session: PrismaSession, submissionId: string): Promise<ReviewRound> {
  // The latest round of each kind, however many edits have followed it.
  const rows = await session.$queryRaw<Pick<NewReviewRound, 'kind' | 'round' | 'actor' | 'addedBlocks'>[]>`
    SELECT DISTINCT ON (kind) kind, round, actor, added_blocks AS "addedBlocks" FROM review_round
    WHERE submission_id = ${submissionId} ORDER BY kind, round DESC`;
  const latest = (kind: NewReviewRound['kind']) => rows.find((row) => row.kind === kind);
  const [edit, heldAgain] = [latest('edited'), latest('held_again')];
  return {
    number: Math.max(1, ...rows.map(({ round }) => round)),
    editor: edit?.actor ?? null,
    addedBlocks: edit?.addedBlocks ?? [],
    heldAgain: heldAgain?.round ?? null,
  };
}

export interface NewReviewRound {
  submissionId: string;
  workspaceId: string;
  round: number;
  kind: 'edited' | 'held_again';
  actor: string;
  contentSha256: string;
  addedBlocks: string[];
  /** Whether the editor approved it in spite of those; for the record. */
  overridden: boolean;
}

/** Begins a round, in the transaction of the move that does. */
export async function addReviewRound(session: PrismaSession, round: NewReviewRound): Promise<void> {
  await session.reviewRound.create({ data: round, select: { round: true } });
}

/** One text in one round of its review, and the roles whose approval of it counts. */
export interface ReviewedText {
  workspaceId: string;
  submissionId: string;
  round: number;
  contentSha256: string;
  decidingRoles: readonly string[];
}

/**
 * Who has approved exactly this text in this round, the first one first: an edit begins one, also where it leads back to a
 * text somebody had approved. Who left the workspace since, or may not decide any more, does not count.
 */
export async function approversOf(
  session: PrismaSession,
  { workspaceId, submissionId, round, contentSha256, decidingRoles }: ReviewedText,
): Promise<string[]> {
  const rows = await session.$queryRaw<{ reviewer: string }[]>`
    SELECT d.reviewer FROM review_decision d
    WHERE d.workspace_id = ${workspaceId} AND d.submission_id = ${submissionId} AND d.round = ${round}
      AND d.content_sha256 = ${contentSha256} AND d.decision = 'approved'
      AND EXISTS (SELECT 1 FROM "user" u JOIN membership m ON m.user_id = u.id
        WHERE lower(u.email) = lower(d.reviewer) AND m.workspace_id = d.workspace_id
          AND m.role = ANY (${[...decidingRoles]}))
    ORDER BY d.created_at, d.id`;
  return [...new Set(rows.map((row) => row.reviewer))];
}

/** What the latest final decision asks the caller to do instead, or null. */
export async function guidanceOf(
  session: PrismaSession,
  keys: ContentKeys,
  submissionId: string,
): Promise<string | null> {
  const row = await session.reviewDecision.findFirst({
    where: { submissionId, finalFor: { not: null } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, workspaceId: true, guidance: true, wordsSealed: true },
  });
  if (!row?.wordsSealed) return row?.guidance ?? null;
  const words = JSON.parse((await keys.open(row.wordsSealed, wordsPlace(row))).toString('utf8'));
  return (words as Pick<NewReviewDecision, 'guidance'>).guidance;
}

function wordsPlace({ id, workspaceId }: Pick<NewReviewDecision, 'id' | 'workspaceId'>): SealedPlace {
  return { table: 'review_decision', column: 'words_sealed', workspaceId, rowId: id };
}

/** Hash of the text that the latest final decision was about; null where nobody decided. */
export async function decidedTextHash(session: PrismaSession, submissionId: string): Promise<string | null> {
  const row = await session.reviewDecision.findFirst({
    where: { submissionId, finalFor: { not: null } },
    orderBy: { createdAt: 'desc' },
    select: { contentSha256: true },
  });
  return row?.contentSha256 ?? null;
}

/** What the latest final decision came to; null where nobody decided. */
export function decisionCounts(
  session: PrismaSession,
  submissionId: string,
): Promise<Pick<NewReviewDecision, 'approvals' | 'requiredApprovals'> | null> {
  return session.reviewDecision.findFirst({
    where: { submissionId, finalFor: { not: null } },
    orderBy: { createdAt: 'desc' },
    select: { approvals: true, requiredApprovals: true },
  });
}

/** Minutes after its time at which a decision that did not commit no longer keeps others from deciding. */
const STALE_MINUTES = 10;

/** Whether a pending decision still stands between others and the hold. */
export const notStale = Prisma.sql`commit_at > now() - make_interval(mins => ${STALE_MINUTES}::int)`;

/** Whether no decision stands in its undo window; a hold under one is in nobody else's hands. */
export const undisturbed = Prisma.sql`NOT EXISTS (
  SELECT 1 FROM pending_decision p WHERE p.submission_id = submission.id AND ${notStale})`;

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
  edit: SubmissionEdit | null;
  /** When the evidence of the text being released grows too old; left out, it stays as it stands. */
  evidenceExpiresAt?: Date | null;
  /** Whether the content of the hold is sealed, and so is what is written about it. */
  sealed: boolean;
  /** True takes only a hold whose time is over, for expiry; false only one whose time is not; null takes either. */
  expired: boolean | null;
}

/**
 * The one conditional move of a review: whoever changes the row has won, everybody else gets null and must read who
 * did. Times are Postgres's.
 */
export async function moveHold(
  session: PrismaSession,
  keys: ContentKeys,
  move: HoldMove,
): Promise<StoredSubmission | null> {
  const final = move.to !== null;
  const leased = final && move.evidenceExpiresAt !== undefined;
  const edits = move.edit !== null;
  const closed = move.sealed ? await sealReview(keys, move, move) : { edit: null, note: null };
  const { edit, note } = move.sealed ? { edit: null, note: null } : move;
  // No version tells of a decision begun in the same moment: locked in a statement of its own, the next one sees it.
  if (move.version === null) {
    await session.$queryRaw`
      SELECT 1 FROM submission WHERE id = ${move.id} AND workspace_id = ${move.workspaceId} FOR NO KEY UPDATE`;
  }
  const moved = await session.$executeRaw`
    UPDATE submission SET
      version = version + 1, updated_at = now(),
      status = coalesce(${move.to}, status),
      delivery_status = CASE WHEN ${move.to} = 'DISPATCHING' THEN 'pending' ELSE delivery_status END,
      -- A message that is not dispatched after all is the caller's to send.
      dispatch_mode = CASE WHEN ${move.to} = 'APPROVED' THEN NULL ELSE dispatch_mode END,
      queue_reason = CASE WHEN ${final} THEN NULL ELSE queue_reason END,
      decided_at = CASE WHEN ${final} THEN now() ELSE decided_at END,
      reviewed_at = CASE WHEN ${final} THEN now() ELSE reviewed_at END,
      reviewed_by = CASE WHEN ${final} THEN ${move.reviewedBy} ELSE reviewed_by END,
      review_reason = CASE WHEN ${final} THEN ${move.reason} ELSE review_reason END,
      review_note = CASE WHEN ${final} THEN ${note} ELSE review_note END,
      review_note_sealed = CASE WHEN ${final} THEN ${closed.note} ELSE review_note_sealed END,
      edited = edited OR ${edits},
      -- Neither what somebody wrote nor what somebody decided is released by the hour.
      release_at = CASE WHEN ${edits || final} THEN NULL ELSE release_at END,
      evidence_expires_at = CASE WHEN ${leased} THEN ${move.evidenceExpiresAt ?? null}::timestamptz
        ELSE evidence_expires_at END,
      claimed_by = CASE WHEN ${final} THEN NULL ELSE claimed_by END,
      claimed_until = CASE WHEN ${final} THEN NULL ELSE claimed_until END,
      approved_subject = CASE WHEN ${edits} THEN ${edit?.subject ?? null} ELSE approved_subject END,
      approved_body = CASE WHEN ${edits} THEN ${edit?.bodyText ?? null} ELSE approved_body END,
      edit_sealed = CASE WHEN ${edits} THEN ${closed.edit} ELSE edit_sealed END
    WHERE id = ${move.id} AND workspace_id = ${move.workspaceId} AND status = 'QUEUED'
      AND (${move.version}::int IS NULL OR version = ${move.version}::int)
      AND (${move.expired}::boolean IS NULL OR coalesce(expires_at <= now(), false) = ${move.expired}::boolean)
      AND ${undisturbed}`;
  if (moved !== 1) return null;
  const row = await session.submission.findFirst({ where: { id: move.id } });
  // A rejection releases nothing: also a text that nobody can read any more is rejected when its time is over.
  return row && (move.to === 'REJECTED' ? openIfPossible(keys, row) : openSubmission(keys, row));
}

/** Holds whose time is over, oldest first; `moveHold` leaves alone one that was decided just before, in its undo window. */
export function overdueHolds(
  session: PrismaSession,
  limit: number,
  after: DueSubmission | null,
): Promise<DueSubmission[]> {
  return session.$queryRaw`
    SELECT id, workspace_id AS "workspaceId", expires_at AS "dueAt" FROM submission
    WHERE status = 'QUEUED' AND expires_at <= now() AND ${comesBehind(Prisma.sql`expires_at`, after)}
    ORDER BY expires_at, id LIMIT ${limit}`;
}

export interface StoredRuleOutcome {
  rule: string;
  outcome: 'approved' | 'edited' | 'rejected';
  count: number;
}

/**
 * What ended holds since a decision's id, by the rules that had found something when the gate decided, as an edit leaves none
 * of them; without what `clock` signed.
 */
export function countRuleOutcomes(session: PrismaSession, since: string, clock: string): Promise<StoredRuleOutcome[]> {
  return session.$queryRaw<StoredRuleOutcome[]>`
    SELECT rule, outcome, count(*)::int AS count FROM (
      SELECT jsonb_array_elements_text(a.detail -> 'rules') AS rule, CASE WHEN d.decision = 'rejected' THEN 'rejected' WHEN s.edited THEN 'edited'
        ELSE 'approved' END AS outcome
      FROM review_decision d JOIN submission s ON s.id = d.submission_id
        JOIN audit_event a ON a.submission_id = s.id AND a.kind = 'submission.decided'
      WHERE d.id > ${since} AND d.final_for IS NOT NULL AND d.reviewer <> ${clock}) o
    GROUP BY rule, outcome`;
}
