import type { Token } from './tokenise.ts';

/** A run of tokens between two sentence ends: `from` inclusive, `to` exclusive token numbers. */
export interface Sentence {
  readonly from: number;
  readonly to: number;
}

const abbreviations = new Set(
  'mr mrs ms dr prof st jr sr vs etc inc ltd corp co no dept est approx gen rep sen gov jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
);

/** Words after which one letter counts or grades, as in "Series A": it abbreviates nothing. */
const lettered = new Set(
  'series class grade plan phase stage round option section appendix exhibit annex figure group team type tier unit hall wing block level vitamin'.split(
    ' ',
  ),
);

/** One capital letter by itself, as in "J. Smith"; not the unit of a number ("$40M.") nor the letter of a series. */
function isInitial(text: string, before: Token | undefined, token: Token): boolean {
  const single = token.raw.length === 1 && token.capital && !/[0-9]/.test(text.charAt(token.start - 1));
  return single && !lettered.has(before?.lower ?? '');
}

function breaksBetween(text: string, before: Token | undefined, left: Token, right: Token): boolean {
  const width = right.start - left.end;
  if (width === 1) {
    const code = text.charCodeAt(left.end);
    if (code === 32) return false;
    return (
      code === 10 || (code === 46 && left.kind === 'word' && left.raw.length > 1 && !left.capital && right.capital)
    );
  }
  const gap = text.slice(left.end, Math.min(right.start, left.end + 40));
  if (gap.includes('\n'))
    return gap.includes('\n\n') || right.capital || right.kind !== 'word' || /[.!?:;•*–-]/.test(gap);
  if (gap.includes('!') || gap.includes('?') || gap.includes('…'))
    return /[!?…]["'”’)\]]*\s/.test(gap) || right.capital;
  if (gap.includes(';') || gap.includes('•')) return true;
  const dot = gap.indexOf('.');
  if (dot < 0) return false;
  if (dot > 0 && gap.charAt(dot - 1) === ' ') return true;
  if (left.kind === 'word' && dot === 0 && (abbreviations.has(left.lower) || isInitial(text, before, left))) {
    return left.lower === 'inc' || left.lower === 'ltd' || left.lower === 'etc'
      ? right.capital && right.functional
      : false;
  }
  if (left.raw.includes('.') && left.kind === 'word') return right.capital && right.functional;
  return right.capital || right.kind !== 'word' || /["“'‘(]/.test(gap);
}

/** Finds the sentences of a tokenised text and numbers each token with its own. Linear. */
export function markSentences(text: string, tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (let at = 1; at <= tokens.length; at += 1) {
    const left = tokens[at - 1];
    const right = tokens[at];
    if (left === undefined) break;
    left.sentence = sentences.length;
    if (right === undefined || breaksBetween(text, tokens[at - 2], left, right)) {
      sentences.push({ from, to: at });
      from = at;
    }
  }
  return sentences;
}
