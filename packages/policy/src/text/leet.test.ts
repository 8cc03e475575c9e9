import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compilePolicy } from '../compile-policy.ts';
import { evaluate } from '../evaluate.ts';
import { ownRule } from '../own-rules/testing.ts';
import { rules } from '../rules/index.ts';
import { corpusCases, fullSnapshot } from '../testing.ts';
import { withoutLeet } from './leet.ts';

const policy = compilePolicy(fullSnapshot());
const patient = { ruleDeadlineMs: 60_000, totalDeadlineMs: 600_000 };
const findingsIn = (content: string, of = policy) =>
  evaluate(of, { contentType: 'email', fields: { content } }, patient).findings.map(
    ({ rule, start, end, matched }) => ({ rule, start, end, matched }),
  );

describe('a text in leet', () => {
  it.each([
    ['W3 gu4r4nt33 r35ult5, r15k-fr33!', 'We guarantee results, risk-free!'],
    ['GU4R4NT33D R35ULT5', 'GUARANTEED RESULTS'],
    ['Gl0b3x l0v3d it, (v3ry) "much"', 'Globex loved it, (very) "much"'],
    ['c0ngrat5 t0 4cm3 fr0m 0ur t34m', 'congrats to Acme from our team'],
    ['p1ease app1y a11 va1ues at 1east f1na11y', 'please apply all values at least finally'],
    ['pr1c3 0f the 15th w33k for $500 and 450ms', 'price of the 15th week for $500 and 450ms'],
    [
      't4ke y0ur s3at at h3re.io, me@y0ur.example or /tmp/y0ur',
      'take your seat at h3re.io, me@y0ur.example or /tmp/y0ur',
    ],
  ])('reads %j as %j', (text, plain) => {
    expect(withoutLeet(text)).toBe(plain);
  });

  it.each([
    'B2B on S3, 24/7, from 401k, GPT4 and v2.0 on the 1st as MP3',
    'the a11y, i18n and l10n teams run k8s with Log4j',
    '$49, 5,413.00 EUR, 10am to 5pm, 30th, 3x, 450ms',
    'model XR500, order X4K7T5 and A1B2C3, room B12',
    'Codes SW1A 1AA and EC1A 4BB, flight BA142',
    'ann@acme.example, https://acme.io/s4l3-f0r-y0u?q=fr33-st0ff, www.s4l3s.example, f1n4l_dr4ft.pdf',
    '123e4567-e29b-12d3-a456-426614174000',
    'Thanks!And you?',
  ])('is not %j', (text) => {
    expect(withoutLeet(text)).toBeNull();
  });

  it('keeps its length and changes signs for letters alone, whatever it holds', () => {
    const piece = fc.constantFrom(
      's4le',
      'sh1pp1ng',
      ' ',
      '-',
      '.',
      '\n',
      '5',
      'a',
      '$',
      'ß',
      '👩‍💻',
      '!',
      'fr33',
      '@',
      '4',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const plain = withoutLeet(text) ?? text;
        expect(plain).toHaveLength(text.length);
        for (let at = 0; at < text.length; at++) {
          const [was = '', is = ''] = [text[at], plain[at]];
          if (was !== is) expect([was, /^[0-9@$!]$/.test(was) && /^[a-z]$/i.test(is)]).toEqual([was, true]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a message in leet', () => {
  it('is judged by its words and quoted as written', () => {
    expect(findingsIn('Y35, w3 4gr33 to unl1m1t3d l14b1l1ty.')).toEqual([
      { rule: 'contract_commitment', start: 0, end: 36, matched: 'Y35, w3 4gr33 to unl1m1t3d l14b1l1ty' },
    ]);
    const [found] = findingsIn('<p>It is 100% r15k-<b>fr3</b>3.</p>');
    expect(found).toMatchObject({ rule: 'guarantee_claim', matched: '100% r15k-<b>fr3</b>3' });
  });

  it('is told once, where a part of it is plain', () => {
    expect(findingsIn('We guarantee r35ult5 in th3 f1r5t y34r.').map(({ rule }) => rule)).toEqual(['guarantee_claim']);
  });

  it('is for the rules of a workspace what their own setting makes of it', () => {
    const withRule = (fold_leet: boolean) =>
      compilePolicy(fullSnapshot({ own_rules: [ownRule({ kind: 'phrases', phrases: ['winter boots'], fold_leet })] }));
    const text = 'Th3 w1nt3r b00ts are in.';
    expect(findingsIn(text, withRule(true))).toMatchObject([{ matched: 'w1nt3r b00ts' }]);
    expect(findingsIn(text, withRule(false))).toEqual([]);
  });

  it('holds nothing more for being read twice', () => {
    const aside = 'W1th b35t r3g4rd5 fr0m th3 t34m 1n P0rt0.';
    const traps = rules
      .flatMap(({ id }) => corpusCases(id, 'ok'))
      .filter(({ send, contentType, settings }) => !send && contentType === 'email' && !Object.keys(settings).length)
      .filter(({ text }, at) => at % 3 === 0 && !/[<>]/.test(text));
    expect(traps.length).toBeGreaterThan(200);
    expect(withoutLeet(aside)).not.toBeNull();
    for (const { text, also } of traps) {
      expect([text, ...findingsIn(`${aside}\n\n${text}`).map(({ rule }) => rule)]).toEqual([text, ...also]);
    }
  }, 60_000);
});
