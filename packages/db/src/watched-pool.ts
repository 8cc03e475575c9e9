import pg from 'pg';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * Milliseconds for which a connection keeps a plan. A plan made while a table was empty reads all of it once it is full,
 * and Postgres holds on to it until the next ANALYZE: a minute, in which a busy store falls to a tenth of its rate. Plans
 * of foreign keys are kept like those of statements.
 */
const PLANS_KEPT_MS = 1_000;

/**
 * A pool that tells how long each request waited for its connection, in milliseconds, also where none came; and whose
 * connections plan anew every second, for the tables as they are by then.
 */
export class WatchedPool extends pg.Pool {
  readonly #onWait: (milliseconds: number) => void;
  readonly #planned = new WeakMap<pg.PoolClient, number>();

  constructor(config: pg.PoolConfig, onWait: (milliseconds: number) => void) {
    super(config);
    this.#onWait = onWait;
    this.on('acquire', (client) => this.#planAnew(client));
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

  /** Sent ahead of whatever the connection was taken for, and not waited for: where it fails, that fails as well. */
  #planAnew(client: pg.PoolClient): void {
    const now = performance.now();
    const planned = this.#planned.get(client);
    if (planned !== undefined && now - planned < PLANS_KEPT_MS) return;
    this.#planned.set(client, now);
    if (planned !== undefined) client.query('DISCARD PLANS').catch(() => undefined);
  }
}
