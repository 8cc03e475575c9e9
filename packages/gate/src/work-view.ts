import type { LeasedItem } from './callback-view.ts';
import type { WorkKind, WorkWakeup } from './gate-options.ts';

/** The outbox as its workers and relays see it: leases, their ends, and what is due. */
export interface WorkOperations {
  /**
   * Null: not due, done, or held by another worker. Counts an attempt. An item that has none left, because its worker died
   * on the last, is buried.
   */
  claim(id: string, leaseSeconds: number): Promise<LeasedItem | null>;
  /** False once the lease is lost: stop working. */
  renew(item: LeasedItem, leaseSeconds: number): Promise<boolean>;
  /** False when the lease was lost and nothing was written; likewise below. */
  finish(item: LeasedItem): Promise<boolean>;
  /** Puts an item back for so many seconds later, or buries it where no attempt is left for then. */
  retryAt(item: LeasedItem, afterSeconds: number, errorClass: string): Promise<boolean>;
  /** Gives an item up, and with it whatever it was to work on. */
  bury(item: LeasedItem, errorClass: string): Promise<boolean>;
  /** Hands leases back unused, attempt not counted, to be taken again at once or so many seconds later. */
  release(leaseTokens: readonly string[], afterSeconds?: number): Promise<number>;
  /**
   * Relay: hands due items to `enqueue` and marks them, in one transaction; rolls back when `enqueue` rejects. `without`
   * names kinds to leave where they are.
   */
  takeDue(
    limit: number,
    enqueue: (items: readonly WorkWakeup[]) => Promise<void>,
    without?: readonly string[],
  ): Promise<number>;
  /** Age in seconds of the oldest due item by kind. */
  oldestDueSeconds(): Promise<Partial<Record<WorkKind, number>>>;
  deadCount(): Promise<Partial<Record<WorkKind, number>>>;
  /** Due items that no queue was given yet. */
  unqueuedCount(): Promise<number>;
}
