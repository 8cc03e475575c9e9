import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { quietened } from './quietened.ts';

describe('a text in capitals', () => {
  it.each([
    ["WE POWER GLOBEX'S SUPPORT IN NINE COUNTRIES.", "we power Globex's support in nine countries."],
    ['YOUR TEAM AT STARK INDUSTRIES HAS A PLAN.', 'your team at Stark Industries has a plan.'],
    ['AS CEO OF IBM, YOU KNOW THE NUMBERS.', 'as CEO of IBM, you know the numbers.'],
    ["HI SAM, I'M SURE THAT WE'RE NOT TOO LATE.", "hi Sam, I'm sure that we're not too late."],
    [
      'Hello Sam. WE WORK WITH HOOLI AND VANDELAY NOW! Shall we talk?',
      'Hello Sam. we work with Hooli and Vandelay now! Shall we talk?',
    ],
    ['INITRODE RAISED!', 'Initrode raised!'],
    ['INITRODE IS HIRING', 'Initrode is hiring'],
    ['Hello Sam.\n- GLOBEX BOUGHT INITRODE.\nShall we talk?', 'Hello Sam.\n- Globex bought Initrode.\nShall we talk?'],
    ['Wow. INITRODE EXPANDED! I saw it.', 'Wow. Initrode expanded! I saw it.'],
  ])('reads %s as it would be spoken', (loud, spoken) => {
    expect(quietened(loud)).toBe(spoken);
  });

  it.each([
    'We work with IBM and SAP, ASAP.',
    'ACME INC',
    'STARK INDUSTRIES',
    'Marta works at HOOLI GLOBAL LOGISTICS now.',
    'They said INITRODE RAISED twice.',
    'Please read the FAQ, the SLA and the NDA of ACME first.',
    'hello sam',
    '\u041f\u0420\u0418\u0412\u0415\u0422 \u041a\u0410\u041a \u0414\u0415\u041b\u0410 \u0421\u0415\u0413\u041e\u0414\u041d\u042f',
    '4539 1488 0343 6467 1234 5678',
  ])('is left as it is where nobody shouts: %s', (text) => {
    expect(quietened(text)).toBe(text);
  });

  it('keeps every sign in its place', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'WE',
        'POWER',
        'GLOBEX',
        "GLOBEX'S",
        'at',
        'Sam',
        '\u0130STANBUL',
        'STRA\u00dfE',
        '\u00c9COLE',
        '\n',
        '.',
        '12',
      ),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const text = words.join(' ');
        const quiet = quietened(text);
        expect(quiet).toHaveLength(text.length);
        expect(quiet.toUpperCase()).toBe(text.toUpperCase());
      }),
      { numRuns: 300 },
    );
  });
});
