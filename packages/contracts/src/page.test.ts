import { describe, expect, it } from '@jest/globals';
import { cursorOf, cursorPattern, MAX_OFFSET, pagePosition, placeOf } from './page.ts';

describe('the position of a page', () => {
  it('names the offset of the next one, and none behind the last', () => {
    expect(pagePosition(50, 100, true)).toEqual({ limit: 50, offset: 100, has_more: true, next_offset: 150 });
    expect(pagePosition(50, 100, false).next_offset).toBeNull();
  });

  it('names no offset that the list would refuse, and says that there is more', () => {
    expect(pagePosition(50, MAX_OFFSET - 50, true).next_offset).toBe(MAX_OFFSET);
    expect(pagePosition(50, MAX_OFFSET - 49, true)).toMatchObject({ has_more: true, next_offset: null });
  });
});

describe('a cursor', () => {
  it('names the place it was made of', () => {
    const id = 'act_01M8BPSZ4MMC9J3FMWF3CRJMW5';
    for (const createdAt of [new Date(0), new Date('2026-11-26T10:35:00.123Z'), new Date('3000-01-01T00:00:00Z')]) {
      const cursor = cursorOf({ createdAt, id });
      expect(cursor).toMatch(new RegExp(cursorPattern));
      expect(placeOf(cursor)).toEqual({ createdAt, id });
    }
  });

  it('that a caller made up names a day that there is, or is not admitted', () => {
    const largest = `zzzzzzzzz.act_${'Z'.repeat(26)}`;
    expect(largest).toMatch(new RegExp(cursorPattern));
    expect(placeOf(largest).createdAt.toISOString()).toMatch(/^5188-/);
    for (const made of ['', '1', '1.act_1', `1.act_${'0'.repeat(26)}'`, `zzzzzzzzzz.act_${'0'.repeat(26)}`])
      expect(made).not.toMatch(new RegExp(cursorPattern));
  });
});
