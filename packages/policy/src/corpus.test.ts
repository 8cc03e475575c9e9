import { describe, expect, it } from '@jest/globals';
import { atFullCounts, count, sample } from '@sendgate/contracts/testing';
import { type CompiledPolicy, compilePolicy } from './compile-policy.ts';
import { evaluate } from './evaluate.ts';
import { rules } from './rules/index.ts';
import { type CorpusCase, corpusCases, corpusRules, fullSnapshot, inputOf, still, type Variant } from './testing.ts';

const policies = new Map<string, CompiledPolicy>();

function policyWith(settings: CorpusCase['settings']): CompiledPolicy {
  const key = JSON.stringify(settings);
  const policy = policies.get(key) ?? compilePolicy(fullSnapshot(settings));
  policies.set(key, policy);
  return policy;
}

function firedBy(corpus: CorpusCase, variant: Variant | null): string[] {
  const evaluation = evaluate(policyWith(corpus.settings), inputOf(corpus, variant), still);
  expect(evaluation.failures).toEqual([]);
  if (corpus.severity !== null) {
    const severities = evaluation.findings.filter(({ rule }) => rule === corpus.rule).map(({ severity }) => severity);
    expect([variant, ...severities]).toEqual([variant, corpus.severity]);
  }
  const fired = new Set(evaluation.findings.map((finding) => finding.rule));
  // Zero-width characters are a finding of their own, whatever they break.
  if (variant === 'zero-width') fired.delete('hidden_text');
  // A message of nothing but a quotation says nothing itself.
  if (variant === 'quoted') fired.delete('stub_or_empty_body');
  // Markdown shows in a plain e-mail, whatever else it may be in.
  if (variant === 'sent' && corpus.rule !== 'markup_leak') fired.delete('markup_leak');
  // What a whole e-mail must hold is not asked of a sentence that stands for another rule.
  if (corpus.rule !== 'missing_unsubscribe') fired.delete('missing_unsubscribe');
  return [...fired].sort();
}

/** Where a case tells nothing of its recipient, rules that judge a message by its recipient slept so far: see `sent`. */
function disguisesOf({ variants, spacings, send }: CorpusCase): Variant[] {
  return [...variants, ...spacings, ...(send === undefined ? (['sent'] as const) : [])];
}

interface Trial {
  readonly corpus: CorpusCase;
  readonly looks: readonly (Variant | null)[];
}

/**
 * The cases of a rule, each as it stands and in an eighth of the disguises it bears: in which ones, its length tells, so that
 * other cases change nothing. None is left out by all cases of the rule. At full counts each is tried in all.
 */
function trials(id: string, kind: CorpusCase['kind']): Trial[] {
  const tried = new Set<Variant>();
  return corpusCases(id, kind).map((corpus) => {
    const disguises = disguisesOf(corpus).filter(
      (disguise, at) => atFullCounts || (corpus.text.length + at) % 8 === 0 || !tried.has(disguise),
    );
    for (const disguise of disguises) tried.add(disguise);
    return { corpus, looks: [null, ...disguises] };
  });
}

describe('the corpus', () => {
  it('has a folder for every rule and no other', () => {
    expect(corpusRules()).toEqual(rules.map((rule) => rule.id).sort());
  });

  it.each(rules.map((rule) => rule.id))('has cases of both kinds for %s', (id) => {
    expect(corpusCases(id, 'ng').length).toBeGreaterThan(0);
    expect(corpusCases(id, 'ok').length).toBeGreaterThan(0);
  });
});

/** Rules on signs, which leet changes: links, numbers, keys, placeholders. */
const ofSigns = ['link_', 'canary_leak', 'credential_leak', 'unfilled_merge_field', 'markup_leak', 'channel_length'];

it('is found in leet as well, 93 of 100 wordings', () => {
  const wordings = rules
    .filter(({ id }) => !ofSigns.some((start) => id.startsWith(start)))
    .flatMap(({ id }) => sample(corpusCases(id, 'ng'), 3))
    .filter(({ variants, field }) => variants.includes('letters') && field !== 'subject');
  const kept = wordings.filter((corpus) => firedBy({ ...corpus, severity: null }, 'leet').includes(corpus.rule));
  expect(wordings.length).toBeGreaterThan(count(500, 1_500));
  expect(kept.length / wordings.length).toBeGreaterThanOrEqual(0.93);
}, 60_000);

for (const { id } of rules) {
  describe(`${id}`, () => {
    for (const { corpus, looks } of trials(id, 'ng')) {
      it(`finds: ${corpus.name}`, () => {
        for (const variant of looks) {
          expect([variant, ...firedBy(corpus, variant)]).toEqual([variant, ...[id, ...corpus.also].sort()]);
        }
      });
    }
    for (const { corpus, looks } of trials(id, 'ok')) {
      it(`leaves alone: ${corpus.name}`, () => {
        for (const variant of looks) {
          expect([variant, ...firedBy(corpus, variant)]).toEqual([variant, ...corpus.also]);
        }
      });
    }
  });
}
