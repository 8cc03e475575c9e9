import type pg from 'pg';
import { CALLBACKS_AT_ONCE, FAILING_AFTER, nextAttemptAt } from './callback-endpoints.ts';
import { addAttempt } from './callback-events.ts';
import { Prisma } from './generated/client.ts';
import { prepared } from './hot-statements.ts';
import type { PrismaSession, Store } from './open-store.ts';

/** Deliveries in flight to one healthy callback receiver; likewise messages of one workspace being dispatched. */
export const MAX_IN_FLIGHT = 5;
export interface StoredLease {
  id: string;
  workspaceId: string;
  kind: string;
  refId: string;
  attempt: number;
  maxAttempts: number;
  leaseToken: string;
  leaseUntil: Date;
}

const leaseColumns = Prisma.sql`item.id, item.workspace_id AS "workspaceId", item.kind, item.ref_id AS "refId", item.attempt,
  item.max_attempts AS "maxAttempts", item.lease_token AS "leaseToken", item.lease_until AS "leaseUntil"`;
/** Condition of an item that may be taken up now: never before its time, which a receiver may have set. */
export const claimable = Prisma.sql`((state = 'PENDING' AND next_run_at <= now())
  OR (state = 'LEASED' AND lease_until < now()))`;

/** Writes an intent in the transaction of the change that caused it. `nudged`: the caller wakes the queues itself. */
export async function addWorkItem(
  session: PrismaSession,
  item: { id: string; workspaceId: string; kind: string; refId: string; dedupeKey: string; maxAttempts: number },
  nudged: boolean,
): Promise<void> {
  await session.$executeRaw`
    INSERT INTO work_item (id, workspace_id, kind, dedupe_key, ref_id, max_attempts, next_run_at, enqueued_at)
    VALUES (${item.id}, ${item.workspaceId}, ${item.kind}, ${item.dedupeKey}, ${item.refId}, ${item.maxAttempts},
      -- The column rounds to milliseconds; rounded up, a worker woken at once would come too early.
      date_trunc('milliseconds', now()), CASE WHEN ${nudged} THEN now() END)`;
}

/** Whoever asks for the lease of an item. */
export interface LeaseWanted {
  id: string;
  leaseToken: string;
  leaseSeconds: number;
}

/**
 * Items as they stand, in one statement for many of them; undefined for one that is not due. A callback that was waiting
 * and against which nothing speaks bears the token: what is nearly always so is claimed with that. A receiver whose row
 * somebody else holds is not waited for.
 */
export async function claimWaiting(
  pool: pg.Pool,
  wanted: readonly LeaseWanted[],
): Promise<(StoredLease | undefined)[]> {
  const claim = Prisma.sql`
    SELECT ${leaseColumns}
    FROM json_to_recordset(${JSON.stringify(wanted)}::json) AS asked("id" text, "leaseToken" text, "leaseSeconds" float8)
    CROSS JOIN LATERAL claim_work_item(asked."id", asked."leaseToken", asked."leaseSeconds", ${MAX_IN_FLIGHT}::int,
      ${FAILING_AFTER}::int) AS item`;
  const { rows } = await pool.query<StoredLease>(prepared('sendgate_claim', claim));
  const byId = new Map(rows.map((item) => [item.id, item]));
  return wanted.map(({ id }) => byId.get(id));
}

/**
 * Takes the lease of an item that `claimWaiting` found and did not claim, and counts the attempt. Null when it is not due
 * any more, held by another worker, done, or not allowed just now: a callback waits while its receiver is busy, failing or
 * disabled. The attempt a dead worker had under way on a callback is logged as `lost`: the receiver may have had it, and
 * the next one must not bear its number.
 */
