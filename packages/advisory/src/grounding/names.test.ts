import { describe, expect, it } from '@jest/globals';
import { readText } from './reading.ts';

const named = (text: string): string[] => readText(text).names.map((name) => name.stems.join(' '));

describe('readNames', () => {
  it.each([
    ['We met Jane Doe and Tom Becker at Globex.', ['jan doe', 'tom becker', 'globex']],
    ['Congrats on the launch.', []],
    ['The round was led by ACME, Inc. last year.', ['acm']],
    ['Globex acquired Initech.', ['globex', 'initech']],
    ['Our CEO Jane joined on Monday in May 2024.', ['jan']],
    ["Acme's office and the office of Acme", ['acm', 'acm']],
  ])('reads "%s"', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });
});
