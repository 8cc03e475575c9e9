import { describe, expect, it } from '@jest/globals';
import { isInCode, isMention } from './phrase-context.ts';

/** Whether the word "guarantee" of a text stands in code. */
const inCode = (text: string) => isInCode(text, text.indexOf('guarantee'));

describe('code in a message', () => {
  it.each([
    ['a span', 'Set `--guarantee 3` and start again.'],
    ['a name', 'The field `guarantee` is empty.'],
    ['a call', 'It says `result = guarantee(3)` there.'],
    ['a fenced block', 'Run this:\n```\nlet x = guarantee;\n```\nand tell me.'],
  ])('is %s', (_name, text) => {
    expect(inCode(text)).toBe(true);
  });

  it.each([
    ['behind an apostrophe that is a backtick', 'Don`t wait, we guarantee 3x ROI.'],
    ['behind a fence that nothing closes', 'Here it is:\n```\nWe guarantee 3x ROI.'],
    ['behind a span that is closed', 'The `field` shows that we guarantee 3x ROI.'],
    ['where a span holds a sentence', 'Hi Sam, `we guarantee 3x ROI`, Anna'],
    ['where a block holds a sentence', 'Hi Sam,\n```\nWe guarantee 3x ROI.\n```\nAnna'],
    ['where all of the message is fenced', '```\nHi {{first_name}}, we guarantee 3x ROI.\n```\n'],
  ])('is none %s', (_name, text) => {
    expect(inCode(text)).toBe(false);
  });
});

describe('a mention', () => {
  it.each([
    ['quoted as somebody else says it', 'Their ad says "we guarantee 3x ROI" in red.', true],
    ['behind a quotation that ends', 'Our report titled "Growth" shows it: we guarantee 3x ROI.', false],
    ['behind an apostrophe that is a backtick', 'The report says don`t wait, we guarantee 3x ROI.', false],
  ])('is told from a promise: %s', (_name, text, expected) => {
    expect(isMention(text, text.indexOf('guarantee'))).toBe(expected);
  });
});
