/** The characters windows-1252 has for the bytes 0x80 to 0x9f, in their order; a blank where it has none. */
const windows1252 =
  '\u20ac \u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152 \u017d  \u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153 \u017e\u0178';
const byteOf = new Map<number, number>();
[...windows1252].forEach((character, index) => {
  if (character !== ' ') byteOf.set(character.charCodeAt(0), 0x80 + index);
});

export interface Repair {
  start: number;
  end: number;
  repaired: string;
}

/**
 * The parts of a run of characters that are UTF-8 read as windows-1252, with what they meant. Text damaged twice is
 * repaired twice. Only characters that messages hold count as meant: "CAF\u00c9\u00bb" is French, not a lost letter.
 */
export function repairMojibake(run: string): Repair[] {
  const repairs: Repair[] = [];
  let i = 0;
  while (i < run.length) {
    const start = i;
    let meant = '';
    let points = 0;
    for (let unit = pointAt(run, i); unit; unit = pointAt(run, i)) {
      meant += unit.text;
      points++;
      i += unit.length;
    }
    if (meant === '') {
      i++;
      continue;
    }
    if (!isMeant(meant, points)) continue;
    const deeper = repairMojibake(meant);
    const again = deeper.length === 1 && deeper[0]?.start === 0 && deeper[0].end === meant.length ? deeper[0] : null;
    repairs.push({ start, end: i, repaired: again?.repaired ?? meant });
  }
  return repairs;
}

/** One character decoded from the characters at `at`; null when these are no UTF-8. */
function pointAt(run: string, at: number): { text: string; length: number } | null {
  const lead = byteAt(run, at);
  const length = lead >= 0xf0 && lead <= 0xf4 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0;
  if (length === 0 || lead > 0xf4) return null;
  // The last byte of a closing quotation mark has no character in windows-1252 and is often lost.
  if (lead === 0xe2 && byteAt(run, at + 1) === 0x80 && !(byteAt(run, at + 2) >= 0x80 && byteAt(run, at + 2) < 0xc0))
    return { text: '\u201d', length: 2 };
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    const byte = byteAt(run, at + i);
    if (i > 0 && (byte < 0x80 || byte > 0xbf)) return null;
    bytes[i] = byte;
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), length };
  } catch {
    return null;
  }
}

function byteAt(run: string, at: number): number {
  const code = run.charCodeAt(at);
  if (code >= 0x80 && code <= 0xff) return code;
  return byteOf.get(code) ?? 0;
}

const certain =
  /[\u00a0-\u00ff\u0100-\u017f\u2010-\u203a\u20ac\u2122\u2190-\u21ff\u2600-\u27bf\ufe0f\ufffd\u{1f000}-\u{1faff}]/u;
const script =
  /[\u0391-\u03c9\u0401\u0410-\u0451\u05d0-\u05ea\u0621-\u064a\u0900-\u097f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u;

/** Punctuation, Latin letters and signs are believed at once, letters of other scripts where two stand together. */
function isMeant(meant: string, points: number): boolean {
  const all = [...meant];
  return all.some((point) => certain.test(point)) || (points >= 2 && all.every((point) => script.test(point)));
}
