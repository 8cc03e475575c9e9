import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import '../rules/index.ts';
import { anchoredBranches, keepAnchored } from './anchored.ts';
import { expressionKey, type KeptLiterals, readKeptLiterals } from './kept-literals.ts';

let folder = '';
let file = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendgate-literals-'));
  file = path.join(folder, 'literals.json');
  keepAnchored(file);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('literals that were kept', () => {
  it('are those that are derived anew, for every expression', () => {
    const kept = readKeptLiterals(file) as KeptLiterals;
    const branches = anchoredBranches();
    expect(branches.length).toBeGreaterThan(700);
    for (const { expression, pieces } of branches) {
      const parts = ['branches', 'whole', 'branches written']
        .map((how) => kept.branchesOf(expressionKey(expression, how)))
        .filter((found) => found !== undefined);
      expect(parts.some((found) => found.length === pieces.length)).toBe(true);
      const required = pieces.map((piece) => piece.required);
      // Those somebody wrote down are read from the code, and not kept.
      const written = kept.branchesOf(expressionKey(expression, 'branches written')) !== undefined;
      if (!written) expect(parts.map((found) => found.map((part) => part.required))).toContainEqual(required);
    }
  });

  it('are of no use to other code than that which derived them', () => {
    expect(readKeptLiterals(file)).not.toBeNull();
    expect(readKeptLiterals(file, 'other code')).toBeNull();
  });

  it('do not answer for an expression that changed', () => {
    const kept = readKeptLiterals(file) as KeptLiterals;
    const [first] = anchoredBranches();
    const { source, flags } = first?.expression ?? /./g;
    const found = ['branches', 'whole'].map((how) => kept.branchesOf(expressionKey(new RegExp(source, flags), how)));
    expect(found.some((parts) => parts !== undefined)).toBe(true);
    const changed = new RegExp(`${source}|otherwise`, flags);
    expect(kept.branchesOf(expressionKey(changed, 'branches'))).toBeUndefined();
    expect(kept.branchesOf(expressionKey(changed, 'whole'))).toBeUndefined();
  });

  it('count as not kept where the file is missing, cut off or names what is not in it', () => {
    const text = readFileSync(file, 'utf8');
    const spoilt = path.join(folder, 'spoilt.json');
    expect(readKeptLiterals(spoilt)).toBeNull();
    writeFileSync(spoilt, text.slice(0, -100));
    expect(readKeptLiterals(spoilt)).toBeNull();
    const { literals, ...rest } = JSON.parse(text) as { literals: string[] };
    writeFileSync(spoilt, JSON.stringify({ ...rest, literals: literals.slice(0, -1) }));
    expect(readKeptLiterals(spoilt)).toBeNull();
  });
});
