import type { Gate } from '@sendgate/gate';
import type { Processor, TickPayload } from '@sendgate/queues';

export type Counting = Pick<Gate['maintenance'], 'rollUpUsage' | 'uncountedWorkspaces' | 'countDecisions'>;

/**
 * Folds usage events into days, then counts what each workspace has on record, until nothing is left or the process stops. A
 * workspace that cannot be counted holds up no other.
 * @throws AggregateError of what went wrong, when everything else is done
 */
export function usageRollup(maintenance: Counting): Processor<TickPayload> {
  return async (_tick, { signal }) => {
    while (!signal.aborted && (await maintenance.rollUpUsage()) > 0);
    const failures: unknown[] = [];
    let after: string | undefined = '';
    while (after !== undefined && !signal.aborted) {
      const workspaces: string[] = await maintenance.uncountedWorkspaces(after);
      for (const id of workspaces) {
        try {
          while (!signal.aborted && (await maintenance.countDecisions(id)) > 0);
        } catch (error) {
          failures.push(error);
        }
      }
      after = workspaces.at(-1);
    }
    if (failures.length > 0) throw new AggregateError(failures, 'decisions were not counted everywhere');
  };
}
