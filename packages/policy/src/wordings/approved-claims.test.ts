import { describe, expect, it } from '@jest/globals';
import { isApproved, overlapsWording } from './approved-claims.ts';

function covers(claim: string, text: string): boolean {
  return isApproved(text, 0, text.length, [claim]);
}

describe('an approved claim', () => {
  it.each([
    ['5% off', 'Take 5% off today.'],
    ['5% off', 'Take 5%\n OFF.'],
    ['500 off your invoice', 'We take 500 off your invoice.'],
    ['$49 per seat', 'It is $49 per seat, billed monthly.'],
    ['five free seats', '(Five free seats)'],
    ['100 seats', 'We give 100 seats.'],
    ['\u4fdd\u8bc1\u9000\u6b3e', '\u6211\u4eec\u4fdd\u8bc1\u9000\u6b3e\u7ed9\u60a8'],
  ])('%j covers %j', (claim, text) => {
    expect(covers(claim, text)).toBe(true);
  });

  it.each([
    ['5% off', 'Take 25% off today.'],
    ['5% off', 'Take 2.5% off today.'],
    ['5% off', 'Take 5% offhand.'],
    ['500 off your invoice', 'We take $1500 off your invoice.'],
    ['500 off your invoice', 'We take 1,500 off your invoice.'],
    ['500 off your invoice', 'We take 1 500 off your invoice.'],
    ['500 off your invoice', "We take 1'500 off your invoice."],
    ['49 per seat per month', 'It is $149 per seat per month.'],
    ['a discount of 5', 'A discount of 5% is yours.'],
    ['a discount of 5', 'A discount of 5,000 is yours.'],
    ['a discount of 5', 'A discount of 50 is yours.'],
    ['uck', 'What the fuck.'],
  ])('%j does not cover %j', (claim, text) => {
    expect(covers(claim, text)).toBe(false);
  });

  it.each([
    [['99.9% uptime'], 'We guarantee 99.9% uptime.'],
    [['99.9% uptime'], 'We guarantee 99.9% uptime and look forward to your call on 12 May.'],
    [['99.9% uptime', 'pay 500 for each minute'], 'We guarantee 99.9% uptime and pay 500 for each minute below it.'],
  ])('%j cover %j, which says nothing of money and shares besides', (claims, text) => {
    expect(isApproved(text, 0, text.length, claims)).toBe(true);
  });

  it.each([
    'We guarantee 99.9% uptime and pay 500 for each minute below it.',
    'We guarantee 99.9% uptime, or we pay $500 for each minute.',
    'We guarantee 99.9% uptime and 40 per cent of the fee if it is less.',
    'We guarantee 99.9% uptime or you get 20 EUR back.',
  ])('%j is more than an approved uptime', (text) => {
    expect(isApproved(text, 0, text.length, ['99.9% uptime'])).toBe(false);
    expect(overlapsWording(text, 0, text.length, ['99.9% uptime'])).toBe(true);
  });

  it('covers the place it stands in and no other', () => {
    const text = 'Take 5% off today. Take 25% off tomorrow.';
    expect(isApproved(text, 0, 18, ['5% off'])).toBe(true);
    expect(isApproved(text, 19, text.length, ['5% off'])).toBe(false);
  });
});
