import type { Gate } from '@sendgate/gate';
import { durationMs, type Processor, erasure as queue, type WorkPayload } from '@sendgate/queues';
import type { WorkRunner } from '../run-work-item.ts';

/** Forgets a recipient. What has to be waited for, such as a message just being sent, is looked at again a minute later. */
export function erasure(runner: WorkRunner, gate: Pick<Gate, 'privacy' | 'work'>): Processor<WorkPayload> {
  return ({ id }, { signal }) =>
    runner.run(id, signal, async (item, stop) => {
      const done = await gate.privacy.runErasure(item.refId, () => stop.aborted);
      stop.throwIfAborted();
      if (done) await gate.work.finish(item);
      else await gate.work.retryAt(item, durationMs(queue.retryAfter[0] ?? '1m') / 1_000, 'waiting');
    });
}
