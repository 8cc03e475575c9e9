import type { ContentKeys } from './content-keys.ts';
import type { PrismaSession } from './open-store.ts';
import { notStale, undisturbed } from './reviews.ts';
import type { SealedPlace } from './seal.ts';
import { openJson, sealJson } from './sealed-content.ts';
import type { HoldAtVersion } from './timed-releases.ts';

export interface NewPendingDecision {
  id: string;
  reviewer: string;
  reviewerId: string;
  decision: 'approved' | 'rejected';
  round: number;
  /** What was asked for. */
  request: object;
  /** Seconds until it commits. */
  seconds: number;
}

export interface StoredPendingDecision {
  id: string;
  submissionId: string;
  workspaceId: string;
  reviewer: string;
  reviewerId: string;
  decision: string;
  round: number;
  commitAt: Date;
}

/** A pending decision with what was asked for. */
export interface PendingRequest extends StoredPendingDecision {
  request: unknown;
}

/**
 * Begins the undo window of a decision about a hold at the version that was seen. Null when the hold was changed, is
 * decided, over, or under another decision.
 */
export async function beginDecision(
  session: PrismaSession,
  keys: ContentKeys,
  hold: HoldAtVersion & { sealed: boolean },
  pending: NewPendingDecision,
): Promise<Date | null> {
  const moved = await session.$executeRaw`
    UPDATE submission SET version = version + 1, updated_at = now()
    WHERE id = ${hold.id} AND workspace_id = ${hold.workspaceId} AND version = ${hold.version} AND status = 'QUEUED'
      AND coalesce(expires_at > now(), true) AND ${undisturbed}`;
  if (moved !== 1) return null;
  // One that is stale never commits any more.
  await session.pendingDecision.deleteMany({ where: { submissionId: hold.id } });
  const place = requestPlace(hold.workspaceId, pending.id);
  const request = JSON.stringify(hold.sealed ? await sealJson(keys, pending.request, place) : pending.request);
  const [row] = await session.$queryRaw<{ commitAt: Date }[]>`
    INSERT INTO pending_decision (submission_id, id, workspace_id, reviewer, reviewer_id, decision, round, request, commit_at)
    VALUES (${hold.id}, ${pending.id}, ${hold.workspaceId}, ${pending.reviewer}, ${pending.reviewerId},
      ${pending.decision}, ${pending.round}, ${request}::jsonb, now() + make_interval(secs => ${pending.seconds}::float8))
    RETURNING commit_at AS "commitAt"`;
  return row?.commitAt ?? null;
}

/** @throws SealBroken */
export async function findPendingDecision(
  session: PrismaSession,
  keys: ContentKeys,
  id: string,
): Promise<PendingRequest | null> {
  const row = await session.pendingDecision.findFirst({ where: { id } });
  return row && { ...row, request: await openJson(keys, row.request, requestPlace(row.workspaceId, id)) };
}

function requestPlace(workspaceId: string, id: string): SealedPlace {
  return { table: 'pending_decision', column: 'request', workspaceId, rowId: id };
}

/** The decision a hold is under just now; one that should have committed long ago is none. */
export async function pendingDecisionOf(
  session: PrismaSession,
  submissionId: string,
): Promise<StoredPendingDecision | null> {
  const [row] = await session.$queryRaw<StoredPendingDecision[]>`
    SELECT id, submission_id AS "submissionId", workspace_id AS "workspaceId", reviewer, reviewer_id AS "reviewerId",
      decision, round, commit_at AS "commitAt"
    FROM pending_decision WHERE submission_id = ${submissionId} AND ${notStale}`;
  return row ?? null;
}

/** Who is deciding just now about which hold of a workspace, by the id of the hold. */
export async function decidersOf(session: PrismaSession, workspaceId: string): Promise<Map<string, string>> {
  const rows = await session.$queryRaw<{ submissionId: string; reviewer: string }[]>`
    SELECT submission_id AS "submissionId", reviewer FROM pending_decision WHERE workspace_id = ${workspaceId} AND ${notStale}`;
  return new Map(rows.map(({ submissionId, reviewer }) => [submissionId, reviewer]));
}

