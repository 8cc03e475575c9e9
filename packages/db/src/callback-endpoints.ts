import { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';
import { FAILING_AFTER } from './work-items.ts';

/** Hours of nothing but failures after which a receiver is disabled. */
const DISABLE_AFTER_HOURS = 120;
/**
 * Minutes from the failure that makes a receiver failing to the first probe, and between later ones. The first leaves
 * the retry schedule as it is written: at that point it waits half an hour, less its spread.
 */
const PROBE_MINUTES = { first: 24, later: 60 };

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

/** Counts a success. `recovered`: the receiver had been failing, and whoever waited for it may go on. */
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
    UPDATE work_item SET next_run_at = now(), enqueued_at = NULL
    WHERE workspace_id = ${workspaceId} AND kind = 'callback' AND state = 'PENDING' AND next_run_at > now()`;
}

/** Counts a failure. `overdue` when the receiver is disabled by it: 120 hours and not one success. */
export async function endpointFailed(
  session: PrismaSession,
  workspaceId: string,
): Promise<{ overdue: boolean; consecutiveFailures: number }> {
  const [row] = await session.$queryRaw<{ overdue: boolean; consecutiveFailures: number }[]>`
    UPDATE callback_endpoint SET consecutive_failures = consecutive_failures + 1,
      failing_since = coalesce(failing_since, now()),
      next_probe_at = CASE WHEN consecutive_failures + 1 >= ${FAILING_AFTER} THEN now() + make_interval(mins =>
        CASE WHEN consecutive_failures + 1 = ${FAILING_AFTER} THEN ${PROBE_MINUTES.first}::int
          ELSE ${PROBE_MINUTES.later}::int END) END
    WHERE workspace_id = ${workspaceId}
    RETURNING failing_since <= now() - make_interval(hours => ${DISABLE_AFTER_HOURS}::int) AS overdue,
      consecutive_failures AS "consecutiveFailures"`;
  return row ?? { overdue: false, consecutiveFailures: 0 };
}

export async function disableEndpoint(session: PrismaSession, workspaceId: string, reason: string): Promise<void> {
  await session.$executeRaw`
    UPDATE callback_endpoint SET disabled_at = coalesce(disabled_at, now()), disabled_reason = ${reason}
    WHERE workspace_id = ${workspaceId}`;
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
