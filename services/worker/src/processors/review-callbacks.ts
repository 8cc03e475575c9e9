import type { Processor, WorkPayload } from '@sendgate/queues';
import { type DeliveryParts, deliverCallback } from '../deliver/deliver-callback.ts';
import type { WorkRunner } from '../run-work-item.ts';

/** Delivers one callback; see `deliver/`. */
export function reviewCallbacks(runner: WorkRunner, parts: DeliveryParts): Processor<WorkPayload> {
  return ({ id }, { signal }) => runner.run(id, signal, (item, stop) => deliverCallback(parts, item, stop));
}
