import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ProblemError } from '@sendgate/contracts';
import { KeyNotInRing, SealBroken, type SealedPlace, Sealer } from './seal.ts';

const key = (kid: string) => `${kid}:${randomBytes(32).toString('base64')}`;
const place: SealedPlace = { table: 't', column: 'c', workspaceId: 'ws_1', rowId: 'r_1' };

describe('a sealed value', () => {
  it('opens in its place, and is different every time', () => {
    const sealer = new Sealer(key('k1'));
    for (const plain of ['', 'secret', 'ü'.repeat(10_000)]) {
      const sealed = sealer.seal(plain, place);
      expect(sealer.open(sealed, place).toString('utf8')).toBe(plain);
      expect(sealed.equals(sealer.seal(plain, place))).toBe(false);
    }
  });

  it('does not open in any other place', () => {
    const sealer = new Sealer(key('k1'));
    const sealed = sealer.seal('secret', place);
    for (const change of [{ table: 'x' }, { column: 'x' }, { workspaceId: 'ws_2' }, { rowId: 'r_2' }]) {
      expect(() => sealer.open(sealed, { ...place, ...change })).toThrow(SealBroken);
    }
    // Two parts that read alike when put end to end.
    expect(() => sealer.open(sealed, { ...place, workspaceId: 'ws_', rowId: '1r_1' })).toThrow(SealBroken);
  });

  it('does not open with one bit changed, cut short, or under another key', () => {
    const sealer = new Sealer(key('k1'));
    const sealed = sealer.seal('secret', place);
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      // A bit of the key's id names another key.
      expect(() => sealer.open(changed, place)).toThrow(ProblemError);
      expect(() => sealer.open(sealed.subarray(0, at), place)).toThrow(SealBroken);
    }
    expect(() => new Sealer(key('k1')).open(sealed, place)).toThrow(SealBroken);
    expect(() => new Sealer(key('k2')).open(sealed, place)).toThrow(KeyNotInRing);
  });

  it('of an old key still opens after rotation, while new values use the new key', () => {
    const old = key('2025');
    const sealed = new Sealer(old).seal('secret', place);
    const rotated = new Sealer(`${key('2026')},${old}`);
    expect(rotated.open(sealed, place).toString()).toBe('secret');
    expect(rotated.seal('x', place).toString('latin1')).toMatch(/^v1\.2026\./);
  });

  it('needs a ring of well-formed keys', () => {
    for (const ring of [
      '',
      'k1',
      'k1:',
      `k1:${randomBytes(16).toString('base64')}`,
      `:${randomBytes(32).toString('base64')}`,
    ]) {
      expect(() => new Sealer(ring)).toThrow(TypeError);
    }
    expect(() => new Sealer(`${key('k1')},${key('k1')}`)).toThrow(TypeError);
  });
});
