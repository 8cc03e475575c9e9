import type { Gate } from '@sendgate/gate';
import type { Processor, TickPayload } from '@sendgate/queues';

/** Renews keys that have grown old, then wraps what an older key of the ring wrapped, in steps that may be stopped between. */
export function keyRenewal(gate: Pick<Gate['maintenance'], 'renewKeys' | 'renewWrapping'>): Processor<TickPayload> {
  return async (_tick, { signal }) => {
    let last: string | null = null;
    do {
      last = signal.aborted ? null : await gate.renewKeys(last);
    } while (last !== null);
    while (!signal.aborted && (await gate.renewWrapping()) > 0);
  };
}
