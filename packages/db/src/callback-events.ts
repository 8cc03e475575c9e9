import type { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';

export interface NewCallbackEvent {
  id: string;
  workspaceId: string;
  submissionId: string | null;
  event: string;
  bodySealed: Uint8Array<ArrayBuffer>;
}

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

export function findCallbackEvent(
  session: PrismaSession,
  workspaceId: string,
  id: string,
): Promise<StoredCallbackEvent | null> {
  return session.callbackEvent.findFirst({ where: { id, workspaceId }, select: eventColumns });
}

export function attemptsOf(session: PrismaSession, eventId: string) {
  return session.callbackAttempt.findMany({ where: { eventId }, orderBy: { id: 'asc' }, take: 500 });
}

/** When the callbacks named run next; those that wait for nothing are absent. */
export async function nextRuns(session: PrismaSession, eventIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await session.workItem.findMany({
    where: { dedupeKey: { in: eventIds.map(callbackKey) }, state: { in: ['PENDING', 'LEASED'] } },
    select: { refId: true, nextRunAt: true },
  });
  return new Map(rows.map((row) => [row.refId, row.nextRunAt]));
}

/** The dedupe key of the one work item that delivers an event. */
export function callbackKey(eventId: string): string {
  return `callback-${eventId}`;
}

/** An event with what one attempt needs. */
export async function loadCallback(session: PrismaSession, eventId: string) {
  return session.callbackEvent.findUnique({
    where: { id: eventId },
    select: {
      id: true,
      workspaceId: true,
      event: true,
      bodySealed: true,
      attempts: { where: { outcome: 'lost' }, select: { id: true } },
      _count: { select: { attempts: true } },
    },
  });
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
    SELECT ${attempt.eventId}, coalesce(max(attempt), 0) + 1, ${attempt.outcome}, ${attempt.statusCode}::int,
      ${attempt.durationMs}::int, ${attempt.response} FROM callback_attempt WHERE event_id = ${attempt.eventId}`;
}

export async function setCallbackState(
  session: PrismaSession,
  eventId: string,
  state: 'pending' | 'delivered' | 'dead' | 'suspended',
): Promise<void> {
  await session.$executeRaw`
    UPDATE callback_event SET state = ${state},
      delivered_at = CASE WHEN ${state} = 'delivered' THEN coalesce(delivered_at, now()) ELSE delivered_at END
    WHERE id = ${eventId}`;
}

/**
 * Makes events due again from their first attempt: those named, or every undelivered one of a time range. At most ten
 * start per second. Events in flight are left alone.
 */
export async function replayCallbacks(
  session: PrismaSession,
  workspaceId: string,
  which: { eventId: string } | { from: Date; to: Date },
): Promise<number> {
  const ids =
    'eventId' in which
      ? [which.eventId]
      : (
          await session.callbackEvent.findMany({
            where: { workspaceId, state: { not: 'delivered' }, createdAt: { gte: which.from, lte: which.to } },
            orderBy: { createdAt: 'asc' },
            take: 10_000,
            select: { id: true },
          })
        ).map((row) => row.id);
  const keys = ids.map(callbackKey);
  const replayed = await session.$executeRaw`
    UPDATE work_item w SET state = 'PENDING', attempt = 0, lease_token = NULL, lease_until = NULL, enqueued_at = NULL,
      finished_at = NULL, next_run_at = now() + (r.n / 10) * interval '1 second'
    FROM unnest(${keys}::text[]) WITH ORDINALITY AS k(key, n1), LATERAL (SELECT k.n1 - 1 AS n) r
    WHERE w.dedupe_key = k.key AND w.workspace_id = ${workspaceId}
      AND NOT (w.state = 'LEASED' AND w.lease_until >= now())`;
  await session.callbackEvent.updateMany({ where: { id: { in: ids }, workspaceId }, data: { state: 'pending' } });
  return replayed;
}

export function sweepAttempts(session: PrismaSession, days: number): Promise<number> {
  return session.$executeRaw`
    DELETE FROM callback_attempt WHERE id IN (SELECT id FROM callback_attempt
      WHERE created_at < now() - make_interval(days => ${days}::int) LIMIT 10000)`;
}
