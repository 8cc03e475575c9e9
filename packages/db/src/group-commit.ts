import { isStoreFailure, storeUnavailable } from './store-failure.ts';

interface Waiting<Row, Result> {
  row: Row;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

export interface GroupCommitOptions<Row, Result> {
  /** Runs one statement for all rows; answers in the order of the rows. */
  run: (rows: readonly Row[]) => Promise<readonly Result[]>;
  /** Rows of one statement. */
  maxRows?: number;
  /** Approximate size of one statement, in whatever unit `sizeOf` counts. */
  maxSize?: number;
  sizeOf?: (row: Row) => number;
  /** Rows that may wait; beyond it a row is refused with `service_unavailable`. */
  maxWaiting?: number;
  /** Hears of each statement: rows and milliseconds. */
  onBatch?: (rows: number, milliseconds: number) => void;
}

/**
 * Lets concurrent callers share statements: rows that arrive while a statement is out form the next one. A lone caller
 * waits for nothing. A statement that fails because of its rows is halved and tried again, so that one bad row fails
 * alone; one that fails because of Postgres fails everybody who waits, at once.
 */
export class GroupCommit<Row, Result> {
  readonly #options: Required<GroupCommitOptions<Row, Result>>;
  #waiting: Waiting<Row, Result>[] = [];
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(options: GroupCommitOptions<Row, Result>) {
    this.#options = {
      maxRows: 256,
      maxSize: 4_000_000,
      sizeOf: () => 1,
      maxWaiting: 5_000,
      onBatch: () => undefined,
      ...options,
    };
  }

  /** Rows that wait for a statement. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves when the row's statement has committed. */
  add(row: Row): Promise<Result> {
    if (this.#closed || this.#waiting.length >= this.#options.maxWaiting) {
      return Promise.reject(storeUnavailable(new Error(this.#closed ? 'closing' : 'too many rows wait')));
    }
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      // Deferred to the end of this tick, so that rows of the same tick share the first statement.
      this.#running ??= Promise.resolve().then(() => this.#drain());
    });
  }

  /** Refuses new rows and waits for those in hand. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#take();
      try {
        await this.#commit(batch);
      } catch (error) {
        // Postgres is away: those who came meanwhile would only wait as long again.
        const failure = storeUnavailable(error);
        for (const waiting of [...batch, ...this.#waiting.splice(0)]) waiting.reject(failure);
      }
    }
    this.#running = undefined;
  }

  #take(): Waiting<Row, Result>[] {
    let size = 0;
    let count = 0;
    for (const { row } of this.#waiting) {
      size += this.#options.sizeOf(row);
      if (count > 0 && (count >= this.#options.maxRows || size > this.#options.maxSize)) break;
      count += 1;
    }
    return this.#waiting.splice(0, count);
  }

  async #commit(batch: readonly Waiting<Row, Result>[]): Promise<void> {
    const started = performance.now();
    try {
      const results = await this.#options.run(batch.map(({ row }) => row));
      batch.forEach((waiting, index) => {
        waiting.resolve(results[index] as Result);
      });
      this.#options.onBatch(batch.length, performance.now() - started);
    } catch (error) {
      if (isStoreFailure(error)) throw error;
      if (batch.length === 1) {
        batch[0]?.reject(error);
        return;
      }
      const half = batch.length >> 1;
      await this.#commit(batch.slice(0, half));
      await this.#commit(batch.slice(half));
    }
  }
}
