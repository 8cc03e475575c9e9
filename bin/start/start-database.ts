import path from 'node:path';
import pg from 'pg';
import { type PrivatePostgres, reachable, startPrivatePostgres } from '../private-postgres/private-postgres.ts';
import { type KeptSecrets, rememberDatabasePort } from './kept-secrets.ts';
import { StartFailure } from './start-failure.ts';

export interface StartedDatabase {
  url: string;
  postgres: PrivatePostgres;
  /** Something the user should know, or an empty string. */
  note: string;
}

const databaseName = 'sendgate';
/** Holds all that three services open at most, with their queues. */
export const maxConnections = 200;

/**
 * Starts the private Postgres of a data directory, with our database in it.
 * @throws StartFailure in one line.
 */
export async function startDatabase(home: string, secrets: KeptSecrets, logs: string): Promise<StartedDatabase> {
  try {
    const wanted = path.join(home, 'postgres');
    const dataDir = await reachable(wanted);
    const postgres = await startPrivatePostgres({
      dataDir,
      password: secrets.databasePassword,
      port: secrets.databasePort,
      settings: { max_connections: String(maxConnections) },
      ownProcessGroup: true,
      logFile: path.join(logs, 'postgres.log'),
    });
    try {
      await rememberDatabasePort(home, postgres.port);
      await ensureDatabase(postgres.url('postgres'));
    } catch (error) {
      await postgres.stop();
      throw error;
    }
    const note = dataDir === wanted ? '' : `data in ${dataDir}, because the user "postgres" may not enter ${home}`;
    return { url: postgres.url(databaseName), postgres, note };
  } catch (error) {
    throw new StartFailure((error as Error).message);
  }
}

async function ensureDatabase(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
}
