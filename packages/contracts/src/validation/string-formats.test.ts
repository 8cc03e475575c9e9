import { describe, expect, it } from '@jest/globals';
import { isCalendarDate, isDateTime } from './string-formats.ts';

describe('a date', () => {
  it.each(['0001-01-01', '2024-02-29', '2000-02-29', '9999-12-31'])('is a day of the calendar: %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '0000-01-01',
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-01',
    '2026-1-1',
    '10000-01-01',
  ])('is nothing else: %s', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe('a date and time', () => {
  it.each([
    '0001-01-01T00:00:00Z',
    '0001-01-01T14:00:00+14:00',
    '0001-01-01T00:00:00-14:00',
    '2026-11-22T23:59:59.999999999+05:30',
    '9999-12-31T23:59:59.999Z',
    '9999-12-31T23:59:59+14:00',
  ])('is a moment of the years 1 to 9999 in UTC: %s', (text) => {
    expect(isDateTime(text)).toBe(true);
    expect(new Date(text).toISOString()).toMatch(/^\d{4}-/);
  });

  it.each([
    '0000-12-31T23:59:59Z',
    '0001-01-01T00:00:00+00:01',
    '0001-01-01T13:59:59+14:00',
    '9999-12-31T23:59:59-00:01',
    '9999-12-31T10:00:00-14:00',
    '2026-11-22T24:00:00Z',
    '2026-11-22T23:59:60Z',
    '2026-11-22T00:00:00+24:00',
    '2026-11-22T00:00:00',
    '2026-11-22',
  ])('is nothing else: %s', (text) => {
    expect(isDateTime(text)).toBe(false);
  });
});
