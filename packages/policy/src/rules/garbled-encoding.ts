import { defineRule } from '../rule.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { isInCode } from '../text/phrase-context.ts';
import { repairMojibake } from '../text/repair-mojibake.ts';
import { holdsAny } from '../text/signs.ts';

const suspect = /[\u0080-\u009f\u00c2-\u00f4\ufffd]|=[0-9A-F]{2}|\\u[0-9a-fA-F]{4}|=\?|\u00ef\u00bf\u00bd/;
/** A lead byte read as a character, and what follows it up to the end of the damage. */
const run =
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122\u00c2-\u00f4]{1,60}/g;
const strayA = /(?<=[a-z.,!?;:)"'\d])\u00c2(?=[ \u00a0\n]|$)|(?<=\s)\u00c2(?=\u00a0)/g;
const replaced = /[\p{L}\p{N}'\u2019]{0,40}\ufffd{1,8}[\p{L}\p{N}'\u2019\ufffd]{0,40}/gu;
const quotedPrintable = /(?:=(?:C[2-9A-F]|[DE][0-9A-F]|F[0-4])(?:=[89AB][0-9A-F]){1,3}){1,20}/g;
const encodedWord = /=\?[A-Za-z0-9-]{2,20}\?[BQbq]\?[^?\s]{1,200}\?=/g;
const escapedUnits = /(?:\\u[0-9a-fA-F]{4}){1,12}/g;
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
  mayFind: (field) => !field.plain || holdsAny(field, '=\\'),
  *check(field) {
    if (!suspect.test(field.original) && !(field.html && field.original.includes('&'))) return;
    // Normalised text has lost the very characters that show the damage, so this reads what stands before it.
    const visible = field.html ? htmlToText(field.original) : null;
    const source = visible?.text ?? field.original;
    const seen: { start: number; end: number }[] = [];
    const place = (start: number, end: number) => {
      if (seen.some((span) => start < span.end && span.start < end) || isInCode(source, start)) return null;
      seen.push({ start, end });
      return { ...(visible ? visible.map.spanOf(start, end) : { start, end }), submitted: true as const };
    };
    for (const match of source.matchAll(run)) {
      for (const { start, end, repaired } of repairMojibake(match[0])) {
        const span = place(match.index + start, match.index + end);
        if (span) yield { ...span, saferAlternative: repaired.includes('\ufffd') ? null : repaired };
      }
    }
    for (const match of source.matchAll(replaced)) {
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
