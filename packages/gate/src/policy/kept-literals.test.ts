import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deriveLiterals, unpackLiterals } from '@sendgate/policy';
import { keepLiterals, readKeptLiterals } from './kept-literals.ts';

let folder = '';
let file: URL;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendgate-literals-'));
  file = pathToFileURL(path.join(folder, 'literals.json'));
  keepLiterals(file);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('literals in their file', () => {
  it('are those that were derived', () => {
    expect(readKeptLiterals(file)).toEqual(unpackLiterals(deriveLiterals()));
  });

  it('are of no use to other code than that which derived them', () => {
    expect(readKeptLiterals(file, 'other code')).toBeNull();
  });

  it('count as not kept where the file is missing, cut off or names what is not in it', () => {
    const spoilt = pathToFileURL(path.join(folder, 'spoilt.json'));
    expect(readKeptLiterals(spoilt)).toBeNull();
    writeFileSync(spoilt, readFileSync(file, 'utf8').slice(0, -100));
    expect(readKeptLiterals(spoilt)).toBeNull();
    const { literals, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as { literals: string[] };
    writeFileSync(spoilt, JSON.stringify({ ...rest, literals: literals.slice(0, -1) }));
    expect(readKeptLiterals(spoilt)).toBeNull();
  });
});
