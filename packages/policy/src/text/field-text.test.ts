import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { visibleText } from '../html/html-to-text.ts';
import { fieldText } from './field-text.ts';

describe('fieldText', () => {
  it.each([
    ['zero width', 'guar\u200ban\u00adtee', 'guarantee'],
    ['full width', 'ｇｕａｒａｎｔｅｅ', 'guarantee'],
    ['Cyrillic letters', 'guаrаntее', 'guarantee'],
    ['mathematical letters', '𝐠𝐮𝐚𝐫𝐚𝐧𝐭𝐞𝐞', 'guarantee'],
    ['bidi controls', 'gua\u202eran\u202ctee', 'guarantee'],
    ['entities', 'guar&#97;ntee', 'guarantee'],
    ['tags inside words', 'gua<b>ran</b>tee', 'guarantee'],
    ['comments inside words', 'gua<!-- x -->rantee', 'guarantee'],
    ['hidden elements', 'gua<span style="display:none">x</span>rantee', 'guarantee'],
    ['stacked marks', 'g\u0336u\u0336arantee', 'guarantee'],
    ['curly quotes', 'can\u2019t', "can't"],
  ])('sees through %s', (_name, disguised, plain) => {
    const field = fieldText('content', disguised);
    expect(field.text.trim()).toBe(plain);
    const at = field.text.indexOf(plain);
    const span = field.map.spanOf(at, at + plain.length);
    expect([span.start, span.end]).toEqual([0, disguised.length]);
  });

  it('leaves words of other alphabets and accents alone', () => {
    for (const text of ['Москва', 'São Paulo', 'naïve', 'こんにちは', 'Γειά σου'])
      expect(fieldText('content', text).text).toBe(text);
  });

  it('maps every position into the field as submitted, in order', () => {
    const piece = fc.constantFrom(
      'a',
      'Ｂ',
      '\u200b',
      '<b>',
      '</b>',
      '&amp;',
      'é',
      'e\u0301',
      '𝐠',
      'ﬁ',
      ' ',
      '\n',
      '> ',
      'р',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const original = pieces.join('');
        const field = fieldText('body_html', original);
        let last = 0;
        for (let i = 0; i < field.text.length; i++) {
          const { start, end } = field.map.spanOf(i, i + 1);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(original.length);
          last = start;
        }
      }),
    );
  });
});

describe('visibleText', () => {
  it('gives what a reader sees', () => {
    const html = '<head><title>x</title></head><p>Tom &amp; <b>Sam</b></p><script>no()</script><div>Bye<br>now</div>';
    expect(visibleText(html).replace(/\n+/g, '\n')).toBe('Tom & Sam\nBye\nnow');
  });
});
