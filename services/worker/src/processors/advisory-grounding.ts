import { groundingScan } from '@sendgate/advisory';
import { governanceTokens, type SourceRecord } from '@sendgate/contracts';
import type { Gate } from '@sendgate/gate';
import { durationMs, type Processor, advisoryGrounding as queue, type WorkPayload } from '@sendgate/queues';
import type { WorkRunner } from '../run-work-item.ts';

/** What a scan needs of the gate. */
export type ScanStore = Pick<Gate, 'scans' | 'work'>;

/**
 * Writes what the source records say about a message beside its submission. Never touches its status. A message whose
 * content has been deleted since is skipped; one that cannot be scanned is tried as often as the queue says and then
 * marked as failed.
 */
export function advisoryGrounding(runner: WorkRunner, store: ScanStore): Processor<WorkPayload> {
  return ({ id }, { signal }) =>
    runner.run(id, signal, async (item) => {
      try {
        await scan(store.scans, item.refId);
      } catch (error) {
        const wait = queue.retryAfter[item.attempt - 1];
        if (wait !== undefined) await store.work.retryAt(item, durationMs(wait) / 1_000, 'scan_failed');
        else {
          await store.scans.record(item.refId, 'grounding', {
            state: 'failed',
            score: null,
            findings: [],
            engine: null,
          });
          await store.work.bury(item, 'scan_failed');
        }
        throw error;
      }
      await store.work.finish(item);
    });
}

async function scan(scans: Gate['scans'], actionId: string): Promise<void> {
  const task = await scans.load(actionId);
  if (task === null) return;
  if (task.bodyText === null) {
    await scans.record(actionId, 'grounding', { state: 'skipped', score: null, findings: [], engine: null });
    return;
  }
  // Checked against the same schema when the gate took them in.
  const records = task.sourceRecords as SourceRecord[];
  // Aged by the day the message was handed in, so that a late scan says what an early one would have.
  const today = task.createdAt.toISOString().slice(0, 10);
  const { score, findings, engine } = groundingScan({ text: task.bodyText, records, today });
  await scans.record(actionId, 'grounding', {
    state: 'done',
    score,
    findings,
    engine,
    tokens: governanceTokens(task.bodyText),
  });
}
