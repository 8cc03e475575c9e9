import { describe, expect, it } from '@jest/globals';
import { nextWaitSeconds } from './schedule.ts';

const table = [5, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 43_200, 86_400, 86_400];

describe('the retry schedule', () => {
  it('makes 12 attempts, each gap within 20 % of the table and 56.5 to 84.9 hours in all, over 1,000 callbacks', () => {
    for (let n = 0; n < 1_000; n += 1) {
      // A clock that is wound to each next run; the first and last callbacks draw the extremes.
      const draw = n === 0 ? () => 0 : n === 999 ? () => 1 - Number.EPSILON : Math.random;
      const gaps: number[] = [];
      for (let attempt = 1; ; attempt += 1) {
        const wait = nextWaitSeconds(attempt, 12, null, draw());
        if (wait === null) break;
        gaps.push(wait);
      }
      expect(gaps).toHaveLength(11);
      for (const [index, gap] of gaps.entries()) {
        expect(gap / (table[index] ?? 0)).toBeGreaterThanOrEqual(0.8 - 1e-9);
        expect(gap / (table[index] ?? 0)).toBeLessThanOrEqual(1.2 + 1e-9);
      }
      const hours = gaps.reduce((sum, gap) => sum + gap, 0) / 3_600;
      expect(hours).toBeGreaterThanOrEqual(56.5);
      expect(hours).toBeLessThanOrEqual(84.9);
    }
  });

  it('waits as long as the receiver asks, up to an hour, and never less than the schedule', () => {
    expect(nextWaitSeconds(1, 12, 60, 0.5)).toBe(60);
    expect(nextWaitSeconds(1, 12, 86_400, 0.5)).toBe(3_600);
    expect(nextWaitSeconds(5, 12, 1, 0.5)).toBe(1_800);
    expect(nextWaitSeconds(11, 12, 3_600, 0.5)).toBe(86_400);
  });

  it('ends with the last attempt, whatever the receiver asks', () => {
    expect(nextWaitSeconds(12, 12, 60, 0.5)).toBeNull();
    expect(nextWaitSeconds(13, 12, null, 0.5)).toBeNull();
  });

  it('repeats its last wait for items that get more attempts', () => {
    expect(nextWaitSeconds(15, 20, null, 0.5)).toBe(86_400);
  });
});
