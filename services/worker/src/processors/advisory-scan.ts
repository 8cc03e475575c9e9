import type { Gate, ScanTask } from '@sendgate/gate';
import { type CatalogEntry, durationMs, type Processor, type WorkPayload } from '@sendgate/queues';
import { spreadWaitSeconds } from '../deliver/schedule.ts';
import { openingFailure, type WorkRunner } from '../run-work-item.ts';

/** What a scan needs of the gate. */
export type ScanStore = Pick<Gate, 'scans' | 'work'>;

/** A task whose text is still there. */
export type ReadableTask = ScanTask & { readonly bodyText: string };

export interface ScanOpinion {
  readonly score: number;
  readonly findings: readonly object[];
  readonly engine: string;
}

export interface AdvisoryScan {
  readonly kind: 'semantic' | 'grounding';
  /** Its waits are those between attempts, each spread by a fifth to either side. */
  readonly queue: Extract<CatalogEntry, { name: `advisory-${string}` }>;
  opine(task: ReadableTask, signal: AbortSignal): ScanOpinion | Promise<ScanOpinion>;
  /** Uniform in [0, 1). */
  readonly draw?: () => number;
}

/**
 * Writes an opinion beside a submission. Never touches its status. A message whose content has been deleted since is
 * skipped; one that cannot be scanned is tried as often as the queue says and then marked as failed.
 */
export function advisoryScan(
  { kind, queue, opine, draw = Math.random }: AdvisoryScan,
  runner: WorkRunner,
  { scans, work }: ScanStore,
): Processor<WorkPayload> {
  const nothing = { score: null, findings: [], engine: null };
  const scan = async (actionId: string, signal: AbortSignal) => {
    const task = await scans.load(actionId);
    if (task === null) return;
    if (!isReadable(task)) {
      await scans.record(actionId, kind, { state: 'skipped', ...nothing });
      return;
    }
    const { score, findings, engine } = await opine(task, signal);
    await scans.record(actionId, kind, { state: 'done', score, findings: [...findings], engine });
  };
  return ({ id }, { signal }) =>
    runner.run(id, signal, async (item, itemSignal) => {
      try {
        await scan(item.refId, itemSignal);
      } catch (error) {
        // Handed back or lost: the runner sees to it.
        if (itemSignal.aborted || openingFailure(error) !== null) throw error;
        const wait = queue.retryAfter[item.attempt - 1];
        if (wait === undefined) await work.bury(item, 'scan_failed');
        else await work.retryAt(item, spreadWaitSeconds(durationMs(wait) / 1_000, null, draw()), 'scan_failed');
        throw error;
      }
      await work.finish(item);
    });
}

function isReadable(task: ScanTask): task is ReadableTask {
  return task.bodyText !== null;
}
