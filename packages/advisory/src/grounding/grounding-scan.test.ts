import { describe, expect, it } from '@jest/globals';
import type { SourceRecord } from '@sendgate/contracts';
import { groundingEngine, groundingScan } from './grounding-scan.ts';

const today = '2026-11-21';
type Detailed = SourceRecord & { [key: string]: unknown };
const records: Detailed[] = [
  {
    id: 'deal',
    entity: 'Globex, Inc.',
    event_type: 'acquisition',
    acquired_at: '2026-10-01',
    detail: 'Globex acquired Initech for $40 million in March 2026.',
  },
  {
    id: 'round',
    entity: 'Globex',
    event_type: 'series_b',
    acquired_at: '2026-10-30',
    headline: 'Globex raises $12M Series B led by Northwind Capital',
  },
  {
    id: 'jane',
    entity: 'Jane Doe',
    event_type: 'promotion',
    acquired_at: '2026-05-01',
    role: 'CFO',
    detail: 'Jane Doe was promoted to CFO at Globex',
  },
  { id: 'hiring', entity: 'Globex', event_type: 'hiring', acquired_at: '2026-11-01' },
];

const only = (text: string, from: readonly SourceRecord[] = records) => {
  const [finding] = groundingScan({ text, records: from, today }).findings;
  if (finding === undefined) throw new Error('no finding');
  return finding;
};

