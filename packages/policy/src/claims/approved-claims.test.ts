import { describe, expect, it } from '@jest/globals';
import { isApproved } from './approved-claims.ts';

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

  it('covers the place it stands in and no other', () => {
    const text = 'Take 5% off today. Take 25% off tomorrow.';
    expect(isApproved(text, 0, 18, ['5% off'])).toBe(true);
    expect(isApproved(text, 19, text.length, ['5% off'])).toBe(false);
  });
});
