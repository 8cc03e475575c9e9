import type { Gate } from '@sendgate/gate';
import { durationMs, type Processor, holdEndings as queue, type WorkPayload } from '@sendgate/queues';
import type { WorkRunner } from '../run-work-item.ts';

/** Ends every hold of a paused workspace, or all to recipients who were stopped, from where the worker before it stopped. */
export function holdEndings(runner: WorkRunner, gate: Pick<Gate, 'reviews' | 'work'>): Processor<WorkPayload> {
  return ({ id }, { signal }) =>
    runner.run(id, signal, async (item, stop) => {
      const done = await gate.reviews.runEnding(item, () => stop.aborted);
      stop.throwIfAborted();
      if (done) await gate.work.finish(item);
      else await gate.work.retryAt(item, durationMs(queue.retryAfter[0] ?? '5s') / 1_000, 'stopped');
    });
}
