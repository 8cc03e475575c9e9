import { describe, expect, it } from '@jest/globals';
import { count, sample } from '@sendgate/contracts/testing';
import * as fc from 'fast-check';
import { type CompiledPolicy, compilePolicy } from './compile-policy.ts';
import { evaluate } from './evaluate.ts';
import type { Fields } from './fields.ts';
import { remediate } from './remediate.ts';
import { defineRule, MAX_MATCHES } from './rule.ts';
import { RuleExceptions } from './rule-exceptions.ts';
import { rules } from './rules/index.ts';
import { corpusCases, fullSnapshot, inputOf, still } from './testing.ts';
import { EditedText } from './text/edited-text.ts';

const policy = compilePolicy(fullSnapshot());

function repair(fields: Fields, own: CompiledPolicy = policy) {
  const input = { contentType: 'message' as const, fields, send: { channel: 'sms' as const } };
  return remediate(own, input, evaluate(own, input, still), still);
}

/** A policy of two rules that find words, to see what meets and what survives. */
function wordPolicy(words: Record<string, string | null>): CompiledPolicy {
  const [first] = policy.rules;
  if (!first) throw new Error('No rules');
  const rules = Object.entries(words).map(([word, saferAlternative], index) => ({
    ...first,
    sleeps: false,
    contentTypes: new Set(['message'] as const),
    channels: new Set(['sms'] as const),
    config: {
      enabled: true,
      severity: word.startsWith('block') ? ('BLOCK' as const) : ('WARN' as const),
      mode: 'enforce' as const,
    },
    rule: defineRule({
      id: `word_${index}`,
      template: 'ai_artifacts_v1',
      severity: 'WARN',
      contentTypes: ['message'],
      channels: ['sms'],
      needs: [],
      meaning: '',
      detail: '',
      saferAlternative,
      examples: [],
      counterExamples: [],
      *check({ text }) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
          yield { start: at, end: at + word.length };
      },
    }),
  }));
  return { ...policy, rules };
}

