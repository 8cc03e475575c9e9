import type pg from 'pg';
import {
  CALLBACKS_AT_ONCE,
  endpointColumns,
  FAILING_AFTER,
  nextAttemptAt,
  type StoredEndpoint,
} from './callback-endpoints.ts';
import { Prisma } from './generated/client.ts';
import { prepared } from './hot-statements.ts';
import type { PrismaSession } from './open-store.ts';

export interface NewCallbackEvent {
  id: string;
  workspaceId: string;
  submissionId: string | null;
  event: string;
  bodySealed: Uint8Array<ArrayBuffer>;
}

/** Stores what a receiver is to be told. Its work item belongs into the same transaction. */
export async function addCallbackEvent(session: PrismaSession, event: NewCallbackEvent): Promise<void> {
  await session.callbackEvent.create({ data: event, select: { id: true } });
}

const eventColumns = {
  id: true,
  event: true,
  submissionId: true,
  state: true,
  createdAt: true,
  deliveredAt: true,
  _count: { select: { attempts: true } },
} as const satisfies Prisma.CallbackEventSelect;

export type StoredCallbackEvent = Prisma.CallbackEventGetPayload<{ select: typeof eventColumns }>;

/** Newest first: one more than asked for, where there are more. */
export function listCallbackEvents(
  session: PrismaSession,
  workspaceId: string,
  page: { limit: number; offset: number; state?: string | undefined },
): Promise<StoredCallbackEvent[]> {
  return session.callbackEvent.findMany({
    where: { workspaceId, ...(page.state === undefined ? {} : { state: page.state }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
    skip: page.offset,
    select: eventColumns,
  });
}

/** An event of the workspace; null for one of another. */
export function findCallbackEvent(
  session: PrismaSession,
  workspaceId: string,
  id: string,
): Promise<StoredCallbackEvent | null> {
  return session.callbackEvent.findFirst({ where: { id, workspaceId }, select: eventColumns });
}

/** The first 500 attempts at an event, the earliest first. */
export function attemptsOf(session: PrismaSession, eventId: string) {
  return session.callbackAttempt.findMany({ where: { eventId }, orderBy: { id: 'asc' }, take: 500 });
}

/** The newest attempt at each of the callbacks named; those that nobody has tried yet are absent. */
export async function lastAttempts(
  session: PrismaSession,
  eventIds: string[],
): Promise<Map<string, Prisma.CallbackAttemptGetPayload<object>>> {
  const newest = await session.callbackAttempt.groupBy({
    by: ['eventId'],
    where: { eventId: { in: eventIds } },
    _max: { id: true },
  });
  const ids = newest.flatMap(({ _max: { id } }) => id ?? []);
  const rows = await session.callbackAttempt.findMany({ where: { id: { in: ids } } });
  return new Map(rows.map((row) => [row.eventId, row]));
}

/** When the callbacks named go out next at the earliest; those that wait for nothing are absent. */
export async function nextRuns(session: PrismaSession, eventIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await session.$queryRaw<{ refId: string; at: Date }[]>`
    SELECT w.ref_id AS "refId", ${nextAttemptAt} AS at
    FROM work_item w LEFT JOIN callback_endpoint p ON p.workspace_id = w.workspace_id
    WHERE w.dedupe_key = ANY (${eventIds.map(callbackKey)}) AND w.state IN ('PENDING', 'LEASED')`;
  return new Map(rows.map((row) => [row.refId, row.at]));
}

/** The dedupe key of the one work item that delivers an event. */
export function callbackKey(eventId: string): string {
  return `callback-${eventId}`;
}

/** True of an event that tells of an approval after which its message went back to a hold: whoever heard it would send. */
function isWithdrawn(event: 'e' | 'callback_event'): Prisma.Sql {
  const column = (name: string) => Prisma.raw(`${event}.${name}`);
  return Prisma.sql`(${column('event')} = 'gate.review.approved' AND EXISTS (SELECT 1 FROM submission s
    WHERE s.id = ${column('submission_id')} AND s.held_again_at >= ${column('created_at')}))`;
}

export interface StoredCallback extends StoredEndpoint {
  workspaceId: string;
  event: string;
  /** Its message went back to a hold after the approval it tells of. */
  withdrawn: boolean;
  bodySealed: Uint8Array | null;
  settings: unknown;
  attempts: number;
  /** Attempts that ended with their worker. */
  lost: number;
  /** Claims of its item, of which the move to another address, or a replay, makes none. */
  claims: number;
}

/** Events with their receivers: everything one attempt at each needs, in one look. Those that are gone are absent. */
export async function loadCallbacks(pool: pg.Pool, eventIds: readonly string[]): Promise<Map<string, StoredCallback>> {
  const load = Prisma.sql`
    SELECT e.id, e.workspace_id AS "workspaceId", e.event, e.body_sealed AS "bodySealed", w.settings,
      ${isWithdrawn('e')} AS withdrawn,
      tried.attempts, tried.lost, i.attempt AS claims, ${endpointColumns}
    FROM callback_event e
    JOIN work_item i ON i.dedupe_key = 'callback-' || e.id
    JOIN workspace w ON w.id = e.workspace_id
    JOIN callback_endpoint p ON p.workspace_id = e.workspace_id
    CROSS JOIN LATERAL (SELECT count(*)::int AS attempts, (count(*) FILTER (WHERE a.outcome = 'lost'))::int AS lost
      FROM callback_attempt a WHERE a.event_id = e.id) AS tried
    WHERE e.id = ANY (${[...eventIds]})`;
  const { rows } = await pool.query<StoredCallback & { id: string }>(prepared('sendgate_load_callbacks', load));
  return new Map(rows.map((row) => [row.id, row]));
}

export interface NewAttempt {
  eventId: string;
  outcome: string;
  statusCode: number | null;
  durationMs: number;
  response: string | null;
}

/** Logs one attempt under the next number of its event. */
export async function addAttempt(session: PrismaSession, attempt: NewAttempt): Promise<void> {
  await session.$executeRaw`
    INSERT INTO callback_attempt (event_id, attempt, outcome, status_code, duration_ms, response)
    VALUES (${attempt.eventId}, ${nextNumber(Prisma.sql`${attempt.eventId}`)}, ${attempt.outcome},
      ${attempt.statusCode}::int, ${attempt.durationMs}::int, ${attempt.response})`;
}

/**
 * What an attempt means for its item: it ends, or it is due again in so many seconds, of which its receiver asked for some.
 * `anew`: with all of its attempts before it.
 */
export type AttemptEnd =
  | { state: 'DONE' | 'DEAD' }
  | { state: 'PENDING'; afterSeconds: number; askedSeconds: number | null; anew?: boolean };

/**
 * Settles the item of an attempt, logs the attempt and moves its event, in one statement; when the item is due again,
 * its time is returned. Null when the lease is no longer held: then nothing was written.
 */
export async function settleAttempt(
  session: PrismaSession,
  item: { id: string; leaseToken: string },
  attempt: NewAttempt,
  end: AttemptEnd,
): Promise<{ nextRunAt: Date | null } | null> {
  const eventState = { DONE: 'delivered', DEAD: 'dead', PENDING: 'pending' }[end.state];
  const again = end.state === 'PENDING';
  const errorClass = end.state === 'DONE' ? null : attempt.outcome;
  const [row] = await session.$queryRaw<{ nextRunAt: Date | null }[]>`
    WITH settled AS (
      UPDATE work_item SET state = ${end.state}, lease_token = NULL, lease_until = NULL,
        attempt = CASE WHEN ${again && end.anew === true} THEN 0 ELSE attempt END,
        last_error_class = coalesce(${errorClass}, last_error_class),
        enqueued_at = CASE WHEN ${again} THEN NULL ELSE enqueued_at END,
        finished_at = CASE WHEN ${again} THEN NULL ELSE now() END,
        next_run_at = CASE WHEN ${again} THEN now() + make_interval(secs => ${again ? end.afterSeconds : 0}::float8)
          ELSE next_run_at END,
        asked_until = now() + make_interval(secs => ${again ? end.askedSeconds : null}::float8)
      WHERE id = ${item.id} AND lease_token = ${item.leaseToken} AND state = 'LEASED' RETURNING next_run_at
    ), logged AS (
      INSERT INTO callback_attempt (event_id, attempt, outcome, status_code, duration_ms, response)
      SELECT ${attempt.eventId}, ${nextNumber(Prisma.sql`${attempt.eventId}`)}, ${attempt.outcome},
        ${attempt.statusCode}::int, ${attempt.durationMs}::int,
        CASE WHEN ${maySayBack(Prisma.sql`${attempt.eventId}`)} THEN ${attempt.response} END FROM settled
    ), told AS (
      UPDATE callback_event SET state = ${eventState},
        delivered_at = CASE WHEN ${eventState} = 'delivered' THEN coalesce(delivered_at, now()) ELSE delivered_at END
      FROM settled WHERE id = ${attempt.eventId}
    )
    SELECT CASE WHEN ${again} THEN next_run_at END AS "nextRunAt" FROM settled`;
  return row ?? null;
}

/** An attempt that its receiver took, with the item it was made for. */
export interface DeliveredAttempt extends NewAttempt {
  itemId: string;
  workspaceId: string;
  leaseToken: string;
}

/**
 * What nearly every attempt comes to, in one statement for many of them: a receiver that is not failing took the event. The
 * receivers' rows are locked first, as by the claim. Answers with the ids of the items it settled; of the others
 * nothing was written: their lease is no longer held, or their receiver is failing, disabled, or being asked by that very
 * event whether it is back. Nor of those whose receiver's row somebody else holds: none waits for another's receiver.
 */
export async function settleDelivered(
  pool: pg.Pool,
  attempts: readonly DeliveredAttempt[],
): Promise<ReadonlySet<string>> {
  const settle = Prisma.sql`
    WITH input AS MATERIALIZED (SELECT * FROM json_to_recordset(${JSON.stringify(attempts)}::json) AS i("itemId" text,
      "workspaceId" text, "leaseToken" text, "eventId" text, "outcome" text, "statusCode" int, "durationMs" int,
      "response" text)),
    receiver AS MATERIALIZED (
      SELECT workspace_id, ping_event_id FROM callback_endpoint
      WHERE workspace_id IN (SELECT "workspaceId" FROM input) AND disabled_at IS NULL
        AND consecutive_failures < ${FAILING_AFTER}::int FOR UPDATE SKIP LOCKED),
    settled AS (
      UPDATE work_item w SET state = 'DONE', lease_token = NULL, lease_until = NULL, finished_at = now()
      FROM input i JOIN receiver r ON r.workspace_id = i."workspaceId"
      WHERE w.id = i."itemId" AND w.lease_token = i."leaseToken" AND w.state = 'LEASED'
        AND r.ping_event_id IS DISTINCT FROM i."eventId" RETURNING w.id, w.workspace_id),
    logged AS (
      INSERT INTO callback_attempt (event_id, attempt, outcome, status_code, duration_ms, response)
      SELECT i."eventId", ${nextNumber(Prisma.sql`i."eventId"`)}, i."outcome", i."statusCode", i."durationMs",
        CASE WHEN ${maySayBack(Prisma.sql`i."eventId"`)} THEN i."response" END
      FROM input i JOIN settled s ON s.id = i."itemId"),
    told AS (
      UPDATE callback_event e SET state = 'delivered', delivered_at = coalesce(e.delivered_at, now())
      FROM input i JOIN settled s ON s.id = i."itemId" WHERE e.id = i."eventId"),
    succeeded AS (
      UPDATE callback_endpoint SET consecutive_failures = 0, failing_since = NULL, next_probe_at = NULL,
        last_success_at = now() WHERE workspace_id IN (SELECT workspace_id FROM settled))
    SELECT id FROM settled`;
  const { rows: settled } = await pool.query<{ id: string }>(prepared('sendgate_settle_delivered', settle));
  return new Set(settled.map(({ id }) => id));
}

/** The number of the next attempt at an event. */
function nextNumber(eventId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT coalesce(max(a.attempt), 0) + 1 FROM callback_attempt a WHERE a.event_id = ${eventId})`;
}

/** A receiver may say back what it was told: of content that is stored sealed, its answer is not kept. */
function maySayBack(eventId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT 1 FROM callback_event said JOIN submission s ON s.id = said.submission_id
    WHERE said.id = ${eventId} AND s.content_sealed IS NOT NULL)`;
}

/** Gives an event up. False when there is no such event any more. */
export async function giveUpCallback(session: PrismaSession, eventId: string): Promise<boolean> {
  const { count } = await session.callbackEvent.updateMany({ where: { id: eventId }, data: { state: 'dead' } });
  return count === 1;
}

/** The callbacks to replay: one by its name, or a time range, of which those behind one that was replayed before. */
export type Replayed = { eventId: string } | { from: Date; to: Date; after: string | null };

/** What a step of a replay came to. */
export interface ReplayStep {
  started: number;
  /** The last that was looked at, behind which there may be more; null where there are none. */
  last: string | null;
}

/**
 * Makes events due again from their first attempt: the one named, or every undelivered one of a time range, the oldest first, as
 * many as a statement has time for. At most ten start per second, those included that were sent again before, and none later for
 * what its receiver asked of an attempt. Events in flight are left alone, and so are those whose content was erased and approvals
 * that were taken back; test events, which nobody missed, go out again only by name. An event whose work was done so long ago that
 * it was swept gets new work.
 */
export async function replayCallbacks(
  session: PrismaSession,
  workspaceId: string,
  which: Replayed,
  maxAttempts: number,
): Promise<ReplayStep> {
  const chosen =
    'eventId' in which
      ? Prisma.sql`id = ${which.eventId}`
      : Prisma.sql`state <> 'delivered' AND submission_id IS NOT NULL AND created_at BETWEEN ${which.from} AND ${which.to}
        AND (${which.after}::text IS NULL
          OR (created_at, id) > (SELECT l.created_at, l.id FROM callback_event l WHERE l.id = ${which.after}))`;
  const [step] = await session.$queryRaw<ReplayStep[]>`
    WITH wanted AS (
      SELECT id, row_number() OVER (ORDER BY created_at, id) - 1 AS n FROM callback_event
      WHERE workspace_id = ${workspaceId} AND body_sealed IS NOT NULL AND NOT ${isWithdrawn('callback_event')} AND ${chosen}
    ), chosen AS (
      SELECT id, n FROM wanted WHERE n < ${CALLBACKS_AT_ONCE}::int
    ), before AS MATERIALIZED (
      -- The ten that start last: the tenth of what is chosen starts a second after the latest of them, the first after the tenth.
      -- Looked up once: for each of the chosen it takes the square of the time.
      SELECT next_run_at, row_number() OVER (ORDER BY next_run_at DESC) AS nth FROM work_item
      WHERE workspace_id = ${workspaceId} AND kind = 'callback' AND state IN ('PENDING', 'LEASED', 'DONE', 'DEAD') AND paced
        AND next_run_at > now() - interval '1 second' AND (next_run_at <= now() OR attempt = 0)
        AND ref_id NOT IN (SELECT id FROM wanted) ORDER BY next_run_at DESC LIMIT 10
    ), due AS (
      INSERT INTO work_item AS w (id, workspace_id, kind, dedupe_key, ref_id, max_attempts, paced, next_run_at)
      -- The event's own ULID: new work exists only where the first, which bears another, is gone.
      SELECT substr(id, 5), ${workspaceId}, 'callback', 'callback-' || id, id, ${maxAttempts}::int, true,
        greatest(date_trunc('milliseconds', now()), (SELECT next_run_at + interval '1 second' FROM before
          WHERE nth = 10 - n % 10)) + (n / 10) * interval '1 second' FROM chosen
      ON CONFLICT (dedupe_key) DO UPDATE SET state = 'PENDING', attempt = 0, max_attempts = excluded.max_attempts,
        paced = true, asked_until = NULL, lease_token = NULL, lease_until = NULL, enqueued_at = NULL, finished_at = NULL,
        next_run_at = excluded.next_run_at
        WHERE NOT (w.state = 'LEASED' AND w.lease_until >= now())
      RETURNING ref_id
    ), told AS (
      UPDATE callback_event e SET state = 'pending' FROM due WHERE e.id = due.ref_id
    )
    SELECT (SELECT count(*)::int FROM due) AS started,
      (SELECT id FROM chosen WHERE n = ${CALLBACKS_AT_ONCE}::int - 1) AS last`;
  return step ?? { started: 0, last: null };
}

/** Why an event cannot be sent again, however often somebody asks; null where it can. */
export async function whyUnsendable(
  session: PrismaSession,
  workspaceId: string,
  eventId: string,
): Promise<'erased' | 'withdrawn' | null> {
  const [row] = await session.$queryRaw<{ erased: boolean; withdrawn: boolean }[]>`
    SELECT body_sealed IS NULL AS erased, ${isWithdrawn('callback_event')} AS withdrawn FROM callback_event
    WHERE id = ${eventId} AND workspace_id = ${workspaceId}`;
  if (row?.erased) return 'erased';
  return row?.withdrawn ? 'withdrawn' : null;
}

/**
 * Callbacks given up since a moment, whenever they were written: how many, and the oldest's time, from which a replay
 * reaches them all. Test events are not missed by anybody.
 */
export async function missedCallbacks(
  session: PrismaSession,
  workspaceId: string,
  since: Date,
): Promise<{ count: number; from: Date | null }> {
  const [row] = await session.$queryRaw<{ count: number; from: Date | null }[]>`
    SELECT count(*)::int AS count, min(e.created_at) AS "from" FROM callback_event e
    JOIN work_item w ON w.dedupe_key = 'callback-' || e.id
    WHERE e.workspace_id = ${workspaceId} AND e.state = 'dead' AND e.submission_id IS NOT NULL
      AND e.body_sealed IS NOT NULL AND NOT ${isWithdrawn('e')} AND w.finished_at >= ${since}`;
  return row ?? { count: 0, from: null };
}
