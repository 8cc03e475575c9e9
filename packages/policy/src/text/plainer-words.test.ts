import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from '../compile-policy.ts';
import { evaluate } from '../evaluate.ts';
import { fullSnapshot, still } from '../testing.ts';
import { OffsetMap } from './offset-map.ts';
import { plainerWords } from './plainer-words.ts';

const plainly = (text: string) =>
  OffsetMap.identity.replacing(
    text,
    plainerWords({ text }, () => null),
  ).text;

describe('plainer words', () => {
  it.each([
    ['Our team guarantees results.', 'we guarantee results.'],
    ['Our company matches any quote.', 'we match any quote.'],
    ['We can of course also refund it.', 'We can refund it.'],
    ['Setup is, of course, on the house.', 'Setup is on the house.'],
    ['Please note that we are able to waive it.', 'we can waive it.'],
    ["You're going to double your pipeline.", 'You will double your pipeline.'],
    ['Your whole team gets a free year.', 'you get a free year.'],
    ['Your company has thirty\ndays.', 'you have thirty\ndays.'],
    ['You guys will win \u2014 guaranteed.', 'you will win, guaranteed.'],
    ['Fast & free. By the way, our\nfirm is the best.', 'Fast and free. we are the best.'],
    ["I'm pleased to tell you that it's free.", "it's free."],
    ['Satisfaction is 100 percent guaranteed, 5 per cent off.', 'Satisfaction is 100% guaranteed, 5% off.'],
  ])('say %j as %j', (text, told) => {
    expect(plainly(text)).toBe(told);
  });

  it.each([
    "We're going to the fair in Leeds.",
    'Really? He is known as Bo.',
    'Our team lunch is on Friday.',
    'Two apples, R&D, Hob & Welt and a well-known road.',
    'Two percent, a 5 percent-rated bond and 3 percentage points.',
    'The round of our firm must not worry you.',
    'What you get\n- two hosts\n- a box\n\u2013 the log',
  ])('leave %j as it is', (text) => {
    expect(plainerWords({ text }, () => null)).toEqual([]);
  });
});

describe('what is said in more words than it needs', () => {
  const policy = compilePolicy(fullSnapshot());
  const rulesOf = (content: string) =>
    evaluate(policy, { contentType: 'message', fields: { content } }, still).findings;

  it.each([
    ['We can of course personally guarantee results within a month.', 'guarantee_claim'],
    ['Our team can cut the price in half.', 'unapproved_discount'],
    ['Your team will own all intellectual property created.', 'contract_commitment'],
    ['Your money is 100 percent safe.', 'investment_promise'],
    ['Deposits are really non-refundable.', 'refund_policy_claim'],
  ])('%j is found', (text, rule) => {
    expect(rulesOf(text).map((found) => found.rule)).toContain(rule);
  });

  it('is quoted as it was written', () => {
    const content = 'Thanks for the call. Our team can cut the price in half.';
    const [found] = rulesOf(content);
    expect(content.slice(found?.start ?? 0, found?.end ?? 0)).toBe(found?.matched);
    expect(found?.matched).toContain('can cut the price in half');
  });
});
