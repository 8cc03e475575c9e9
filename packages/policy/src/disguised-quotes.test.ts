import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compilePolicy } from './compile-policy.ts';
import { evaluate } from './evaluate.ts';
import type { FieldName } from './fields.ts';
import type { Finding } from './finding.ts';
import { cut, maskSecret } from './mask.ts';
import { rules } from './rules/index.ts';
import type { EvaluationInput } from './send-inputs.ts';
import { type CorpusCase, corpusCases, fullSnapshot } from './testing.ts';
import { fieldText } from './text/field-text.ts';

const patient = { ruleDeadlineMs: 60_000, totalDeadlineMs: 600_000 };
const masked = new Set(rules.filter((rule) => rule.masked).map(({ id }) => id));
const cases = rules
  .flatMap(({ id }) => corpusCases(id, 'ng'))
  .filter(({ variants, field, settings }) => {
    const bears = ['zero-width', 'letters', 'html'] as const;
    return (
      bears.every((variant) => variants.includes(variant)) && field !== 'subject' && Object.keys(settings).length === 0
    );
  });
const policy = compilePolicy(fullSnapshot());

type Disguise = (letter: string) => string;
const asItIs: Disguise = (letter) => letter;
const ofText: Disguise[] = [
  asItIs,
  (letter) => `${letter}\u200b`,
  (letter) => `${letter}\u00ad`,
  (letter) => `\u202d${letter}\u202c`,
  (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
];
const ofHtml: Disguise[] = [
  asItIs,
  (letter) => `&#${letter.charCodeAt(0)};`,
  (letter) => `&#x${letter.charCodeAt(0).toString(16)};`,
  (letter) => `${letter}<!-- x -->`,
  (letter) => `<i>${letter}</i>`,
  (letter) => `${letter}&shy;`,
];

/** A case in a field, each of its letters written in the next of some ways. */
function written({ text, contentType, send }: CorpusCase, name: FieldName, ways: readonly Disguise[]): EvaluationInput {
  let at = 0;
  const html = name === 'body_html';
  const escaped = html ? text.replaceAll('&', '&#38;').replaceAll('<', '&#60;').replaceAll('>', '&#62;') : text;
  const source = escaped.replace(/&#\d+;|[A-Za-z]/g, (sign) =>
    sign.length > 1 ? sign : (ways[at++ % ways.length] ?? asItIs)(sign),
  );
  const fields = { [name]: html ? source.replaceAll('\n', '<br>') : source };
  return { contentType: html ? 'email' : contentType, fields, send: html ? { channel: 'email', ...send } : send };
}

function findingsOn(input: EvaluationInput): Finding[] {
  const { findings, failures } = evaluate(policy, input, patient);
  expect(failures).toEqual([]);
  return findings;
}

describe('a finding in a text in disguise', () => {
  const texts = fc.record({
    corpus: fc.constantFrom(...cases),
    ways: fc.array(fc.constantFrom(...ofText), { minLength: 1 }),
  });
  const pages = fc.record({
    corpus: fc.constantFrom(...cases),
    ways: fc.array(fc.constantFrom(...ofHtml), { minLength: 1 }),
  });

  it.each([
    ['body_text', texts],
    ['body_html', pages],
  ] as const)('quotes %s as submitted, at the words it finds without the disguise', (name, inputs) => {
    fc.assert(
      fc.property(inputs, ({ corpus, ways }) => {
        const input = written(corpus, name, ways);
        const source = input.fields[name] ?? '';
        const places = (findings: readonly Finding[], submitted: string) =>
          findings
            .filter(({ rule, start }) => rule === corpus.rule && start !== null)
            .map(({ start, end }) => fieldText(name, submitted.slice(start ?? 0, end ?? 0)).text.trim());
        const findings = findingsOn(input);
        for (const { rule, start, end, matched } of findings) {
          if (start === null || end === null) continue;
          const quoted = source.slice(start, end);
          // What overlaps a secret hides it as well.
          const isSecret = findings.some(({ rule: other }) => masked.has(other));
          if (masked.has(rule)) expect(matched).toBe(maskSecret(quoted));
          else if (!isSecret) expect(matched).toBe(cut(quoted));
        }
        const plain = written(corpus, name, [asItIs]);
        expect(places(findings, source)).toEqual(places(findingsOn(plain), plain.fields[name] ?? ''));
      }),
      { numRuns: 60 },
    );
  });
});
