import type { Gate } from '@sendgate/gate';
import type { Processor, TickPayload } from '@sendgate/queues';
import { eachWorkspace } from './each-workspace.ts';
import { untilNothing } from './until-nothing.ts';

export type Counting = Pick<Gate['maintenance'], 'rollUpUsage' | 'uncountedWorkspaces' | 'countDecisions'>;

/**
 * Folds usage events into days, then counts what each workspace has on record, until nothing is left or the process stops.
 * @throws AggregateError of what went wrong, when everything else is done
 */
export function usageRollup(maintenance: Counting): Processor<TickPayload> {
  return async (_tick, { signal }) => {
    const failures: unknown[] = [];
    await untilNothing(signal, () => maintenance.rollUpUsage(), failures);
    const count = (id: string) => untilNothing(signal, () => maintenance.countDecisions(id), failures);
    await eachWorkspace(signal, (after) => maintenance.uncountedWorkspaces(after), count, failures);
    if (failures.length > 0) throw new AggregateError(failures, 'usage or decisions were not counted everywhere');
  };
}
