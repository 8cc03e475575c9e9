import type { Processor, Relay, WorkPayload } from '@sendgate/queues';
import type { Apart } from '../apart.ts';
import { type DeliveryParts, deliverCallback } from '../deliver/deliver-callback.ts';
import type { WorkRunner } from '../run-work-item.ts';

/** Delivers one callback, see `deliver/`, and asks for the next one to the same receiver. */
export function reviewCallbacks(
  runner: WorkRunner,
  parts: DeliveryParts,
  relay: Pick<Relay, 'wake'>,
  apart: Apart | null,
): Processor<WorkPayload> {
  return ({ id }, { signal }) => {
    const work = async (stop: AbortSignal) => {
      await runner.run(id, stop, (item, lost) => deliverCallback(parts, item, lost));
      relay.wake();
    };
    return apart ? apart.run(signal, work) : work(signal);
  };
}
