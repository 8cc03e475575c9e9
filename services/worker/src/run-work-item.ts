import { ProblemError } from '@sendgate/contracts';
import type { Gate, LeasedItem } from '@sendgate/gate';

/** What the runner needs of the gate. */
export type WorkStore = Pick<Gate['work'], 'claim' | 'renew' | 'release' | 'retryAt' | 'bury'>;

export type WorkEvent =
  /** The lease ran out or went to another worker while this one was at it. */
  | { readonly type: 'lease_lost'; readonly kind: string }
  /** The work was handed back because the process is stopping. */
  | { readonly type: 'released'; readonly kind: string };

export interface WorkRunnerOptions {
  readonly work: WorkStore;
  /** Seconds a dead worker's item stays unavailable. */
  readonly leaseSeconds?: number;
  /** Default: three times in the life of a lease. */
  readonly renewEveryMs?: number;
  readonly onEvent?: (event: WorkEvent) => void;
}

/** Does the work of one item under its lease and records what came of it. */
export type PerformWork = (item: LeasedItem, signal: AbortSignal) => Promise<void>;

export interface WorkRunner {
  /**
   * Claims the item and performs it. Does nothing when it is not due, done, or in other hands. While it runs the lease
   * is renewed; where that fails the work is aborted before the lease ends, because another worker may do it then. What this
   * process lacks a sealing key for is put back uncounted: another may have it, or this one once it is given it.
   *
   * @param stop fires when the process must let go: the lease is handed back and the attempt not counted.
   * @throws whatever `perform` threw, after the item was put back for a minute later, or given up where no wait helps or no
   * attempt is left.
   */
  run(id: string, stop: AbortSignal, perform: PerformWork): Promise<void>;
  /** Items in hand. */
  inHand(): number;
}

/** Of a lease, counted from when it was asked for, for how long it is relied on: 28 seconds of 30. */
const safeShare = 14 / 15;

/** Seconds before an item is tried again whose processing broke in a way nobody foresaw. */
const brokenWaitSeconds = 60;

/** The class of a failure to open what is stored, of which the runner alone knows what follows. Null for every other. */
export function openingFailure(error: unknown): 'content_unreadable' | 'sealing_key_missing' | null {
  const code = error instanceof ProblemError ? error.code : null;
  return code === 'content_unreadable' || code === 'sealing_key_missing' ? code : null;
}

/** Opens a runner over the work of the gate. */
export function openWorkRunner(options: WorkRunnerOptions): WorkRunner {
  const { work, leaseSeconds = 30, onEvent = () => {} } = options;
  const { renewEveryMs = (leaseSeconds * 1_000) / 3 } = options;
  let inHand = 0;

  const run = async (id: string, stop: AbortSignal, perform: PerformWork) => {
    const asked = performance.now();
    const item = await work.claim(id, leaseSeconds);
    if (item === null) return;
    const lost = new AbortController();
    const lose = () => {
      if (lost.signal.aborted) return;
      onEvent({ type: 'lease_lost', kind: item.kind });
      lost.abort(new Error('The lease was lost'));
    };
    // Whatever the store does meanwhile, waiting included, the work ends before the lease does: then it may be anybody's.
    let end: NodeJS.Timeout | undefined;
    const holdFrom = (began: number) => {
      clearTimeout(end);
      const left = began + safeShare * leaseSeconds * 1_000 - performance.now();
      if (left > 0) end = setTimeout(lose, left);
      else lose();
    };
    holdFrom(asked);
    let isOver = false;
    // The process stood still while it was given the item.
    if (lost.signal.aborted) return;
    const renewal = setInterval(() => {
      const began = performance.now();
      work.renew(item, leaseSeconds).then(
        (kept) => {
          // Asked while the work was done, and answered after it: its lease ended with it.
          if (isOver) return;
          if (kept) holdFrom(began);
          else lose();
        },
        // The store is away. The lease is still ours until it ends.
        () => undefined,
      );
    }, renewEveryMs);
    try {
      await perform(item, AbortSignal.any([stop, lost.signal]));
    } catch (error) {
      if (lost.signal.aborted) return;
      if (stop.aborted) {
        await work.release([item.leaseToken]);
        onEvent({ type: 'released', kind: item.kind });
        return;
      }
      const failure = openingFailure(error);
      if (failure === 'content_unreadable') await work.bury(item, failure);
      else if (failure === 'sealing_key_missing') await work.release([item.leaseToken], brokenWaitSeconds);
      else await work.retryAt(item, brokenWaitSeconds, 'worker_error');
      throw error;
    } finally {
      isOver = true;
      clearInterval(renewal);
      clearTimeout(end);
    }
  };

  return {
    run: async (id, stop, perform) => {
      inHand += 1;
      try {
        await run(id, stop, perform);
      } finally {
        inHand -= 1;
      }
    },
    inHand: () => inHand,
  };
}
