import type { Gate } from '@sendgate/gate';
import type { Processor, Relay, TickPayload } from '@sendgate/queues';
import { eachWorkspace } from './each-workspace.ts';

export type Resuming = Pick<Gate['maintenance'], 'workspacesToResume' | 'resumeParked'>;

/**
 * Resumes callbacks that were too many to be resumed with their receiver, then feeds everything due, should the relay of this
 * process have fallen behind or asleep.
 * @throws AggregateError of what could not be resumed, when everything else is done
 */
export function outboxSweeper(relay: Pick<Relay, 'pass'>, maintenance: Resuming): Processor<TickPayload> {
  return async (_tick, { signal }) => {
    const failures: unknown[] = [];
    const resume = async (id: string) => {
      while (!signal.aborted && (await maintenance.resumeParked(id)) > 0);
    };
    await eachWorkspace(signal, (after) => maintenance.workspacesToResume(after), resume, failures);
    while (!signal.aborted && (await relay.pass()) > 0);
    if (failures.length > 0) throw new AggregateError(failures, 'callbacks were not resumed everywhere');
  };
}
