import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from '../compile-policy.ts';
import { evaluate } from '../evaluate.ts';
import { fullSnapshot, still } from '../testing.ts';
import { joinedStatements } from './joined-statements.ts';

function joined(text: string): string[] {
  return joinedStatements({ text }, () => null).map(({ start, end, parts }) => {
    let from = start;
    let statement = '';
    for (const part of parts) {
      statement += text.slice(from, part.start) + part.as;
      from = part.end;
    }
    return statement + text.slice(from, end);
  });
}

describe('statements made in several sentences', () => {
  it.each([
    ['Are we liable if it fails? Absolutely, without limit.', 'we are liable if it fails, absolutely, without limit.'],
    ["Can your landlord do that? He can't.", "your landlord can not do that, he can't."],
    ['Does it help against migraine? It does. Try it.', 'it does help against migraine, it does.'],
    ['The risk? There is none.', 'no risk, there is none.'],
    ['Setup fee? Gone.', 'Setup fee is gone.'],
    ['What about the fees? Covered.', 'the fees are covered.'],
    ['Uptime? 99.99 % from us.', 'Uptime is 99.99 % from us.'],
    ['Who makes the best forecast? We do.', 'we make the best forecast.'],
    ['Who covers the loss? We always cover it.', 'we cover the loss.'],
    ['Who uses it? Globex and Hooli.', 'Globex and Hooli uses it.'],
    ["What if it doesn't fit? Then you don't pay.", "If it doesn't fit, then you don't pay."],
    ['Results in 30 days. Guaranteed. Period.', 'Results in 30 days, Guaranteed, Period.'],
    ['Double your pipeline by spring! I promise.', 'Double your pipeline by spring, I promise.'],
    ['Is there a risk for you? None.', 'there is no risk for you, none.'],
    ["Don't you refund it? We do.", 'we do refund it, we do.'],
    ["Could it fail? It can't.", "it can not fail, it can't."],
    ['The\nrisk? There\nis none. Bye.', 'no risk, there is none.'],
    ['Will it work? It will. Every single time.', 'it will work, it will, Every single time.'],
  ])('%j is %j', (text, statement) => {
    expect(joined(text)).toEqual([statement]);
  });

  it.each([
    ['Did you know that we never fail?', 'we never fail.'],
    ["What if I told you that you'd double it?", "you'll double it."],
    ["Isn't it time you switched to the best CRM?", 'you switched to the best CRM.'],
    ['How about half off?', 'we offer half off.'],
    ['Why pay for setup when ours is free? Bye.', 'ours is free.'],
    ['Looking for the cheapest provider? Look no further.', 'we are the cheapest provider.'],
    ['Ever wondered who makes the best routers? That would be us.', 'we make the best routers.'],
    ['Twice the meetings, guaranteed?', 'Twice the meetings, guaranteed.'],
  ])('%j asks nothing, it says %j', (text, statement) => {
    expect(joined(text)).toEqual([statement]);
  });

  it('are told one by one', () => {
    expect(joined('Good morning. HIPAA? Covered. Here is more.\nFees? None. Bye.')).toEqual([
      'HIPAA is covered.',
      'no Fees, none.',
    ]);
  });

  it.each([
    ['Are you hiring? If so, we should talk.'],
    ['Is Tuesday fine? No problem if not.'],
    ['Interested? Book a time here.'],
    ['Did you know about the new office?'],
    ['Do you know who could help?'],
    ['Looking for the car park? It is behind the church.'],
    ['Is delivery guaranteed?'],
    ['How does that work? We send you a link.'],
    ['Who is liable when a pallet goes missing? We wrote a short piece about it.'],
    ['Do you have ten minutes? I would show you how.'],
    ['Could you send it?\nThanks in advance.'],
    ['The report is ready. Always a pleasure to work with you.'],
    [`${'Is it so long that it says by itself what it means, '.repeat(4)}is it? Yes.`],
  ])('are none in %j', (text) => {
    expect(joined(text)).toEqual([]);
  });

  const policy = compilePolicy(fullSnapshot());
  const found = (body_text: string, contentType: 'email' | 'code' = 'email') =>
    evaluate(policy, { contentType, fields: { body_text }, send: {} }, still).findings;

  it('are held where they were written', () => {
    const text = 'Hello Sam,\n\nOne more thing. Back pain? Gone in two weeks with our belt. Shall we talk on Thursday?';
    const claim = found(text).find(({ rule }) => rule === 'medical_claim');
    expect(claim?.matched).toBe('Back pain? Gone in two weeks with our belt');
    expect(text.slice(claim?.start ?? 0, claim?.end ?? 0)).toBe(claim?.matched);
  });

  it('are told once where a sentence of theirs is a finding by itself', () => {
    const rules = found('We guarantee that you will double your revenue in a month. Period.').map(({ rule }) => rule);
    expect(rules.filter((rule) => rule === 'guarantee_claim')).toHaveLength(1);
  });

  it('are not made of standard texts or quotations', () => {
    const disclaimer = 'Is your capital safe? Absolutely. Setup fee? Gone.';
    const listed = compilePolicy(fullSnapshot({ standard_disclaimers: [disclaimer] }));
    const foundIn = (body_text: string) =>
      evaluate(listed, { contentType: 'email', fields: { body_text }, send: {} }, still).findings;
    const text = 'Hello Sam,\n\nThe papers for Thursday are ready.';
    expect(found(`${text}\n\n${disclaimer}`)).not.toEqual([]);
    expect(foundIn(`${text}\n\n${disclaimer}`)).toEqual([]);
    expect(foundIn(`${text}\n\n> ${disclaimer}`)).toEqual([]);
    expect(foundIn(`${text} Setup fee? Gone.`)).not.toEqual([]);
  });

  it('are none in code', () => {
    expect(found('// The risk? Zero. Guaranteed.', 'code')).toEqual([]);
  });
});
