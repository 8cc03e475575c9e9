import type { DecisionReport, GateDecision, UsageQuery } from '@sendgate/contracts';
import { countDecisions, decisionFigures } from '@sendgate/db';
import type { GateParts } from '../gate-parts.ts';
import { lastDays, utcDay } from './utc-days.ts';

/** Records counted in one transaction. */
const STEP = 5_000;

/** What the gate decided about live messages in the days up to one, today unless told otherwise. */
export async function decisionReport(
  { store }: GateParts,
  workspaceId: string,
  { date = utcDay(Date.now()), days = 1 }: UsageQuery,
): Promise<DecisionReport> {
  const dates = lastDays(date, days);
  const range = { from: dates[0] ?? date, to: date };
  const { decisions, rules, countedTo } = await store.transaction((session) =>
    decisionFigures(session, workspaceId, range),
  );
  const byDay = new Map(dates.map((day) => [day, noDecisions()]));
  const byChannel = new Map<string, ReturnType<typeof noDecisions>>();
  for (const { day, channel, decision, messages } of decisions) {
    const ofChannel = byChannel.get(channel) ?? noDecisions();
    byChannel.set(channel, ofChannel);
    for (const counts of [byDay.get(day), ofChannel]) if (counts) counts[decision as GateDecision] += messages;
  }
  return {
    workspace_id: workspaceId,
    date,
    timezone: 'UTC',
    counted_to: countedTo?.toISOString() ?? null,
    history: [...byDay].map(([day, counts]) => ({ date: day, ...counts })),
    by_channel: Object.fromEntries(byChannel),
    rules: rules.map(({ rule, blocks, warns, ...reviews }) => ({ rule, blocks, warns, reviews })),
  };
}

function noDecisions(): Record<GateDecision, number> {
  return { approved: 0, held: 0, blocked: 0 };
}

/** Counts one step of what a workspace has on record into its days; how many records. */
export function countStep({ store }: GateParts, workspaceId: string): Promise<number> {
  return store.transaction((session) => countDecisions(session, workspaceId, STEP));
}
