import { describe, expect, it } from '@jest/globals';
import '../rules/index.ts';
import { branchesWithWords, deriveLiterals } from './anchored.ts';
import { expressionKey, unpackLiterals } from './kept-literals.ts';

const packed = JSON.parse(JSON.stringify(deriveLiterals())) as ReturnType<typeof deriveLiterals>;
const ways = ['branches', 'whole', 'branches written'] as const;

describe('literals that were kept', () => {
  it('are those an expression is taken apart by, for every expression', () => {
    const kept = unpackLiterals(packed);
    const branches = branchesWithWords();
    expect(branches.length).toBeGreaterThan(700);
    for (const { expression, pieces } of branches) {
      const parts = ways.map((how) => kept.get(expressionKey(expression, how))).filter((found) => found !== undefined);
      expect(parts.map((found) => found.length)).toContain(pieces.length);
      // Those somebody wrote down are read from the code, and not kept.
      if (kept.has(expressionKey(expression, 'branches written'))) continue;
      const required = pieces.map((piece) => piece.required);
      expect(parts.map((found) => found.map((part) => part.required))).toContainEqual(required);
    }
  });

  it('do not answer for an expression that changed', () => {
    const kept = unpackLiterals(packed);
    const expression = branchesWithWords()[0]?.expression ?? /./g;
    const changed = new RegExp(`${expression.source}|otherwise`, expression.flags);
    expect(ways.some((how) => kept.has(expressionKey(expression, how)))).toBe(true);
    expect(ways.some((how) => kept.has(expressionKey(changed, how)))).toBe(false);
  });

  it('are refused where they name what is not among them', () => {
    expect(() => unpackLiterals({ ...packed, literals: packed.literals.slice(0, -1) })).toThrow(RangeError);
    expect(() => unpackLiterals({ ...packed, sets: packed.sets.slice(0, -1) })).toThrow(RangeError);
  });
});
