import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atFullCounts } from '@sendgate/contracts/testing';
import pg from 'pg';
import { type PrivatePostgres, startPrivatePostgres } from '../../bin/private-postgres/private-postgres.ts';
import { deployMigrations } from '../../prisma/migrations.ts';

/** A Postgres of one suite's own, always on the same port, that can be taken away and brought back. */
export interface FaultPostgres {
  readonly port: number;
  /** Superuser connection string. */
  url(database: string): string;
  /** Makes `database` with the project's tables in it. */
  migrated(database: string): Promise<void>;
  start(): Promise<void>;
  /** Turns its clients away and shuts down in order. */
  stop(): Promise<void>;
  /** Ends as a crash would: the next start replays its log. */
  crash(): Promise<void>;
  /** Runs SQL as superuser on a connection that is closed again. */
  sql<Row = Record<string, unknown>>(database: string, text: string, values?: unknown[]): Promise<Row[]>;
  /** Ends it for good and removes what it kept. */
  remove(): Promise<void>;
}

export async function faultPostgres(): Promise<FaultPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sendgate-faults-'));
  // The user Postgres runs as must be able to pass through.
  chmodSync(folder, 0o711);
  const launch = (port?: number) =>
    startPrivatePostgres({
      dataDir: path.join(folder, 'cluster'),
      password: 'test',
      port,
      // It is the processes that crash here, not the machine: what was written need not be forced to the disk.
      settings: {
        fsync: 'off',
        max_connections: '200',
        max_wal_size: '2GB',
        autovacuum: atFullCounts ? 'on' : 'off',
      },
      ownProcessGroup: false,
      logFile: path.join(folder, 'postgres.log'),
    });
  let server: PrivatePostgres = await launch();
  const { port } = server;
  const url = (database: string) => server.url(database);
  const sql: FaultPostgres['sql'] = async <Row>(database: string, text: string, values?: unknown[]) => {
    const client = new pg.Client({ connectionString: url(database) });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(text, values)).rows as Row[];
    } finally {
      await client.end().catch(() => {});
    }
  };
  return {
    port,
    url,
    migrated: async (database) => {
      await sql('postgres', `CREATE DATABASE "${database}"`);
      await deployMigrations(url(database));
    },
    start: async () => {
      server = await launch(port);
      if (server.port !== port) throw new Error(`The port ${port} was taken meanwhile`);
    },
    stop: () => server.stop(),
    crash: async () => {
      process.kill(server.pid, 'SIGQUIT');
      await server.ended;
    },
    sql,
    remove: async () => {
      await server.stop(5_000);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
