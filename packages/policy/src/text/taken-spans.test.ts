import { describe, expect, it } from '@jest/globals';
import { TakenSpans } from './taken-spans.ts';

describe('places that are spoken for', () => {
  it('are given once, in whatever order they are asked for', () => {
    const spans = new TakenSpans();
    expect(spans.take(10, 20)).toBe(true);
    expect(spans.take(0, 5)).toBe(true);
    expect(spans.take(30, 40)).toBe(true);
    expect(spans.take(5, 10)).toBe(true);
    expect(spans.take(19, 25)).toBe(false);
    expect(spans.take(25, 31)).toBe(false);
    expect(spans.take(0, 100)).toBe(false);
    expect(spans.take(20, 30)).toBe(true);
  });

  it('tell what stands in their way', () => {
    const spans = new TakenSpans();
    spans.take(10, 20);
    expect([spans.overlaps(0, 10), spans.overlaps(9, 11), spans.overlaps(12, 13), spans.overlaps(20, 21)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
