import type { Gate } from '@sendgate/gate';
import type { Processor, TickPayload } from '@sendgate/queues';

/** Submissions looked up at a time: small enough to stop between. */
const step = 200;

/**
 * Takes back approved messages whose evidence is over, releases holds whose quiet hours are over, escalates those whose
 * answer is due and rejects those nobody decided in time, until none is left or the process stops.
 */
export function reviewExpiry(
  reviews: Pick<Gate['reviews'], 'expireDue' | 'releaseDue' | 'escalateDue' | 'holdExpiredEvidence'>,
): Processor<TickPayload> {
  return async (_tick, { signal }) => {
    const stopped = () => signal.aborted;
    await reviews.holdExpiredEvidence(step, stopped);
    await reviews.releaseDue(step, stopped);
    while (!stopped() && (await reviews.escalateDue(step)) >= step);
    await reviews.expireDue(step, stopped);
  };
}
