import { rules } from './rules/index.ts';
import { wordsOfWaker } from './search/index-parts.ts';

/** One text made to keep an expression busy. */
export interface HostileText {
  name: string;
  text: string;
}

/** What tempts expressions to try again and again: openings without an end, near misses, runs of one character. */
const seeds: readonly [name: string, seed: string][] = [
  ['one letter', 'a'],
  ['capitals', 'A'],
  ['blanks', ' '],
  ['line breaks', '\n'],
  ['digits', '1'],
  ['digits apart', '4 '],
  ['hyphens', '-'],
  ['dots and letters', 'a.'],
  ['at signs', 'a@'],
  ['open braces', '{'],
  ['open brackets', '['],
  ['open angles', '<'],
  ['open elements', '<a href="'],
  ['elements', '<div>a</div>'],
  ['comments', '<!--'],
  ['ampersands', '&'],
  ['entities', '&amp;'],
  ['backslashes', '\\'],
  ['escaped breaks', '\\n'],
  ['asterisks', '*'],
  ['underscores', '_'],
  ['backticks', '`'],
  ['quotes', '"'],
  ['pipes', '|'],
  ['percent signs', '% '],
  ['schemes', 'http://'],
  ['links', 'https://a.b/'],
  ['e-mail addresses', 'ann@acme.example '],
  ['phone numbers', '+1 415 555 2671 '],
  ['card numbers', '4539 1488 0343 6460 '],
  ['labels', 'password: '],
  ['tokens', 'sk_live_'],
  ['long tokens', `eyJ${'a'.repeat(500)}.`],
  ['greetings', 'Hi Sam, '],
  ['quoted lines', '> a\n'],
  ['attributions', 'On 1 a\n'],
  ['headers', 'From: a\n'],
  ['zero width', 'a\u200b'],
  ['look-alikes', '\u0430'],
  ['combining marks', 'e\u0301\u0301'],
  ['emoji', '\u{1f469}\u200d\u{1f4bb}'],
  ['tag characters', '\u{e0061}'],
  ['mojibake', '\u00e2\u20ac\u2122'],
  ['names', 'Acme Globex '],
  ['firms that do', 'Acme Globex offers Acme will '],
  ['amounts', '$49 '],
  ['negations', 'not never '],
];

/**
 * Hostile texts of a length in UTF-16 code units: repeated seeds, and for every rule its literals and its examples with
 * and without the ends of sentences.
 */
export function hostileTexts(length: number): HostileText[] {
  const texts = seeds.map(([name, seed]) => ({ name, text: filled(seed, length) }));
  for (const rule of rules) {
    const listed = (rule.literals ?? []).map((literal) => literal.replace(/^\^|(?<=.)\$$/g, ''));
    const needed = (rule.wakers ?? []).flatMap(wordsOfWaker).map(({ word }) => word);
    const words = rule.literals ? [...new Set([...needed, ...listed])] : [];
    const examples = rule.examples.join(' ');
    texts.push({ name: `${rule.id}: its examples`, text: filled(`${examples} `, length) });
    texts.push({ name: `${rule.id}: one sentence`, text: filled(`${examples.replace(/[.!?]/g, '')} `, length) });
    if (words.length > 0) texts.push({ name: `${rule.id}: its literals`, text: filled(`${words.join(' ')} `, length) });
  }
  return texts;
}

function filled(seed: string, length: number): string {
  return seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
}