/**
 * Locks the hold that a decision is about, before whatever is done to the decision: in the order of those who move a hold and call
 * off what stands in their way, as an erasure does. In the other one, each would wait for the other.
 */
async function lockHoldOf(session: PrismaSession, id: string): Promise<void> {
  await session.$queryRaw`
    SELECT 1 FROM submission WHERE id = (SELECT submission_id FROM pending_decision WHERE id = ${id}) FOR NO KEY UPDATE`;
}

/** Ends a pending decision, by commit or by undo: whoever removes the row has won. */
export async function endPendingDecision(session: PrismaSession, id: string): Promise<boolean> {
  await lockHoldOf(session, id);
  const { count } = await session.pendingDecision.deleteMany({ where: { id } });
  return count === 1;
}

/** Takes back a person's own pending decision. Null when it committed meanwhile, or never was. */
export async function undoDecision(
  session: PrismaSession,
  workspaceId: string,
  submissionId: string,
  reviewerId: string,
): Promise<{ id: string; decision: string } | null> {
  await session.$queryRaw`
    SELECT 1 FROM submission WHERE id = ${submissionId} AND workspace_id = ${workspaceId} FOR NO KEY UPDATE`;
  const [row] = await session.$queryRaw<{ id: string; decision: string }[]>`
    DELETE FROM pending_decision WHERE submission_id = ${submissionId} AND workspace_id = ${workspaceId}
      AND reviewer_id = ${reviewerId} RETURNING id, decision`;
  if (!row) return null;
  await session.$executeRaw`
    UPDATE submission SET version = version + 1, updated_at = now()
    WHERE id = ${submissionId} AND workspace_id = ${workspaceId} AND status = 'QUEUED'`;
  return row;
}

/** Who is on record for decisions that could not be committed. */
export const commitActor = 'undo-window@system.invalid';

/**
 * Calls off a decision whose commit was given up, with its audit event and the reason: the hold is undecided again, for everybody and at
 * once. Nothing where the decision was made or taken back.
 */
export async function abandonDecision(session: PrismaSession, id: string, reason = 'commit_given_up'): Promise<void> {
  await lockHoldOf(session, id);
  await session.$executeRaw`
    WITH gone AS (DELETE FROM pending_decision WHERE id = ${id} RETURNING submission_id, workspace_id, decision),
    shown AS (
      UPDATE submission s SET version = version + 1, updated_at = now() FROM gone
      WHERE s.id = gone.submission_id AND s.status = 'QUEUED')
    INSERT INTO audit_event (workspace_id, submission_id, kind, actor, detail)
    SELECT workspace_id, submission_id, 'review.decision_called_off', ${commitActor},
      jsonb_build_object('decision', decision, 'reason', ${reason}::text) FROM gone`;
}

/** Hours for which a decision whose commit was given up counts. */
const GIVEN_UP_HOURS = 24;

/** Decisions of the last day whose commit was given up. */
export async function countGivenUpCommits(session: PrismaSession): Promise<number> {
  const [row] = await session.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM work_item WHERE state = 'DEAD' AND kind = 'review_commit'
      AND finished_at > now() - make_interval(hours => ${GIVEN_UP_HOURS}::int)`;
  return row?.count ?? 0;
}

/** Writes the intent to commit a decision when its undo window is over. */
export async function addCommitWork(
  session: PrismaSession,
  item: { id: string; workspaceId: string; kind: string; refId: string; maxAttempts: number; dueAt: Date },
): Promise<void> {
  await session.$executeRaw`
    INSERT INTO work_item (id, workspace_id, kind, dedupe_key, ref_id, max_attempts, next_run_at)
    VALUES (${item.id}, ${item.workspaceId}, ${item.kind}, ${`${item.kind}-${item.refId}`}, ${item.refId},
      ${item.maxAttempts}, ${item.dueAt})`;
}
