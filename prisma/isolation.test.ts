import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rightsOfErasure, rightsToChange } from '@sendgate/db/testing';
import { openGate } from '@sendgate/gate';
import pg from 'pg';
import { emptyDatabase } from '../test/support/postgres.ts';
import { deployMigrations } from './migrations.ts';

/** A login like that of a managed server: it owns its database and may make no roles. */
const login = 'isolation_login';
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let url: string;

async function asAdministrator(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  database = await emptyDatabase();
  const own = new URL(database.url);
  await asAdministrator(
    `DROP ROLE IF EXISTS ${login}`,
    `CREATE ROLE ${login} LOGIN PASSWORD 'p' NOSUPERUSER NOCREATEROLE`,
    `ALTER DATABASE "${own.pathname.slice(1)}" OWNER TO ${login}`,
  );
  own.username = login;
  own.password = 'p';
  url = own.href;
});
afterAll(async () => {
  await asAdministrator(`REASSIGN OWNED BY ${login} TO CURRENT_USER`, `DROP OWNED BY ${login}`);
  await asAdministrator(`DROP ROLE ${login}`);
  await database.close();
});

/** Whether a gate of that login is protected by Postgres, what it logged, and which workspaces it made and finds. */
async function gateOn(name: string) {
  const warnings: string[] = [];
  const logger = { warn: (text: string) => void warnings.push(text), error: () => undefined };
  const keys = { secretsKey: `k1:${Buffer.alloc(32, 7).toString('base64')}`, keyPepper: 'p' };
  const gate = await openGate({
    databaseUrl: url,
    appUrl: 'http://localhost',
    storeTimeoutMs: 20_000,
    ...keys,
    logger,
  });
  try {
    const { id } = await gate.workspaces.create(name, null);
    const found = await gate.workspaces.find(id);
    return { isolated: await gate.isolated(), warnings, found: found?.name, count: await gate.workspaces.count() };
  } finally {
    await gate.close();
  }
}

it('deploys without the roles and says so; once they are granted, the next deployment raises the wall', async () => {
  const first = await deployMigrations(url);
  expect(first.applied.length).toBeGreaterThan(10);
  expect(first.isolation).toMatch(/isolation_login is no member of the role sendgate_tenant/);
  expect(await gateOn('Before')).toEqual({
    isolated: false,
    warnings: [expect.stringContaining('row-level security is off')],
    found: 'Before',
    count: 1,
  });

  await asAdministrator(`GRANT sendgate_tenant, sendgate_system TO ${login}`);
  expect(await deployMigrations(url)).toEqual({ applied: [], isolation: 'on' });
  expect(await rightsToChange(database.url)).toEqual(rightsOfErasure);
  expect(await gateOn('After')).toEqual({ isolated: true, warnings: [], found: 'After', count: 2 });
  // A later migration, run by the owner, goes on seeing every row.
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const { rowCount } = await owner.query('SELECT 1 FROM workspace');
  await owner.end();
  expect(rowCount).toBe(2);
});

it('names the role that may not be made, or that would bypass the policies, and raises no wall', async () => {
  const other = await emptyDatabase();
  const name = new URL(other.url).pathname;
  const run = async (connectionString: string, statement: string) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return (await client.query<{ outcome: string }>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const isolate = () => {
    const asLogin = new URL(url);
    asLogin.pathname = name;
    return run(asLogin.href, 'SELECT isolate_tenants() AS outcome');
  };
  try {
    await deployMigrations(other.url);
    // Roles belong to the whole server, whose other databases need the real ones: here the function knows another.
    const [source] = await run(other.url, `SELECT pg_get_functiondef('isolate_tenants'::regproc) AS outcome`);
    await run(other.url, (source?.outcome ?? '').replaceAll('sendgate_tenant', 'isolation_nobody'));
    await run(other.url, `GRANT EXECUTE ON FUNCTION isolate_tenants() TO ${login}`);
    expect(await isolate()).toEqual([{ outcome: `${login} may not create the role isolation_nobody` }]);
    expect(await run(other.url, `SELECT 1 FROM pg_roles WHERE rolname = 'isolation_nobody'`)).toEqual([]);
    await run(other.url, 'CREATE ROLE isolation_nobody NOLOGIN BYPASSRLS');
    expect(await isolate()).toEqual([{ outcome: 'the role isolation_nobody bypasses row-level security' }]);
  } finally {
    await run(other.url, 'DROP ROLE IF EXISTS isolation_nobody');
    await run(other.url, `DROP OWNED BY ${login}`);
    await other.close();
  }
});
