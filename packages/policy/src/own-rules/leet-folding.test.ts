import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compilePolicy } from '../compile-policy.ts';
import { evaluate } from '../evaluate.ts';
import { fullSnapshot, still } from '../testing.ts';
import { LeetFolding } from './leet-folding.ts';
import { ownRuleRefusals } from './own-rule-refusals.ts';
import { ownRule } from './testing.ts';

const phrases = ['free shipping', 'Sale', 'bias', 'book', 'final', 'leet', 'the', 'm\u00fcde'];
const rule = (fold_leet: boolean) => ownRule({ kind: 'phrases', phrases, fold_leet });
const policies = [true, false].map((fold) => compilePolicy(fullSnapshot({ own_rules: [rule(fold)] })));
const placesIn = (text: string, policy = policies[0]) =>
  policy
    ? evaluate(policy, { contentType: 'message', fields: { body_text: text } }, still)
        .findings.filter((finding) => finding.rule === 'own_rule')
        .map((finding) => text.slice(finding.start ?? 0, finding.end ?? 0))
    : [];

describe('a phrase rule that folds leet', () => {
  it.each([
    ['Get free sh1pp1ng on it.', 'free sh1pp1ng'],
    ['Get FR33 SH1PPING!', 'FR33 SH1PPING'],
    ['Get fr33\n$h!pp|ng, now', 'fr33\n$h!pp|ng'],
    ['It is (fr33 sh1pping) day', 'fr33 sh1pping'],
    ['our big $ale!!', '$ale'],
    ['our big 5@le.', '5@le'],
    ["our s4le's end", 's4le'],
    ['a pre-s4le-b00k', 's4le'],
    ['one f1na1 note', 'f1na1'],
    ['one fina1 note', 'fina1'],
    ['<p>our big <b>s4</b>le</p>', 's4</b>le'],
    ['our big s4\u200ble', 's4\u200ble'],
  ])('finds its words in %j and quotes them as written', (text, quoted) => {
    expect(placesIn(text)).toContain(quoted);
    expect(placesIn(text, policies[1])).toEqual([]);
  });

  it.each([
    '5413 units at $5413 or 5,413.00 EUR',
    '$41e and 8145 and 0x5a1e',
    'SKU-B00K-17 and B00K-0042 and #b00k',
    'ref b00k, code S4LE, version f1nal and Order no. S4LE',
    'b00k.example, www.example/s4le, s4le@acme.example, /tmp/s4le, final_s4le, s4le.pdf',
    'commit b1a5 and hash: b1a5',
    '7he m1nutes, 7h3 end, m\u00fcd3',
    'act_01S4LE, s4le=1, ?q=s4le, 3s4le4, b00kings',
    '2.5a1e v1.5ale 1.b00k',
  ])('leaves %j alone', (text) => {
    expect(placesIn(text)).toEqual([]);
  });

  it('still finds what is written plainly, each place once', () => {
    expect(placesIn('The final Sale: free shipping, fr33 sh1pping.')).toEqual([
      'The',
      'final',
      'Sale',
      'free shipping',
      'fr33 sh1pping',
    ]);
  });

  it('is refused for other kinds, and where no word is long enough', () => {
    const refusedParts = (...rules: Parameters<typeof ownRuleRefusals>[0]) =>
      ownRuleRefusals(rules).map(({ part }) => part);
    expect(refusedParts(ownRule({ kind: 'pattern', pattern: 'sale', fold_leet: true }))).toEqual(['fold_leet']);
    expect(refusedParts(ownRule({ kind: 'entities', entities: ['Acme'], fold_leet: true }))).toEqual(['fold_leet']);
    expect(refusedParts(ownRule({ kind: 'phrases', phrases: ['so it is', '24/7'], fold_leet: true }))).toEqual([
      'fold_leet',
    ]);
    expect(refusedParts({ ...rule(true), must_fire: ['s4le'], must_not_fire: ['SKU-S4LE-1'] })).toEqual([]);
  });
});

describe('folding', () => {
  it('keeps every place where it was and changes nothing but listed words', () => {
    const folding = new LeetFolding(phrases);
    const piece = fc.constantFrom('s4le', 'sh1pp1ng', ' ', '-', '.', '\n', '5', 'a', '$', 'ß', '👩‍💻', '!', 'fr33');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        const folded = folding.fold(text);
        expect(folded).toHaveLength(text.length);
        for (let at = 0; at < text.length; at++) {
          const [was = '', is = ''] = [text[at]?.toLowerCase(), folded[at]?.toLowerCase()];
          if (was !== is) expect([was, /^[0-9@$!|+]$/.test(was) && /^[a-z]$/.test(is)]).toEqual([was, true]);
        }
        expect(folding.fold(folded)).toBe(folded);
      }),
      { numRuns: 200 },
    );
  });
});
