import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from './generated/client.ts';

/** Longest a request waits for a connection, in milliseconds; covers both dialling and a busy pool. */
const CONNECT_MS = 2_000;
/** Longest a statement may take as seen from here, so that a dead Postgres is answered within 2.5 s. */
const QUERY_MS = 2_400;
/** Longest Postgres itself works on one. */
const STATEMENT_MS = 5_000;
const COLD_CONNECTIONS = 10;

export type Prisma = PrismaClient;
/** A client inside a transaction, or outside one. */
export type PrismaSession = Omit<
  PrismaClient,
  '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends' | '$use'
>;

/** Both ways to Postgres: `hot` for the named statements of the request path, `prisma` for everything else. */
export interface Store {
  readonly hot: pg.Pool;
  readonly prisma: PrismaClient;
  /** Runs `work` in one READ COMMITTED transaction of at most five seconds. */
  transaction<T>(work: (session: PrismaSession) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens both pools. Nothing is dialled until the first statement, so opening never fails because Postgres is down.
 * `onError` hears of idle connections that broke; they are replaced by themselves.
 */
export function openStore(options: {
  databaseUrl: string;
  /** Connections of the hot pool. */
  poolSize: number;
  onError?: (error: Error) => void;
}): Store {
  const shared = {
    connectionString: options.databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: QUERY_MS,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const hot = new pg.Pool({ ...shared, max: options.poolSize, application_name: 'sendgate-hot' });
  const cold = new pg.Pool({ ...shared, max: COLD_CONNECTIONS, application_name: 'sendgate' });
  for (const pool of [hot, cold]) pool.on('error', (error) => options.onError?.(error));
  const prisma = new PrismaClient({ adapter: new PrismaPg(cold, { disposeExternalPool: false }) });
  let closing: Promise<void> | undefined;
  return {
    hot,
    prisma,
    transaction: (work) => prisma.$transaction(work, { maxWait: CONNECT_MS, timeout: STATEMENT_MS }),
    close: () => {
      closing ??= prisma
        .$disconnect()
        .then(() => Promise.all([hot.end(), cold.end()]))
        .then(() => undefined);
      return closing;
    },
  };
}
