import type { Gate } from '@sendgate/gate';
import { durationMs, type Processor, reviewCommits as queue, type WorkPayload } from '@sendgate/queues';
import { openingFailure, type WorkRunner } from '../run-work-item.ts';

/** What committing needs of the gate. */
export type CommitStore = { readonly reviews: Pick<Gate['reviews'], 'commit'>; readonly work: Gate['work'] };

/** Makes one decision whose undo window is over. One that was taken back, or made before a crash, is only ticked off. */
export function reviewCommits(runner: WorkRunner, { reviews, work }: CommitStore): Processor<WorkPayload> {
  return ({ id }, { signal }) =>
    runner.run(id, signal, async (item) => {
      try {
        await reviews.commit(item.refId);
      } catch (error) {
        if (openingFailure(error) !== null) throw error;
        const wait = queue.retryAfter[item.attempt - 1];
        if (wait === undefined) await work.bury(item, 'commit_failed');
        else await work.retryAt(item, durationMs(wait) / 1_000, 'commit_failed');
        throw error;
      }
      await work.finish(item);
    });
}