describe('remediate', () => {
  it('never makes a text worse, whatever it repairs', () => {
    const worse: string[] = [];
    let tried = 0;
    for (const { id } of rules) {
      for (const corpus of sample(corpusCases(id, 'ng'), 4)) {
        const own = Object.keys(corpus.settings).length > 0 ? compilePolicy(fullSnapshot(corpus.settings)) : policy;
        const input = inputOf(corpus);
        const evaluation = evaluate(own, input, still);
        if (evaluation.findings.some(({ severity }) => severity === 'BLOCK')) continue;
        tried++;
        const { outcome } = remediate(own, input, evaluation, still);
        if (outcome !== 'clean' && outcome !== 'nothing_left') worse.push(`${id}: ${outcome}: ${corpus.name}`);
      }
    }
    expect(tried).toBeGreaterThan(count(75, 300));
    expect(worse).toEqual([]);
  });

  it.each([
    ['It was <b>great</b> to see. Talk on Monday.', 'It was great to see. Talk on Monday.'],
    ['See <i>this</i> and <b>that</b> now. Talk soon.', 'See this and that now. Talk soon.'],
    ['Tom &amp; <b>Sam</b> are here today. Talk soon.', 'Tom & Sam are here today. Talk soon.'],
    ['Thanks!\n\nThe report is **ready** for you.', 'Thanks!\n\nThe report is ready for you.'],
    ['Hi Sam. Last chance! Offer expires tonight. Talk soon.', 'Hi Sam. Talk soon.'],
    ['Hi Sam. See you on Monday. Offer expires tonight!', 'Hi Sam. See you on Monday.'],
    ['Hi Sam. See you on Monday.\n\nOffer expires tonight!\n', 'Hi Sam. See you on Monday.'],
    ['Hi Sam. Her cell is +1 415 555 2671. See you.', 'Hi Sam. Her cell is [contact removed]. See you.'],
  ])('turns %j into %j', (body_text, repaired) => {
    expect(repair({ body_text })).toMatchObject({ outcome: 'clean', fields: { body_text: repaired } });
  });

  it.each([
    ['Hi Sam. Congrats on your Series B. Next week I am in Berlin.', 'Hi Sam. Next week I am in Berlin.'],
    ['Hi Sam. Congrats on option c! It is fine.', 'Hi Sam. It is fine.'],
    ['Hi Sam. Congrats to Mr. B. Smith on it. See you.', 'Hi Sam. See you.'],
  ])('deletes one sentence and no other: %j becomes %j', (body_text, repaired) => {
    expect(repair({ body_text }, wordPolicy({ Congrats: null })).fields).toEqual({ body_text: repaired });
  });

  it('shows no secret it took out', () => {
    const lenient = compilePolicy(fullSnapshot());
    const rules = lenient.rules.map((each) =>
      each.rule.id === 'payment_card' ? { ...each, config: { ...each.config, severity: 'WARN' as const } } : each,
    );
    const own = { ...lenient, rules };
    const replaced = repair({ body_text: 'Hi Sam, the card is 4539 1488 0343 6467. See you.' }, own);
    expect(replaced.outcome).toBe('clean');
    expect(replaced.substitutions).toMatchObject([{ before: '4539…67', after: '[card number removed]' }]);
    const together = 'See you on Monday. This offer for 4539 1488 0343 6467 expires tonight!';
    const deleted = repair({ body_text: together }, own);
    expect(deleted.fields.body_text).not.toContain('4539 1488');
    expect(JSON.stringify(deleted.substitutions)).not.toContain('1488');
  });

  it('says when a rule gave no answer about the repaired text', () => {
    const own = wordPolicy({ warn: 'fine' });
    const failing = {
      ...own,
      rules: own.rules.map((each) => ({
        ...each,
        rule: {
          ...each.rule,
          run: (...given: Parameters<typeof each.rule.run>) => {
            if (given[0].some(({ text }) => text.includes('fine'))) throw new Error('fault');
            return each.rule.run(...given);
          },
        },
      })),
    };
    const fields = { body_text: 'This is a warn word.' };
    expect(repair(fields, failing)).toEqual({ outcome: 'scanner_failed', fields, substitutions: [] });
  });

  it('replaces every occurrence and records each in the offsets of the text as submitted', () => {
    const body = 'Our tool is guaranteed to save time. It is guaranteed to save money, too.';
    const { outcome, fields, substitutions } = repair({ body_text: body });
    expect(outcome).toBe('clean');
    expect(fields.body_text).toBe('Our tool is designed to help save time. It is designed to help save money, too.');
    expect(substitutions).toHaveLength(2);
    for (const { start, end, before } of substitutions) expect(body.slice(start, end)).toBe(before);
  });

  it('gives a replacement a capital where it opens a sentence, and nowhere else', () => {
    const result = repair(
      { body_text: 'Globex is ours. We power Globex, and I promise: Globex stays. Really! Globex does.' },
      wordPolicy({ Globex: 'our customer' }),
    );
    expect(result.outcome === 'clean' && result.fields.body_text).toBe(
      'Our customer is ours. We power our customer, and I promise: our customer stays. Really! Our customer does.',
    );
  });

  it('makes no example of itself, and buys nothing leading', () => {
    expect(repair({ body_text: 'Companies such as Nike and DHL rely on us.' }).fields.body_text).toBe(
      'Companies in your industry rely on us.',
    );
    expect(repair({ body_text: 'Sam, we work with the likes of Nike and Hooli.' }).fields.body_text).toBe(
      'Sam, we work with companies in your industry.',
    );
    expect(repair({ body_text: 'It is the fastest CRM money can buy. See you at noon.' }).fields.body_text).toBe(
      'It is a leading CRM. See you at noon.',
    );
  });

  it('takes the beginning of a text for that of a sentence, behind blanks and tags as well', () => {
    const own = wordPolicy({ Worst: 'best' });
    for (const lead of ['', '  ', '<b>', '<i> <b>']) {
      expect(repair({ body_text: `${lead}Worst of all.` }, own).fields.body_text).toBe(`${lead}Best of all.`);
    }
  });

  it('leaves the empty line below a list from which it takes the last item', () => {
    const own = wordPolicy({ gone: null });
    const items = (...lines: string[]) => ['Three things:', '', ...lines, '', 'Talk soon'].join('\n');
    expect(repair({ body_text: items('- One thing', '- This is gone') }, own).fields.body_text).toBe(
      items('- One thing'),
    );
  });

  it('sees where a sentence of HTML begins', () => {
    const result = repair(
      { body_html: '<p>Globex is ours.</p><p>We power <b>Globex</b> daily.</p><p><b>Globex</b> stays.</p>' },
      wordPolicy({ Globex: 'our customer' }),
    );
    expect(result.outcome === 'clean' && result.fields.body_html).toBe(
      '<p>Our customer is ours.</p><p>We power <b>our customer</b> daily.</p><p><b>Our customer</b> stays.</p>',
    );
  });

  it('deletes the sentence where no alternative exists', () => {
    const { outcome, fields } = repair({ body_text: 'Thanks for the call. It is 100% risk-free. See you on Monday.' });
    expect([outcome, fields.body_text]).toEqual(['clean', 'Thanks for the call. See you on Monday.']);
  });

  it('deletes a sentence that a mail program wrapped as a whole', () => {
    const own = wordPolicy({ drastic: null });
    const body_text =
      'We  read the report twice now.\nThis drastic sentence goes on about\nGlobex and the nine depots they run in\nSpain. Bye for now, and see you soon.';
    expect(repair({ body_text }, own).fields).toEqual({
      body_text: 'We  read the report twice now.\nBye for now, and see you soon.',
    });
  });

  it('lets the longest of overlapping spans win', () => {
    const own = wordPolicy({ 'red green': 'colours', 'green blue sky': 'the sky' });
    const { fields, substitutions } = repair({ body_text: 'I like the red green blue sky today.' }, own);
    expect(fields.body_text).toBe('I like the red the sky today.');
    expect(substitutions).toHaveLength(1);
  });

  it('deletes the sentence of a finding that survives its replacement', () => {
    const own = wordPolicy({ alpha: 'alpha again' });
    const { outcome, fields } = repair({ body_text: 'All is well. We use alpha here. See you.' }, own);
    expect([outcome, fields.body_text]).toEqual(['clean', 'All is well. See you.']);
  });

  it('mends by its own alternative what a repair brought to light', () => {
    const own = wordPolicy({ '((Dear|Hello)) Rosa': 'Dear Rosa', 'Dear Rosa': 'Dear Maria' });
    const { outcome, fields, substitutions } = repair({ body_text: '((Dear|Hello)) Rosa, the desk is ready.' }, own);
    expect(outcome).toBe('clean');
    expect(fields.body_text).toBe('Dear Maria, the desk is ready.');
    expect(substitutions).toMatchObject([{ start: 0, end: 19, before: '((Dear|Hello)) Rosa', after: 'Dear Maria' }]);
  });

  it('deletes in the last pass what repairs go on bringing to light', () => {
    const own = wordPolicy({ alpha: 'beta', beta: 'gamma', gamma: 'delta' });
    const { outcome, fields } = repair({ body_text: 'An alpha stands here. The report is ready.' }, own);
    expect([outcome, fields.body_text]).toEqual(['clean', 'The report is ready.']);
  });

  it('discards a repair that brings a block about', () => {
    const own = wordPolicy({ alpha: 'block me', 'block me': null });
    const body = 'All is well. We use alpha here.';
    expect(repair({ body_text: body }, own)).toMatchObject({
      outcome: 'block_appeared',
      fields: { body_text: body },
      substitutions: [],
    });
  });

  it('holds when nothing sendable would be left', () => {
    const body = 'Hi Sam,\n\nIt is 100% risk-free.\n\nBest,\nAnn';
    expect(repair({ body_text: body })).toMatchObject({ outcome: 'nothing_left', fields: { body_text: body } });
  });

  const points = (count: number) =>
    Array.from({ length: count }, (_, at) => `Point ${at}: we guarantee 3x ROI.`).join('\n');
  const guarantees = { ...policy, rules: policy.rules.filter(({ rule }) => rule.id === 'guarantee_claim') };
  const telegram = (body_text: string) => ({
    contentType: 'message' as const,
    fields: { body_text },
    send: { channel: 'telegram' as const },
  });

  it('mends as many findings as are told of, and leaves out none of the text', () => {
    const input = telegram(points(MAX_MATCHES));
    const { outcome, fields, substitutions } = remediate(guarantees, input, evaluate(guarantees, input, still), still);
    expect(outcome).toBe('clean');
    expect(substitutions).toHaveLength(MAX_MATCHES);
    expect(substitutions.filter(({ after }) => after === '')).toEqual([]);
    expect(fields.body_text?.match(/^Point \d+: .+$/gm)).toHaveLength(MAX_MATCHES);
  });

  it.each([MAX_MATCHES + 1, 600, 1_700])('leaves a text with %d findings alone, and deletes none of it', (count) => {
    const input = telegram(points(count));
    const evaluation = evaluate(guarantees, input, still);
    expect(evaluation.findings).toHaveLength(MAX_MATCHES);
    const remediation = remediate(guarantees, input, evaluation, still);
    expect(remediation).toEqual({ outcome: 'too_many', fields: input.fields, substitutions: [] });
  });

  it('counts the findings of all fields together', () => {
    const halves = { subject: 'warn '.repeat(300), body_text: 'warn '.repeat(300) };
    expect(repair(halves, wordPolicy({ warn: 'fine' })).outcome).toBe('too_many');
  });

  it('counts what an exception lets go, since the search ended with it', () => {
    const own = wordPolicy({ warn: 'fine' });
    const exceptions = RuleExceptions.of([{ phrase: 'warnings', owner: 'Ann', expiresAt: null }]);
    const excepting = { ...own, rules: own.rules.map((each) => ({ ...each, exceptions })) };
    const excepted = 'warnings '.repeat(400);
    expect(repair({ body_text: `${excepted}${'warn '.repeat(200)}` }, excepting).outcome).toBe('too_many');
    expect(repair({ body_text: `${excepted}warn` }, excepting).fields.body_text).toBe(`${excepted}fine`);
  });

  it('repairs text and HTML in step and leaves tags whole', () => {
    const { fields } = repair({
      body_text: 'Our tool is guaranteed to save time.',
      body_html: '<p>Our tool is <b>guaranteed</b> to save time.</p>',
    });
    expect(fields.body_text).toBe('Our tool is designed to help save time.');
    expect(fields.body_html).toBe('<p>Our tool is <b>designed to help save</b> time.</p>');
  });

  it('leaves a clean text as it is', () => {
    expect(repair({ body_text: 'See you on Monday.' })).toMatchObject({ outcome: 'clean', substitutions: [] });
  });
});

describe('EditedText', () => {
  it('remembers edits that, applied from right to left to the original, give the current text', () => {
    const edit = fc.tuple(fc.nat(30), fc.nat(8), fc.string({ maxLength: 5 }));
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(edit, { maxLength: 6 }), (original, edits) => {
        const text = new EditedText(original);
        for (const [at, length, after] of edits) {
          const start = Math.min(at, text.current.length);
          text.replace(start, Math.min(start + length, text.current.length), after, { rule: 'rule', secret: false });
        }
        const rebuilt = [...text.edits]
          .reverse()
          .reduce((all, e) => all.slice(0, e.start) + e.after + all.slice(e.end), original);
        expect(rebuilt).toBe(text.current);
      }),
    );
  });
});
