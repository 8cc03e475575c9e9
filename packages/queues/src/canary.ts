import { type QueueBackend, within } from './backend.ts';
import { catalog, type QueueName } from './catalog.ts';
import { type Consumption, canaryJob } from './consume.ts';

export interface CanaryOptions {
  readonly backend: QueueBackend;
  readonly consumption: Pick<Consumption, 'sinceTakenMs'>;
  /** Milliseconds without a job taken after which a queue counts as dead while the backend answers. */
  readonly deadAfterMs?: number;
  /** Milliseconds of a clock that never goes back; the one the consumption uses. */
  readonly now?: () => number;
  /** Called once, with the queue that is no longer consumed. The process should stop and be started again. */
  readonly onDead: (queue: QueueName) => void;
}

export interface Canary {
  /** Puts one canary on every queue and looks whether earlier ones were taken. Call every 15 s. Never throws. */
  beat(): Promise<void>;
}

const answerWithinMs = 2_000;

/**
 * Notices a worker that looks alive and takes no jobs: after some connection resets a consumer can wait for ever while
 * pings still answer. Whatever a queue hands over counts as life. Silence counts only for as long as the backend has
 * answered and taken canaries without a break.
 */
export function openCanary(options: CanaryOptions): Canary {
  const { backend, consumption, deadAfterMs = 90_000, now = () => performance.now(), onDead } = options;
  let serial = 0;
  let reported = false;
  let answeringSince: number | undefined;

  return {
    beat: async () => {
      serial += 1;
      try {
        await within(answerWithinMs, 'The queue backend', backend.ping(answerWithinMs));
        for (const { name } of catalog) {
          const queue = await within(answerWithinMs, 'Opening a queue', backend.queue(name));
          const job = { name: canaryJob, payload: {}, jobId: `canary_${process.pid}_${Date.now()}_${serial}` };
          await within(answerWithinMs, 'Adding a canary', queue.addBulk([{ ...job, tries: 1, leaves: 'nothing' }]));
        }
      } catch {
        answeringSince = undefined;
        return;
      }
      answeringSince ??= now();
      const answeringMs = now() - answeringSince;
      const dead = catalog.find(({ name }) => Math.min(consumption.sinceTakenMs(name), answeringMs) >= deadAfterMs);
      if (dead !== undefined && !reported) {
        reported = true;
        onDead(dead.name);
      }
    },
  };
}
