import { describe, expect, it } from '@jest/globals';
import { answerExcerpt } from './answer-excerpt.ts';

describe('what is kept of an answer', () => {
  it('is at most the first KiB', () => {
    expect(answerExcerpt(Buffer.from('no '.repeat(10_000)))?.length).toBeLessThanOrEqual(1_024);
  });

  it('masks what a receiver may echo', () => {
    const echo =
      '{"to":"jane.doe@example.org","phone":"+44 20 7946 0000","key":"sk_live_abcdefghijklmnopqrstuvwxyz012345"}';
    const kept = answerExcerpt(Buffer.from(echo)) ?? '';
    expect(kept).not.toMatch(/jane|7946|abcdefghij/);
    expect(kept).toContain('[address]');
  });

  it('holds nothing Postgres refuses', () => {
    expect(answerExcerpt(Buffer.from([0x61, 0, 0xff, 0xfe, 0x1b, 0x62]))).toBe('a b');
  });

  it('is nothing when there was nothing', () => {
    expect(answerExcerpt(Buffer.alloc(0))).toBeNull();
  });
});
