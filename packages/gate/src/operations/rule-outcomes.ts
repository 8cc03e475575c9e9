import { countRuleOutcomes } from '@sendgate/db';
import { encodeTime } from 'ulid';
import type { GateParts } from '../gate-parts.ts';
import type { RuleOutcome } from '../review-view.ts';
import { ruleLabel } from '../rule-label.ts';
import { expiryReviewer } from './reviews.ts';

const DAY_MS = 86_400_000;

/**
 * What people concluded in the last 24 hours about the holds of each rule, in all workspaces: `approved` as it stood is an
 * override. A hold of several rules counts for each.
 */
export async function ruleOutcomes({ store }: GateParts, now = Date.now()): Promise<RuleOutcome[]> {
  // Ids begin with their time, so that no index of its own is needed.
  const since = `rev_${encodeTime(now - DAY_MS, 10)}`;
  const stored = await countRuleOutcomes(store.prisma, since, expiryReviewer);
  const counts = new Map<string, RuleOutcome>();
  for (const { rule: id, outcome, count } of stored) {
    const rule = ruleLabel(id);
    const before = counts.get(`${rule} ${outcome}`)?.count ?? 0;
    counts.set(`${rule} ${outcome}`, { rule, outcome, count: before + count });
  }
  return [...counts.values()];
}
