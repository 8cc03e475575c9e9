import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { ContentKeys, type UnreadableValue } from './content-keys.ts';
import { PrismaClient } from './generated/client.ts';
import type { Sealer } from './seal.ts';
import { rollbackCode } from './store-failure.ts';
import { adoptRole, systemRole, TenantPool, tenantRole } from './tenant-pool.ts';
import { WatchedPool } from './watched-pool.ts';

/** Milliseconds after which Postgres counts as away, so that a dead one is answered within 2.5 s. */
const DEFAULT_TIMEOUT_MS = 2_400;

/** Milliseconds that a transaction takes at most in a store of that timeout. */
export function transactionMs(timeoutMs: number): number {
  return Math.round((timeoutMs * 25) / 12);
}
const COLD_CONNECTIONS = 10;
const SYSTEM_CONNECTIONS = 10;

export type Prisma = PrismaClient;
/** A client inside a transaction, or outside one. */
export type PrismaSession = Omit<
  PrismaClient,
  '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends' | '$use'
>;

/**
 * The ways to Postgres: `hot` for the statements of requests and of callbacks under way, which serve many workspaces at
 * once; `prisma` for everything else, on behalf of the caller's context (see `asWorkspace`).
 */
export interface Store {
  readonly hot: pg.Pool;
  /** The pool under `prisma` for what is done for one workspace. */
  readonly cold: pg.Pool;
  /** The pool under `prisma` for what is done for all of them. */
  readonly system: pg.Pool;
  readonly prisma: PrismaClient;
  /** Seals and opens content by workspace. */
  readonly keys: ContentKeys;
  /** Runs `work` in one READ COMMITTED transaction of at most twice the timeout, five seconds unless told otherwise. */
  transaction<T>(work: (session: PrismaSession) => Promise<T>): Promise<T>;
  /** Whether Postgres itself keeps workspaces apart here. */
  isolated(): Promise<boolean>;
  close(): Promise<void>;
}

/** Most connections of a store whose hot pool has so many. */
export function connectionsOf(poolSize: number): number {
  return poolSize + COLD_CONNECTIONS + SYSTEM_CONNECTIONS;
}

/**
 * Opens the pools. Nothing is dialled until the first statement, so opening never fails because Postgres is down.
 * `onError` hears of idle connections that broke; they are replaced by themselves.
 */
export function openStore(options: {
  databaseUrl: string;
  /** Connections of the hot pool. */
  poolSize: number;
  sealer: Sealer;
  /** Longest a statement may take as seen from here, in milliseconds; default 2,400. A connection gets five sixths of it. */
  timeoutMs?: number | undefined;
  onError?: (error: Error) => void;
  /** Hears how many milliseconds each request waited for a connection. */
  onWait?: (milliseconds: number) => void;
  /** Hears of each transaction that was rolled back, by what ended it. */
  onRollback?: (code: string) => void;
  /** Hears of stored values that do not open. */
  onUnreadable?: (value: UnreadableValue) => void;
  /** Hears of each connection on which Postgres does not keep workspaces apart. */
  onUnprotected?: () => void;
}): Store {
  const queryMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  // Covers both dialling and a busy pool.
  const connectMs = Math.round((queryMs * 5) / 6);
  // What Postgres itself works on, and a transaction of several statements.
  const statementMs = transactionMs(queryMs);
  const shared = {
    connectionString: options.databaseUrl,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: queryMs,
    idle_in_transaction_session_timeout: 2 * statementMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const onWait = options.onWait ?? (() => undefined);
  const actForAll = adoptRole(systemRole, options.onUnprotected);
  const forAll = { ...shared, onConnect: actForAll };
  const forHot = { ...shared, onConnect: (client: pg.ClientBase) => actForAll(client).then(() => planOnce(client)) };
  const forOne = { ...shared, onConnect: adoptRole(tenantRole, options.onUnprotected) };
  const hot = new WatchedPool({ ...forHot, max: options.poolSize, application_name: 'sendgate-hot' }, onWait);
  const system = new WatchedPool({ ...forAll, max: SYSTEM_CONNECTIONS, application_name: 'sendgate-system' }, onWait);
  const cold = new TenantPool({ ...forOne, max: COLD_CONNECTIONS, application_name: 'sendgate' }, onWait, system);
  for (const pool of [hot, cold, system]) pool.on('error', (error) => options.onError?.(error));
  const prisma = new PrismaClient({ adapter: new PrismaPg(cold, { disposeExternalPool: false }) });
  let closing: Promise<void> | undefined;
  return {
    hot,
    cold,
    system,
    prisma,
    keys: new ContentKeys(hot, options.sealer, options.onUnreadable),
    transaction: async (work) => {
      try {
        return await prisma.$transaction(work, { maxWait: connectMs, timeout: statementMs });
      } catch (error) {
        options.onRollback?.(rollbackCode(error));
        throw error;
      }
    },
    isolated: async () => {
      const { rows } = await cold.query<{ role: string }>({ text: 'SELECT current_user::text AS role' });
      return rows[0]?.role === tenantRole;
    },
    close: () => {
      closing ??= prisma
        .$disconnect()
        .then(() => Promise.all([hot.end(), cold.end(), system.end()]))
        .then(() => undefined);
      return closing;
    },
  };
}

/**
 * A hot statement is planned once per connection. Its one parameter tells a planner nothing, but left to itself Postgres at
 * times plans it anew for each batch, which takes twenty times as long as running it.
 */
async function planOnce(client: pg.ClientBase): Promise<void> {
  await client.query('SET plan_cache_mode = force_generic_plan');
}

/** Connections of all pools, and who waits for one. */
export function poolsOf({ hot, cold, system }: Store): Record<'busy' | 'idle' | 'waiting', number> {
  const sum = (figure: 'totalCount' | 'idleCount' | 'waitingCount') => hot[figure] + cold[figure] + system[figure];
  const idle = sum('idleCount');
  return { busy: sum('totalCount') - idle, idle, waiting: sum('waitingCount') };
}
