import { type NameSort, sortOfName, titles } from './name-sort.ts';
import type { Token } from './tokenise.ts';
import { commonWords, directedVerbs, legalForms } from './word-lists.ts';

/** A run of capitalised words that names a person, company, place or work. */
export interface NameMention {
  /** First token and the one past the last. */
  readonly from: number;
  readonly to: number;
  /** Stems that identify it: legal forms and grammar words left out. Never empty. */
  readonly stems: readonly string[];
  readonly sort: NameSort;
}

const calendar = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december q1 q2 q3 q4 i`.split(/\s+/),
);
const maximumLength = 6;

function nameLike(
  token: Token,
  next: Token | undefined,
  opensSentence: boolean,
  capitalsElsewhere: ReadonlySet<string>,
): boolean {
  if (token.kind !== 'word' || !token.capital || token.functional || calendar.has(token.lower)) return false;
  if (!opensSentence) return true;
  if (next !== undefined && opensAsSubject(token, next)) return true;
  return capitalsElsewhere.has(token.lower) || (!commonWords.has(token.lower) && /[A-Z].*[A-Z]/.test(token.raw));
}

/** "Globex acquired …", "Contoso has …": a single unusual capitalised word that acts is taken for a name. */
function opensAsSubject(token: Token, next: Token): boolean {
  if (
    token.raw.length < 3 ||
    commonWords.has(token.lower) ||
    commonWords.has(token.stem) ||
    token.lower.endsWith('ing')
  )
    return false;
  return (
    /^(is|was|has|had|will|said|bought|led|sold|won|beat|hired|acquires|buys|raises|launches|hires|leads|owns)$/.test(
      next.lower,
    ) ||
    (next.kind === 'word' && next.lower.length > 4 && next.lower.endsWith('ed')) ||
    (next.stem !== next.raw && !next.lower.endsWith('ing') && !next.capital && directedVerbs.has(next.stem))
  );
}

/** The lower-case forms that a text capitalises away from the start of a sentence: names even where one opens it. */
export function capitalsWithin(tokens: readonly Token[]): Set<string> {
  const found = new Set<string>();
  for (let at = 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.capital && token.sentence === tokens[at - 1]?.sentence && !token.functional) found.add(token.lower);
  }
  return found;
}

/**
 * Reads the names of a tokenised text. A capital at the start of a sentence counts only if the word is capitalised
 * elsewhere (here or in `known`), or a second capital follows. Linear; a name has at most six words.
 */
export function readNames(text: string, tokens: readonly Token[], known: ReadonlySet<string>): NameMention[] {
  const names: NameMention[] = [];
  const here = capitalsWithin(tokens);
  for (const word of known) here.add(word);
  let at = 0;
  while (at < tokens.length) {
    const first = tokens[at];
    if (first === undefined) break;
    const opens = tokens[at - 1]?.sentence !== first.sentence;
    const second = tokens[at + 1];
    const pairOpens =
      opens &&
      second?.capital === true &&
      !second.functional &&
      second.start - first.end === 1 &&
      !first.functional &&
      !commonWords.has(first.lower);
    if (!pairOpens && !nameLike(first, second, opens, here)) {
      at += 1;
      continue;
    }
    let to = at + 1;
    while (to < tokens.length && to - at < maximumLength) {
      const token = tokens[to];
      const before = tokens[to - 1];
      if (token === undefined || before === undefined || token.sentence !== first.sentence) break;
      const gap = text.slice(before.end, token.start);
      const joined =
        gap === ' ' || gap === '-' || gap === '. ' || gap === ' & ' || (gap === ', ' && legalForms.has(token.lower));
      if (!joined || token.kind !== 'word' || !token.capital || (token.functional && !legalForms.has(token.lower)))
        break;
      // "Lisa Park CEO": the post is a name of its own.
      if (titles.has(token.lower) && !titles.has(before.lower)) break;
      if (before.raw.endsWith("'s") || before.raw.endsWith('’s')) break;
      to += 1;
    }
    const stems: string[] = [];
    for (let part = at; part < to; part += 1) {
      const token = tokens[part];
      if (token && !legalForms.has(token.lower) && !titles.has(token.lower) && !stems.includes(token.stem))
        stems.push(token.stem);
    }
    // A title alone ("to CFO", "VP of Sales") names a post, which can be confused with another just as a name can.
    const titleOnly = stems.length === 0 && titles.has(first.lower);
    if (titleOnly) {
      stems.push(first.stem);
      if (tokens[to]?.lower === 'of' && tokens[to + 1]?.capital && tokens[to + 1]?.sentence === first.sentence) to += 2;
    }
    if (stems.length > 0) names.push({ from: at, to, stems, sort: sortOfName(tokens, at, to, titleOnly) });
    at = to;
  }
  return names;
}

/** The name at `at` and those that "and" or a comma joins to it, in one direction along the list. */
export function joinedNames(
  text: string,
  tokens: readonly Token[],
  names: readonly NameMention[],
  at: number,
  step: 1 | -1,
): NameMention[] {
  const joined: NameMention[] = [];
  for (let next = at; next >= 0 && next < names.length; next += step) {
    const name = names[next];
    const last = joined.at(-1);
    if (name === undefined) break;
    if (last !== undefined) {
      const [left, right] = step > 0 ? [last, name] : [name, last];
      if (!/^(?:,|,? (?:and|&)) $/.test(text.slice(tokens[left.to - 1]?.end, tokens[right.from]?.start))) break;
    }
    joined.push(name);
  }
  return joined;
}
