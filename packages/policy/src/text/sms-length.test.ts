import { describe, expect, it } from '@jest/globals';
import { smsLength } from './sms-length.ts';

describe('the length of a text message', () => {
  it.each([
    ['', 0],
    ['Reply STOP', 10],
    ['5 \u20ac', 4],
    ['[a]', 5],
    ['\u00fcber', 4],
    ['na\u00efve', 5],
    ['\u{1f642}', 2],
    ['\u{1f642}\u20ac', 3],
  ])('of %j is %i', (text, length) => {
    expect(smsLength(text)).toBe(length);
  });
});
