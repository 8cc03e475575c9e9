import { ProblemError } from '@sendgate/contracts';

/** Milliseconds after which a feed ends by itself and the browser comes back. */
const LONGEST_MS = 300_000;

/** The live feeds that are open, so that none keeps a stop waiting and no workspace takes all of them. */
export interface LiveFeeds {
  /**
   * Opens one, until `closed` fires. The signal it returns fires then, when its time is over, when its reader may no longer
   * read it, and when the process stops.
   * @throws ProblemError `rate_limit_exceeded` when the workspace or the process has as many as it may
   */
  open(reader: { workspaceId: string; userId: string }, closed: AbortSignal): AbortSignal;
  /** Ends those of a person whose role or sessions ended: their browsers come back, and are asked who they are. */
  end(userId: string): void;
  /** Ends them all and opens no more. */
  close(): void;
}

/** Opens the book of live feeds; how many of a workspace and of the process at once. */
export function liveFeeds({ perWorkspace = 20, perProcess = 200 } = {}): LiveFeeds {
  const stop = new AbortController();
  const open = new Map<string, number>();
  const readers = new Map<string, Set<AbortController>>();
  let all = 0;
  return {
    open: ({ workspaceId, userId }, closed) => {
      const here = open.get(workspaceId) ?? 0;
      if (stop.signal.aborted || here >= perWorkspace || all >= perProcess) {
        throw new ProblemError('rate_limit_exceeded', 'Too many live feeds are open. Read the queue instead.', {
          recovery: { action: 'retry_after', retry_after_seconds: 30 },
        });
      }
      open.set(workspaceId, here + 1);
      all += 1;
      const own = new AbortController();
      const ofReader = readers.get(userId) ?? new Set();
      readers.set(userId, ofReader.add(own));
      const giveBack = () => {
        all -= 1;
        ofReader.delete(own);
        if (ofReader.size === 0 && readers.get(userId) === ofReader) readers.delete(userId);
        const left = (open.get(workspaceId) ?? 1) - 1;
        if (left > 0) open.set(workspaceId, left);
        else open.delete(workspaceId);
      };
      if (closed.aborted) giveBack();
      else closed.addEventListener('abort', giveBack, { once: true });
      return AbortSignal.any([stop.signal, own.signal, closed, AbortSignal.timeout(LONGEST_MS)]);
    },
    end: (userId) => {
      for (const feed of readers.get(userId) ?? []) feed.abort();
    },
    close: () => stop.abort(),
  };
}
