import { type CompiledPattern, compilePattern, PatternRefused } from './own-rules/compile-pattern.ts';
import type { RuleException } from './snapshot.ts';
import { overlapsWording, wordingRefusal } from './wordings/approved-claims.ts';

/** Characters around a match in which a pattern is looked for. */
const HORIZON = 320;
/** Longest match a pattern is held against. */
const MAX_MATCH = 2_000;
/** Steps (instructions times characters) one rule's exceptions may take in one evaluation: about 30 ms. */
const MAX_STEPS = 2_000_000;
/** Texts no exception may cover: it would except everything. */
const ordinary = ['a', 'Hello there', '30%', 'We met on Tuesday, 3 May.', '\u00e9\u00df \u4f60\u597d', '!?'];

interface CompiledException {
  readonly phrase: string | null;
  readonly pattern: CompiledPattern | null;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number | null;
}

/** What speaks against an exception's wording, in words a person can act on; null when nothing does. */
export function exceptionRefusal(exception: Pick<RuleException, 'phrase' | 'pattern'>): string | null {
  const { phrase, pattern } = exception;
  if ((phrase === undefined) === (pattern === undefined)) return 'Give either a phrase or a pattern.';
  if (phrase !== undefined) return wordingRefusal(phrase);
  try {
    const { expression } = compilePattern(pattern ?? '');
    if (!ordinary.some((text) => expression.matcher(text).find())) return null;
    return 'It matches ordinary text and would except nearly everything. Write the words around it as well.';
  } catch (error) {
    if (!(error instanceof PatternRefused)) throw error;
    return error.message;
  }
}

/** The exceptions of one rule, ready to be held against its matches. */
export class RuleExceptions {
  readonly #exceptions: readonly CompiledException[];

  /**
   * Expensive: keep the result.
   * @throws PatternRefused for a pattern `exceptionRefusal` would have refused
   */
  constructor(exceptions: readonly RuleException[]) {
    this.#exceptions = exceptions.map(({ phrase, pattern, expiresAt }) => ({
      phrase: phrase ?? null,
      pattern: pattern === undefined ? null : compilePattern(pattern),
      expiresAt: expiresAt === null ? null : Date.parse(expiresAt),
    }));
  }

  /** Those of a rule; null when it has none. */
  static of(exceptions: readonly RuleException[] | undefined): RuleExceptions | null {
    return exceptions && exceptions.length > 0 ? new RuleExceptions(exceptions) : null;
  }

  /**
   * Answers for one run of the rule whether an exception covers a place: it stands in the text and overlaps it. Where
   * no time is known, what may have expired has. A place that would take too long to decide about is not covered.
   */
  at(now: Date | undefined): (text: string, start: number, end: number) => boolean {
    const valid = this.#exceptions.filter(
      ({ expiresAt }) => expiresAt === null || (now !== undefined && now.getTime() < expiresAt),
    );
    const phrases = valid.flatMap(({ phrase }) => (phrase === null ? [] : [phrase]));
    const patterns = valid.flatMap(({ pattern }) => (pattern === null ? [] : [pattern]));
    const budget = { steps: MAX_STEPS };
    return (text, start, end) =>
      overlapsWording(text, start, end, phrases) ||
      patterns.some((pattern) => covers(pattern, text, start, end, budget));
  }
}

function covers(
  { expression, size }: CompiledPattern,
  text: string,
  start: number,
  end: number,
  budget: { steps: number },
): boolean {
  if (end - start > MAX_MATCH) return false;
  const from = Math.max(0, start - HORIZON);
  const around = text.slice(from, end + HORIZON);
  // A search begins anew behind each place it finds, so that all of them together read the text about once.
  budget.steps -= size * around.length;
  if (budget.steps < 0) return false;
  const matcher = expression.matcher(around);
  for (let at = 0; at <= around.length && matcher.find(at); at = Math.max(matcher.end(), at + 1)) {
    if (from + matcher.start() >= end) return false;
    if (from + matcher.end() > start && matcher.end() > matcher.start()) return true;
  }
  return false;
}
