import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { groundingScan } from './grounding-scan.ts';
import { partsWithin, readText } from './reading.ts';
import { supportScore } from './support.ts';

const piece = fc.constantFrom(
  'Acme',
  'Globex, Inc.',
  'Jane Doe',
  'acquired',
  'was bought by',
  'not',
  "isn't",
  'raised',
  '$12M',
  '40%',
  'two weeks',
  'in May 2024',
  'Series B',
  '.',
  '!',
  '?',
  '\n',
  ', and',
  ';',
  ' — ',
  '(',
  ')',
  'the company',
  'it',
  'second',
  'Q3',
  '🎉',
  '“',
  '5 June',
  '1,2.3',
  'U.S.',
);
const message = fc.oneof(
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

describe('any text', () => {
  it('is cut into words in order, each at its exact place', () => {
    fc.assert(
      fc.property(message, (text) => {
        const { tokens, sentences } = readText(text);
        let end = 0;
        for (const token of tokens) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(token.start, token.end)).toBe(token.raw);
          end = token.end;
        }
        expect(sentences.reduce((sum, sentence) => sum + sentence.to - sentence.from, 0)).toBe(tokens.length);
      }),
    );
  });

  it('yields values and names that never overlap their like, in order', () => {
    fc.assert(
      fc.property(message, (text) => {
        const { tokens, values, names } = readText(text);
        for (const parts of [values, names]) {
          let end = 0;
          for (const part of parts) {
            expect(part.from).toBeGreaterThanOrEqual(end);
            expect(part.to).toBeGreaterThan(part.from);
            end = part.to;
          }
          expect(end).toBeLessThanOrEqual(tokens.length);
          expect(partsWithin<{ from: number; to: number }>(parts, 0, tokens.length)).toHaveLength(parts.length);
        }
      }),
    );
  });

  it('scores between zero and one, the same each time, with findings that cover exact text', () => {
    fc.assert(
      fc.property(message, message, (text, evidence) => {
        const score = supportScore(text, evidence);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(supportScore(text, evidence)).toBe(score);
        const records = [
          { id: 'r', entity: 'Acme', event_type: 'funding', acquired_at: '2026-11-01', detail: evidence },
        ];
        const scan = groundingScan({ text, records, today: '2026-11-21' });
        for (const finding of scan.findings) {
          expect(text.slice(finding.start, finding.end)).toBe(finding.text);
          expect(finding.support_score).toBeGreaterThanOrEqual(0);
          expect(finding.support_score).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
