import { TakenSpans } from './taken-spans.ts';

/** Code pages that UTF-8 is read in by mistake. */
const pages = ['windows-1252', 'windows-1251', 'windows-1253', 'windows-1256', 'windows-1250', 'macintosh'] as const;
type Page = (typeof pages)[number];

/** The byte from 0x80 on that a character, by its code, stands for in a page. */
const bytesOf = new Map<Page, ReadonlyMap<number, number>>(
  pages.map((page) => {
    const decoder = new TextDecoder(page);
    const bytes = new Map<number, number>();
    for (let byte = 0x80; byte <= 0xff; byte++) bytes.set(decoder.decode(new Uint8Array([byte])).charCodeAt(0), byte);
    return [page, bytes];
  }),
);

export interface Repair {
  start: number;
  end: number;
  repaired: string;
}

/** A lead byte of a page read as a character, and what follows it up to the end of the damage. */
const runs = new Map<Page, RegExp>(
  pages.map((page) => {
    const from = (low: number, high: number) =>
      [...(bytesOf.get(page) ?? [])]
        .filter(([, byte]) => byte >= low && byte <= high)
        .map(([character]) => `\\u${character.toString(16).padStart(4, '0')}`)
        .join('');
    return [page, new RegExp(`[${from(0xc2, 0xf4)}][${from(0x80, 0xf4)}\u201d]{1,60}`, 'g')];
  }),
);

/**
 * The parts of a text that are UTF-8 read in one of some code pages, with what they meant. Text damaged twice is
 * repaired twice. Only characters that messages hold count as meant: "CAF\u00c9\u00bb" is French, not a lost letter.
 */
export function repairMojibake(text: string): Repair[] {
  const repairs: Repair[] = [];
  const taken = new TakenSpans();
  for (const page of pages) {
    for (const match of text.matchAll(runs.get(page) as RegExp)) {
      const { index } = match;
      for (const repair of repairedIn(match[0], page)) {
        const start = index + repair.start;
        const end = index + repair.end;
        if (page !== 'windows-1252' && !isForeign(repair.repaired, text, start, end)) continue;
        if (!taken.take(start, end)) continue;
        repairs.push({ start, end, repaired: repair.repaired });
      }
    }
  }
  return repairs.sort((a, b) => a.start - b.start);
}

function repairedIn(run: string, page: Page): Repair[] {
  const bytes = bytesOf.get(page) ?? new Map<number, number>();
  const repairs: Repair[] = [];
  let i = 0;
  while (i < run.length) {
    const start = i;
    let meant = '';
    let points = 0;
    for (let unit = pointAt(run, i, bytes); unit; unit = pointAt(run, i, bytes)) {
      meant += unit.text;
      points++;
      i += unit.length;
    }
    if (meant === '') {
      i++;
      continue;
    }
    if (!isMeant(meant, points)) continue;
    const deeper = repairedIn(meant, page);
    const again = deeper.length === 1 && deeper[0]?.start === 0 && deeper[0].end === meant.length ? deeper[0] : null;
    repairs.push({ start, end: i, repaired: again?.repaired ?? meant });
  }
  return repairs;
}

/** One character decoded from the characters at `at`; null when these are no UTF-8. */
function pointAt(run: string, at: number, bytes: ReadonlyMap<number, number>): { text: string; length: number } | null {
  const byteAt = (place: number) => bytes.get(run.charCodeAt(place)) ?? 0;
  const lead = byteAt(at);
  const length = lead >= 0xf0 && lead <= 0xf4 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0;
  if (length === 0 || lead > 0xf4) return null;
  // The last byte of a closing quotation mark has no character in windows-1252 and is often lost.
  if (run.charAt(at) === '\u00e2' && byteAt(at + 1) === 0x80 && !(byteAt(at + 2) >= 0x80 && byteAt(at + 2) < 0xc0))
    return { text: '\u201d', length: 2 };
  let point = lead & (0xff >> (length + 1));
  for (let i = 1; i < length; i++) {
    const byte = byteAt(at + i);
    if (byte < 0x80 || byte > 0xbf) return null;
    point = (point << 6) | (byte & 0x3f);
  }
  // Nothing is written longer than it need be, no half of a pair by itself, and nothing lies beyond the last plane.
  if ((length === 3 && point < 0x800) || (length === 4 && (point < 0x1_0000 || point > 0x10_ffff))) return null;
  if (point >= 0xd800 && point <= 0xdfff) return null;
  return { text: String.fromCodePoint(point), length };
}

const certain =
  /[\u00a0-\u00ff\u0100-\u017f\u1ea0-\u1ef9\u2010-\u203a\u20ac\u2122\u2190-\u21ff\u2600-\u27bf\ufe0f\ufffd\u{1f000}-\u{1faff}]/u;
const script =
  /[\u0386-\u03ce\u0400-\u045f\u0490\u0491\u05d0-\u05ea\u060c\u061b\u061f\u0621-\u064a\u0660-\u0669\u067e-\u06af\u0900-\u097f\u0e00-\u0e7f\u3000-\u303f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af\uff01-\uff5e]/u;

/** Punctuation, Latin letters and signs are believed at once, letters of other scripts where two stand together. */
function isMeant(meant: string, points: number): boolean {
  const all = [...meant];
  return all.some((point) => certain.test(point)) || (points >= 2 && all.every((point) => script.test(point)));
}

/**
 * In a page of another script the same characters begin ordinary words: "\u0413\u0451\u0442\u0435" and a Russian "in" before a
 * blank that does not break. So three letters of a script have to stand together, a Latin one beside its like, and only the
 * signs of three bytes are believed anywhere.
 */
function isForeign(meant: string, text: string, start: number, end: number): boolean {
  const all = [...meant];
  if (all.some((point) => (point.codePointAt(0) ?? 0) >= 0x2010 && certain.test(point))) return true;
  if (all.every((point) => script.test(point))) return all.length >= 3;
  return (
    all.every((point) => /\p{Ll}|\p{Lu}/u.test(point)) &&
    /[a-z]/.test(text.charAt(start - 1)) &&
    !/\p{L}/u.test(text.charAt(end).replace(/[a-z]/, ''))
  );
}
