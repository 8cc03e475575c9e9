import type { JobQueue } from './backend.ts';

/** The queues of a backend, each opened once, when it is first asked for. */
export class OpenedQueues {
  readonly #queues = new Map<string, Promise<JobQueue>>();
  readonly #open: (name: string) => Promise<JobQueue>;

  constructor(open: (name: string) => Promise<JobQueue>) {
    this.#open = open;
  }

  /** @throws whatever kept it from being opened; asked for again, it is tried again */
  get(name: string): Promise<JobQueue> {
    const known = this.#queues.get(name);
    if (known !== undefined) return known;
    const opening = this.#open(name);
    this.#queues.set(name, opening);
    // BullMQ remembers a failed start for ever: forget such a queue, so that the next caller opens a new one.
    opening.catch(() => this.#queues.delete(name));
    return opening;
  }

  /** Closes all that could be opened. Never rejects: `onError` hears of one that could not be closed. */
  async close(onError: (error: Error) => void): Promise<void> {
    const opened = await Promise.allSettled(this.#queues.values());
    for (const queue of opened) if (queue.status === 'fulfilled') await queue.value.close().catch(onError);
  }
}
