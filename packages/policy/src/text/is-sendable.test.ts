import { describe, expect, it } from '@jest/globals';
import { isSendable } from './is-sendable.ts';

const submitted = { body_text: 'Hi Ada, what was there before the repair.' };

describe('what a repair leaves', () => {
  it.each([
    'Hi Ada, Tuesday works.',
    'Hi Ada, we can help you reach more people.',
    'Hello Ada: big news today',
    'Hi Ada,\nTuesday works.',
    'hi we closed early',
    '3 pm.',
    'Thanks!\n\nThe report is ready for you.',
    'Thank you.\nSee you on Thursday',
    'Cheers,\nwe will be there.',
    'Best,\n\nAs for Tuesday: it works.',
  ])('is sendable when it still says something: %j', (body_text) => {
    expect(isSendable({ body_text }, submitted)).toBe(true);
  });

  it.each([
    '',
    ' \n ',
    'Hi Ada,',
    'Dear Dr. Lee,',
    'Good morning Ada Lovelace,',
    'Hello there',
    'Hi Ada,\n\nBest,\nTom',
    'Hi Ada,\n\nThanks!\n\nBest,\nTom Reed\nHead of Partnerships at Acme Inc.\nSent from my phone',
    'Thank you.',
    '– !',
  ])('is not sendable when only courtesies are left: %j', (body_text) => {
    expect(isSendable({ body_text }, submitted)).toBe(false);
  });

  it('may lack a field that was empty to begin with, but not one that was not', () => {
    expect(isSendable({ body_text: 'Tuesday works.' }, { body_text: 'x', body_html: ' ' })).toBe(true);
    expect(isSendable({ body_text: 'Tuesday works.' }, { body_text: 'x', body_html: '<p>x</p>' })).toBe(false);
  });
});
