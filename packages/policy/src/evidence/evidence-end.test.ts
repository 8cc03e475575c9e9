import { describe, expect, it } from '@jest/globals';
import { defaultSettings, type SourceRecord } from '@sendgate/contracts';
import { compilePolicy } from '../compile-policy.ts';
import { evaluate } from '../evaluate.ts';
import { buildSnapshot } from '../snapshot.ts';
import { still } from '../testing.ts';
import { evidenceEnd } from './evidence-end.ts';

const now = new Date('2026-11-22T10:00:00Z');
const contact = { company: 'Acme' };
const funding = 'Hello Ada, congrats on the recent Series B. Is Thursday good?';
const both = 'Hello Ada, congrats on the recent Series B, and on acquiring Initech last month.';

function daysAgo(days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
let made = 0;
function record(event_type: string, days: number, evidence_tier = 'verified'): SourceRecord {
  made += 1;
  return { id: `r${made}`, entity: 'Acme', event_type, acquired_at: daysAgo(days), evidence_tier };
}
const end = (body: string, sourceRecords: SourceRecord[], settings = {}) =>
  evidenceEnd({ body_text: body }, { sourceRecords, now, contact, settings: { ...defaultSettings, ...settings } });

describe('the end of the evidence of a message', () => {
  it.each<[string, string, SourceRecord[], string | null]>([
    ['is the day after the last on which its record is young enough', funding, [record('funding', 80)], '2026-12-03'],
    [
      'is that of the youngest record of a claim',
      funding,
      [record('funding', 80), record('funding', 10)],
      '2027-02-11',
    ],
    [
      'is that of the first claim to lose its last record',
      both,
      [record('funding', 80), record('acquisition', 5)],
      '2026-12-03',
    ],
    [
      'is that of the evidence that is good enough, where weak evidence stands beside it',
      funding,
      [record('funding', 80), record('funding', 2, 'unverified')],
      '2026-12-03',
    ],
    ['is that of weak evidence where there is no better', funding, [record('funding', 2, 'unverified')], '2027-02-19'],
    ['does not come for what is out of date already', funding, [record('funding', 91)], null],
    ['does not come where nothing is claimed', 'Hello Ada, is Thursday good?', [record('funding', 80)], null],
    ['does not come where no record speaks of the claim', funding, [record('hiring', 1)], null],
  ])('%s', (_name, body, records, expected) => {
    expect(end(body, records)?.toISOString() ?? null).toBe(expected && `${expected}T00:00:00.000Z`);
  });

  it('follows the ages of the workspace', () => {
    const records = [record('funding', 10)];
    expect(end(funding, records, { evidence_max_age_days: { funding: 20 } })?.toISOString()).toBe(
      '2026-12-03T00:00:00.000Z',
    );
  });

  it('is the moment from which source_freshness finds the claim', () => {
    const sourceRecords = [record('funding', 80)];
    const expires = end(funding, sourceRecords);
    const policy = compilePolicy(buildSnapshot({ templates: ['revops_freshness_v1'], settings: defaultSettings }));
    const rulesAt = (at: number) =>
      evaluate(
        policy,
        {
          contentType: 'email',
          fields: { body_text: funding },
          send: { channel: 'email', recipient: 'ada@acme.example', contact, sourceRecords, now: new Date(at) },
        },
        still,
      ).findings.map(({ rule }) => rule);
    const at = expires?.getTime() ?? 0;
    expect(rulesAt(at - 1)).toEqual([]);
    expect(rulesAt(at)).toEqual(['source_freshness']);
  });
});
