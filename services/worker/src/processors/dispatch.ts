import type { Processor, Relay, WorkPayload } from '@sendgate/queues';
import type { Apart } from '../apart.ts';
import { type DispatchParts, dispatchMessage } from '../dispatch/dispatch-message.ts';
import type { WorkRunner } from '../run-work-item.ts';

/** Hands one approved message over, see `dispatch/`, and asks for the workspace's next one. */
export function dispatch(
  runner: WorkRunner,
  parts: DispatchParts,
  relay: Pick<Relay, 'wake'>,
  apart: Apart | null,
): Processor<WorkPayload> {
  return ({ id }, { signal }) => {
    const work = async (stop: AbortSignal) => {
      await runner.run(id, stop, (item, lost) => dispatchMessage(parts, item, lost));
      relay.wake();
    };
    return apart ? apart.run(signal, work) : work(signal);
  };
}
