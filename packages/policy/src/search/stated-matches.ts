import type { FieldText } from '../text/field-text.ts';
import { isInCode, isMention } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { matchesNear, noMatches } from './near.ts';

/** Where a wording stands, without the white space behind it. */
export interface StatedMatch extends Range {
  readonly matched: string;
}

const none: readonly StatedMatch[] = [];

/**
 * The matches of `matchesNear` that the writer states: neither mentioned as words nor in code, nor overlapping what was
 * found already. Matches are looked at one by one, so what the caller adds to `found` counts for those that follow.
 */
export function statedMatches(
  field: Pick<FieldText, 'text' | 'near' | 'hits'>,
  expression: RegExp,
  found: readonly Range[] = [],
): Iterable<StatedMatch> {
  const matches = matchesNear(field, expression);
  // Nearly all texts have none.
  return matches === noMatches ? none : statedAmong(matches, field.text, found);
}

function* statedAmong(
  matches: Iterable<RegExpExecArray>,
  text: string,
  found: readonly Range[],
): Generator<StatedMatch> {
  for (const { index: start, 0: whole } of matches) {
    const matched = whole.trimEnd();
    const end = start + matched.length;
    if (overlapsAny(found, start, end) || isInCode(text, start) || isMention(text, start)) continue;
    yield { start, end, matched };
  }
}
