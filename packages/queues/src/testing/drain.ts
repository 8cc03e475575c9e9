import type { QueueBackend } from '../backend.ts';
import { catalog } from '../catalog.ts';
import type { Relay } from '../relay.ts';
import { idle } from './idle.ts';

/**
 * Settles background work instead of sleeping: relays and waits until nothing is due, waiting or running. Retries that
 * are due later stay where they are.
 */
export async function drain(backend: QueueBackend, relay: Relay): Promise<void> {
  do {
    for (const { name } of catalog) await idle(await backend.queue(name));
  } while ((await relay.pass()) > 0);
}
