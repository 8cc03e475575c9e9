import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from '../compile-policy.ts';
import { evaluate } from '../evaluate.ts';
import { fullSnapshot, still } from '../testing.ts';
import { chatSpelling } from './chat-spelling.ts';
import { OffsetMap } from './offset-map.ts';

const spelt = (text: string) => OffsetMap.identity.replacing(text, chatSpelling(text)).text;

describe('the spelling of chats', () => {
  it.each([
    ['u cant lose', "you can't lose"],
    ['i know where u live, ill tell ur wife', "i know where you live, i'll tell your wife"],
    ['UR dead if u dont pay', "you're dead if you don't pay"],
    ['how r u, gonna call tmrw', 'how are you, going to call tomorrow'],
    ['im not a bot', "i'm not a bot"],
  ])('of %j reads %j', (text, full) => {
    expect(spelt(text)).toBe(full);
  });

  it.each([
    'The U-turn at R. Street, route U2, is closed.',
    'We are in the U.S. and use R for statistics.',
    'She has been ill since Monday.',
    'Write to u@example.org or see example.org/u/ill.',
    'Kunt u het formulier voor vrijdag sturen?',
    'Im Anhang finden Sie die Rechnung.',
    'Boken är ur tryck och kommer inte igen.',
    "You can't miss it, and I'll be there.",
  ])('has nothing to say about %j', (text) => {
    expect(chatSpelling(text)).toEqual([]);
  });

  it('hides nothing from the rules, which point to what was typed', () => {
    const policy = compilePolicy(fullSnapshot());
    const text = 'hi sam, quick one. women cant code, everybody knows.';
    const { findings } = evaluate(policy, { contentType: 'message', fields: { content: text } }, still);
    expect(findings).toMatchObject([
      { rule: 'discriminatory_language', matched: expect.stringContaining('women cant code') },
    ]);
  });
});
