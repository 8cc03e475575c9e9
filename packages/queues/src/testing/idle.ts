import type { QueueBackend } from '../backend.ts';
import { catalog, type Processors, type QueueName } from '../catalog.ts';

/** Processors that do nothing but what a test says. */
export function idleProcessors(replace: Partial<Processors> = {}): Processors {
  const idle = Object.fromEntries(catalog.map(({ name }) => [name, async () => {}]));
  return { ...(idle as Record<QueueName, () => Promise<void>>), ...replace };
}

/** Resolves when nothing waits or runs on the queue. */
export async function idle(queue: Awaited<ReturnType<QueueBackend['queue']>>): Promise<void> {
  for (;;) {
    const { waiting, active } = await queue.counts();
    if (waiting + active === 0) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
