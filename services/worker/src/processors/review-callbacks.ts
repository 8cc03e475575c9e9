import type { Processor, Relay, WorkPayload } from '@sendgate/queues';
import { type DeliveryParts, deliverCallback } from '../deliver/deliver-callback.ts';
import type { WorkRunner } from '../run-work-item.ts';

/** Delivers one callback, see `deliver/`, and asks for the next one to the same receiver. */
export function reviewCallbacks(
  runner: WorkRunner,
  parts: DeliveryParts,
  relay: Pick<Relay, 'wake'>,
): Processor<WorkPayload> {
  return async ({ id }, { signal }) => {
    await runner.run(id, signal, (item, stop) => deliverCallback(parts, item, stop));
    relay.wake();
  };
}
