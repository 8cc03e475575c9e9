import { describe, expect, it } from '@jest/globals';
import { withJudge } from './judge.ts';
import type { SemanticFinding } from './semantic-finding.ts';
import { semanticScan } from './semantic-scan.ts';

const today = '2026-11-22';
const scan = (text: string, subject: string | null = null) => semanticScan({ text, subject, today });
const found = (text: string, subject: string | null = null) =>
  scan(text, subject).findings.map(({ kind, text }) => [kind, text]);

describe('a semantic scan', () => {
  it.each([
    [
      'the kick-off on two days',
      'Hi Ada, the kick-off workshop is on Monday. Please bring the slides. The kick-off workshop is on Wednesday, so plan for it.',
      [['contradictory_values', 'Wednesday']],
    ],
    [
      'two durations of one thing',
      'Onboarding takes 3 weeks. As I said, onboarding takes 5 weeks for a team like yours.',
      [['contradictory_values', '5 weeks']],
    ],
    [
      'an assertion and its denial',
      'We refund every annual order in full. Ask away. We do not refund annual orders in full.',
      [['contradictory_statements', 'We do not refund annual orders in full']],
    ],
    [
      'a weekday its date does not fall on',
      'Shall we meet on Tuesday, 25 November 2026?',
      [['impossible_date', 'Tuesday, 25 November 2026']],
    ],
    [
      'an appointment on a day that is over',
      'Join our webinar on March 3, 2025 and see the product live.',
      [['past_date', 'March 3, 2025']],
    ],
  ])('finds %s', (_what, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ['two prices of two plans', 'The Starter plan costs $20 a month. The Enterprise plan costs $50 a month.'],
    ['figures set side by side', 'Last year the team answered 40 tickets. Now the team answers 90 tickets.'],
    ['a weekday that is right', 'Shall we meet on Tuesday, 24 November 2026?'],
    ['a day in the past told as such', 'The agreement was signed on March 3, 2025 and will run for two years.'],
    ['a document of an earlier day', 'Attached is the report dated 3 March 2025.'],
    ['a question and its answer', 'Do we charge for setup? We do not charge for setup.'],
    ['the same said twice', 'The call is on Monday. Once more: the call is on Monday.'],
  ])('lets %s pass', (_what, text) => {
    expect(found(text)).toEqual([]);
  });

  const long = 'We met at the fair in Lyon and talked about shelves for your shops. '.repeat(5);

  it('finds a subject that the message never comes to, and not one it comes to in other words', () => {
    expect(found(long, 'Your overdue October invoice')).toEqual([
      ['subject_not_in_body', 'Your overdue October invoice'],
    ]);
    expect(found(long, 'Shelving your shop windows')).toEqual([]);
    expect(found(long, 'Re: Your overdue October invoice')).toEqual([]);
    expect(found('See you soon.', 'Your overdue October invoice')).toEqual([]);
  });

  it('points at the places it names, in the field it names', () => {
    const text = 'The call is on Monday.\nBring the plan.\nThe call is on Friday.';
    const [finding] = scan(text).findings;
    expect(finding).toMatchObject({ field: 'body_text', text: 'Friday' });
    expect(text.slice(finding?.start, finding?.end)).toBe('Friday');
    expect(text.slice(finding?.against?.start, finding?.against?.end)).toBe('Monday');
  });

  it('scores 1 where nothing was found and less the more was', () => {
    const one = scan('The call is on Monday. The call is on Friday.').score;
    const two = scan('The call is on Monday. The call is on Friday. Join us on March 3, 2025.').score;
    expect(scan('The call is on Monday.').score).toBe(1);
    expect(one).toBeLessThan(1);
    expect(two).toBeLessThan(one);
  });

  it('does bounded work on the longest text', () => {
    const text = 'The call is not on Monday at ten, 3 March 2025, $5 a month. '.repeat(1_700);
    expect(scan(text).findings.length).toBeLessThanOrEqual(50);
  });
});

describe('a judge', () => {
  const input = { text: 'The call is on Monday. The call is on Friday.', subject: null, channel: 'email', today };
  const finding: SemanticFinding = {
    kind: 'condescending',
    field: 'body_text',
    start: 0,
    end: 3,
    text: 'The',
    detail: 'Talks down.',
    confidence: 0.9,
    against: null,
  };
  const signal = new AbortController().signal;

  it('adds its findings to those of the built-in scan and is named with it', async () => {
    const own = semanticScan(input);
    const both = await withJudge(input, { engine: 'model-x', judge: async () => [finding] }, signal);
    expect(both.findings).toEqual([finding, ...own.findings]);
    expect(both.engine).toBe(`${own.engine} + model-x`);
    expect(both.score).toBeLessThan(own.score);
  });

  it('is told the message and not whom it is for', async () => {
    const told: unknown[] = [];
    const judge = {
      engine: 'model-x',
      judge: async (asked: unknown) => {
        told.push(asked);
        return [];
      },
    };
    await withJudge(input, judge, signal);
    expect(told).toEqual([{ channel: 'email', subject: null, text: input.text }]);
  });

  it('that fails, fails the scan', async () => {
    const judge = { engine: 'model-x', judge: () => Promise.reject(new Error('away')) };
    await expect(withJudge(input, judge, signal)).rejects.toThrow('away');
  });
});
