import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from './compile-policy.ts';
import { evaluate } from './evaluate.ts';
import { maskSecret } from './mask.ts';
import { remediate } from './remediate.ts';
import { rules } from './rules/index.ts';
import { corpusCases, fullSnapshot, inputOf } from './testing.ts';

const patient = { ruleDeadlineMs: 60_000, totalDeadlineMs: 600_000 };
const policy = compilePolicy(fullSnapshot());
const PLACES = 6;

/** A letter or digit in a style that takes two code units, which is read as the plain one. */
const monospace = (sign: string): string =>
  sign.replace(/[A-Za-z0-9]/, (plain) => {
    const code = plain.charCodeAt(0);
    const from = code < 58 ? 0x1d7f6 - 48 : code < 91 ? 0x1d670 - 65 : 0x1d68a - 97;
    return String.fromCodePoint(code + from);
  });
const ways: ((text: string, at: number) => string)[] = [
  (text, at) => `${text.slice(0, at)}😀${text.slice(at)}`,
  (text, at) => text.slice(0, at) + monospace(text[at] ?? '') + text.slice(at + 1),
  (text) => text.replace(/[A-Za-z0-9]/g, monospace),
];

describe('what is said of a text', () => {
  it.each(rules.map(({ id }) => id))(
    'by %s quotes no half of a character, wherever one of two halves stands',
    (rule) => {
      for (const corpus of corpusCases(rule, 'ng').slice(0, 4)) {
        for (const written of ways) {
          for (let place = 0; place < PLACES; place++) {
            const text = written(corpus.text, Math.floor((corpus.text.length * place) / PLACES));
            if (!text.isWellFormed()) continue;
            const input = inputOf({ ...corpus, text });
            const evaluation = evaluate(policy, input, patient);
            const repair = remediate(policy, input, evaluation, patient);
            expect(JSON.stringify([text, evaluation, repair])).not.toMatch(/\\ud[89a-f]/);
          }
        }
      }
    },
  );

  it('shows whole characters of a secret, and of a short one none', () => {
    expect(maskSecret('AKI\u{1d670}IOSFODNN7EXAMPL\u{1d670}')).toBe('AKI\u{1d670}…L\u{1d670}');
    expect(maskSecret('\u{1d670}'.repeat(7))).toBeNull();
  });
});
