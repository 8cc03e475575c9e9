import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lockPause } from './dispatches.ts';
import { Prisma } from './generated/client.ts';
import { openStore, type Store } from './open-store.ts';
import { Sealer } from './seal.ts';
import { asSystem, asWorkspace } from './store-context.ts';
import { historyTables } from './testing/rights-to-change.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

/** Values that fit any column of their type. */
const anyValue: Readonly<Record<string, string>> = {
  text: `'x'`,
  _text: `'{}'`,
  jsonb: `'{}'`,
  bool: 'false',
  int4: '1',
  int8: '1',
  float8: '1',
  bytea: `'\\x00'`,
  date: 'now()',
  timestamptz: 'now()',
};
const here = 'ws_here';
const there = 'ws_there';

let database: TestDatabase;
let store: Store;
/** Every table with rows of workspaces, with the column that says whose. */
let tables: { name: string; owner: string }[];
beforeAll(async () => {
  database = await testDatabase();
  const sealer = new Sealer(`k1:${randomBytes(32).toString('base64')}`);
  store = openStore({ databaseUrl: database.url, poolSize: 1, sealer, timeoutMs: 20_000 });
  tables = await database.sql(`
    SELECT c.relname AS name, CASE c.relname WHEN 'workspace' THEN 'id' ELSE 'workspace_id' END AS owner
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND (c.relname = 'workspace'
      OR EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'workspace_id'))
    ORDER BY 1`);
  for (const { name, owner } of tables) {
    for (const workspaceId of [here, there]) await oneRow(name, owner, workspaceId);
  }
});
afterAll(async () => {
  await store.close();
  await database.close();
});

/** Adds a row of a workspace to any table. Only its owner matters, so that keys and triggers are left aside. */
async function oneRow(table: string, owner: string, workspaceId: string): Promise<void> {
  const columns = await database.sql<{ name: string; type: string }>(
    `SELECT column_name AS name, udt_name AS type FROM information_schema.columns WHERE table_schema = 'public'
       AND table_name = $1 AND is_nullable = 'NO' AND column_default IS NULL AND column_name <> $2`,
    [table, owner],
  );
  // Texts differ by workspace, because some are unique; a submission is only ever written with a status it may begin with.
  const values = columns.map(({ name, type }) =>
    name === 'status' ? `'APPROVED'` : type === 'text' ? `'x-${workspaceId}'` : anyValue[type],
  );
  const names = [owner, ...columns.map(({ name }) => name)].map((name) => `"${name}"`);
  await database.unguarded(`INSERT INTO "${table}" (${names}) VALUES (${[`'${workspaceId}'`, ...values]})`);
}

const table = (name: string) => Prisma.raw(`"${name}"`);
const ownersIn = async (name: string, owner: string) =>
  (
    await store.prisma.$queryRaw<{ owner: string }[]>`
      SELECT ${Prisma.raw(`"${owner}"`)} AS owner FROM ${table(name)} ORDER BY 1`
  ).map((row) => row.owner);
const settingsOf = (statement: Prisma.Sql) => store.prisma.$queryRaw<{ value: string | null }[]>(statement);

