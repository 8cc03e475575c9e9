import { once } from 'node:events';
import { describeError, type Logger } from './logger.ts';
import { releaseStartMemory } from './release-start-memory.ts';

/** What a process sees of its own life while it starts and runs. */
export interface Lifecycle {
  /** True once a stop was asked for: readiness must say no, so that no new work is sent here. */
  isDraining(): boolean;
  /**
   * Adds a step of the stop. Steps run one after the other, in the order added: stop taking work first, close what the
   * work needs last. `signal` fires when the time is nearly up and what is still under way must be given up.
   */
  onStop(name: string, step: (signal: AbortSignal) => Promise<unknown> | unknown): void;
  /** Begins the ordered stop, as a signal would. */
  stop(reason: string, exitCode?: number): void;
}

export interface RunOptions {
  readonly logger: Logger;
  /** Milliseconds between saying "not ready" and closing, for load balancers to notice. Skipped on SIGINT. */
  readonly drainMs?: number;
  /** Milliseconds for all steps together, after which work under way is aborted. Default 20,000. */
  readonly stopMs?: number;
}

/** Milliseconds all steps together get after their work was aborted. */
const ABORT_GRACE_MS = 2_000;
/** Milliseconds an otherwise finished process may be kept alive by something nobody closed. */
const LINGER_MS = 3_000;

/**
 * Runs a process: starts it, stops it in order on SIGTERM, SIGINT or a fatal error, and lets it end by itself with the
 * right exit code. A rejection of `start` stops what was already started and ends with code 1.
 */
export async function run(start: (life: Lifecycle) => Promise<void>, options: RunOptions): Promise<void> {
  const { logger } = options;
  const steps: { name: string; step: (signal: AbortSignal) => Promise<unknown> | unknown }[] = [];
  let stopping = false;
  let started: () => void = () => undefined;
  const starting = new Promise<void>((resolve) => {
    started = resolve;
  });

  const stop = (reason: string, exitCode = 0): void => {
    // Whatever else arrives during the stop may only make the code worse.
    process.exitCode = Math.max(Number(process.exitCode ?? 0), exitCode);
    if (stopping) return;
    stopping = true;
    logger.info('stopping', { reason });
    const drainMs = reason === 'SIGTERM' ? (options.drainMs ?? 5_000) : 0;
    void stopInOrder(steps, { logger, starting, drainMs, stopMs: options.stopMs ?? 20_000 });
  };

  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('uncaughtException', (error) => {
    logger.error('uncaught exception', describeError(error));
    stop('uncaught exception', 1);
  });
  process.on('unhandledRejection', (error) => {
    logger.error('unhandled rejection', describeError(error));
    stop('unhandled rejection', 1);
  });

  try {
    await start({ isDraining: () => stopping, onStop: (name, step) => steps.push({ name, step }), stop });
    releaseStartMemory();
  } catch (error) {
    // Nothing has been served yet, so the message can hold no content, and an operator needs it.
    logger.error('start failed', describeError(error, { withMessage: true }));
    stop('start failed', 1);
  } finally {
    started();
  }
}

async function stopInOrder(
  steps: readonly { name: string; step: (signal: AbortSignal) => Promise<unknown> | unknown }[],
  { logger, starting, drainMs, stopMs }: { logger: Logger; starting: Promise<void>; drainMs: number; stopMs: number },
): Promise<void> {
  if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
  const giveUp = new AbortController();
  const abandoned = abandonment(giveUp.signal);
  const timer = setTimeout(() => giveUp.abort(), stopMs);
  // What the start is just opening has no step yet: closed before, it would be opened for nobody.
  await Promise.race([starting, once(giveUp.signal, 'abort')]);
  for (const { name, step } of steps) {
    try {
      await Promise.race([Promise.resolve().then(() => step(giveUp.signal)), abandoned]);
    } catch (error) {
      process.exitCode = 1;
      logger.error('stop step failed', { step: name, ...describeError(error) });
    }
  }
  clearTimeout(timer);
  // Not flushed by hand: the process ends when its last line is written, and a flush may overtake a write under way.
  logger.info('stopped', { exit_code: Number(process.exitCode ?? 0) });
  // The process ends by itself when nothing is left open. This only speaks up, and ends it, when something is.
  setTimeout(() => {
    logger.warn('ended with something still open', { resources: process.getActiveResourcesInfo() });
    logger.flush();
    process.exit();
  }, LINGER_MS).unref();
}

/** One for all steps of a stop: rejects for each of them at the same moment, so that a stop has one length. */
function abandonment(signal: AbortSignal): Promise<never> {
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener(
      'abort',
      () => setTimeout(() => reject(new Error('not finished in time')), ABORT_GRACE_MS).unref(),
      { once: true },
    );
  });
  late.catch(() => {});
  return late;
}
