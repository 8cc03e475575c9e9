import type { PrismaSession, Store } from './open-store.ts';

export interface NewUsage {
  workspaceId: string;
  /** UTC, `YYYY-MM-DD`. */
  day: string;
  kind: string;
  /** Empty for kinds without a channel. */
  channel: string;
  livemode: boolean;
  requests: number;
  tokens: number;
}

/**
 * Writes down usage that was counted in a process. `onBegun` hears the transaction, by whose name `isCommitted` knows what became
 * of it when the answer was lost.
 */
export function addUsage(
  store: Pick<Store, 'transaction'>,
  rows: readonly NewUsage[],
  onBegun: (transaction: string) => void,
): Promise<void> {
  return store.transaction(async (session) => {
    const [begun] = await session.$queryRaw<{ id: string }[]>`SELECT pg_current_xact_id()::text AS id`;
    if (begun) onBegun(begun.id);
    const data = rows.map((row) => ({ ...row, day: new Date(`${row.day}T00:00:00Z`) }));
    await session.usageEvent.createMany({ data });
  });
}

/**
 * Whether a transaction of a moment ago was committed; null while it is under way. Of one that lies ahead of the store, which was
 * restored or taken over from another since, nothing is there.
 */
export async function isCommitted(session: PrismaSession, transaction: string): Promise<boolean | null> {
  const [row] = await session.$queryRaw<{ status: string | null }[]>`
    SELECT CASE WHEN ${transaction}::xid8 < pg_current_xact_id() THEN pg_xact_status(${transaction}::xid8) END AS status`;
  return row?.status === 'in progress' ? null : row?.status === 'committed';
}

export interface UsageTotal {
  day: string;
  kind: string;
  channel: string;
  requests: number;
  tokens: number;
}

/** Usage of a range of UTC days, both ends included; rolled up or not, read in one statement. */
export function usageTotals(
  session: PrismaSession,
  workspaceId: string,
  range: { from: string; to: string; livemode: boolean },
): Promise<UsageTotal[]> {
  return session.$queryRaw`
    SELECT day::text AS day, kind, channel, sum(requests)::float8 AS requests, sum(tokens)::float8 AS tokens FROM (
      SELECT day, kind, channel, requests, tokens FROM usage_daily
      WHERE workspace_id = ${workspaceId} AND livemode = ${range.livemode}
        AND day BETWEEN ${range.from}::date AND ${range.to}::date
      UNION ALL
      SELECT day, kind, channel, requests, tokens FROM usage_event
      WHERE workspace_id = ${workspaceId} AND livemode = ${range.livemode}
        AND day BETWEEN ${range.from}::date AND ${range.to}::date) u
    GROUP BY day, kind, channel`;
}

/** Folds usage events into their day; how many. Safe beside writers and other roll-ups. */
export async function rollUpUsage(session: PrismaSession, limit: number): Promise<number> {
  const [row] = await session.$queryRaw<{ moved: number }[]>`
    WITH taken AS (SELECT id FROM usage_event ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED),
    moved AS (DELETE FROM usage_event e USING taken t WHERE e.id = t.id RETURNING e.*),
    folded AS (
      INSERT INTO usage_daily (workspace_id, day, kind, channel, livemode, requests, tokens)
      SELECT workspace_id, day, kind, channel, livemode, sum(requests), sum(tokens) FROM moved
      GROUP BY workspace_id, day, kind, channel, livemode ORDER BY workspace_id, day, kind, channel, livemode
      ON CONFLICT (workspace_id, day, kind, channel, livemode) DO UPDATE
        SET requests = usage_daily.requests + excluded.requests, tokens = usage_daily.tokens + excluded.tokens)
    SELECT count(*)::int AS moved FROM moved`;
  return row?.moved ?? 0;
}
