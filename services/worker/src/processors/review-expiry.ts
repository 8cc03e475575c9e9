import type { Gate } from '@sendgate/gate';
import type { Processor, TickPayload } from '@sendgate/queues';

/** Holds rejected per round: small enough to stop between rounds. */
const round = 200;

/** Rejects holds nobody decided in time, until none is left or the process stops. */
export function reviewExpiry(reviews: Pick<Gate['reviews'], 'expireDue'>): Processor<TickPayload> {
  return async (_tick, { signal }) => {
    while (!signal.aborted && (await reviews.expireDue(round)) >= round);
  };
}
