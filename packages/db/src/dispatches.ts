import { recordAudit } from './audit-events.ts';
import type { PrismaSession } from './open-store.ts';

/** A submission at the version somebody looked at. */
export interface DispatchAtVersion {
  id: string;
  workspaceId: string;
  version: number;
}

/** How a dispatch ended for good. */
export interface DispatchEnd {
  status: 'SENT' | 'FAILED';
  deliveryStatus: 'sent' | 'failed' | 'unknown' | 'canceled';
  providerMessageId: string | null;
  /** Class of the failure; null when the message was sent. */
  error: string | null;
}

/**
 * Whether the workspace wants nothing to go out just now; a workspace that is not there wants nothing. The row stays
 * locked against a change until the transaction ends: what begins before a pause is committed before it, and nothing
 * begins after. Taken before any other lock.
 */
export async function lockPause(session: PrismaSession, workspaceId: string): Promise<'off' | 'hold' | 'block'> {
  const [row] = await session.$queryRaw<{ mode: 'off' | 'hold' | 'block' }[]>`
    SELECT coalesce(settings ->> 'pause_mode', 'off') AS mode FROM workspace WHERE id = ${workspaceId} FOR SHARE`;
  return row?.mode ?? 'block';
}

/** Whether the lease is still ours; it cannot be lost before the transaction ends. */
export async function lockLease(session: PrismaSession, id: string, token: string): Promise<boolean> {
  const rows = await session.$queryRaw<unknown[]>`
    SELECT 1 FROM work_item WHERE id = ${id} AND lease_token = ${token} AND state = 'LEASED' AND lease_until > now()
    FOR UPDATE`;
  return rows.length === 1;
}

/** Takes an approved message up for dispatch, with its audit event. Its new version, or null when it stands elsewhere. */
export async function moveToDispatching(session: PrismaSession, at: DispatchAtVersion): Promise<number | null> {
  const [row] = await session.$queryRaw<{ version: number }[]>`
    UPDATE submission SET status = 'DISPATCHING', delivery_status = 'pending', version = version + 1, updated_at = now()
    WHERE id = ${at.id} AND workspace_id = ${at.workspaceId} AND status = 'APPROVED' AND version = ${at.version}
      AND dispatch_mode IS NOT NULL
    RETURNING version`;
  if (!row) return null;
  await recordAudit(session, {
    ...{ workspaceId: at.workspaceId, submissionId: at.id, kind: 'dispatch.taken_up', actor: dispatchActor },
    before: { status: 'APPROVED', version: at.version },
    after: { status: 'DISPATCHING', version: row.version },
  });
  return row.version;
}

/**
 * Puts on record that the message is about to be written to the provider. False when it was before, or the message
 * is not what it was when it was read.
 */
export async function markDispatchBegun(session: PrismaSession, at: DispatchAtVersion, mode: string): Promise<boolean> {
  const marked = await session.$executeRaw`
    UPDATE submission SET dispatch_began_at = now(), dispatch_mode = ${mode}, delivery_status = 'dispatching',
      version = version + 1, updated_at = now()
    WHERE id = ${at.id} AND workspace_id = ${at.workspaceId} AND status = 'DISPATCHING' AND dispatch_began_at IS NULL
      AND version = ${at.version}`;
  return marked === 1;
}

/** The provider said for certain that it has not taken the message: it may be written again. */
export async function clearDispatchBegun(session: PrismaSession, workspaceId: string, id: string): Promise<void> {
  await session.$executeRaw`
    UPDATE submission SET dispatch_began_at = NULL, delivery_status = 'pending', version = version + 1, updated_at = now()
    WHERE id = ${id} AND workspace_id = ${workspaceId} AND status = 'DISPATCHING' AND dispatch_began_at IS NOT NULL`;
}

/** Ends a dispatch with its audit event. False when the submission was not being dispatched. */
export async function endDispatch(
  session: PrismaSession,
  workspaceId: string,
  id: string,
  end: DispatchEnd,
): Promise<boolean> {
  const [was] = await session.$queryRaw<{ status: string; deliveryStatus: string | null }[]>`
    WITH was AS (SELECT id, status, delivery_status FROM submission
      WHERE id = ${id} AND workspace_id = ${workspaceId} FOR UPDATE)
    UPDATE submission s SET status = ${end.status}, delivery_status = ${end.deliveryStatus},
      provider_message_id = ${end.providerMessageId},
      delivery_error = CASE WHEN erased_at IS NULL THEN ${end.error} END,
      version = version + 1, updated_at = now()
    FROM was WHERE s.id = was.id
      AND (s.status = 'DISPATCHING' OR (s.status = 'APPROVED' AND ${end.status} = 'FAILED'))
    RETURNING was.status, was.delivery_status AS "deliveryStatus"`;
  if (!was) return false;
  await recordAudit(session, {
    workspaceId,
    submissionId: id,
    kind: `dispatch.${end.deliveryStatus}`,
    actor: dispatchActor,
    detail: { status: end.status, error: end.error },
    before: { status: was.status, delivery_status: was.deliveryStatus },
    after: { status: end.status, delivery_status: end.deliveryStatus },
  });
  return true;
}

/** Who is on record for what dispatch does by itself. */
export const dispatchActor = 'dispatch@system.invalid';

