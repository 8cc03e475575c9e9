import { describe, expect, it } from '@jest/globals';
import { MAX_OFFSET, pagePosition } from './page.ts';

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
