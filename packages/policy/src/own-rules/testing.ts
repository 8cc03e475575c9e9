import type { OwnRule } from '@sendgate/contracts';
import { scrambledText } from './scrambled-text.ts';

/** An own rule for tests, changed as asked. */
export function ownRule(changes: Partial<OwnRule> & Pick<OwnRule, 'kind'>): OwnRule {
  return { id: 'own_rule', name: 'Own rule', severity: 'WARN', detail: 'Reword it.', ...changes };
}

/** Patterns that take other engines, or other ways of searching, very long. */
export const hostilePatterns: readonly string[] = [
  '(?:.{0,9}a){9}',
  '(a?){50}a{50}',
  '(a|aa)+b',
  '(x{1,6}x{1,6}){1,6}y',
  '([a-zA-Z]{1,5})*\\d!',
  '(\\w{1,20}\\s?)*\\$',
  '^(([a-z]){1,9}.)+[A-Z]([a-z])+$',
  '(?:a{1,10}){1,10}b',
  '.*.*=.*',
  '\\w{1,50}@\\w{1,50}\\.com',
  '(\\d{1,4}[ -]?){3,16}x',
  '.*foo.*bar.*baz',
  '[^"]*"[^"]*"[^"]*$',
  '(a|b|c)*d',
  '(?:\\s|\\w)*z!',
  '\\s+$',
  '(.|\\n)*end!',
  'a.{30}b',
  '(?:a|b)*a(?:a|b){12}',
  '\\p{L}+\\p{N}{2,5}q',
  '((a{0,5}){0,5})b',
  '(foo|fo|f)*x',
  '[\\w.]+@[\\w.]+\\.[a-z]{2,4}',
  '(.{1,20}){1,5}!!',
  'x*x*x*x*x*y',
  '\\bfree\\b.{0,100}\\btrial\\b',
];

/** Texts that such patterns run aground on, `length` characters each. */
export function hostileTexts(length: number): Record<string, string> {
  const filled = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  return {
    'one letter': filled('a'),
    'two letters': filled('ab'),
    'the other letter': filled('x'),
    words: filled('the quick brown fox jumps over lazy dogs free '),
    addresses: filled('a@a.'),
    'empty lines': filled('\n '),
    quotes: filled('"'),
    digits: filled('1 2-3 '),
    'random words': scrambledText('abcdefghijklmnopqrstuvwxyz     ..,!@0123\n', length, 11),
    'random letters': scrambledText('ab', length, 11),
  };
}
