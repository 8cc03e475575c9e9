import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fieldText, withoutQuotations } from './field-text.ts';
import { OffsetMap } from './offset-map.ts';
import { gapsIn } from './white-space.ts';

const read = (source: string) => fieldText('body_text', source).text;

describe('white space', () => {
  it.each([
    ['doubled blanks', 'We  agree   to it.', 'We agree to it.'],
    ['tabs', 'We\tagree \t to it.', 'We agree to it.'],
    ['blanks that do not break', 'We\u00a0 agree\u2003\u2003to it.', 'We agree to it.'],
    ['a wrapped line', 'We agree to whatever your\nlawyers ask for.', 'We agree to whatever your lawyers ask for.'],
    [
      'one wrapped before a name',
      'This is all that we do for\nGlobex in May.',
      'This is all that we do for Globex in May.',
    ],
    ['one wrapped and indented', 'We agree to whatever your  \n    team asks.', 'We agree to whatever your team asks.'],
    ['a number that was wrapped', 'Pay to DE89 3704 0044 0532\n0130 00.', 'Pay to DE89 3704 0044 0532 0130 00.'],
    ['lines wrapped in a quotation', '> Use card 4539 1488\n> 0343 6467.', '> Use card 4539 1488 0343 6467.'],
    ['a short line that ends in a comma', 'Buy two,\nget one free.', 'Buy two, get one free.'],
    ['several of them', 'You and Globex,\nHooli and us,\nin one boat.', 'You and Globex, Hooli and us, in one boat.'],
    ['one before what looks like a label', 'Each month,\nevery time: results.', 'Each month, every time: results.'],
    ['blanks around a break that was meant', 'Agenda: \n  prices\n \n\tterms', 'Agenda:\nprices\n\nterms'],
  ])('reads %s as its reader does', (_name, source, text) => {
    expect(read(source)).toBe(text);
  });

  it.each([
    ['a greeting', 'Hi Sam,\nwe have read the report on staffing.'],
    ['a greeting of two', 'Dear Sam and Ana,\nwe have read it.'],
    ['a name alone', 'Sam,\nwe have read it.\nAna Jensen,\nhead of sales at Northwind'],
    ['a name under words of leave', 'See you in May,\nMarta Jensen'],
    ['a closing before small letters', 'Thanks,\nmarta'],
    ['a closing', 'I look forward to hearing from you.\nBest,\nMarta'],
    ['the name under a last line', 'Could you call me back some time this week\nMarta'],
    ['a list', 'The offer covers what we talked about\n- the setup\n- the training\n2. the support'],
    ['a card', 'Marta Jensen\nHead of Partnerships\nNorthwind Systems\n+45 33 12 34 56'],
    ['labels', 'The shop and its keeper are as follows\nname: Globex\nplace: Lisbon'],
    ['the end of a sentence', 'We have read the report on staffing.\nIt is long, and we liked all of it.'],
    ['paragraphs', 'We have read the report on staffing\n\nand learned a lot'],
    ['text under a quotation', '> We have read the report on staffing\nand we learned a lot'],
  ])('keeps the lines of %s', (_name, source) => {
    expect(read(source)).toBe(source);
  });

  it('costs a text without any nothing', () => {
    const field = fieldText('body_text', 'Hi Sam,\n\nwe have read it.\n\nBest,\nMarta');
    expect(gapsIn(field.original)).toHaveLength(0);
    expect(field.map).toBe(OffsetMap.identity);
    expect(fieldText('body_text', 'We agree to whatever your\nlawyers ask for.').map).toBe(OffsetMap.identity);
  });

  it('knows what is quoted by the lines as they were', () => {
    const source = 'We  have read  the report.\n\n> You said that prices would\n> go  up.\n\nThey  do not.';
    const field = fieldText('body_text', source);
    const [quoted] = field.quoted;
    expect(field.text.slice(quoted?.start, quoted?.end)).toBe('> You said that prices would go up.\n');
    expect(withoutQuotations(field).text).toBe('We have read the report.\n\n\nThey do not.');
  });

  const word = fc.constantFrom(
    'we',
    'agree',
    'Globex',
    '12',
    'terms.',
    'Sam,',
    '>',
    '-',
    'caf\u00e9',
    'na\u0131ve\u200b',
    '\uff21b',
  );
  const space = fc.constantFrom(' ', '  ', '\t', ' \t ', '\n', '\r\n', '\n    ', '\n> ', '\n\n', '\u00a0 ');
  const text = fc.array(fc.tuple(word, space), { maxLength: 60 }).map((parts) => parts.flat().join(''));

  it('never changes a word, and quotes every one as it was submitted', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('body_text' as const, 'body_html' as const), (source, name) => {
        const field = fieldText(name, source.replaceAll('>', name === 'body_html' ? '&gt;' : '>'));
        expect(field.text).not.toMatch(/\t| {2}| \n|\n /);
        for (const { 0: written, index } of field.text.matchAll(/[A-Za-z0-9]+/g)) {
          const { start, end } = field.map.spanOf(index, index + written.length);
          const quoted = field.original.slice(start, end).normalize('NFKC');
          if (/^[A-Za-z0-9]*$/.test(quoted)) expect(quoted).toBe(written);
          else expect(quoted.replace(/[^A-Za-z0-9]/g, '')).not.toBe('');
        }
        const kept = (each: string) => each.replace(/[\s>]/g, '');
        expect(kept(field.text)).toBe(kept(fieldText(name, field.original.replace(/\s+/g, ' ')).text));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the parts of a quotation in order', () => {
    fc.assert(
      fc.property(text, (source) => {
        const { quoted, text: seen } = fieldText('body_text', source);
        let last = 0;
        for (const { start, end } of quoted) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThanOrEqual(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(seen.length);
      }),
      { numRuns: 200 },
    );
  });
});
