import type { Gate } from '@sendgate/gate';
import { durationMs, type Processor, suppressionImports as queue, type WorkPayload } from '@sendgate/queues';
import type { WorkRunner } from '../run-work-item.ts';

/** What an import needs of the gate. */
export type ImportStore = {
  readonly suppression: Pick<Gate['workspaces']['suppression'], 'runImport'>;
  readonly work: Pick<Gate['work'], 'finish' | 'retryAt'>;
};

/** Reads a file of recipients into the suppression list, from where the worker before it stopped. */
export function suppressionImports(runner: WorkRunner, store: ImportStore): Processor<WorkPayload> {
  return ({ id }, { signal }) =>
    runner.run(id, signal, async (item, stop) => {
      const done = await store.suppression.runImport(item.refId, () => stop.aborted);
      stop.throwIfAborted();
      if (done) await store.work.finish(item);
      else await store.work.retryAt(item, durationMs(queue.retryAfter[0] ?? '1m') / 1_000, 'overtaken');
    });
}
