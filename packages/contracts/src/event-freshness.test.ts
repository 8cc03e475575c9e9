import { describe, expect, it } from '@jest/globals';
import { canonicalEventType, defaultMaxAgeDays } from './event-freshness.ts';
import { eventTypes } from './source-record.ts';

describe('canonicalEventType', () => {
  it.each([
    ['Funding', 'funding'],
    ['series_a', 'funding'],
    ['Series B', 'funding'],
    ['acquired', 'acquisition'],
    ['merger', 'acquisition'],
    ['promoted', 'promotion'],
    ['job-change', 'job_change'],
    ['solar eclipse', 'other'],
    ['', 'other'],
  ])('reads "%s" as %s', (written, kind) => {
    expect(canonicalEventType(written)).toBe(kind);
  });
});

describe('defaultMaxAgeDays', () => {
  it('gives every kind of event an age between a day and ten years', () => {
    for (const kind of eventTypes) {
      expect(defaultMaxAgeDays[kind]).toBeGreaterThanOrEqual(1);
      expect(defaultMaxAgeDays[kind]).toBeLessThanOrEqual(3650);
    }
  });
});
