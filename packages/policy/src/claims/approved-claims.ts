import { because } from '../text/let-go.ts';

const horizon = 320;
/** What is part of a word; scripts that set no blanks between words have no such edges. */
const ofWord = String.raw`(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}_]`;
/** Before a wording: a word that goes on, and for one that opens with a digit a number that does. */
const wordBefore = new RegExp(`${ofWord}$`, 'u');
const numberBefore = /\p{N}[.,:/' \u00a0-]$|[.,]$/u;
const wordAfter = new RegExp(`^${ofWord}`, 'u');
const numberAfter = /^(?:[.,:/' \u00a0-]\p{N}|\s?%)/u;

/**
 * True when a wording the workspace approved covers the place: it stands in the text word for word and overlaps the span.
 * "5% off" does not stand in "25% off", nor "500" in "1,500".
 */
export function isApproved(text: string, start: number, end: number, approved: readonly string[]): boolean {
  if (approved.length === 0) return false;
  const from = Math.max(0, start - horizon);
  const around = folded(text.slice(from, end + horizon));
  const span = folded(text.slice(start, end));
  const at = folded(text.slice(from, start)).length;
  return approved.some((claim) => {
    const wanted = folded(claim).trim();
    if (wanted === '') return false;
    for (let found = around.indexOf(wanted); found >= 0; found = around.indexOf(wanted, found + 1)) {
      if (found >= at + span.length || found + wanted.length <= at) continue;
      if (isWhole(around, wanted, found)) return because('approved');
    }
    return false;
  });
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
