import { describe, expect, it } from '@jest/globals';
import { TokenBuckets } from './token-buckets.ts';

describe('token buckets', () => {
  it('start full, hand out a minute and its burst at once, then one request an interval', () => {
    let now = 5_000;
    const buckets = new TokenBuckets(() => now);
    const rate = { perMinute: 6, burst: 2 };
    const left = Array.from({ length: 8 }, () => buckets.take('a', rate)).map((state) => [state.admitted, state.left]);
    expect(left).toEqual([5, 4, 3, 2, 1, 0, 0, 0].map((count) => [true, count]));
    expect(buckets.take('a', rate)).toEqual({ admitted: false, left: 0, nextMs: 10_000, fullMs: 80_000 });
    now += 9_999;
    const refused = buckets.take('a', rate);
    expect([refused.admitted, Math.round(refused.nextMs)]).toEqual([false, 1]);
    now += 1;
    expect(buckets.take('a', rate)).toMatchObject({ admitted: true, left: 0, fullMs: 80_000 });
    expect(buckets.take('b', rate)).toMatchObject({ admitted: true, left: 5 });
    now += 80_000;
    expect(buckets.take('a', rate)).toMatchObject({ admitted: true, left: 5 });
  });

  it('follow a limit that was changed meanwhile', () => {
    const buckets = new TokenBuckets(() => 0);
    for (let count = 0; count < 10; count++) buckets.take('a', { perMinute: 10, burst: 0 });
    expect(buckets.take('a', { perMinute: 10, burst: 0 }).admitted).toBe(false);
    expect(buckets.take('a', { perMinute: 20, burst: 0 }).admitted).toBe(false);
    expect(buckets.take('a', { perMinute: 20, burst: 4 }).admitted).toBe(true);
    expect(buckets.take('a', { perMinute: 0, burst: 9 }).admitted).toBe(false);
  });

  it('are forgotten when they are full again and there are very many, and no sooner', () => {
    const buckets = new TokenBuckets(() => 0);
    const rate = { perMinute: 1, burst: 0 };
    buckets.take('a', rate);
    for (let count = 0; count < 10_000; count++) buckets.settle(`full ${count}`, 0);
    expect(buckets.take('a', rate).admitted).toBe(false);
  });

  it('take over what is known elsewhere', () => {
    const buckets = new TokenBuckets(() => 0);
    buckets.settle('a', 54_000);
    expect(buckets.take('a', { perMinute: 10, burst: 0 })).toMatchObject({ admitted: true, left: 0 });
    expect(buckets.take('a', { perMinute: 10, burst: 0 }).admitted).toBe(false);
  });
});
