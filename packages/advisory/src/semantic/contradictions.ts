import { partsWithin, type Reading } from '../grounding/reading.ts';
import { agrees, comparable, type Value } from '../grounding/value.ts';
import { spanOf } from './calendar.ts';
import type { FoundInField } from './semantic-finding.ts';

/** Kinds whose two values can only both be true of two things. */
const exclusive: ReadonlySet<Value['kind']> = new Set(['money', 'percent', 'count', 'duration', 'date', 'weekday']);
/** Words that set two figures side by side on purpose. */
const contrasts = new Set(
  `was were previously formerly originally instead rather versus vs compared than from to now other another second third either or
  alternatively per tier option up only first last next after before earlier later each both between increase
  increased decrease decreased grew rose fell dropped went down reduce reduced cut save saving`.split(/\s+/),
);
/** Content words that two sentences of the same thing have in common, at least. */
const fewestShared = 2;
/** Short sentences speak of the same thing when all words of the shorter are shared, long ones when most are. */
const shortSentence = 3;
const mostOfThem = 0.75;
/** Sentences compared: a message has far fewer, and the work grows with their square. */
const sentenceLimit = 200;

interface Statement {
  readonly from: number;
  readonly to: number;
  readonly values: readonly Value[];
  readonly content: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly contrasting: boolean;
}

function readStatements(reading: Reading): Statement[] {
  return reading.sentences.slice(0, sentenceLimit).map(({ from, to }) => {
    const values = partsWithin(reading.values, from, to).filter((value) => exclusive.has(value.kind));
    const names = partsWithin(reading.names, from, to);
    // Names are compared by themselves: a greeting's name is not what its sentence speaks of.
    const apart = new Set([...values, ...names].flatMap((part) => range(part.from, part.to)));
    const tokens = range(from, to).flatMap((at) => (apart.has(at) ? [] : (reading.tokens[at] ?? [])));
    return {
      from,
      to,
      values,
      content: new Set(tokens.filter((token) => !token.functional).map((token) => token.stem)),
      names: new Set(names.flatMap((name) => name.stems)),
      contrasting: tokens.some((token) => contrasts.has(token.lower)),
    };
  });
}

/**
 * Two sentences that say the same of the same thing with different figures: "the kick-off is on Monday" and "the
 * kick-off is on Wednesday". Sentences that set figures side by side, or name different things, contradict nothing.
 */
export function contradictoryValues(reading: Reading): FoundInField[] {
  const statements = readStatements(reading);
  const found: FoundInField[] = [];
  for (const [at, second] of statements.entries()) {
    if (second.contrasting) continue;
    for (const value of alone(second)) {
      const rivals = statements.slice(0, at).flatMap((first) => (comparableWith(first, second) ? alone(first) : []));
      const earlier = rivals.find((rival) => differ(rival, value));
      if (earlier === undefined) continue;
      const against = spanOf(reading, earlier.from, earlier.to);
      const detail = `Earlier the message says ${against.text} of the same thing.`;
      const span = spanOf(reading, value.from, value.to);
      found.push({ kind: 'contradictory_values', ...span, detail, confidence: 0.7, against });
    }
  }
  return found;
}

/** The values that are the only one of their kind in a sentence: of two it is not clear which one to compare. */
function alone({ values }: Statement): Value[] {
  return values.filter((value) => values.every((other) => other === value || other.kind !== value.kind));
}

function differ(left: Value, right: Value): boolean {
  return comparable(left, right) && !agrees(left, right) && !agrees(right, left) && left.head === right.head;
}

function comparableWith(first: Statement, second: Statement): boolean {
  if (first.contrasting) return false;
  if ([...second.names].some((name) => !first.names.has(name))) return false;
  return speakOfTheSame(first, second);
}

function speakOfTheSame(first: Statement, second: Statement): boolean {
  const shared = [...second.content].filter((word) => first.content.has(word)).length;
  const fewer = Math.min(first.content.size, second.content.size);
  // Word for word the same: one word is enough.
  if (shared > 0 && shared === first.content.size && shared === second.content.size) return true;
  return shared >= fewestShared && shared >= (fewer <= shortSentence ? fewer : mostOfThem * fewer);
}

/** Content words that make an assertion and its denial speak of the same thing. */
const deniedShared = 3;

/** Sentences whose opposite stands earlier in the message: "we refund every order", then "we do not refund orders". */
export function contradictoryStatements(reading: Reading): FoundInField[] {
  const statements = readStatements(reading);
  return statements.flatMap((second, at) => {
    if (second.contrasting) return [];
    const opposed = statements
      .slice(0, at)
      .find((first) => comparableWith(first, second) && denies(reading, first, second));
    if (opposed === undefined) return [];
    const against = spanOf(reading, opposed.from, opposed.to);
    const detail = 'An earlier sentence says the opposite.';
    const span = spanOf(reading, second.from, second.to);
    return [{ kind: 'contradictory_statements', ...span, detail, confidence: 0.65, against }];
  });
}

/** Whether one of the two denies what the other asserts, about the same thing. */
function denies(reading: Reading, first: Statement, second: Statement): boolean {
  const denied = [deniedWord(reading, first), deniedWord(reading, second)].filter((word) => word !== null);
  const shared = [...second.content].filter((word) => first.content.has(word));
  return shared.length >= deniedShared && denied.length === 1 && shared.includes(denied[0] ?? '');
}

/** The word a sentence denies; null when it denies none, or more than one. */
function deniedWord({ tokens }: Reading, { from, to }: Statement): string | null {
  const negators = range(from, to).filter((at) => tokens[at]?.negating);
  const [negator] = negators;
  if (negator === undefined || negators.length > 1) return null;
  return range(negator + 1, to).flatMap((at) => (tokens[at]?.functional ? [] : (tokens[at]?.stem ?? [])))[0] ?? null;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
