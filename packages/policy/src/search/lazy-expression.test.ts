import { describe, expect, it } from '@jest/globals';
import { LazyExpression, lazyExpression, mostCharacters } from './lazy-expression.ts';

/** Characters of an expression that is long enough for a few dozen to be too many. */
const long = 10_000;
const tooMany = (2 * mostCharacters) / long;

/** Expressions that nobody else uses, of `long` characters each. */
function longExpressions(count: number, mark: string): LazyExpression[] {
  return Array.from({ length: count }, (_, at) => new LazyExpression(`${mark}${at}`.padEnd(long, mark), 'g'));
}

function charactersOf(expressions: readonly LazyExpression[]): number {
  return expressions.filter(({ isCompiled }) => isCompiled).length * long;
}

describe('an expression compiled when it is needed', () => {
  it('matches what its source does, and captures the same', () => {
    const { compiled } = new LazyExpression('(?<first>\\w+) or (\\w+)|neither', 'gi');
    const [match] = 'Now OR never'.matchAll(compiled);
    expect(match?.groups).toEqual({ first: 'Now' });
    expect(match?.[2]).toBe('never');
    expect('NEITHER'.search(compiled)).toBe(0);
  });

  it('is one for all who use its source and flags', () => {
    expect(lazyExpression('a kiln', 'gi')).toBe(lazyExpression('a kiln', 'gi'));
    expect(lazyExpression('a kiln', 'gi')).not.toBe(lazyExpression('a kiln', 'g'));
  });

  it('is compiled once while there is room', () => {
    const expression = new LazyExpression('a lathe', 'g');
    expect(expression.isCompiled).toBe(false);
    expect(expression.compiled).toBe(expression.compiled);
    expect(expression.isCompiled).toBe(true);
  });

  it('is let go of when others need the room, and matches as before when it is needed again', () => {
    const idle = new LazyExpression('an anvil', 'g');
    expect('an anvil'.search(idle.compiled)).toBe(0);
    for (const expression of longExpressions(tooMany, 'a')) expression.compiled;
    expect(idle.isCompiled).toBe(false);
    expect('on an anvil'.search(idle.compiled)).toBe(3);
  });

  it('stays where it is used all the time', () => {
    const busy = new LazyExpression('a bellows', 'g');
    const first = busy.compiled;
    for (const expression of longExpressions(tooMany, 'b')) {
      expression.compiled;
      expect(busy.compiled).toBe(first);
    }
  });

  it('takes no more room than there is, also where all are in use', () => {
    const expressions = longExpressions(tooMany, 'c');
    for (let used = 1; used <= expressions.length; used++) {
      for (const expression of expressions.slice(0, used)) expression.compiled;
      expect(charactersOf(expressions)).toBeLessThanOrEqual(mostCharacters);
    }
  });
});
