import type { PrismaSession } from './open-store.ts';

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

/** Writes down usage that was counted in a process. `day` is a UTC day, `YYYY-MM-DD`. */
export async function addUsage(session: PrismaSession, rows: readonly NewUsage[]): Promise<void> {
  await session.usageEvent.createMany({ data: rows.map((row) => ({ ...row, day: new Date(`${row.day}T00:00:00Z`) })) });
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