describe('a service connection', () => {
  it('works as a role that owns nothing and bypasses nothing', async () => {
    expect(await store.isolated()).toBe(true);
    const roles = await database.sql(
      `SELECT rolname, rolsuper, rolbypassrls, rolcanlogin,
         (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS owns
       FROM pg_roles r WHERE rolname LIKE 'sendgate_%' ORDER BY 1`,
    );
    const plain = { rolsuper: false, rolbypassrls: false, rolcanlogin: false, owns: 0 };
    expect(roles).toEqual([
      { rolname: 'sendgate_system', ...plain },
      { rolname: 'sendgate_tenant', ...plain },
    ]);
    const [hot] = (await store.hot.query('SELECT current_user::text AS role')).rows;
    expect(hot).toEqual({ role: 'sendgate_system' });
  });

  it('finds every table of workspaces, and those of people, under policies that bind their owner too', async () => {
    expect(tables.length).toBeGreaterThan(20);
    const open = await database.sql<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
         AND NOT (relrowsecurity AND relforcerowsecurity) ORDER BY 1`,
    );
    expect(open.map(({ name }) => name)).toEqual(['_prisma_migrations', 'allowed_transition']);
  });
});

describe('a statement on behalf of a workspace', () => {
  it('sees the rows of that workspace in every table, and no others', async () => {
    for (const { name, owner } of tables) {
      const seen = [
        await asWorkspace(here, () => ownersIn(name, owner)),
        await asWorkspace('ws_nowhere', () => ownersIn(name, owner)),
        await asWorkspace('', () => ownersIn(name, owner)),
        await ownersIn(name, owner),
        await asSystem('operators', () => ownersIn(name, owner)),
      ];
      expect([name, ...seen]).toEqual([name, [here], [], [], [], [here, there]]);
    }
  });

  it('lets nothing go out for a workspace that it does not see', async () => {
    const pauseOf = (workspaceId: string) => store.transaction((session) => lockPause(session, workspaceId));
    expect(await asWorkspace(here, () => pauseOf(here))).toBe('off');
    expect([await asWorkspace(here, () => pauseOf(there)), await pauseOf(here)]).toEqual(['block', 'block']);
  });

  it('sees no attempt at the callbacks of another, no person of another, and nothing of sign-in', async () => {
    await database.sql(`INSERT INTO callback_attempt (event_id, attempt, outcome, duration_ms)
      VALUES ('x-${here}', 1, 'delivered', 1), ('x-${there}', 1, 'delivered', 1)`);
    await database.sql(`INSERT INTO "user" (id, name, email) VALUES ('x-${here}', 'n', 'h'), ('x-${there}', 'n', 't')`);
    const attempts = () => store.prisma.callbackAttempt.findMany({ select: { eventId: true } });
    expect(await asWorkspace(here, attempts)).toEqual([{ eventId: `x-${here}` }]);
    const people = () => store.prisma.user.findMany({ select: { id: true } });
    expect(await asWorkspace(here, people)).toEqual([{ id: `x-${here}` }]);
    expect([await attempts(), await people()]).toEqual([[], []]);
    for (const name of ['session', 'account', 'verification']) {
      const reading = asWorkspace(here, () => store.prisma.$queryRaw`SELECT 1 FROM ${table(name)}`);
      await expect(reading).rejects.toMatchObject({
        meta: { driverAdapterError: { cause: { originalCode: '42501' } } },
      });
    }
  });

  it('changes and removes nothing of another, and puts nothing there', async () => {
    for (const { name, owner } of tables.filter((one) => one.name !== 'workspace')) {
      const column = Prisma.raw(`"${owner}"`);
      const write = (statement: Prisma.Sql) => asWorkspace(here, () => store.prisma.$executeRaw(statement));
      // What is on record is changed by nobody, its own workspace included.
      if (!historyTables.includes(name)) {
        const touched = [
          await write(Prisma.sql`UPDATE ${table(name)} SET ${column} = ${column} WHERE ${column} = ${there}`),
          await write(Prisma.sql`DELETE FROM ${table(name)} WHERE ${column} = ${there}`),
        ];
        expect([name, ...touched]).toEqual([name, 0, 0]);
      }
      const refusal = { meta: { driverAdapterError: { cause: { originalCode: '42501' } } } };
      // A copy of the own row under the name of the other workspace.
      const copy = Prisma.sql`INSERT INTO ${table(name)} SELECT (jsonb_populate_record(t, ${`{"${owner}":"${there}"}`}::jsonb)).*
        FROM ${table(name)} t`;
      await expect(write(copy)).rejects.toMatchObject(refusal);
    }
  });
});

describe('a row that belongs to a submission', () => {
  it('cannot be put under a submission of another workspace, nor be told from one that does not exist', async () => {
    const children = await database.sql<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public'
         AND column_name IN ('workspace_id', 'submission_id') GROUP BY 1 HAVING count(*) = 2 ORDER BY 1`,
    );
    // An audit event is written with its submission, in one statement, and outlives nothing: it is spared the check.
    const names = children.map(({ name }) => name).filter((name) => name !== 'audit_event');
    expect(names.length).toBeGreaterThanOrEqual(7);
    for (const name of names) {
      // What the other workspace has there would be in the way by its keys, before the reference is looked at.
      await database.unguarded(`DELETE FROM "${name}" WHERE workspace_id = $1`, [there]);
      for (const target of [`x-${there}`, 'x-nobody']) {
        const changed = JSON.stringify({ id: '999', submission_id: target });
        const copy = Prisma.sql`INSERT INTO ${table(name)}
          SELECT (jsonb_populate_record(t, ${changed}::jsonb)).* FROM ${table(name)} t`;
        await expect(asWorkspace(here, () => store.prisma.$executeRaw(copy))).rejects.toMatchObject({
          meta: { driverAdapterError: { cause: { originalCode: '23503' } } },
        });
      }
    }
  });

  // Several indexes begin with the workspace. A plan made while a store is nearly empty may take the wrong one, and stays.
  it('is checked by its id alone', async () => {
    const byWorkspace = await database.sql(
      `SELECT conname FROM pg_constraint WHERE contype = 'f' AND cardinality(conkey) > 1`,
    );
    expect(byWorkspace).toEqual([]);
  });
});

