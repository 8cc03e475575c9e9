import { describe, expect, it } from '@jest/globals';
import type { SourceRecord } from '@sendgate/contracts';
import { compilePolicy } from '../compile-policy.ts';
import { evaluate } from '../evaluate.ts';
import { byEmail, fullSnapshot, still } from '../testing.ts';

const body_text = 'Congratulations on your Series B.';
const record = (id: string, acquired_at: string, evidence_tier: string): SourceRecord => ({
  ...{ id, entity: 'Acme', event_type: 'funding' },
  ...{ acquired_at, evidence_tier },
});

function found(rule: string, sourceRecords: SourceRecord[]) {
  const policy = compilePolicy(fullSnapshot({ min_evidence_tier: 'verified' }));
  const { findings } = evaluate(
    policy,
    {
      contentType: 'email',
      fields: { body_text },
      send: { ...byEmail, sourceRecords },
    },
    still,
  );
  return findings.find((each) => each.rule === rule);
}

describe('what a finding on evidence cites', () => {
  it.each([
    ['corroborated', ['inferred', 'corroborated', 'reported']],
    ['reported', ['inferred', 'reported', 'unverified']],
    ['inferred', ['unverified', 'inferred']],
  ])('names %s as the best tier of %s', (best, tiers) => {
    const records = tiers.map((tier, at) => record(`r${at}`, '2026-11-01', tier));
    expect(found('evidence_tier', records)?.detail).toContain(`this event is ${best};`);
  });

  it('is the record whose date lies ahead, with an age below zero', () => {
    const evidence = [{ sourceRecordId: 'r1', relation: 'stale', ageDays: -10 }];
    expect(found('unverified_revops_signal', [record('r1', '2026-11-30', 'verified')])).toMatchObject({ evidence });
  });
});
