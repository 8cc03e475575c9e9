import type { FieldName } from './fields.ts';
import type { Finding } from './finding.ts';
import type { Substitution } from './remediate.ts';

/** One replacement in the offsets of the text as submitted. Those of one text are in its order and do not overlap. */
export type Replacement = Pick<Substitution, 'start' | 'end' | 'after'>;

/** The text with those replacements made that `stands` names by their number; all of them when it is left out. */
export function withSubstitutions(
  original: string,
  replacements: readonly Replacement[],
  stands: (index: number) => boolean = () => true,
): string {
  let text = '';
  let from = 0;
  replacements.forEach(({ start, end, after }, index) => {
    if (!stands(index)) return;
    text += original.slice(from, start) + after;
    from = end;
  });
  return text + original.slice(from);
}

/**
 * Which replacements stand in a text; null when the text is not the original with some of them made. Where a text can be
 * read in several ways, the one in which more of the first ones stand.
 */
export function standingSubstitutions(
  original: string,
  replacements: readonly Replacement[],
  text: string,
): boolean[] | null {
  const standing: boolean[] = [];
  const deadEnds = new Set<string>();
  // Reads on from replacement `index`, up to which the original was read to `from` and the text to `at`.
  const read = (index: number, from: number, at: number): boolean => {
    const key = `${index} ${at}`;
    if (deadEnds.has(key)) return false;
    const next = replacements[index];
    if (!next) {
      if (text.slice(at) === original.slice(from)) return true;
      deadEnds.add(key);
      return false;
    }
    const between = original.slice(from, next.start);
    if (text.startsWith(between, at)) {
      const begin = at + between.length;
      const before = original.slice(next.start, next.end);
      for (const [piece, stands] of [
        [next.after, true],
        [before, false],
      ] as const) {
        if (!text.startsWith(piece, begin)) continue;
        standing[index] = stands;
        if (read(index + 1, next.end, begin + piece.length)) return true;
      }
    }
    deadEnds.add(key);
    return false;
  };
  return read(0, 0, 0) ? standing : null;
}

/**
 * The replacements that findings in a field suggest: each safer alternative in its place, and of those that overlap the
 * longest. What has no alternative stays as it is: a person decides about it.
 */
export function suggestedSubstitutions(field: FieldName, text: string, findings: readonly Finding[]): Substitution[] {
  const places = findings
    .flatMap(({ rule, field: of, start, end, matched, saferAlternative: after }): Substitution[] =>
      of === field && after && start !== null && end !== null && start < end && end <= text.length
        ? [{ rule, field, start, end, before: matched ?? '', after }]
        : [],
    )
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  const taken: Substitution[] = [];
  for (const place of places) {
    if (taken.every(({ start, end }) => place.end <= start || place.start >= end)) taken.push(place);
  }
  return taken.sort((a, b) => a.start - b.start);
}
