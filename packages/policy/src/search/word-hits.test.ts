import { describe, expect, it } from '@jest/globals';
import { WordHits } from './word-hits.ts';

/** Numbers below `limit` that look random and are the same in every run. */
function numbersBelow(limit: number, seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
}

describe('the order of words', () => {
  it.each([false, true])('is that of their places (shared: %s)', (isShared) => {
    let ordered = 0;
    for (let seed = 1; seed <= 1_000; seed++) {
      const next = numbersBelow(40, seed);
      const hits = new WordHits(4);
      for (let end = 0; end < 200; end += 1 + next()) hits.add(Uint16Array.of(next() % 4), 0, 1, end);
      if (isShared) hits.share(3, new Set([1]));
      const ends = [0, 1, 2].map((owner) => hits.endsOf(owner) ?? []);
      const [gap, nextGap] = [next(), next()];
      const pair = (first: number, second: number, most: number) => second > first && second - first <= most;
      const two = ends[0]?.some((a) => ends[1]?.some((b) => pair(a, b, gap)));
      const three = ends[0]?.some((a) =>
        ends[1]?.some((b) => pair(a, b, gap) && ends[2]?.some((c) => pair(b, c, nextGap))),
      );
      expect(hits.inOrder(0, 1, gap, -1, 0)).toBe(two);
      expect(hits.inOrder(0, 1, gap, 2, nextGap)).toBe(three);
      if (three) ordered++;
    }
    expect(ordered).toBeGreaterThan(40);
  });
});
