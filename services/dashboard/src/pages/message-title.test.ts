import { describe, expect, it } from '@jest/globals';
import { messageTitle } from './message-title.ts';

describe('messageTitle', () => {
  const titleOf = (subject: string | null, bodyPreview: string | null) =>
    messageTitle({ subject, bodyPreview, actionId: 'act_1' });

  it('is the subject, or how the message begins where there is none to read', () => {
    expect(titleOf('Your offer', 'Hi Lee')).toBe('Your offer');
    expect(titleOf(null, 'Hi Lee')).toBe('Hi Lee');
    expect(titleOf('\u200b ', 'Hi Lee')).toBe('Hi Lee');
    expect(titleOf(null, '👋')).toBe('👋');
  });

  it('leaves nothing without a name to open it by', () => {
    for (const blank of ['', ' \n', '\u200b\u00ad', '\u3164', '\u2800'])
      expect(titleOf(null, blank)).toBe('(no words)');
    expect(titleOf(null, null)).toBe('act_1');
  });
});
