import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fieldText } from './field-text.ts';
import { normalise } from './normalise.ts';

const plain = /^[A-Za-z0-9 ]*$/;
const part = fc.oneof(
  fc.constantFrom(
    'word',
    'Name',
    ' ',
    '\n',
    '\r\n',
    '\u200b',
    '\u00ad',
    '\u202e',
    '\u00a0',
    'e\u0301',
    '\uff26\uff35\uff2c\uff2c',
    '\u0430\u0441me',
    '\ufb01',
    '\u2019',
    '\u0374',
    '\u{1f469}\u200d\u{1f4bb}',
    '&amp;',
    '&#x67;',
    '<b>',
    '</b>',
    '<p>',
    '<!-- x -->',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const disguised = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(''));

describe('normalising', () => {
  it('leaves what is normal as it is', () => {
    fc.assert(
      fc.property(disguised, (source) => {
        const once = normalise(source).text;
        expect(normalise(once).text).toBe(once);
      }),
      { numRuns: 300 },
    );
  });

  it('leads every place back to a place in the source, in order', () => {
    fc.assert(
      fc.property(disguised, fc.constantFrom('body_text' as const, 'body_html' as const), (source, name) => {
        const { text, map } = fieldText(name, source);
        let last = 0;
        for (let at = 0; at < text.length; at++) {
          const { start, end } = map.spanOf(at, at + 1);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(source.length);
          last = start;
        }
      }),
      { numRuns: 300 },
    );
  });

  it('leads a plain word back to itself, wherever it stands', () => {
    fc.assert(
      fc.property(disguised, disguised, (before, after) => {
        const source = `${before.replaceAll('<', '(')}\nzqxzqx\n${after.replaceAll('<', '(')}`;
        const { text, map } = normalise(source);
        const at = text.indexOf('zqxzqx');
        const { start, end } = map.spanOf(at, at + 6);
        expect(source.slice(start, end)).toBe('zqxzqx');
      }),
      { numRuns: 300 },
    );
  });

  it('quotes plain stretches of a text exactly', () => {
    fc.assert(
      fc.property(disguised, (source) => {
        const { text, map } = normalise(source);
        for (const { 0: word, index } of text.matchAll(/(?<![^ \n])[a-z]{4}(?![^ \n])/g)) {
          const { start, end } = map.spanOf(index, index + word.length);
          const quoted = source.slice(start, end);
          if (plain.test(quoted)) expect(quoted).toBe(word);
          else expect(normalise(quoted).text).toContain(word.charAt(0));
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['Arabic', '٤٥٣٩ ١٤٨٨ ٠٣٤٣ ٦٤٦٧'],
    ['Persian', '۴۵۳۹ ۱۴۸۸ ۰۳۴۳ ۶۴۶۷'],
    ['Devanagari', '४५३९ १४८८ ०३४३ ६४६७'],
    ['Thai', '๔๕๓๙ ๑๔๘๘ ๐๓๔๓ ๖๔๖๗'],
    ['white on circles', '❹❺❸❾ ❶❹❽❽ ⓿❸❹❸ ❻❹❻❼'],
    ['sans-serif on circles', '➃➄➂➈ ➀➃➇➇ 🄋➂➃➂ ➅➃➅➆'],
    ['on two circles', '⓸⓹⓷⓽ ⓵⓸⓼⓼ 0⓷⓸⓷ ⓺⓸⓺⓻'],
  ])('reads digits as digits: %s', (_name, source) => {
    expect(normalise(source).text).toBe('4539 1488 0343 6467');
  });

  it('keeps the words of emoji apart from those beside them', () => {
    expect(fieldText('body_text', 'Now\u{1f195}We guarantee it\u{1f193}').text.trim()).toBe(
      'Now NEW We guarantee it FREE',
    );
  });

  it('writes no code point at more than six times its length, so that a long text stays one of its kind', () => {
    const isLong = (text: string) => [...text].length > 6;
    const points = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
    const long = points.filter((point) => isLong(point.normalize('NFKC')));
    expect(long.length).toBeGreaterThan(0);
    expect(long.filter((point) => isLong(normalise(point).text))).toEqual([]);
    const marked = '\ufdfa\u0301'.repeat(1_000);
    expect(normalise(marked).text.length).toBeLessThanOrEqual(6 * marked.length);
  });
});
