import { because } from '../text/let-go.ts';
import { sentenceAround } from '../text/sentences.ts';

const horizon = 320;
/** What is part of a word; scripts that set no blanks between words have no such edges. */
const ofWord = String.raw`(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}_]`;
/** Before a wording: a word that goes on, and for one that opens with a digit a number that does. */
const wordBefore = new RegExp(`${ofWord}$`, 'u');
const numberBefore = /\p{N}[.,:/' \u00a0-]$|[.,]$/u;
const wordAfter = new RegExp(`^${ofWord}`, 'u');
const numberAfter = /^(?:[.,:/' \u00a0-]\p{N}|\s?%)/u;

/** Money and shares. */
const amount =
  /(?:[$\u20ac\u00a3\u00a5]|\b(?:usd|eur|gbp|chf) ?)\d|\d ?(?:[%\u20ac]|k\b|(?:percent|per cent|dollars?|euros?|pounds?|usd|eur|gbp|chf)\b)/;
/** What is handed over, in figures. */
const payment =
  /(?<!\b(?:you|they|who|customers) )\b(?:pay|pays|paying|refund|credit|compensate|reimburse|owe|deduct|knock|take)s?\s(?:you\s|back\s|up to\s|another\s|(?:the\s)?first\s){0,2}[$\u20ac\u00a3\u00a5]?\d/;

/**
 * True when a wording the workspace approved covers the place: it stands in the text word for word and overlaps the span,
 * which names no amount of money and no percentage besides, nor does its sentence go on to pay one. "5% off" does not
 * stand in "25% off", nor "500" in "1,500".
 */
export function isApproved(text: string, start: number, end: number, approved: readonly string[]): boolean {
  const rest = besideWordings(text, start, end, approved);
  if (rest === null || amount.test(rest)) return false;
  const sentence = sentenceAround(text, start, end);
  const beside = besideWordings(text, sentence.start, sentence.end, approved);
  return !payment.test(beside ?? rest) && because('approved');
}

/** True when one of the wordings stands in the text word for word and overlaps the span. */
export function overlapsWording(text: string, start: number, end: number, wordings: readonly string[]): boolean {
  return besideWordings(text, start, end, wordings) !== null && because('approved');
}

/** What a span says beside the wordings that overlap it, in lower case; null where none does. */
export function besideWordings(text: string, start: number, end: number, wordings: readonly string[]): string | null {
  if (wordings.length === 0) return null;
  const from = Math.max(0, start - horizon);
  const around = folded(text.slice(from, end + horizon));
  const at = folded(text.slice(from, start)).length;
  const until = at + folded(text.slice(start, end)).length;
  let rest: string | null = null;
  for (const wording of wordings) {
    const wanted = folded(wording).trim();
    if (wanted === '') continue;
    for (let found = around.indexOf(wanted); found >= 0; found = around.indexOf(wanted, found + 1)) {
      if (found >= until || found + wanted.length <= at || !isWhole(around, wanted, found)) continue;
      rest ??= around.slice(at, until);
      const first = Math.max(0, found - at);
      const last = Math.min(rest.length, found + wanted.length - at);
      rest = rest.slice(0, first) + ' '.repeat(last - first) + rest.slice(last);
    }
  }
  return rest;
}

/** True when a wording begins and ends where words and numbers do. */
function isWhole(text: string, wanted: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at);
  const after = text.slice(at + wanted.length, at + wanted.length + 2);
  if (wordBefore.test(before) || wordAfter.test(after)) return false;
  if (/^\p{N}/u.test(wanted) && numberBefore.test(before)) return false;
  return !(/\p{N}$/u.test(wanted) && numberAfter.test(after));
}

function folded(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}

/** What speaks against a wording that is to pass, in words a person can act on; null when nothing does. */
export function wordingRefusal(wording: string): string | null {
  return /[\p{L}\p{N}].*[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(wording)
    ? null
    : 'It holds fewer than three letters or digits and would except nearly everything. Write the words around it as well.';
}
