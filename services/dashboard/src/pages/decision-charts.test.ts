import { describe, expect, it } from '@jest/globals';
import type { DecisionReport } from '@sendgate/contracts';
import { decisionCharts } from './decision-charts.ts';

const place = { workspaceId: 'ws_1', role: 'viewer', memberships: [], path: '/usage' } as const;
const day = { date: '2026-01-01', approved: 7, held: 2, blocked: 1 };
const report: DecisionReport = {
  workspace_id: 'ws_1',
  date: '2026-01-01',
  timezone: 'UTC',
  counted_to: null,
  history: [day],
  by_channel: { sms: { approved: 0, held: 1, blocked: 0 }, email: { approved: 7, held: 1, blocked: 1 } },
  rules: [
    { rule: 'price_quote', blocks: 3, warns: 0, reviews: { approved: 3, edited: 1, rejected: 0 } },
    { rule: 'ours', blocks: 0, warns: 1, reviews: { approved: 0, edited: 0, rejected: 0 } },
  ],
};
const shown = (changes: Partial<DecisionReport> = {}) => decisionCharts(place, { ...report, ...changes }).markup;
const cells = (markup: string, row: string) => {
  const found = markup.split('<tr>').find((part) => part.includes(row)) ?? '';
  return [...found.matchAll(/data-label="([^"]+)"><span>([^<]+)<\/span>/g)].map(
    ([, name, value]) => `${name} ${value}`,
  );
};

describe('the charts of decisions', () => {
  it('are one for each decision, in words as well as in colours', () => {
    const text = shown();
    for (const said of ['Approved: 7</strong> of 10', 'Held: 2</strong> of 10', 'Blocked: 1</strong> of 10']) {
      expect(text).toContain(said);
    }
    // What could be used in a picture is out of reach of the keyboard: its figures are in the table of days.
    expect(text.match(/<svg/g)).toEqual(text.match(/<svg(?=[^>]* aria-hidden="true")(?![^>]* role=)/g));
    expect(text).not.toMatch(/<svg[^>]*>(?:(?!<\/svg>)[\s\S])*<a /);
  });

  it('say every figure of a channel and a rule beside its bar, the busiest first, and lead to their holds', () => {
    const text = shown();
    expect(cells(text, 'E-mail')).toEqual(['Messages 9', 'Approved 7', 'Held 1', 'Blocked 1']);
    expect(text.indexOf('E-mail')).toBeLessThan(text.indexOf('SMS'));
    expect(text).toContain('<a href="/reviews?channel=email">E-mail</a>');
    expect(text).toContain('<a href="/reviews?q=price_quote">');
    expect(cells(text, 'price_')).toEqual([
      ...['BLOCK 3', 'WARN 0', 'Approved as it stood 3', 'Edited 1', 'Rejected 0', 'Overruled 75 %'],
    ]);
    expect(cells(text, '>ours<')).toContain('Overruled –');
    // The queue would look for a recipient of that name.
    expect(text).not.toContain('q=ours');
  });

  it('say what there is to do where nothing was submitted, and where no rule found anything', () => {
    const empty = { history: [{ ...day, approved: 0, held: 0, blocked: 0 }], by_channel: {}, rules: [] };
    expect(shown(empty)).toContain('No message was submitted in these days.');
    expect(shown(empty)).not.toContain('<svg');
    expect(shown({ rules: [] })).toContain('<a href="/policy">See which rules the policy has</a>');
  });

  it('tell where more is being counted', () => {
    expect(shown()).not.toContain('Counted up to');
    expect(shown({ counted_to: '2026-01-01T10:20:30.000Z' })).toContain('2026-01-01 10:20 UTC');
  });
});
