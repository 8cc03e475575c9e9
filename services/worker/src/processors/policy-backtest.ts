import type { Gate } from '@sendgate/gate';
import { durationMs, type Processor, policyBacktest as queue, type WorkPayload } from '@sendgate/queues';
import type { WorkRunner } from '../run-work-item.ts';

/** Tries a draft on messages of the past, from where the worker before it stopped. */
export function policyBacktest(runner: WorkRunner, gate: Pick<Gate, 'policy' | 'work'>): Processor<WorkPayload> {
  return ({ id }, { signal }) =>
    runner.run(id, signal, async (item, stop) => {
      const done = await gate.policy.runBacktest(item, () => stop.aborted);
      stop.throwIfAborted();
      if (done) await gate.work.finish(item);
      else await gate.work.retryAt(item, durationMs(queue.retryAfter[0] ?? '5s') / 1_000, 'stopped');
    });
}
