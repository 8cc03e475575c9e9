import { describe, expect, it } from '@jest/globals';
import { textChanges } from './text-changes.ts';

describe('textChanges', () => {
  it('shows a wording that took the place of another as one change', () => {
    expect(textChanges('I can do 30% off if you sign.', 'I can share current pricing if you sign.')).toEqual([
      { kind: 'same', text: 'I can ' },
      { kind: 'removed', text: 'do 30% off' },
      { kind: 'added', text: 'share current pricing' },
      { kind: 'same', text: ' if you sign.' },
    ]);
  });

  it.each([
    ['', ''],
    ['', 'Hello Ada.'],
    ['one two three', 'one three'],
    ['one two ', 'uno '],
    ['We guarantee results.\n\nBye, Ada', 'Our work helps.\n\nBye for now, Ada'],
  ])('loses nothing of %j and %j', (before, after) => {
    const without = (kind: string) =>
      textChanges(before, after)
        .filter((change) => change.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect([without('added'), without('removed')]).toEqual([before, after]);
  });
});
