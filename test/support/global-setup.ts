import { chmodSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atFullCounts } from '@sendgate/contracts/testing';
import pg from 'pg';
import { startPrivatePostgres } from '../../bin/private-postgres/private-postgres.ts';
import { isAlive } from '../../bin/private-postgres/process-command.ts';
import { deployMigrations } from '../../prisma/migrations.ts';
import { templateDatabase } from './postgres.ts';
import { rememberStop } from './run-resources.ts';

const prefix = 'sendgate-test-';

/**
 * One Postgres for the whole run: the one TEST_DATABASE_URL names, else a private one tuned for throw-away data. The
 * migrated template is made here, so that a test file pays only for a clone.
 */
export default async function globalSetup(): Promise<void> {
  if (!process.env.NODE_COMPILE_CACHE) await keepCompiled();
  if (!process.env.TEST_DATABASE_URL) await startServer();
  const server = process.env.TEST_DATABASE_URL ?? '';
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`DROP DATABASE IF EXISTS ${templateDatabase} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${templateDatabase}`);
  } finally {
    await client.end();
  }
  const template = new URL(server);
  template.pathname = `/${templateDatabase}`;
  await deployMigrations(template.href);
}

async function startServer(): Promise<void> {
  await sweepAbandoned();
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  // The user Postgres runs as must be able to pass through.
  chmodSync(folder, 0o711);
  await writeFile(path.join(folder, 'pid'), String(process.pid));
  const postgres = await startPrivatePostgres({
    dataDir: path.join(folder, 'cluster'),
    password: 'test',
    // Nothing here must survive a crash, and hundreds of databases are cloned.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '400',
      shared_buffers: '256MB',
      max_wal_size: '2GB',
      // Costs a short run more than it spares; a long one leaves dead rows by the hundred thousand, as no store does.
      autovacuum: atFullCounts ? 'on' : 'off',
    },
    ownProcessGroup: false,
    logFile: path.join(folder, 'postgres.log'),
  });
  process.env.TEST_DATABASE_URL = postgres.url('postgres');
  rememberStop(async () => {
    await postgres.stop(5_000);
    await rm(folder, { recursive: true, force: true });
  });
}

/** Some hundred processes are started in a run: all but the first find their modules compiled. */
async function keepCompiled(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  await writeFile(path.join(folder, 'pid'), String(process.pid));
  process.env.NODE_COMPILE_CACHE = folder;
  rememberStop(() => rm(folder, { recursive: true, force: true }));
}

/** Folders of runs that were killed before their tear-down. */
async function sweepAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = path.join(tmpdir(), name);
    const pid = Number(await readFile(path.join(folder, 'pid'), 'utf8').catch(() => ''));
    if (!Number.isInteger(pid) || pid <= 0 || isAlive(pid)) continue;
    const server = Number(
      (await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
    );
    if (server > 0 && isAlive(server)) continue;
    await rm(folder, { recursive: true, force: true });
  }
}
