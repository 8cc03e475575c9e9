import { leftOver } from './crm.ts';
import { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';

/**
 * Failures in a row after which a receiver counts as failing. Each takes one from what may be in flight, so that one which
 * leaves all of them unanswered is not sent others in their place, whose waiting would keep hands from everybody else.
 */
export const FAILING_AFTER = 5;
/**
 * Callbacks of a workspace that one statement parks, resumes or puts to another time. A receiver that was away for days leaves so
 * many behind that no statement has time for all of them; and then nobody could say that it is back.
 */
export const CALLBACKS_AT_ONCE = 5_000;
/** Hours of nothing but failures after which a receiver is disabled. */
const DISABLE_AFTER_HOURS = 120;
/**
 * Seconds between the probes of a failing receiver: as long as it has been failing, within these bounds. A receiver that
 * was away for a moment is asked again after a moment, and no callback waits longer than its own schedule has it wait.
 */
const PROBE_SECONDS = { least: 30, most: 3_600 };

export interface StoredEndpoint {
  secretSealed: Uint8Array | null;
  previousSealed: Uint8Array | null;
  previousUntil: Date | null;
  /** Judged by Postgres's clock. */
  previousUsable: boolean;
  consecutiveFailures: number;
  failingSince: Date | null;
  lastSuccessAt: Date | null;
  disabledAt: Date | null;
  disabledReason: string | null;
  /** The one event that may go out while disabled. */
  pingEventId: string | null;
}

/** What a receiver is read as, from the table under the alias `p`. */
export const endpointColumns = Prisma.sql`p.secret_sealed AS "secretSealed", p.previous_sealed AS "previousSealed",
  p.previous_until AS "previousUntil", coalesce(p.previous_until > now(), false) AS "previousUsable",
  p.consecutive_failures AS "consecutiveFailures", p.failing_since AS "failingSince",
  p.last_success_at AS "lastSuccessAt", p.disabled_at AS "disabledAt", p.disabled_reason AS "disabledReason",
  p.ping_event_id AS "pingEventId"`;

/** The earliest moment at which the work item `w` goes to the receiver `p`: not before the next probe of a failing one. */
export const nextAttemptAt = Prisma.sql`greatest(w.next_run_at,
  CASE WHEN p.consecutive_failures >= ${FAILING_AFTER}::int THEN p.next_probe_at END)`;

/** Health and secrets of a workspace's receiver. `lock`: held until the transaction ends. */
export async function findEndpoint(
  session: PrismaSession,
  workspaceId: string,
  lock = false,
): Promise<StoredEndpoint | null> {
  const [row] = await session.$queryRaw<StoredEndpoint[]>`
    SELECT ${endpointColumns} FROM callback_endpoint p WHERE p.workspace_id = ${workspaceId}
    ${lock ? Prisma.sql`FOR UPDATE` : Prisma.empty}`;
  return row ?? null;
}

/**
 * Counts a success. `recovered`: the receiver had been failing, and what waited for it may go on, though none before the
 * time that the receiver asked for; of what is sent again or resumed, ten a second, however much has come due meanwhile. Where
 * very many wait, those beyond what is done at once keep their time.
 */
export async function endpointSucceeded(
  session: PrismaSession,
  workspaceId: string,
  recovered: boolean,
): Promise<void> {
  await session.$executeRaw`
    UPDATE callback_endpoint SET consecutive_failures = 0, failing_since = NULL, next_probe_at = NULL,
      last_success_at = now() WHERE workspace_id = ${workspaceId}`;
  if (!recovered) return;
  await session.$executeRaw`
    UPDATE work_item w SET enqueued_at = NULL,
      next_run_at = greatest(now() + CASE WHEN w.paced THEN (r.n / 10) ELSE 0 END * interval '1 second', w.asked_until)
    FROM (SELECT id, row_number() OVER (PARTITION BY paced ORDER BY next_run_at, id) - 1 AS n FROM work_item
      WHERE workspace_id = ${workspaceId} AND kind = 'callback' AND state = 'PENDING' AND (paced OR next_run_at > now())
      ORDER BY next_run_at, id LIMIT ${CALLBACKS_AT_ONCE}) r
    WHERE w.id = r.id AND w.state = 'PENDING'`;
}

/** Counts a failure. `overdue` when the receiver is disabled by it: failing, and not one success in 120 hours. */
export async function endpointFailed(
  session: PrismaSession,
  workspaceId: string,
): Promise<{ overdue: boolean; consecutiveFailures: number }> {
  const [row] = await session.$queryRaw<{ overdue: boolean; consecutiveFailures: number }[]>`
    UPDATE callback_endpoint SET consecutive_failures = consecutive_failures + 1,
      failing_since = coalesce(failing_since, now()),
      next_probe_at = CASE WHEN consecutive_failures + 1 >= ${FAILING_AFTER} THEN now() + greatest(
        make_interval(secs => ${PROBE_SECONDS.least}::int),
        least(make_interval(secs => ${PROBE_SECONDS.most}::int), now() - failing_since)) END
    WHERE workspace_id = ${workspaceId}
    RETURNING consecutive_failures >= ${FAILING_AFTER}
        AND failing_since <= now() - make_interval(hours => ${DISABLE_AFTER_HOURS}::int) AS overdue,
      consecutive_failures AS "consecutiveFailures"`;
  return row ?? { overdue: false, consecutiveFailures: 0 };
}

/** Disables a receiver; since when it is. */
export async function disableEndpoint(session: PrismaSession, workspaceId: string, reason: string): Promise<Date> {
  const [row] = await session.$queryRaw<{ disabledAt: Date }[]>`
    UPDATE callback_endpoint SET disabled_at = coalesce(disabled_at, now()), disabled_reason = ${reason}
    WHERE workspace_id = ${workspaceId} RETURNING disabled_at AS "disabledAt"`;
  if (!row) throw new RangeError('The workspace has no callback endpoint');
  return row.disabledAt;
}

/** Forgets the past of a receiver: after an operator's decision, or because it has a new address. */
export async function resetEndpoint(session: PrismaSession, workspaceId: string): Promise<void> {
  await session.callbackEndpoint.update({
    where: { workspaceId },
    data: {
      consecutiveFailures: 0,
      failingSince: null,
      nextProbeAt: null,
      disabledAt: null,
      disabledReason: null,
      pingEventId: null,
    },
  });
}

/**
 * What waits for a receiver goes to its new address at once, with all of its attempts before it, however often the old one
 * refused it and whatever it asked for; of what is sent again or resumed, ten a second. What is under way has them too,
 * though its worker may die of it and never say what the old one answered. What was never tried and is due, or is parked, is as
 * it should be, however much that is: what was tried comes first of what is changed at once.
 */
export async function callNewAddress(session: PrismaSession, workspaceId: string): Promise<void> {
  await session.$executeRaw`
    UPDATE work_item w SET attempt = 0, asked_until = NULL, enqueued_at = NULL,
      next_run_at = least(w.next_run_at, now() + CASE WHEN w.paced THEN (r.n / 10) ELSE 0 END * interval '1 second')
    FROM (SELECT id, n FROM (
        SELECT id, state, attempt, asked_until, next_run_at, row_number() OVER (PARTITION BY paced ORDER BY next_run_at, id) - 1 AS n
        FROM work_item WHERE workspace_id = ${workspaceId} AND kind = 'callback' AND state IN ('PENDING', 'SUSPENDED', 'LEASED')) all_of_it
      WHERE attempt > 0 OR asked_until IS NOT NULL OR (state <> 'SUSPENDED' AND next_run_at > now())
      ORDER BY attempt = 0, next_run_at, id LIMIT ${CALLBACKS_AT_ONCE}) r
    WHERE w.id = r.id AND w.state IN ('PENDING', 'SUSPENDED', 'LEASED')`;
}

/**
 * Workspaces, in their order after one of them, whose receiver is not disabled though callbacks are parked for it, or whose CRM is
 * connected though work was given up before: there were more than are resumed at once.
 */
export async function workspacesToResume(session: PrismaSession, after: string, limit: number): Promise<string[]> {
  const rows = await session.$queryRaw<{ id: string }[]>`
    SELECT p.workspace_id AS id FROM callback_endpoint p
    WHERE p.workspace_id > ${after} AND (p.disabled_at IS NULL AND EXISTS (SELECT 1 FROM work_item w
      WHERE w.workspace_id = p.workspace_id AND w.kind = 'callback' AND w.state = 'SUSPENDED')
      OR EXISTS (SELECT 1 FROM crm_connection c JOIN work_item w ON w.workspace_id = c.workspace_id
        WHERE c.workspace_id = p.workspace_id AND ${leftOver}))
    ORDER BY p.workspace_id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** Names the event that may go out although the receiver is disabled or failing; null when it has come back. */
export async function setPing(session: PrismaSession, workspaceId: string, pingEventId: string | null): Promise<void> {
  await session.callbackEndpoint.update({ where: { workspaceId }, data: { pingEventId } });
}

/** How many workspaces' receivers stand where; those without a URL count as healthy. */
export function countEndpoints(session: PrismaSession): Promise<{ state: string; count: number }[]> {
  return session.$queryRaw`
    SELECT CASE WHEN disabled_at IS NOT NULL THEN 'disabled' WHEN consecutive_failures >= ${FAILING_AFTER} THEN 'failing'
      ELSE 'healthy' END AS state, count(*)::int AS count FROM callback_endpoint GROUP BY 1`;
}

/** Lets the next delivery go out although the receiver is failing: somebody asked for it. */
export async function allowProbe(session: PrismaSession, workspaceId: string): Promise<void> {
  await session.callbackEndpoint.update({ where: { workspaceId }, data: { nextProbeAt: null } });
}

/** Replaces the secret; the old one also signs for 24 hours. Null removes signing at once. */
export async function replaceSecret(
  session: PrismaSession,
  workspaceId: string,
  sealed: { current: Uint8Array<ArrayBuffer> | null; previous: Uint8Array<ArrayBuffer> | null },
): Promise<void> {
  await session.$executeRaw`
    UPDATE callback_endpoint SET secret_sealed = ${sealed.current}, previous_sealed = ${sealed.previous},
      previous_until = CASE WHEN ${sealed.previous !== null} THEN now() + interval '24 hours' END
    WHERE workspace_id = ${workspaceId}`;
}
