import pg from 'pg';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool that tells how long each request waited for its connection, in milliseconds, also where none came. */
export class WatchedPool extends pg.Pool {
  readonly #onWait: (milliseconds: number) => void;

  constructor(config: pg.PoolConfig, onWait: (milliseconds: number) => void) {
    super(config);
    this.#onWait = onWait;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const began = performance.now();
    if (connected === undefined) return super.connect().finally(() => this.#onWait(performance.now() - began));
    super.connect((error, client, done) => {
      this.#onWait(performance.now() - began);
      connected(error, client, done);
    });
    return undefined;
  }
}
