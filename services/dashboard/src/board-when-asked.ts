import { setTimeout as wait } from 'node:timers/promises';
import type { Board } from '@sendgate/queues';

/** How long, in milliseconds, whoever looks waits for a board that is not open yet. */
const PATIENCE_MS = 2_000;

/** A board that is opened for the first who looks at it: most days nobody does, and it takes a second of every start. */
export interface BoardWhenAsked {
  /** The board; null while it cannot be opened. The next who looks tries again. */
  readonly opened: () => Promise<Board | null>;
  /** Closes the board, also one that is still about to open. */
  readonly close: () => Promise<void>;
}

/** @param open opens the board; may wait for its backend without end */
export function boardWhenAsked(open: () => Promise<Board>, patienceMs = PATIENCE_MS): BoardWhenAsked {
  let opening: Promise<Board | null> | undefined;
  let board: Board | null = null;
  let isClosed = false;

  async function begin(): Promise<Board | null> {
    try {
      const opened = await open();
      if (isClosed) await opened.close();
      else board = opened;
    } catch {
      // Whoever opens it has told of it.
      opening = undefined;
    }
    return board;
  }

  return {
    opened: async () => {
      if (board || isClosed) return board;
      opening ??= begin();
      return Promise.race([opening, wait(patienceMs, null, { ref: false })]);
    },
    close: async () => {
      isClosed = true;
      await board?.close();
      board = null;
    },
  };
}
