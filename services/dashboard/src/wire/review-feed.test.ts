import { describe, expect, it } from '@jest/globals';
import type { FeedEntry } from '@sendgate/gate';
import { toEventStream } from './review-feed.ts';

const entry: FeedEntry = {
  cursor: '7-1',
  event: 'hold.created',
  kind: 'submission.decided',
  actionId: 'act_1',
  by: null,
  at: new Date(0),
};

describe('a feed as server-sent events', () => {
  const said = async (looks: readonly FeedEntry[][]) => {
    const steps: string[] = [];
    async function* entries() {
      for (const look of looks) {
        steps.push('look');
        yield look;
      }
    }
    for await (const text of toEventStream(entries())) steps.push(text.split('\n')[0] ?? '');
    return steps;
  };

  it('says nothing before it knows the place it begins at, so that whoever has heard it misses nothing', async () => {
    expect(await said([[], [entry]])).toEqual(['look', 'retry: 2000', 'look', 'id: 7-1']);
    expect(await said([[entry], []])).toEqual(['look', 'retry: 2000', 'look']);
  });

  it('tells how soon to come back where there was nothing to look at', async () => {
    expect(await said([])).toEqual(['retry: 2000']);
  });
});
