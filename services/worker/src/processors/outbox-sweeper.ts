import type { Gate } from '@sendgate/gate';
import type { Processor, Relay, TickPayload } from '@sendgate/queues';
import { eachWorkspace } from './each-workspace.ts';
import { untilNothing } from './until-nothing.ts';

export type Resuming = Pick<Gate['maintenance'], 'workspacesToResume' | 'resumeParked'>;

/**
 * Resumes callbacks that were too many to be resumed with their receiver, and work that was too much to be taken up with the
 * CRM, then feeds everything due, should the relay of this process have fallen behind or asleep.
 * @throws AggregateError of what went wrong, when everything else is done
 */
export function outboxSweeper(relay: Pick<Relay, 'pass'>, maintenance: Resuming): Processor<TickPayload> {
  return async (_tick, { signal }) => {
    const failures: unknown[] = [];
    const resume = (id: string) => untilNothing(signal, () => maintenance.resumeParked(id), failures);
    await eachWorkspace(signal, (after) => maintenance.workspacesToResume(after), resume, failures);
    await untilNothing(signal, () => relay.pass(), failures);
    if (failures.length > 0) throw new AggregateError(failures, 'not everything due was fed or resumed');
  };
}
