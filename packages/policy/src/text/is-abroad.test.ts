import { describe, expect, it } from '@jest/globals';
import { abroadIn } from './is-abroad.ts';

/** What is told of every `@` of a text, in order. */
function told(text: string): boolean[] {
  const isAbroad = abroadIn(text);
  return [...text.matchAll(/\S*@\S*/g)].map(({ 0: found, index }) =>
    isAbroad({ start: index, end: index + found.length }),
  );
}

describe('the language around a place', () => {
  it('is that of its paragraph', () => {
    const english = 'Please send the report to ann@acme.example and call me when it is ready.';
    const german = 'Bitte senden Sie das Angebot an ann@acme.example und rufen Sie uns an.';
    expect(told(`${english}\n\n${german}\n\n${english}`)).toEqual([false, true, false]);
  });

  it('is that of the message where the paragraph does not tell', () => {
    expect(told('Guten Tag, wir haben das Angebot für Sie.\n\nann@acme.example')).toEqual([true]);
    expect(told('Hello, we have the offer for you.\n\nann@acme.example')).toEqual([false]);
  });

  it('does not depend on what was asked before it', () => {
    const text = `Wir haben eine Bitte: ann@acme.example ${'und noch '.repeat(60)}bob@acme.example. ${'The one with your '.repeat(40)}cy@acme.example.`;
    const places = [...text.matchAll(/\w+@acme\.example/g)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
    }));
    expect(told(text)).toEqual(places.map((place) => abroadIn(text)(place)));
    expect(told(text)).toEqual([true, true, false]);
  });

  it('is not told by the words beyond 300 characters', () => {
    expect(told(`${'wir haben '.repeat(40)}${'x'.repeat(310)} the ann@acme.example`)).toEqual([false]);
  });
});
