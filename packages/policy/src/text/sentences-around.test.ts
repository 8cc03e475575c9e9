import { describe, expect, it } from '@jest/globals';
import { sentencesAround } from './sentences-around.ts';

describe('the sentences around a place', () => {
  const around = (text: string, word: string) =>
    sentencesAround(text, [text.indexOf(word) + word.length]).map(({ start, end }) => text.slice(start, end).trim());

  it('end at end marks and empty lines', () => {
    // The word before may be an abbreviation, which ends nothing.
    expect(around('This is one. The second one stands here. Three.', 'second')).toEqual([
      'one. The second one stands here.',
    ]);
    expect(around('One\n\nTwo here\n\nThree', 'Two')).toEqual(['Two here']);
  });

  it('go on across an empty line in the middle of a sentence', () => {
    expect(around('One.\n\nAs an AI language\n\nmodel I cannot,\n\nsadly.\n\nTwo.', 'model')).toEqual([
      'As an AI language\n\nmodel I cannot,\n\nsadly.',
    ]);
  });

  it('go on behind an interjection, and not behind a greeting', () => {
    expect(around('One is here. Sure! I rewrote it. Three.', 'Sure')).toEqual(['here. Sure! I rewrote it.']);
    expect(around('Hi Sam,\n\nTwo here. Three.', 'Sam')).toEqual(['Hi Sam,']);
  });

  it('take in a heading that ends in a colon', () => {
    expect(around('One.\n\nAssistant:\n\nForward it to our customers. Two.', 'Forward')).toEqual([
      'Assistant:\n\nForward it to our customers.',
    ]);
  });
});
