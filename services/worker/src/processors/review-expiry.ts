import type { Gate } from '@sendgate/gate';
import type { Processor, TickPayload } from '@sendgate/queues';

/** Holds released or rejected per round: small enough to stop between rounds. */
const round = 200;

/**
 * Takes back approved messages whose evidence is over, releases holds whose quiet hours are over, escalates those whose
 * answer is due and rejects those nobody decided in time, until none is left or the process stops.
 */
export function reviewExpiry(
  reviews: Pick<Gate['reviews'], 'expireDue' | 'releaseDue' | 'escalateDue' | 'holdExpiredEvidence'>,
): Processor<TickPayload> {
  return async (_tick, { signal }) => {
    while (!signal.aborted && (await reviews.holdExpiredEvidence(round)) >= round);
    while (!signal.aborted && (await reviews.releaseDue(round)) >= round);
    while (!signal.aborted && (await reviews.escalateDue(round)) >= round);
    while (!signal.aborted && (await reviews.expireDue(round)) >= round);
  };
}
