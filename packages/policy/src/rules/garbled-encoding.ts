import { htmlToText } from '../html/html-to-text.ts';
import { defineRule } from '../rule.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';
import { isInCode } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { repairMojibake } from '../text/repair-mojibake.ts';
import { holdsAny } from '../text/signs.ts';

const suspect =
  /[\u0080-\u009f\u00c0-\u00ff\ufffd\u0102\u0139\u0380-\u03ff\u251c\u252c\u0400-\u045f\u0600-\u06ff\u201a\u221a\u00ac\u2248]|\p{L}\?\p{L}|=[0-9A-F]{2}|\\u[0-9a-fA-F]{4}|=\?|\u00ef\u00bf\u00bd/u;
const strayA = /(?<=[a-z.,!?;:)"'\d])\u00c2(?=[ \u00a0\n]|$)|(?<=\s)\u00c2(?=\u00a0)/g;
const replaced = /[\p{L}\p{N}'\u2019]{0,40}\ufffd{1,8}[\p{L}\p{N}'\u2019\ufffd]{0,40}/gu;
const quotedPrintable = /(?:=(?:C[2-9A-F]|[DE][0-9A-F]|F[0-4])(?:=[89AB][0-9A-F]){1,3}){1,20}/g;
/** Mail programs read more of them than the standard allows: of any length, with blanks, and with a language behind the set of characters. */
const encodedWord = /=\?[^\s?=]{1,60}\?[BQbq]\?[^?\r\n]{1,998}\?=/g;
const escapedUnits = /(?:\\u[0-9a-fA-F]{4}){1,12}/g;
/** A word of nothing but accented letters: another script's bytes, each read as a letter of the West. */
const allAccented = /(?<![\p{L}\p{N}])[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]{5,40}(?![\p{L}\p{N}])/gu;
/** An apostrophe of which one byte is left. */
const cutApostrophe =
  /(?<=\b(?:it|that|there|here|what|who|how|let|he|she|we|you|they|i|don|doesn|didn|can|won|isn|aren|wasn|weren|couldn|shouldn|wouldn|haven|hasn))[\u00e2\u00c6](?=(?:s|t|re|ll|ve|d|m)\b)/gi;
/** An apostrophe that became a question mark; in a link one opens the query. */
const askedApostrophe =
  /(?<=(?<![\w/.=&?#-])(?:it|that|there|here|what|who|how|let|he|she|we|you|they|i|don|doesn|didn|can|won|isn|aren|wasn|weren|couldn|shouldn|wouldn|haven|hasn))\?(?=(?:s|t|re|ll|ve|d|m)(?![\w=&/?]))/gi;
/** UTF-8 read as a console reads it. */
const ofConsole =
  /\u0393\u00c7[\u00a3\u00a5\u00d6\u00ff\u00f4\u00f6\u00aa\u00f3]|(?<=[a-z])[\u251c\u252c][\u2550-\u256c\u2310\u00ac\u00bd\u00bc\u00a1\u00ab\u00bb\u00a2\u00f1\u00a3\u00d1\u00ba\u00aa\u00a5\u00e7\u00ea\u00eb\u00e8\u00ef\u00ee\u00ec\u00c4\u00c5\u00c9\u00ae]/gi;
const consoleSigns = new Map(
  [
    ...'\u00a3\u201c\u00a5\u201d\u00d6\u2019\u00ff\u2018\u00f4\u2013\u00f6\u2014\u00aa\u2026\u00f3\u2022'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, read = '', meant = '']) => [read, meant]),
);
/** Words every letter of which is plain but for the ones that became a question mark. */
const lostLetter =
  /(?<![\w?/=&.])(?:f\?r|gr\?\?en?|k\?nn(?:en|te|ten|t)|m\?cht(?:e|en)|m\?ssen|w\?rden?|sch\?n(?:e[nmrs]?)?|zur\?ck|verf\?gung|gesch\?ft\w{0,12}|k\?ln|m\?nchen|z\?rich|d\?j\?|tr\?s|r\?ponse|r\?union|\w{3,14}ci\?n|se\?ora?|caf\?(?=\s[a-z])|r\?sum\?|fianc\?e?|a\?os?|espa\?a|ma\?ana|\w{2,14}\?\?(?:o|es))(?![\w?/=&])/gi;
const contraction = /^(\p{L}+)\ufffd(s|t|re|ll|ve|d|m)$/iu;

export const garbledEncoding = defineRule({
  id: 'garbled_encoding',
  template: 'template_integrity_v1',
  severity: 'WARN',
  contentTypes: wordingTypes,
  channels: allChannels,
  needs: [],
  meaning: 'Characters broken by reading text in the wrong encoding.',
  detail: 'Characters were garbled by a wrong encoding. Write them anew.',
  examples: ['It\u00e2\u20ac\u2122s great', 'caf\ufffd'],
  counterExamples: ['S\u00e3o Paulo', 'JO\u00c3O', 'na\u00efve'],
  mayFind: (field) =>
    !field.plain || holdsAny(field, '=\\') || (holdsAny(field, '?') && /[A-Za-z]\?[A-Za-z]/.test(field.text)),
  *check(field) {
    if (!suspect.test(field.original) && !(field.html && field.original.includes('&'))) return;
    // Normalised text has lost the very characters that show the damage, so this reads what stands before it.
    const visible = field.html ? htmlToText(field.original) : null;
    const source = visible?.text ?? field.original;
    const seen: Range[] = [];
    const place = (start: number, end: number) => {
      if (overlapsAny(seen, start, end) || isInCode(source, start)) return null;
      seen.push({ start, end });
      return { ...(visible ? visible.map.spanOf(start, end) : { start, end }), submitted: true as const };
    };
    for (const { start, end, repaired } of repairMojibake(source)) {
      const span = place(start, end);
      if (span) yield { ...span, saferAlternative: repaired.includes('\ufffd') ? null : repaired };
    }
    for (const expression of [allAccented, lostLetter]) {
      for (const match of source.matchAll(expression)) {
        const span = place(match.index, match.index + match[0].length);
        if (span) yield { ...span, saferAlternative: null };
      }
    }
    for (const match of source.matchAll(ofConsole)) {
      const span = place(match.index, match.index + match[0].length);
      if (span) yield { ...span, saferAlternative: consoleSigns.get(match[0].charAt(2)) ?? null };
    }
    for (const expression of [cutApostrophe, askedApostrophe]) {
      for (const match of source.matchAll(expression)) {
        const span = place(match.index, match.index + 1);
        if (span) yield { ...span, saferAlternative: "'" };
      }
    }
    for (const match of source.includes('\ufffd') ? source.matchAll(replaced) : []) {
      const span = place(match.index, match.index + match[0].length);
      // Only a lost apostrophe can be told from its neighbours; else the sentence has to go.
      if (span) {
        const known = contraction.exec(match[0]);
        yield { ...span, saferAlternative: known ? `${known[1]}'${known[2]}` : null };
      }
    }
    for (const match of source.matchAll(strayA)) {
      const span = place(match.index, match.index + 1);
      if (span) yield { ...span, saferAlternative: ' ' };
    }
    for (const match of source.matchAll(quotedPrintable)) {
      const span = place(match.index, match.index + match[0].length);
      if (span) yield { ...span, saferAlternative: decoded(match[0].replaceAll('=', '')) };
    }
    for (const match of source.matchAll(encodedWord)) {
      const span = place(match.index, match.index + match[0].length);
      if (span) yield { ...span, saferAlternative: null };
    }
    for (const match of source.matchAll(escapedUnits)) {
      const text = match[0].replace(/\\u([0-9a-fA-F]{4})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
      const span = place(match.index, match.index + match[0].length);
      if (span) yield { ...span, saferAlternative: text };
    }
  },
});

function decoded(hex: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
    );
  } catch {
    return null;
  }
}