describe('a pooled connection', () => {
  const named = Prisma.sql`SELECT current_setting('app.workspace_id', true) AS value`;

  it('keeps nothing of who used it before: after a statement, a transaction, a rollback, an error', async () => {
    const uses = [
      () => ownersIn('submission', 'workspace_id'),
      () => store.transaction((session) => session.submission.count()),
      () => store.transaction(() => Promise.reject(new Error('turned back'))),
      () => store.prisma.$queryRaw`SELECT 1 / 0`,
      () => store.prisma.$queryRaw`SELECT no_such_column`,
    ];
    for (const use of uses) {
      await asWorkspace(here, use as () => Promise<unknown>).catch(() => undefined);
      // One connection at most: the driver lets go of one that answered with an error.
      expect(store.cold.totalCount).toBeLessThanOrEqual(1);
      const [left] = await settingsOf(named);
      expect(left?.value ?? '').toBe('');
      expect(await ownersIn('submission', 'workspace_id')).toEqual([]);
    }
  });

  it('gives each of many callers at once the rows of their own', async () => {
    const seen = await Promise.all(
      Array.from({ length: 200 }, (_, turn) => {
        const workspaceId = turn % 3 === 0 ? here : there;
        const one = () => store.prisma.submission.findFirst({ select: { workspaceId: true } });
        const within = () =>
          store.transaction((session) => session.submission.findFirst({ select: { workspaceId: true } }));
        return asWorkspace(workspaceId, turn % 2 === 0 ? one : within).then((row) => row?.workspaceId === workspaceId);
      }),
    );
    expect(seen.filter((own) => !own)).toEqual([]);
  });

  it('keeps a transaction in the context in which it began', async () => {
    await asWorkspace(here, () =>
      store.transaction(async (session) => {
        const inside = await asWorkspace(there, () => session.submission.findMany({ select: { workspaceId: true } }));
        expect(inside).toEqual([{ workspaceId: here }]);
      }),
    );
  });

  it('takes as many round trips with a workspace as without', async () => {
    let answers = 0;
    const listen = (client: unknown) => {
      const { connection } = client as { connection: NodeJS.EventEmitter };
      connection.on('readyForQuery', () => {
        answers += 1;
      });
    };
    // One connection each, known to both pools by now.
    for (const pool of [store.cold, store.system]) {
      const client = await (pool === store.system ? asSystem('operators', () => pool.connect()) : pool.connect());
      await client.query('SELECT 1');
      listen(client);
      client.release();
    }
    // A connection that plans anew answers once more, which it does now and then: never three times in a row.
    const roundTrips = async (work: () => Promise<unknown>) => {
      const counts: number[] = [];
      for (let n = 0; n < 3; n += 1) {
        answers = 0;
        await work();
        counts.push(answers);
      }
      return Math.min(...counts);
    };
    const read = () => store.prisma.submission.findFirst({ where: { workspaceId: here } });
    const change = () => store.transaction((session) => session.submission.count());
    const inTurn = [];
    for (const work of [read, change] as (() => Promise<unknown>)[]) {
      inTurn.push([
        await roundTrips(() => asWorkspace(here, work)),
        await roundTrips(() => asSystem('operators', work)),
      ]);
    }
    expect(inTurn).toEqual([
      [1, 1],
      [3, 3],
    ]);
  });
});
