import type { FieldText } from '../text/field-text.ts';
import { consider } from '../text/let-go.ts';
import type { Range } from '../text/range.ts';
import { sentencesAround } from '../text/sentences-around.ts';
import { branchesOf, type Piece } from './anchored.ts';

/** What every search without a match returns, so that a caller can tell at no cost. */
export const noMatches: readonly RegExpExecArray[] = [];

/**
 * The matches of a global expression in the sentences that hold one of the rule's literals. Of an anchored expression
 * only the branches run whose own literals stand in the sentence; the matches are those of the whole expression.
 */
export function matchesNear(
  field: Pick<FieldText, 'text' | 'near' | 'hits'>,
  expression: RegExp,
): Iterable<RegExpExecArray> {
  const live = branchesToRun(field, expression);
  return live.length === 0 ? noMatches : matchesOf(field, live, field.near);
}

/** The matches of an anchored expression anywhere in the text, whatever the rule's literals say. */
export function matchesAnywhere(
  field: Pick<FieldText, 'text' | 'hits'>,
  expression: RegExp,
): Iterable<RegExpExecArray> {
  const live = branchesToRun(field, expression);
  return live.length === 0 ? noMatches : matchesOf(field, live, [{ start: 0, end: field.text.length }]);
}

/** The branches that may match somewhere in the text; the expression itself where it has none. */
function branchesToRun({ hits }: Pick<FieldText, 'hits'>, expression: RegExp): readonly Branch[] {
  const branches = hits && branchesOf(expression);
  return branches ? hits.liveOf(branches) : [{ id: whole, expression }];
}

/**
 * The matches of an anchored expression in the sentences around its own literals. Only for expressions that do not look
 * beyond a sentence, and in a field being evaluated; in any other the whole text is read.
 */
export function matchesAround(field: Pick<FieldText, 'text' | 'hits'>, expression: RegExp): Iterable<RegExpExecArray> {
  const { text, hits } = field;
  const branches = hits && branchesOf(expression);
  if (!branches) return allMatches(text, expression);
  const live = hits.liveOf(branches);
  // Asked dozens of times a text, and nearly always for nothing.
  if (live.length === 0) return noMatches;
  const first = hits.ofPiece((live[0] as Piece).id);
  let positions: number[] | undefined;
  for (let at = 1; at < live.length; at++) {
    const own = hits.ofPiece((live[at] as Piece).id);
    // Branches that share their words share the list of where these stand.
    if (!own || own === first) continue;
    positions ??= first ? [...first] : [];
    for (let n = 0; n < own.length; n++) positions.push(own[n] as number);
  }
  positions?.sort((a, b) => a - b);
  return matchesOf(field, live, sentencesAround(text, positions ?? first ?? []));
}

/** False when an expression can match nowhere in a field, by its literals alone. */
export function mayMatchAnywhere(field: Pick<FieldText, 'hits'>, expression: RegExp): boolean {
  return branchesToRun(field, expression).length > 0;
}

/** False when an expression cannot match in [start, end), by its literals alone. */
export function mayMatch(field: Pick<FieldText, 'hits'>, expression: RegExp, start: number, end: number): boolean {
  const { hits } = field;
  const branches = hits && branchesOf(expression);
  if (!branches) return true;
  const live = hits.liveOf(branches);
  for (let at = 0; at < live.length; at++) if (hits.mayMatch((live[at] as Piece).id, start, end)) return true;
  return false;
}

/** The matches of a global expression, as `matchAll` finds them, without the copy of the expression that it makes. */
export function* allMatches(text: string, expression: RegExp): Generator<RegExpExecArray> {
  for (let from = 0; from <= text.length; ) {
    const match = execAt(expression, text, from);
    if (!match) return;
    from = match.index + Math.max(1, match[0].length);
    consider(text, match.index, match.index + match[0].length);
    yield match;
  }
}

/** A branch and its next match in the part of the text under way. */
interface Run {
  readonly expression: RegExp;
  next: RegExpExecArray | null;
}

type Branch = Pick<Piece, 'id' | 'expression'>;
/** The id of an expression that was never taken apart. */
const whole = -1;

/** Looks for the first match at once: nearly all texts have none, and then nothing is allocated. */
function matchesOf(
  field: Pick<FieldText, 'text' | 'hits'>,
  branches: readonly Branch[],
  ranges: readonly Range[],
): Iterable<RegExpExecArray> {
  for (let at = 0; at < ranges.length; at++) {
    const runs = runsIn(field, branches, ranges[at] as Range);
    if (runs) return matchesFrom(field, branches, ranges, at, runs);
  }
  return noMatches;
}

function* matchesFrom(
  field: Pick<FieldText, 'text' | 'hits'>,
  branches: readonly Branch[],
  ranges: readonly Range[],
  first: number,
  firstRuns: readonly Run[],
): Generator<RegExpExecArray> {
  for (let at = first; at < ranges.length; at++) {
    const range = ranges[at] as Range;
    const runs = at === first ? firstRuns : runsIn(field, branches, range);
    if (runs) yield* firstOfEach(field.text, range, runs);
  }
}

/** The branches that match in a range, each with its first match; undefined when none does. */
function runsIn(
  { text, hits }: Pick<FieldText, 'text' | 'hits'>,
  branches: readonly Branch[],
  range: Range,
): Run[] | undefined {
  let runs: Run[] | undefined;
  let part: string | undefined;
  for (let at = 0; at < branches.length; at++) {
    const branch = branches[at] as Branch;
    if (hits && branch.id !== whole && !hits.mayMatch(branch.id, range.start, range.end)) continue;
    part ??= partOf(text, range);
    const { expression } = branch;
    const next = execAt(expression, part, 0);
    if (!next) continue;
    if (runs) runs.push({ expression, next });
    else runs = [{ expression, next }];
  }
  return runs;
}

function partOf(text: string, { start, end }: Range): string {
  return start === 0 && end === text.length ? text : text.slice(start, end);
}

/**
 * What the choice of some branches matches: at every place the earliest match, of two that begin together the one whose
 * branch stands first, and on from its end.
 */
function* firstOfEach(text: string, range: Range, runs: readonly Run[]): Generator<RegExpExecArray> {
  const part = partOf(text, range);
  for (let from = 0; ; ) {
    let best: RegExpExecArray | null = null;
    for (const run of runs) {
      if (run.next && run.next.index < from) run.next = execAt(run.expression, part, from);
      if (run.next && (!best || run.next.index < best.index)) best = run.next;
    }
    if (!best) return;
    from = best.index + Math.max(1, best[0].length);
    const match = best;
    for (const run of runs) if (run.next === match) run.next = execAt(run.expression, part, from);
    match.index += range.start;
    consider(text, match.index, match.index + match[0].length);
    yield match;
  }
}

/** The first match of a global expression at or behind a place; leaves the expression as it was. */
export function execAt(expression: RegExp, text: string, from: number): RegExpExecArray | null {
  expression.lastIndex = from;
  const match = expression.exec(text);
  expression.lastIndex = 0;
  return match;
}
