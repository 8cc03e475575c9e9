import { groundingScan } from '@sendgate/advisory';
import type { SourceRecord } from '@sendgate/contracts';
import { type Processor, advisoryGrounding as queue, type WorkPayload } from '@sendgate/queues';
import type { WorkRunner } from '../run-work-item.ts';
import { advisoryScan, type ScanStore } from './advisory-scan.ts';

/** What the source records say about a message. */
export function advisoryGrounding(runner: WorkRunner, store: ScanStore): Processor<WorkPayload> {
  const scan = {
    kind: 'grounding',
    queue,
    opine: ({ bodyText, sourceRecords, createdAt }) =>
      groundingScan({
        text: bodyText,
        // Checked against the same schema when the gate took them in.
        records: sourceRecords as SourceRecord[],
        // Aged by the day the message was handed in, so that a late scan says what an early one would have.
        today: createdAt.toISOString().slice(0, 10),
      }),
  } satisfies Parameters<typeof advisoryScan>[0];
  return advisoryScan(scan, runner, store);
}