export async function claimWorkItem(
  store: Store,
  item: { id: string; kind: string; workspaceId: string; refId: string },
  { leaseToken, leaseSeconds }: LeaseWanted,
): Promise<StoredLease | null> {
  const { id } = item;
  if (item.kind === 'dispatch') {
    return store.transaction((session) => claimDispatch(session, id, item.workspaceId, leaseToken, leaseSeconds));
  }
  if (item.kind !== 'callback') return lease(store.prisma, id, leaseToken, leaseSeconds);
  return store.transaction(async (session) => {
    // The receiver's row is the turnstile: whoever holds it counts what is in flight.
    const [endpoint] = await session.$queryRaw<
      { failures: number; disabled: boolean; probeIn: number | null; pingEventId: string | null }[]
    >`
      SELECT consecutive_failures AS failures, disabled_at IS NOT NULL AS disabled,
        extract(epoch FROM next_probe_at - now())::float8 AS "probeIn", ping_event_id AS "pingEventId"
      FROM callback_endpoint WHERE workspace_id = ${item.workspaceId} FOR UPDATE`;
    const failing = (endpoint?.failures ?? 0) >= FAILING_AFTER;
    const probeIn = failing ? (endpoint?.probeIn ?? 0) : 0;
    const most = Math.max(1, MAX_IN_FLIGHT - (endpoint?.failures ?? 0));
    const [crashed] = await session.$queryRaw<{ refId: string }[]>`
      UPDATE work_item SET state = 'PENDING', lease_token = NULL, lease_until = NULL, last_error_class = 'worker_died'
      WHERE id = ${id} AND state = 'LEASED' AND lease_until < now() RETURNING ref_id AS "refId"`;
    if (crashed) {
      const lost = { outcome: 'lost', statusCode: null, durationMs: 0, response: null };
      await addAttempt(session, { eventId: crashed.refId, ...lost });
    }
    // Somebody waits to hear whether the receiver is back: it goes out whatever else is the matter.
    if (endpoint?.pingEventId === item.refId) return lease(session, id, leaseToken, leaseSeconds);
    if (endpoint?.disabled) {
      await suspendCallbacks(session, item.workspaceId);
      return null;
    }
    const [flying] = await session.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM work_item WHERE workspace_id = ${item.workspaceId} AND kind = 'callback'
        AND state = 'LEASED' AND lease_until >= now() AND id <> ${id}`;
    const full = (flying?.count ?? 0) >= most;
    if (probeIn > 0 || full) {
      // Where the receiver is merely busy it keeps its place: the relay offers it again once one in flight has landed.
      await session.$executeRaw`
        UPDATE work_item SET state = 'PENDING', lease_token = NULL, lease_until = NULL, enqueued_at = NULL,
          next_run_at = CASE WHEN ${probeIn}::float8 > 0 THEN now() + make_interval(secs => ${probeIn}::float8)
            ELSE next_run_at END
        WHERE id = ${id} AND ${claimable}`;
      return null;
    }
    return lease(session, id, leaseToken, leaseSeconds);
  });
}

/** A workspace whose mail server is slow waits for itself: it never takes all hands. */
async function claimDispatch(
  session: PrismaSession,
  id: string,
  workspaceId: string,
  leaseToken: string,
  leaseSeconds: number,
): Promise<StoredLease | null> {
  const flying = await session.$queryRaw<unknown[]>`
    SELECT 1 FROM work_item WHERE workspace_id = ${workspaceId} AND kind = 'dispatch'
      AND state = 'LEASED' AND lease_until >= now() AND id <> ${id} LIMIT ${MAX_IN_FLIGHT}`;
  if (flying.length < MAX_IN_FLIGHT) return lease(session, id, leaseToken, leaseSeconds);
  await session.$executeRaw`UPDATE work_item SET enqueued_at = NULL WHERE id = ${id} AND ${claimable}`;
  return null;
}

async function lease(
  session: PrismaSession,
  id: string,
  leaseToken: string,
  leaseSeconds: number,
): Promise<StoredLease | null> {
  const [claimed] = await session.$queryRaw<StoredLease[]>`
    UPDATE work_item AS item SET state = 'LEASED', attempt = attempt + 1, lease_token = ${leaseToken},
      lease_until = now() + make_interval(secs => ${leaseSeconds}::float8)
    WHERE id = ${id} AND ${claimable} AND attempt < max_attempts RETURNING ${leaseColumns}`;
  return claimed ?? null;
}

/**
 * Ends an item whose attempts were all claimed and came to nothing: whoever had the last one died. False when it is not due
 * any more, or was ended by another. Whoever calls it ends, in the same transaction, what the item was to work on.
 */
export async function endUsedUpItem(session: PrismaSession, id: string): Promise<boolean> {
  const ended = await session.$executeRaw`
    UPDATE work_item SET state = 'DEAD', lease_token = NULL, lease_until = NULL, last_error_class = 'worker_died',
      finished_at = now()
    WHERE id = ${id} AND ${claimable} AND attempt >= max_attempts`;
  return ended === 1;
}

/** Lengthens a lease to so many seconds from now; false when the item is in other hands by now. */
export async function renewLease(session: PrismaSession, id: string, token: string, seconds: number): Promise<boolean> {
  const renewed = await session.$executeRaw`
    UPDATE work_item SET lease_until = now() + make_interval(secs => ${seconds}::float8)
    WHERE id = ${id} AND lease_token = ${token} AND state = 'LEASED'`;
  return renewed === 1;
}

/** Ends an item for good. False when the lease is no longer ours. */
export async function endWorkItem(
  session: PrismaSession,
  id: string,
  token: string,
  end: { state: 'DONE' | 'DEAD' | 'SUSPENDED'; errorClass: string | null },
): Promise<boolean> {
  const ended = await session.$executeRaw`
    UPDATE work_item SET state = ${end.state}, lease_token = NULL, lease_until = NULL,
      last_error_class = coalesce(${end.errorClass}, last_error_class),
      finished_at = CASE WHEN ${end.state} = 'SUSPENDED' THEN NULL ELSE now() END
    WHERE id = ${id} AND lease_token = ${token} AND state = 'LEASED'`;
  return ended === 1;
}

/** Puts an item back for later; its next run, or null when the lease is no longer ours. */
export async function retryWorkItem(
  session: PrismaSession,
  id: string,
  token: string,
  afterSeconds: number,
  errorClass: string,
): Promise<Date | null> {
  const [row] = await session.$queryRaw<{ nextRunAt: Date }[]>`
    UPDATE work_item SET state = 'PENDING', lease_token = NULL, lease_until = NULL, enqueued_at = NULL,
      last_error_class = ${errorClass}, next_run_at = now() + make_interval(secs => ${afterSeconds}::float8)
    WHERE id = ${id} AND lease_token = ${token} AND state = 'LEASED' RETURNING next_run_at AS "nextRunAt"`;
  return row?.nextRunAt ?? null;
}

/**
 * Whether an item stands as the lease of that attempt left it, and nobody took it up since: what that lease wrote was committed,
 * though the answer may have been lost.
 */
export async function isLeftSo(
  session: PrismaSession,
  { id, attempt }: Pick<StoredLease, 'id' | 'attempt'>,
  state: 'DONE' | 'DEAD' | 'PENDING',
  errorClass: string | null,
): Promise<boolean> {
  const rows = await session.$queryRaw<unknown[]>`
    SELECT 1 FROM work_item WHERE id = ${id} AND attempt = ${attempt}::int AND state = ${state}
      AND last_error_class IS NOT DISTINCT FROM coalesce(${errorClass}, last_error_class)`;
  return rows.length === 1;
}

/** Hands leases back unused, to be taken no sooner than in so many seconds: the attempt is not counted. */
export function releaseLeases(session: PrismaSession, tokens: readonly string[], afterSeconds = 0): Promise<number> {
  return session.$executeRaw`
    UPDATE work_item SET state = 'PENDING', attempt = greatest(attempt - 1, 0), lease_token = NULL, lease_until = NULL,
      enqueued_at = NULL, next_run_at = now() + make_interval(secs => ${afterSeconds}::float8)
    WHERE lease_token = ANY (${[...tokens]}) AND state = 'LEASED'`;
}

/** Items that are due: not what a paused workspace holds back, nor what waits for the next probe of a failing receiver. */
const dueItems = Prisma.sql`work_item w LEFT JOIN callback_endpoint p ON p.workspace_id = w.workspace_id AND w.kind = 'callback'
  WHERE w.next_run_at <= now() AND ${nextAttemptAt} <= now() AND NOT (w.kind = 'dispatch' AND EXISTS (
    SELECT 1 FROM workspace s WHERE s.id = w.workspace_id AND coalesce(s.settings ->> 'pause_mode', 'off') <> 'off'))`;

/** Age of the oldest due item by kind. */
export async function oldestDueSeconds(session: PrismaSession): Promise<{ kind: string; seconds: number }[]> {
  return session.$queryRaw`
    SELECT w.kind, extract(epoch FROM now() - min(${nextAttemptAt}))::float8 AS seconds FROM ${dueItems}
      AND w.state IN ('PENDING', 'LEASED') GROUP BY w.kind`;
}

/** Due items that were never put on a queue, or are due again since. */
export async function unqueuedItems(session: PrismaSession): Promise<number> {
  const [row] = await session.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${dueItems} AND w.state = 'PENDING' AND w.enqueued_at IS NULL`;
  return row?.count ?? 0;
}

/** Whether more than so many items of these kinds are not done; looks at no more than it must. */
export async function isBacklogged(session: PrismaSession, kinds: readonly string[], most: number): Promise<boolean> {
  const rows = await session.$queryRaw<unknown[]>`
    SELECT 1 FROM work_item WHERE state IN ('PENDING', 'LEASED') AND kind = ANY (${[...kinds]}) OFFSET ${most} LIMIT 1`;
  return rows.length > 0;
}

/** Items that were given up and not swept yet, by kind. */
export async function deadItems(session: PrismaSession): Promise<{ kind: string; count: number }[]> {
  return session.$queryRaw`SELECT kind, count(*)::int AS count FROM work_item WHERE state = 'DEAD' GROUP BY kind`;
}

/**
 * Items that ended more than `days` ago, at most 10,000; not what somebody takes up again in this moment. Found by when they were
 * last due, which nearly always is before they ended: the index has that time, and the items of a month are too many to read for
 * the few that are older. One that was called off while it waited comes when its time is as old.
 */
export const endedItems = (days: number) => Prisma.sql`SELECT id FROM work_item
  WHERE state IN ('DONE', 'DEAD', 'CANCELLED') AND next_run_at < now() - make_interval(days => ${days}::int)
    AND finished_at < now() - make_interval(days => ${days}::int) LIMIT 10000 FOR UPDATE SKIP LOCKED`;

/** Deletes those items; how many. */
export function sweepWorkItems(session: PrismaSession, days: number): Promise<number> {
  return session.$executeRaw`
    WITH ended AS (${endedItems(days)}) DELETE FROM work_item w USING ended WHERE w.id = ended.id`;
}

/**
 * Parks the undelivered callbacks of a workspace while its receiver is disabled; its ping goes on. Those beyond what is done at
 * once are parked by their claims.
 */
export async function suspendCallbacks(session: PrismaSession, workspaceId: string): Promise<void> {
  await session.$executeRaw`
    WITH waiting AS (SELECT id FROM work_item
      WHERE workspace_id = ${workspaceId} AND kind = 'callback'
        AND (state = 'PENDING' OR (state = 'LEASED' AND lease_until < now()))
        AND ref_id IS DISTINCT FROM (SELECT ping_event_id FROM callback_endpoint WHERE workspace_id = ${workspaceId})
      ORDER BY next_run_at, id LIMIT ${CALLBACKS_AT_ONCE} FOR UPDATE),
    parked AS (
      UPDATE work_item w SET state = 'SUSPENDED', lease_token = NULL, lease_until = NULL FROM waiting WHERE w.id = waiting.id
      RETURNING w.ref_id)
    UPDATE callback_event e SET state = 'suspended' FROM parked WHERE e.id = parked.ref_id AND e.state = 'pending'`;
}

/** How many callbacks of a workspace are parked. */
export async function countSuspended(session: PrismaSession, workspaceId: string): Promise<number> {
  return session.workItem.count({ where: { workspaceId, kind: 'callback', state: 'SUSPENDED' } });
}

/**
 * Ends the parking, of those that were parked first where there are very many; how many callbacks resume. At most ten start per
 * second, behind those that already wait for their second, and none before the time its receiver asked for.
 */
export async function resumeCallbacks(session: PrismaSession, workspaceId: string): Promise<number> {
  const [row] = await session.$queryRaw<{ resumed: number }[]>`
    WITH parked AS (SELECT id, created_at FROM work_item
      WHERE workspace_id = ${workspaceId} AND kind = 'callback' AND state = 'SUSPENDED'
      ORDER BY created_at, id LIMIT ${CALLBACKS_AT_ONCE} FOR UPDATE),
    turns AS (SELECT id, row_number() OVER (ORDER BY created_at, id) - 1 AS n FROM parked),
    before AS (SELECT max(next_run_at) + interval '1 second' AS over FROM work_item
      WHERE workspace_id = ${workspaceId} AND kind = 'callback' AND state = 'PENDING' AND paced AND attempt = 0
        AND next_run_at > now()),
    resumed AS (
      UPDATE work_item w SET state = 'PENDING', paced = true, enqueued_at = NULL,
        next_run_at = greatest(coalesce(before.over, now()) + (t.n / 10) * interval '1 second', w.asked_until)
      FROM turns t CROSS JOIN before WHERE w.id = t.id RETURNING w.ref_id),
    told AS (
      UPDATE callback_event e SET state = 'pending' FROM resumed WHERE e.id = resumed.ref_id AND e.state = 'suspended')
    SELECT count(*)::int AS resumed FROM resumed`;
  return row?.resumed ?? 0;
}
