import type { Gate } from '@sendgate/gate';
import type { Processor, TickPayload } from '@sendgate/queues';

/** Folds usage events into days, until none is left or the process stops. */
export function usageRollup(maintenance: Pick<Gate['maintenance'], 'rollUpUsage'>): Processor<TickPayload> {
  return async (_tick, { signal }) => {
    while (!signal.aborted && (await maintenance.rollUpUsage()) > 0);
  };
}
