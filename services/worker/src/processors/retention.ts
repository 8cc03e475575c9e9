import type { Gate } from '@sendgate/gate';
import type { Processor, TickPayload } from '@sendgate/queues';

/** Days an attempt at a callback, and a finished work item, can be looked at. */
export const attemptDays = 30;

export type Forgetting = Pick<Gate['maintenance'], 'sweepPreviewVerdicts' | 'sweepCallbackAttempts' | 'sweepWork'>;

/** Deletes what has been kept long enough. Each sweep goes in bounded steps, so that the process can stop between. */
export function retention(maintenance: Forgetting): Processor<TickPayload> {
  return async (_tick, { signal }) => {
    const sweeps = [
      () => maintenance.sweepPreviewVerdicts(),
      () => maintenance.sweepCallbackAttempts(attemptDays),
      () => maintenance.sweepWork(attemptDays),
    ];
    for (const sweep of sweeps) {
      while (!signal.aborted && (await sweep()) > 0);
    }
  };
}
