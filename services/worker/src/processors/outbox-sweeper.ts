import type { Processor, Relay, TickPayload } from '@sendgate/queues';

/** Feeds everything due, should the relay of this process have fallen behind or asleep. */
export function outboxSweeper(relay: Pick<Relay, 'pass'>): Processor<TickPayload> {
  return async (_tick, { signal }) => {
    while (!signal.aborted && (await relay.pass()) > 0);
  };
}
