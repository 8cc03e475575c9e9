import { expect, it } from '@jest/globals';
import type { HoldEndingView } from '@sendgate/gate';
import { pauseNotice } from './pause-notice.ts';

it.each([
  [1, '1 hold was ended'],
  [2, '2 holds were ended'],
])('says how many holds were ended: %d', (blocked, words) => {
  const latest = {
    state: 'done',
    requestedBy: 'admin@here.example',
    holds: blocked,
    blocked,
    finishedAt: new Date('2026-11-28T07:00:00Z'),
  } as HoldEndingView;
  expect(pauseNotice('ws_1', { holds: 0, latest }).markup).toContain(`<p>${words} for admin@here.example on `);
});
