import { describe, expect, it } from '@jest/globals';
import { isWayOut } from './way-out.ts';

describe('a way out', () => {
  it.each([
    'If you would rather I skip the second one, hit reply and say "skip", and I\'ll take you off the list.',
    "Not for you? Tell me and I won't write again.",
    'Reply "locked" and I\'m gone.',
    'To stop these emails, click here.',
    'If not, let me know and I will leave it there.',
  ])('is %j', (sentence) => {
    expect(isWayOut(sentence)).toBe(true);
  });

  it.each([
    "Reply by Friday or I'll never stop writing.",
    "Say yes today for 30% off, or reply no and I won't write again.",
    "Tell me, or I'll write to your boss and no longer hear you out.",
    'We took him off the list last week.',
    'Reply with a time that suits you.',
    `Reply stop and I won't write again${', and so on'.repeat(20)}.`,
  ])('is not %j', (sentence) => {
    expect(isWayOut(sentence)).toBe(false);
  });
});
