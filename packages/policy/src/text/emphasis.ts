import type { Replacement } from './offset-map.ts';

/**
 * Signs with which Markdown and chats mark words, where such a word begins or ends, and parts of words, where none is in
 * use for anything else; the first group where something begins. A word in capitals between underscores is the name of a slot.
 */
const marks =
  /((?<![^\s("'[{-])(?!__?[A-Z][A-Z_]{1,40}_)[*_~]{1,3}(?=[\w$"'(@#\u00a1-\uffff])|(?<=[A-Za-z\u00c0-\u024f])(?:\*{2,3}|(?<![A-Z])__(?![A-Z])|~~|\*(?=[a-z\u00c0-\u024f]{1,30}\*)|(?<=\*[a-z\u00c0-\u024f]{1,30})\*)(?=[A-Za-z\u00c0-\u024f]))|(?<=[\w.,!?:;%)"'\u00a1-\uffff])(?<!__?[A-Z][A-Z_]{1,40})[*_~]{1,3}(?![^\s)"'\]},.!?:;-])/g;

/**
 * The signs that mark words of a text for emphasis, each with the character it stands beside, so that a place with that
 * character has the sign as well: what is put in its place leaves none behind. In order; empty for most texts. Linear time.
 */
export function emphasisIn(text: string): Replacement[] {
  const found: Replacement[] = [];
  if (!/[*_~]/.test(text)) return found;
  for (const { 0: sign, 1: opening, index } of text.matchAll(marks)) {
    const behind = index + sign.length;
    const start = opening === undefined ? index - 1 : index;
    const end = opening === undefined ? behind : behind + 1;
    const last = found.at(-1);
    // One character alone has a sign on either side.
    if (last && start < last.end) last.end = end;
    else found.push({ start, end, as: (opening === undefined ? text[start] : text[behind]) ?? '' });
  }
  return found;
}
