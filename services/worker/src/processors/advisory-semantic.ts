import { type SemanticJudge, withJudge } from '@sendgate/advisory';
import { type Processor, advisorySemantic as queue, type WorkPayload } from '@sendgate/queues';
import type { WorkRunner } from '../run-work-item.ts';
import { advisoryScan, type ScanStore } from './advisory-scan.ts';

/** Whether a message hangs together, in the built-in scan's opinion and, where there is one, the operator's judge's. */
export function advisorySemantic(
  runner: WorkRunner,
  store: ScanStore,
  judge: SemanticJudge | null,
): Processor<WorkPayload> {
  const scan = {
    kind: 'semantic',
    queue,
    opine: ({ bodyText, subject, channel, createdAt }, signal) =>
      withJudge({ text: bodyText, subject, channel, today: createdAt.toISOString().slice(0, 10) }, judge, signal),
  } satisfies Parameters<typeof advisoryScan>[0];
  return advisoryScan(scan, runner, store);
}
