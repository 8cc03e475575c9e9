import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, sharedVariables } from '@sendgate/runtime';
import { startPrivatePostgres } from '../bin/private-postgres/private-postgres.ts';
import { runCommand } from '../bin/run-command.ts';
import { deployMigrations, migrationStatus, newMigration, projectMigrations } from './migrations.ts';

export { deployMigrations, migrationStatus, newMigration } from './migrations.ts';

const usage = `pnpm migrate new <name> [--empty]   write a migration from the changes in prisma/schema.prisma
pnpm migrate deploy                 apply what the database of DATABASE_URL lacks
pnpm migrate status                 compare folder, database and schema; exit code 1 when they differ`;

async function main([command, ...rest]: string[]): Promise<number> {
  switch (command) {
    case 'new': {
      const name = rest.find((argument) => !argument.startsWith('--'));
      if (name === undefined) return fail(usage);
      return withServer(async (url) => {
        const file = await newMigration(name, url, { allowEmpty: rest.includes('--empty') });
        console.log(
          file === null
            ? 'The migrations already say what the schema says. For SQL of your own: --empty.'
            : `Wrote ${path.relative(process.cwd(), file)}`,
        );
        return 0;
      });
    }
    case 'deploy': {
      const { applied, isolation } = await deployMigrations(requiredUrl(), projectMigrations, (name) =>
        console.log(`${name} waits for a table that others work with, and lets them; trying again.`),
      );
      console.log(applied.length === 0 ? 'Nothing to apply.' : applied.map((name) => `Applied ${name}`).join('\n'));
      if (isolation !== null && isolation !== 'on') {
        console.warn(
          `Row-level security stays off: ${isolation}. See docs/operations.md, "A second wall between workspaces".`,
        );
      }
      return 0;
    }
    case 'status': {
      const status = await migrationStatus(requiredUrl());
      console.log(`${status.applied.length} applied, ${status.pending.length} pending`);
      for (const key of ['pending', 'failed', 'edited', 'unknown'] as const) {
        for (const name of status[key]) console.log(`  ${key}: ${name}`);
      }
      if (status.drift !== null) console.log(`The database has drifted. To bring it back:\n${status.drift}`);
      if (status.unmigrated !== null) {
        console.log(`The schema has changes no migration holds (pnpm migrate new <name>):\n${status.unmigrated}`);
      }
      const clean =
        [status.pending, status.failed, status.edited, status.unknown].every((names) => names.length === 0) &&
        status.drift === null &&
        status.unmigrated === null;
      return clean ? 0 : 1;
    }
    default:
      return fail(usage);
  }
}

function fail(message: string): number {
  console.error(message);
  return 2;
}

function requiredUrl(): string {
  return readConfig({ databaseUrl: sharedVariables.databaseUrl }, process.env).databaseUrl;
}

/** The server of DATABASE_URL, or a throw-away one: writing a migration needs a Postgres to replay the others on. */
async function withServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  if (process.env.DATABASE_URL || process.env.DATABASE_URL_FILE) return work(requiredUrl());
  const folder = await mkdtemp(path.join(tmpdir(), 'sendgate-migrate-'));
  // The user Postgres runs as must be able to pass through.
  await chmod(folder, 0o711);
  const postgres = await startPrivatePostgres({
    dataDir: path.join(folder, 'cluster'),
    password: 'throw-away',
    settings: { fsync: 'off' },
    ownProcessGroup: false,
    logFile: path.join(folder, 'postgres.log'),
  });
  try {
    return await work(postgres.url('postgres'));
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await runCommand(() => main(process.argv.slice(2)));
