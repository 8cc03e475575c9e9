import type { Gate } from '@sendgate/gate';
import type { Processor, TickPayload } from '@sendgate/queues';

/** Submissions looked up at a time: small enough to stop between. */
const step = 200;

/**
 * Takes back approved messages whose evidence is over, releases holds whose quiet hours are over, escalates those whose
 * answer is due and rejects those nobody decided in time, until none is left or the process stops.
 * @throws AggregateError of what went wrong, when everything else is done
 */
export function reviewExpiry(
  reviews: Pick<Gate['reviews'], 'expireDue' | 'releaseDue' | 'escalateDue' | 'holdExpiredEvidence'>,
): Processor<TickPayload> {
  return async (_tick, { signal }) => {
    const stopped = () => signal.aborted;
    const sweeps = [
      () => reviews.holdExpiredEvidence(step, stopped),
      () => reviews.releaseDue(step, stopped),
      async () => {
        while (!stopped() && (await reviews.escalateDue(step)) >= step);
      },
      () => reviews.expireDue(step, stopped),
    ];
    const failures: unknown[] = [];
    // One after the other, because a hold may be due for several of them.
    for (const sweep of sweeps) await sweep().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'not every hold was minded');
  };
}
