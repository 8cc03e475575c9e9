import { describe, expect, it } from '@jest/globals';
import { sentenceAround } from './sentences.ts';

/** The sentence that holds a word. */
const around = (text: string, word: string) => sentenceAround(text, text.indexOf(word), text.indexOf(word) + 1).text;

describe('a sentence', () => {
  it.each([
    [
      'Our autumn courses, all of them held in Derby by two of us\n7 Oct: Knife care\n4 Nov: Reading a balance sheet',
      'Knife',
      '7 Oct: Knife care',
    ],
    [
      'Doors open half an hour before, at the side entrance\n10:30 Tea and names\n11:00 Talk',
      'Tea',
      '10:30 Tea and names',
    ],
    [
      'Film on any roll of five hundred millimetres or less\nNoise: 68 dB at one metre',
      'Noise',
      'Noise: 68 dB at one metre',
    ],
    ['12 x stainless drum pump with a two-inch connection\n4 x spare seal kit', 'spare', '4 x spare seal kit'],
    [
      'Please check these before you sign the papers:\n(a) the wage roll\n(b) the list of claims',
      'wage',
      '(a) the wage roll',
    ],
  ])('ends where the next line is an entry of its own: %j', (text, word, sentence) => {
    expect(around(text, word)).toBe(sentence);
  });

  it.each([
    ['We will be with you in the morning of the\n7 October and stay until noon.', 'stay'],
    ['The carrier collects from the yard at the back by\n10 and brings it to you.', 'brings'],
    ['It is the second time that we have heard from the\nSwiss about this.', 'Swiss'],
  ])('goes on where a line is only wrapped: %j', (text, word) => {
    expect(around(text, word)).toBe(text);
  });
});