/** When the transaction began, by the store's clock. */
export async function storeTime(session: PrismaSession): Promise<Date> {
  const [row] = await session.$queryRaw<{ now: Date }[]>`SELECT now() AS now`;
  if (!row) throw new RangeError('The store has no time');
  return row.now;
}

/** Whether the evidence of a message has grown too old, by the store's clock; never where it has no such time. */
export async function isEvidenceOver(session: PrismaSession, workspaceId: string, id: string): Promise<boolean> {
  const [row] = await session.$queryRaw<{ over: boolean }[]>`
    SELECT coalesce(evidence_expires_at <= now(), false) AS over FROM submission
    WHERE id = ${id} AND workspace_id = ${workspaceId}`;
  return row?.over ?? false;
}

/** Ends the dispatch of an item that is given up: unknown where a message had begun to be written, failed otherwise. */
export async function endAbandonedDispatch(
  session: PrismaSession,
  workspaceId: string,
  id: string,
  error: string,
): Promise<void> {
  const row = await session.submission.findFirst({ where: { id, workspaceId }, select: { dispatchBeganAt: true } });
  await endDispatch(session, workspaceId, id, {
    status: 'FAILED',
    deliveryStatus: row?.dispatchBeganAt ? 'unknown' : 'failed',
    providerMessageId: null,
    error,
  });
}

/** Makes a failed message dispatchable again. False when it is not failed, or not at that version any more. */
export async function reopenDispatch(session: PrismaSession, at: DispatchAtVersion): Promise<boolean> {
  const moved = await session.$executeRaw`
    UPDATE submission SET status = 'DISPATCHING', delivery_status = 'pending', delivery_error = NULL,
      provider_message_id = NULL, dispatch_began_at = NULL, version = version + 1, updated_at = now()
    WHERE id = ${at.id} AND workspace_id = ${at.workspaceId} AND status = 'FAILED' AND version = ${at.version}
      AND dispatch_mode IS NOT NULL AND erased_at IS NULL`;
  return moved === 1;
}

/**
 * Keeps whatever dispatch work of a submission is open as it is until the transaction ends. Workers lock the work before
 * the submission; who means to take both does it in the same order.
 */
export async function lockOpenDispatch(session: PrismaSession, id: string): Promise<void> {
  await session.$queryRaw`
    SELECT 1 FROM work_item WHERE ref_id = ${id} AND kind = 'dispatch' AND state IN ('PENDING', 'LEASED') FOR UPDATE`;
}

/** Ends whatever dispatch work of a submission is still open; its next release brings a new item. */
export async function cancelOpenDispatch(session: PrismaSession, id: string): Promise<void> {
  await session.$executeRaw`
    UPDATE work_item SET state = 'CANCELLED', lease_token = NULL, lease_until = NULL, finished_at = now()
    WHERE ref_id = ${id} AND kind = 'dispatch' AND state IN ('PENDING', 'LEASED')`;
}

export interface NewDispatchAttempt {
  workspaceId: string;
  submissionId: string;
  workId: string;
  mode: string;
  outcome: 'sent' | 'refused' | 'failed' | 'unknown' | 'canceled' | 'late';
  errorClass: string | null;
  durationMs: number;
}

/** Records one attempt. There is no changing it. */
export async function addDispatchAttempt(session: PrismaSession, attempt: NewDispatchAttempt): Promise<void> {
  await session.dispatchAttempt.create({ data: attempt, select: { id: true } });
}

/** Attempts made so far, and how many of this item's the provider refused before it took anything. */
export async function countDispatchAttempts(
  session: PrismaSession,
  submissionId: string,
  workId: string,
): Promise<{ all: number; refused: number }> {
  const [row] = await session.$queryRaw<{ all: number; refused: number }[]>`
    SELECT count(*)::int AS all, count(*) FILTER (WHERE work_id = ${workId} AND outcome = 'refused')::int AS refused
    FROM dispatch_attempt WHERE submission_id = ${submissionId}`;
  return row ?? { all: 0, refused: 0 };
}

export interface StoredDispatchProgress {
  attempts: number;
  lastError: string | null;
  nextAttemptAt: Date | null;
}

/** How far the dispatch of a submission has come. */
export async function dispatchProgress(session: PrismaSession, submissionId: string): Promise<StoredDispatchProgress> {
  const [row] = await session.$queryRaw<StoredDispatchProgress[]>`
    SELECT count(*)::int AS attempts, (array_agg(error_class ORDER BY id DESC))[1] AS "lastError",
      (SELECT min(next_run_at) FROM work_item
        WHERE ref_id = ${submissionId} AND kind = 'dispatch' AND state IN ('PENDING', 'LEASED')) AS "nextAttemptAt"
    FROM dispatch_attempt WHERE submission_id = ${submissionId}`;
  return row ?? { attempts: 0, lastError: null, nextAttemptAt: null };
}

/** Deletes attempts older than so many days, at most 10,000 at once. */
export function sweepDispatchAttempts(session: PrismaSession, days: number): Promise<number> {
  return session.$executeRaw`
    DELETE FROM dispatch_attempt WHERE id IN (SELECT id FROM dispatch_attempt
      WHERE created_at < now() - make_interval(days => ${days}::int) LIMIT 10000)`;
}
