import type { Gate } from '@sendgate/gate';
import type { Processor, TickPayload } from '@sendgate/queues';
import { eachWorkspace } from './each-workspace.ts';
import { untilNothing } from './until-nothing.ts';

/**
 * Seals what each workspace has on record, until nothing is left or the process stops.
 * @throws AggregateError of what went wrong, when everything else is done
 */
export function auditSealing(audit: Pick<Gate['audit'], 'unsealedWorkspaces' | 'seal'>): Processor<TickPayload> {
  return async (_tick, { signal }) => {
    const failures: unknown[] = [];
    const seal = (id: string) => untilNothing(signal, () => audit.seal(id), failures);
    await eachWorkspace(signal, (after) => audit.unsealedWorkspaces(after), seal, failures);
    if (failures.length > 0) throw new AggregateError(failures, 'records were not sealed everywhere');
  };
}
