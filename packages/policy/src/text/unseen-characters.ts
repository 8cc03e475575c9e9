import { consider } from './let-go.ts';
/** Characters a reader cannot see, in a place where no writing system puts them. Offsets are those of the text. */
export interface UnseenRun {
  /** The word the characters stand in, so that it can be replaced. */
  start: number;
  end: number;
  kind: 'invisible characters' | 'characters that turn the direction of reading' | 'tag characters';
}

/** Zero-width and other default-ignorable characters. */
const invisible =
  '\\u00ad\\u034f\\u115f\\u1160\\u180b-\\u180e\\u200b-\\u200f\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\u061c\\ufff9-\\ufffb';
const any =
  /[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\udb40]/;
/** Letters of scripts that need no joiner: Latin, Greek, Cyrillic, Armenian; and digits. */
const plainLetter = 'A-Za-z0-9\\u00c0-\\u024f\\u0370-\\u03ff\\u0400-\\u058f\\u1e00-\\u1fff\\uff10-\\uff5a';
const insideWord = new RegExp(`(?<=[${plainLetter}])[${invisible}]{1,200}(?=[${plainLetter}])`, 'g');
const longRun = /[\u200b-\u200f\u2060-\u2064\ufeff]{8,}/g;
const supplement = /(?:\udb40[\udd00-\uddef]){2,}|(?<=[A-Za-z0-9])\udb40[\udd00-\uddef]/g;
const tags = /(?:\udb40[\udc00-\udc7f])+/g;
const override = /[\u202d\u202e]/g;
const embedding = /[\u202a\u202b\u2066-\u2069]/g;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/;
const rightToLeftLetters = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const wordUnit = /[^\s.,;:!?"'()<>[\]{}]/;

/** A text with more is held in any case. */
const MOST = 500;

/** Every run of unseen characters that hides or alters something. Linear in the length. */
export function unseenCharacters(text: string): UnseenRun[] {
  if (!any.test(text)) return [];
  const found: UnseenRun[] = [];
  const add = (start: number, end: number, kind: UnseenRun['kind']) => {
    const known = found.at(-1);
    if (found.length >= MOST || (known && known.kind === kind && end <= known.end && start >= known.start)) return;
    let from = start;
    let to = end;
    while (from > 0 && start - from < 60 && wordUnit.test(text[from - 1] ?? '')) from--;
    while (to < text.length && to - end < 60 && wordUnit.test(text[to] ?? '')) to++;
    const last = found.at(-1);
    if (last && from < last.end && last.kind === kind) last.end = Math.max(last.end, to);
    else found.push({ start: from, end: to, kind });
  };
  for (const match of text.matchAll(insideWord)) {
    const end = match.index + match[0].length;
    if (isHyphenation(text, match.index, end)) consider(text, match.index, end, 'in_order');
    else add(match.index, end, 'invisible characters');
  }
  for (const match of text.matchAll(longRun)) add(match.index, match.index + match[0].length, 'invisible characters');
  for (const match of text.matchAll(supplement))
    add(match.index, match.index + match[0].length, 'invisible characters');
  for (const match of text.matchAll(tags)) {
    if (isFlag(text, match.index, match[0])) consider(text, match.index, match.index + match[0].length, 'in_order');
    else add(match.index, match.index + match[0].length, 'tag characters');
  }
  const turns = rightToLeft.test(text) ? override : new RegExp(`${override.source}|${embedding.source}`, 'g');
  for (const match of text.matchAll(turns)) {
    if (turnsNothing(text, match.index)) consider(text, match.index, match.index + 1, 'in_order');
    else add(match.index, match.index + 1, 'characters that turn the direction of reading');
  }
  return found.sort((a, b) => a.start - b.start);
}

/** An override to the left of what reads to the left by itself, up to where it ends. */
function turnsNothing(text: string, at: number): boolean {
  if (text[at] !== '\u202e') return false;
  const turned = /^[^\u202c\n]{0,400}/.exec(text.slice(at + 1, at + 401))?.[0] ?? '';
  return (
    rightToLeft.test(turned) && turned.length < 400 && !/[\p{L}\p{N}]/u.test(turned.replaceAll(rightToLeftLetters, ''))
  );
}

/** A soft hyphen where a long word may be divided: two letters at least to either side. */
function isHyphenation(text: string, start: number, end: number): boolean {
  if (text.slice(start, end) !== '\u00ad') return false;
  const before = /[^\s\u00ad]{0,40}$/.exec(text.slice(Math.max(0, start - 40), start))?.[0].length ?? 0;
  const after = /^[^\s\u00ad]{0,40}/.exec(text.slice(end, end + 40))?.[0].length ?? 0;
  if (before < 2 || after < 2) return false;
  const word = /\S{0,60}$/.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? '';
  const rest = /^\S{0,60}/.exec(text.slice(end, end + 60))?.[0] ?? '';
  return (word + rest).replaceAll('\u00ad', '').length >= 8;
}

/** The flags of England, Scotland, Wales and others: a black flag, tag letters, a cancel tag. */
function isFlag(text: string, start: number, run: string): boolean {
  return text.slice(start - 2, start) === '\u{1f3f4}' && run.endsWith('\udb40\udc7f') && run.length <= 14;
}

const unseenUnits = new RegExp(`[${invisible}\\u202a-\\u202e\\u2066-\\u2069]|\\udb40[\\udc00-\\uddff]`, 'g');

/** The text without them. */
export function withoutUnseen(text: string): string {
  return text.replace(unseenUnits, '');
}
