import { branchesOf, branchesWithWords, type Piece } from '../search/anchored.ts';
import type { TextHits } from '../search/literal-index.ts';
import { execAt } from '../search/near.ts';
import type { Literal } from '../search/requirement.ts';
import { Claim } from '../search/sentence-facets.ts';
import type { Range } from './range.ts';
import { sentenceAround } from './sentences.ts';

/** Sentences looked at for one rule; a text with more is full of its words. */
const MOST_SENTENCES = 40;

/**
 * The place that comes closest to one of the wordings a rule looks for: from the first to the last of its parts that stand
 * in one sentence, when at least two parts do and half of them. `positions` are those of the rule's words in the field.
 * Null where no sentence holds as much. For reports: it reads each sentence for each wording.
 */
export function closestWording(
  soughts: readonly (RegExp | Claim)[],
  { text, hits }: { text: string; hits: Pick<TextHits, 'mayMatch'> },
  positions: readonly number[],
): Range | null {
  // A process lets go of them once its index is built.
  branchesWithWords();
  let best: (Range & { share: number }) | null = null;
  let read = -1;
  let sentences = 0;
  for (const position of positions) {
    if (position < read) continue;
    if (++sentences > MOST_SENTENCES) break;
    const sentence = sentenceAround(text, position, position + 1);
    read = sentence.end;
    const line = sentence.text.replace(/\s/g, ' ');
    const known = new Map<Piece, Range | null>();
    // Few parts have a word in a sentence, claims share many, and all of them are too large to stay compiled.
    const placeIn = (part: Piece) => {
      let place = known.get(part);
      if (place === undefined) {
        const may = hits.mayMatch(part.id, sentence.start, sentence.end + 1);
        place = may ? rangeOf(execAt(part.expression, line, 0)) : null;
        known.set(part, place);
      }
      return place;
    };
    for (const parts of soughts.flatMap((sought) => partsOf(sought, line, placeIn))) {
      const places = parts.filter((place) => place !== null);
      const share = places.length / parts.length;
      if (places.length < 2 || share < 0.5 || (best && share <= best.share)) continue;
      const start = sentence.start + Math.min(...places.map((place) => place.start));
      const end = sentence.start + Math.max(...places.map((place) => place.end));
      best = { start, end, share };
    }
  }
  return best && { start: best.start, end: best.end };
}

/** Where the parts of each of its forms stand in a sentence; null for a part that does not. */
function partsOf(sought: RegExp | Claim, line: string, placeIn: (part: Piece) => Range | null): (Range | null)[][] {
  if (sought instanceof Claim) return [sought.parts.map(placeIn)];
  const lower = line.toLowerCase();
  return (branchesOf(sought)?.pieces ?? []).map(({ required }) =>
    required.sets.map(({ literals }) => {
      for (const literal of literals) {
        const at = placeOf(literal, lower);
        if (at >= 0) return { start: at, end: at + literal.word.trimEnd().length };
      }
      return null;
    }),
  );
}

function rangeOf(match: RegExpExecArray | null): Range | null {
  return match && { start: match.index, end: match.index + match[0].length };
}

const isWord = (sign: string | undefined) => sign !== undefined && /\w/.test(sign);

function placeOf({ word, opens, closes }: Literal, line: string): number {
  for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) {
    if (opens && isWord(line[at - 1])) continue;
    if (closes && isWord(line[at + word.length])) continue;
    return at;
  }
  return -1;
}
