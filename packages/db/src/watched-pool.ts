import pg from 'pg';
import { TimedClient } from './timed-client.ts';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * Milliseconds for which a connection keeps a plan at most. A plan made while a table was empty reads all of it once it is
 * full, and Postgres holds on to it until the next ANALYZE: a minute, in which a busy store falls to a tenth of its rate.
 * Plans of foreign keys are kept like those of statements.
 */
const PLANS_KEPT_MS = 5_000;

/** How long the plans of a connection are good. */
interface PlansKept {
  /** How often it was taken so far. */
  taken: number;
  /** How often it may be, and the moment of the process clock: whichever is reached first ends them. */
  untilTaken: number;
  until: number;
}

/**
 * A pool that tells how long each request waited for its connection, in milliseconds, also where none came; and whose
 * connections plan anew for the tables as they are by then: each time they were taken twice as often as when they last
 * did, by when what they fill is twice as full; and every five seconds, for what others fill. What was waited for a connection
 * is taken from the time of its statements (`query_timeout`), so that both together take no longer. A connection that breaks
 * while it is taken fails its statements and nothing else, and one that is handed back amid a transaction serves nobody else.
 */
export class WatchedPool extends pg.Pool {
  readonly #onWait: (milliseconds: number) => void;
  readonly #queryMs: number | undefined;
  readonly #plans = new WeakMap<pg.PoolClient, PlansKept>();

  constructor(config: pg.PoolConfig, onWait: (milliseconds: number) => void) {
    super({ ...config, Client: TimedClient });
    this.#onWait = onWait;
    this.#queryMs = config.query_timeout;
    this.on('acquire', (client) => this.#planAnew(client));
    // A connection may break between the pool letting go of it and its taker listening. Unheard, that would end the process;
    // the taker's next statement fails in any case.
    this.on('connect', (client) => client.on('error', () => undefined));
    this.on('release', (_error, client) => endAmidTransaction(client));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const began = performance.now();
    if (connected === undefined) {
      return super.connect().then(
        (client) => {
          this.#waited(began, client);
          return client;
        },
        (error) => {
          this.#waited(began);
          throw error;
        },
      );
    }
    super.connect((error, client, done) => {
      this.#waited(began, client);
      connected(error, client, done);
    });
    return undefined;
  }

  #waited(began: number, client?: pg.PoolClient): void {
    const waited = performance.now() - began;
    this.#onWait(waited);
    if (client instanceof TimedClient && this.#queryMs !== undefined) {
      client.statementMs = Math.max(1, Math.round(this.#queryMs - waited));
    }
  }

  /** Sent ahead of whatever the connection was taken for, and not waited for: where it fails, that fails as well. */
  #planAnew(client: pg.PoolClient): void {
    const now = performance.now();
    const plans = this.#plans.get(client);
    const taken = (plans?.taken ?? 0) + 1;
    if (plans && taken < plans.untilTaken && now < plans.until) {
      plans.taken = taken;
      return;
    }
    this.#plans.set(client, { taken, untilTaken: 2 * taken, until: now + PLANS_KEPT_MS });
    if (plans) client.query('DISCARD PLANS').catch(() => undefined);
  }
}

/**
 * Where ROLLBACK itself got no answer in time, as behind a statement that waits for a lock, whoever began the transaction hands
 * the connection back with it. What others then write would be told as stored and be part of it, undone with its end or
 * committed with what was refused. The pool keeps no connection that is ending.
 */
function endAmidTransaction(client: pg.PoolClient): void {
  if (client.getTransactionStatus() !== 'I') client.end().catch(() => undefined);
}
