import type { Processor, Relay, WorkPayload } from '@sendgate/queues';
import { type DispatchParts, dispatchMessage } from '../dispatch/dispatch-message.ts';
import type { WorkRunner } from '../run-work-item.ts';

/** Hands one approved message over, see `dispatch/`, and asks for the workspace's next one. */
export function dispatch(runner: WorkRunner, parts: DispatchParts, relay: Pick<Relay, 'wake'>): Processor<WorkPayload> {
  return async ({ id }, { signal }) => {
    await runner.run(id, signal, (item, stop) => dispatchMessage(parts, item, stop));
    relay.wake();
  };
}