describe('groundingScan', () => {
  it('cites the record that supports a claim', () => {
    const finding = only('Congrats on the $12M Series B.');
    expect(finding).toMatchObject({ status: 'supported', kind: 'funding' });
    expect(finding.citations[0]?.source_record_id).toBe('round');
    expect(finding.support_score).toBeGreaterThanOrEqual(0.6);
  });

  it('cites no record below 0.6', () => {
    const { findings } = groundingScan({ text: 'Globex sold a yacht. Globex is hiring.', records, today });
    expect(findings.map(({ citations }) => citations.map(({ source_record_id: id }) => id))).toEqual([[], ['hiring']]);
    expect(findings[1]?.citations[0]?.score).toBeGreaterThanOrEqual(0.6);
  });

  it.each([
    'I saw that Initech acquired Globex.',
    'Congrats on the $40M Series B.',
    'Globex acquired Initech for $12M.',
  ])('calls "%s" contradicted', (text) => {
    expect(only(text)).toMatchObject({ status: 'contradicted', citations: [] });
  });

  it.each(['Congratulations on acquiring Umbrella!', 'Globex opened an office in Tokyo with 300 people.'])(
    'calls "%s" unsupported',
    (text) => {
      expect(only(text).status).toBe('unsupported');
    },
  );

  const kept: Readonly<Record<string, Record<string, unknown>>> = {
    round: { event_type: 'funding', amount: '$20M', round: 'Series B', lead_investor: 'Globex' },
    sum: { event_type: 'series_b', amount_usd: 20_000_000, round: 'B', investors: ['Globex', 'Umbrella'] },
    opening: { event_type: 'hiring', role: 'SDR', openings: 12 },
    office: { event_type: 'expansion', city: 'Austin' },
    appointment: { event_type: 'leadership_change', person: 'Jane Doe', role: 'CFO' },
    layoffs: { event_type: 'layoffs', count: 200 },
    launch: { event_type: 'product_launch', product: 'Atlas' },
    deal: { event_type: 'acquisition', target: 'Initech', amount: '$40M' },
    sale: { event_type: 'acquisition', target: 'Acme', acquirer: 'Initech' },
    move: { event_type: 'job_change', entity: 'Jane Doe', company: 'Acme', title: 'VP Sales' },
    rise: { event_type: 'promotion', entity: 'Jane Doe', new_title: 'VP Sales', old_title: 'Head of Sales' },
  };
  const byKeys = (name: string, text: string) =>
    only(text, [{ id: 'keys', entity: 'Acme', event_type: 'other', acquired_at: '2026-11-01', ...kept[name] }]).status;

  it.each([
    ['round', 'Congrats on your Series B of $20M led by Globex.'],
    ['sum', 'Acme raised $20M in a Series B from Globex.'],
    ['opening', 'I saw you are hiring 12 SDRs.'],
    ['opening', 'You are hiring SDRs.'],
    ['office', 'Congrats on opening an office in Austin.'],
    ['appointment', 'I read that Jane Doe became your CFO.'],
    ['layoffs', 'I was sorry to hear you laid off 200 people.'],
    ['launch', 'Congrats on the launch of Atlas!'],
    ['deal', 'Congrats on acquiring Initech for $40M.'],
    ['sale', 'I saw that Initech acquired Acme.'],
    ['move', 'Congrats on joining Acme as VP Sales, Jane.'],
    ['rise', 'Congrats on your promotion to VP Sales.'],
  ])('reads what a record keeps in keys (%s) as what happened: "%s"', (name, text) => {
    expect(byKeys(name, text)).toBe('supported');
  });

  it.each([
    ['round', 'Acme raised $30M in a Series B led by Globex.'],
    ['round', 'Congrats on your Series C of $20M.'],
    ['opening', 'You are hiring 40 SDRs.'],
    ['office', 'Congrats on opening an office in Berlin.'],
    ['appointment', 'I read that Jane Doe became your CEO.'],
    ['launch', 'Congrats on the launch of Orion!'],
    ['deal', 'I saw that Initech acquired you.'],
    ['sale', 'Congrats on acquiring Initech!'],
  ])('does not take keys (%s) for what they do not say: "%s"', (name, text) => {
    expect(byKeys(name, text)).not.toBe('supported');
  });

  it('calls a claim stale when every record that supports it is older than its kind allows', () => {
    expect(only("Jane Doe's promotion to CFO is well deserved.")).toMatchObject({
      status: 'stale',
      citations: [{ source_record_id: 'jane' }],
    });
    const [finding] = groundingScan({
      text: "Jane Doe's promotion to CFO is well deserved.",
      records,
      today,
      maxAgeDays: { promotion: 365 },
    }).findings;
    expect(finding?.status).toBe('supported');
  });

  it('leaves greetings, invitations and sign-offs unchecked', () => {
    const text = 'Hi Dana,\n\nOpen to a 15-minute call on Tuesday?\n\nBest,\nTom';
    const scan = groundingScan({ text, records, today });
    expect(scan.findings.map((finding) => finding.status)).toEqual(scan.findings.map(() => 'not_checkable'));
    expect(scan.score).toBe(1);
  });

  it('calls every event claim unsupported when there is no record', () => {
    expect(only('Congrats on raising your Series B!', [])).toMatchObject({ status: 'unsupported', support_score: 0 });
  });

  it('tells the post somebody was promoted to from the one before', () => {
    const from: Detailed[] = [
      {
        id: 'maria',
        entity: 'Maria Chen',
        event_type: 'promotion',
        acquired_at: '2026-11-05',
        detail: 'Maria Chen promoted from Director of Sales to VP of Sales at Hooli',
      },
    ];
    expect(only('Congrats on your promotion to VP of Sales, Maria!', from).status).toBe('supported');
    expect(only('Maria Chen was promoted to Director of Sales.', from).status).toBe('contradicted');
  });

  it('reads who bought whom from the keys of a record', () => {
    const from: Detailed[] = [
      {
        id: 'deal',
        entity: 'Globex',
        event_type: 'merger',
        acquired_at: '2026-11-05',
        role: 'acquirer',
        counterparty: 'Initech',
      },
    ];
    expect(only('Congrats on acquiring Initech!', from).status).toBe('supported');
    expect(only('I saw that Initech acquired Globex.', from).status).toBe('contradicted');
  });

  it('supports an event known only by its entity and kind', () => {
    expect(only('Globex is hiring.')).toMatchObject({ status: 'supported' });
  });

  it('splits a sentence that states two things', () => {
    const { findings } = groundingScan({
      text: 'Globex acquired Initech, and Jane Doe was promoted to CFO.',
      records,
      today,
    });
    expect(findings.map((finding) => finding.kind)).toEqual(['acquisition', 'promotion']);
  });

  it('gives exact UTF-16 offsets, also after characters outside the basic plane', () => {
    const text = '🎉 Congrats 🎉! Globex acquired Initech “last spring”. ﬁne…\r\n— Jane Doe was promoted to CFO.';
    const { findings } = groundingScan({ text, records, today });
    const found = ['🎉 Congrats 🎉', 'Globex acquired Initech “last spring”. ﬁne', 'Jane Doe was promoted to CFO'];
    expect(findings.map(({ start, end }) => text.slice(start, end))).toEqual(found);
    expect(findings.map((finding) => finding.text)).toEqual(found);
  });

  it('lets the last of two records with one id count', () => {
    const corrected: Detailed = {
      id: 'round',
      entity: 'Globex',
      event_type: 'funding',
      acquired_at: '2026-11-01',
      detail: 'Globex raised $15M',
    };
    expect(only('You raised $15M.', [...records, corrected]).status).toBe('supported');
    expect(only('You raised $12M.', [...records, corrected]).status).not.toBe('supported');
  });

  it('returns the same answer for the same input, with the engine that gave it', () => {
    const input = { text: 'Globex acquired Initech for $40M.', records, today };
    expect(groundingScan(input)).toEqual(groundingScan(input));
    expect(groundingScan(input).engine).toBe(groundingEngine);
  });

  it('reads the longest message against the most records, and no more than that', () => {
    const many = Array.from({ length: 100 }, (_, at) => ({
      ...records[0],
      id: `r${at}`,
      entity: `Company ${at}`,
      event_type: 'other',
      acquired_at: today,
      excerpt: `It grew ${at}%. `.repeat(30),
    }));
    const text = 'Globex acquired Initech for $40M in 2026. '.repeat(3000);
    const { findings } = groundingScan({ text, records: many, today });
    expect(findings.at(-1)?.end).toBeLessThanOrEqual(100_000);
  });

  it('answers for text made to be slow', () => {
    for (const text of [
      '('.repeat(100_000),
      '1,'.repeat(50_000),
      'A '.repeat(50_000),
      'not '.repeat(25_000),
      'one and '.repeat(12_500),
      '$'.repeat(100_000),
    ]) {
      expect(groundingScan({ text, records, today }).score).toBeGreaterThanOrEqual(0);
    }
  });
});
