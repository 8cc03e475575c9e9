import { describe, expect, it } from '@jest/globals';
import { newId, newWorkId, randomBase62, toBase62 } from './identifiers.ts';

describe('identifiers', () => {
  it('are unique, sorted in the order they were made, and 26 characters after their prefix', () => {
    const ids = Array.from({ length: 5_000 }, () => newId('act'));
    expect(new Set(ids).size).toBe(5_000);
    expect([...ids].sort()).toEqual(ids);
    for (const id of ids) expect(id).toMatch(/^act_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(newWorkId()).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  it('draw every base62 character about as often', () => {
    const counts = new Map<string, number>();
    for (const character of randomBase62(62_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(250);
  });

  it('pad numbers', () => {
    expect(toBase62(0, 6)).toBe('000000');
    expect(toBase62(2 ** 32 - 1, 6)).toBe('4gfFC3');
  });
});
