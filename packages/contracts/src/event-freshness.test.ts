import { describe, expect, it } from '@jest/globals';
import { canonicalEventType, canonicalEvidenceTier, defaultMaxAgeDays, evidenceAgeDays } from './event-freshness.ts';
import { eventTypes, evidenceTiers } from './source-record.ts';

describe('canonicalEventType', () => {
  it.each([
    ['Funding', 'funding'],
    ['series_a', 'funding'],
    ['Series B', 'funding'],
    ['pre-seed round', 'other'],
    ['Pre-Series A', 'funding'],
    ['series_c_extension', 'funding'],
    ['Seed round', 'funding'],
    ['M&A', 'acquisition'],
    ['new executive', 'leadership_change'],
    ['open roles', 'hiring'],
    ['office opening', 'expansion'],
    ['RIF', 'layoffs'],
    ['Series of tubes', 'other'],
    ['constructor', 'other'],
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

describe('canonicalEvidenceTier', () => {
  it.each([
    ['Verified', 'verified'],
    ['Tier_1', 'verified'],
    ['tier-2', 'corroborated'],
    ['Secondary', 'reported'],
    ['LOW', 'inferred'],
    ['t5', 'unverified'],
    ['excellent', 'unverified'],
    ['', 'unverified'],
    [null, 'unverified'],
    [undefined, 'unverified'],
  ])('reads %j as %s', (label, tier) => {
    expect(canonicalEvidenceTier(label)).toBe(tier);
  });

  it('knows every tier by its own name', () => {
    for (const tier of evidenceTiers) expect(canonicalEvidenceTier(tier)).toBe(tier);
  });
});

describe('evidenceAgeDays', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  it.each([
    ['2026-11-20', 0],
    ['2026-11-19', 1],
    ['2026-06-01', 172],
  ])('counts days from %s', (acquired, days) => {
    expect(evidenceAgeDays({ acquired_at: acquired }, now)).toBe(days);
  });

  it('takes the day that has begun elsewhere for today', () => {
    expect(evidenceAgeDays({ acquired_at: '2026-11-21' }, now)).toBe(0);
  });

  it.each(['2026-11-22', '2027-06-01', '2026-13-45', 'soon'])('gives no age to evidence of %s', (acquired) => {
    expect(evidenceAgeDays({ acquired_at: acquired }, now)).toBeNull();
  });
});
