import { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';
import { eraseReviewWords } from './review-desk.ts';

/** A decision whose callback had not arrived when its content was erased: somebody still has to be told. */
export interface UntoldDecision {
  submissionId: string;
  event: string;
}

export interface Erased {
  ids: string[];
  untold: UntoldDecision[];
}

/** What stays of a violation: which rule fired, how surely and where; not what it fired on. */
const bareViolations = Prisma.sql`(SELECT coalesce(jsonb_agg(e.v ||
    '{"matched":null,"saferAlternative":null,"detail":"Erased.","evidence":[]}'::jsonb ORDER BY e.n), '[]'::jsonb)
  FROM jsonb_array_elements(submission.violations) WITH ORDINALITY AS e(v, n))`;

/**
 * Erases content and recipient of submissions, and of everything that was written about them: scans, notes, callbacks.
 * Ids, rules, times, hashes and decisions stay. Holds and messages that are being dispatched are left alone, and so is
 * what was erased before. Work that was about to deliver erased content ends here.
 */
export async function eraseSubmissions(
  session: PrismaSession,
  workspaceId: string,
  ids: readonly string[],
): Promise<Erased> {
  if (ids.length === 0) return { ids: [], untold: [] };
  const erased = await session.$queryRaw<{ id: string }[]>`
    UPDATE submission SET erased_at = now(), recipient = 'erased', recipient_match = 'erased', subject = NULL,
      body_text = NULL, body_html = NULL, content_sealed = NULL, metadata = NULL, remediations = NULL,
      remediated_subject = NULL, remediated_body = NULL, remediated_html = NULL, ack_message = NULL, review_note = NULL,
      approved_subject = NULL, approved_body = NULL, edit_sealed = NULL, review_note_sealed = NULL, provider_message_id = NULL, delivery_error = NULL, fingerprint = NULL, touch_key = NULL,
      violations = ${bareViolations}, version = version + 1, updated_at = now()
    WHERE id = ANY (${[...ids]}) AND workspace_id = ${workspaceId} AND erased_at IS NULL
      AND status NOT IN ('QUEUED', 'DISPATCHING') RETURNING id`;
  const gone = erased.map(({ id }) => id);
  if (gone.length === 0) return { ids: [], untold: [] };
  await session.$executeRaw`
    UPDATE review_decision SET note = NULL WHERE submission_id = ANY (${gone}) AND note IS NOT NULL`;
  await eraseReviewWords(session, gone);
  await session.$executeRaw`
    UPDATE advisory_scan SET findings = '[]' WHERE submission_id = ANY (${gone}) AND findings <> '[]'::jsonb`;
  return { ids: gone, untold: await eraseCallbacks(session, Prisma.sql`submission_id = ANY (${gone})`) };
}

/** Erases the bodies of callbacks and what receivers answered. Those not delivered yet are dead now; they are named. */
async function eraseCallbacks(session: PrismaSession, which: Prisma.Sql): Promise<UntoldDecision[]> {
  // A worker that holds one right now loses its lease, and with it the right to write the receiver's answer down.
  await session.$executeRaw`
    UPDATE work_item SET state = 'DEAD', last_error_class = 'erased', lease_token = NULL, lease_until = NULL,
      finished_at = now()
    WHERE kind = 'callback' AND state IN ('PENDING', 'LEASED', 'SUSPENDED')
      AND ref_id IN (SELECT id FROM callback_event WHERE ${which})`;
  const untold = await session.$queryRaw<UntoldDecision[]>`
    UPDATE callback_event SET state = 'dead', body_sealed = NULL
    WHERE ${which} AND state IN ('pending', 'suspended') AND body_sealed IS NOT NULL
    RETURNING submission_id AS "submissionId", event`;
  await session.$executeRaw`UPDATE callback_event SET body_sealed = NULL WHERE ${which} AND body_sealed IS NOT NULL`;
  await session.$executeRaw`
    UPDATE callback_attempt SET response = NULL
    WHERE event_id IN (SELECT id FROM callback_event WHERE ${which}) AND response IS NOT NULL`;
  return untold;
}

export interface ToErase {
  id: string;
  status: string;
  /** A worker has begun to write the message to its provider: nobody can stop it any more. */
  begun: boolean;
}

/** Submissions to a recipient that are not erased yet, locked against everybody else; the earliest first. */
export function lockSubmissionsTo(
  session: PrismaSession,
  workspaceId: string,
  recipients: readonly string[],
  limit: number,
): Promise<ToErase[]> {
  return session.$queryRaw<ToErase[]>`
    SELECT id, status, dispatch_began_at IS NOT NULL AND status = 'DISPATCHING' AS begun FROM submission
    WHERE workspace_id = ${workspaceId} AND recipient_match = ANY (${[...recipients]}) AND erased_at IS NULL
      AND NOT (status = 'DISPATCHING' AND dispatch_began_at IS NOT NULL)
    ORDER BY id LIMIT ${limit} FOR UPDATE`;
}

/** How many messages to a recipient are with a provider just now. */
export async function countBegunTo(
  session: PrismaSession,
  workspaceId: string,
  recipients: readonly string[],
): Promise<number> {
  const [row] = await session.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM submission
    WHERE workspace_id = ${workspaceId} AND recipient_match = ANY (${[...recipients]}) AND erased_at IS NULL
      AND status = 'DISPATCHING'`;
  return row?.count ?? 0;
}

/** Ends dispatches that nobody has begun: they will not be made. */
export async function cancelDispatches(session: PrismaSession, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await session.$queryRaw<{ id: string }[]>`
    UPDATE submission SET status = 'FAILED', delivery_status = 'canceled', version = version + 1, updated_at = now()
    WHERE id = ANY (${[...ids]}) AND status = 'DISPATCHING' AND dispatch_began_at IS NULL RETURNING id`;
  return rows.map(({ id }) => id);
}

/** Submissions older than so many days that are neither held, nor being dispatched or about to be; the oldest first. */
export async function submissionsOlderThan(
  session: PrismaSession,
  workspaceId: string,
  days: number,
  limit: number,
): Promise<string[]> {
  const rows = await session.$queryRaw<{ id: string }[]>`
    SELECT id FROM submission WHERE workspace_id = ${workspaceId} AND erased_at IS NULL
      AND created_at < now() - make_interval(days => ${days}::int) AND status NOT IN ('QUEUED', 'DISPATCHING')
      AND NOT (status = 'APPROVED' AND dispatch_mode IS NOT NULL)
    ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
  return rows.map(({ id }) => id);
}
