import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { emptyDatabase } from '../test/support/postgres.ts';
import { until } from '../test/support/until.ts';
import { deployMigrations, type MigrationFiles, migrationStatus, newMigration } from './migrations.ts';

const schema = `datasource db {
  provider = "postgresql"
}

model Parcel {
  id     String @id
  weight Int    @default(0)
}
`;

const guard = `
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'never; %', TG_OP;
END;
$$;
CREATE TRIGGER parcel_guard BEFORE DELETE ON "Parcel" FOR EACH ROW EXECUTE FUNCTION refuse();
`;

describe('migrations', () => {
  let folder: string;
  let files: MigrationFiles;
  let database: Awaited<ReturnType<typeof emptyDatabase>>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sendgate-migrations-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  beforeEach(async () => {
    const own = await mkdtemp(path.join(folder, 'case-'));
    files = { schemaFile: path.join(own, 'schema.prisma'), directory: path.join(own, 'migrations') };
    await writeFile(files.schemaFile, schema);
    database = await emptyDatabase();
  });
  afterEach(() => database.close());

  async function query<T extends pg.QueryResultRow>(sql: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query<T>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  it('writes the SQL of a changed schema, applies it once, and records it as the Prisma command line does', async () => {
    const first = await newMigration('first', database.url, { files });
    expect(path.basename(path.dirname(first ?? ''))).toMatch(/^\d{14}_first$/);
    await deployMigrations(database.url, files);

    await writeFile(files.schemaFile, schema.replace('weight', 'label  String?\n  weight'));
    const second = await newMigration('29990101000000_add_label', database.url, { files });
    expect(await readFile(second ?? '', 'utf8')).toContain('ADD COLUMN     "label" TEXT');
    expect(await deployMigrations(database.url, files)).toMatchObject({ applied: ['29990101000000_add_label'] });
    expect(await deployMigrations(database.url, files)).toMatchObject({ applied: [] });

    expect(await newMigration('nothing_new', database.url, { files })).toBeNull();
    const rows = await query<{ migration_name: string; applied_steps_count: number; checksum: string }>(
      'SELECT migration_name, applied_steps_count, checksum FROM _prisma_migrations ORDER BY started_at',
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({ migration_name: '29990101000000_add_label', applied_steps_count: 1 });
    expect(rows[1]?.checksum).toMatch(/^[0-9a-f]{64}$/);
  });

  it('runs a function body with semicolons in one piece', async () => {
    const file = await newMigration('guarded', database.url, { files });
    await appendFile(file ?? '', guard);
    await deployMigrations(database.url, files);
    await query(`INSERT INTO "Parcel" (id) VALUES ('a')`);
    await expect(query(`DELETE FROM "Parcel"`)).rejects.toThrow('never; DELETE');
    expect(await migrationStatus(database.url, files)).toMatchObject({ drift: null, unmigrated: null, pending: [] });
  });

  it('applies each migration once when four processes start together', async () => {
    await newMigration('first', database.url, { files });
    const results = await Promise.all([1, 2, 3, 4].map(() => deployMigrations(database.url, files)));
    expect(results.flatMap(({ applied }) => applied)).toHaveLength(1);
  });

  /** A migration by hand that comes after those the schema has given rise to. */
  async function handWritten(name: string, sql: string): Promise<void> {
    const file = await newMigration(name, database.url, { files, allowEmpty: true });
    await writeFile(file ?? '', sql);
  }

  it('gives way to others behind a table that is being read, and is applied once nobody reads it any more', async () => {
    await newMigration('first', database.url, { files });
    await deployMigrations(database.url, files);
    await handWritten('29990101000000_add_label', 'ALTER TABLE "Parcel" ADD COLUMN label TEXT');
    await handWritten('29990102000000_add_note', 'ALTER TABLE "Parcel" ADD COLUMN note TEXT');
    const backup = new pg.Client({ connectionString: database.url });
    await backup.connect();
    await backup.query('BEGIN; LOCK TABLE "Parcel" IN ACCESS SHARE MODE');
    const busy: string[] = [];
    const deployed = deployMigrations(database.url, files, (name) => busy.push(name));
    await until('it has given way', () => busy.length > 0, { everyMs: 10, mostSeconds: 20 });
    await query(`SET lock_timeout = '10s'; INSERT INTO "Parcel" (id) VALUES ('a')`);
    await backup.end();
    expect((await deployed).applied).toEqual(['29990101000000_add_label', '29990102000000_add_note']);
    expect(new Set(busy)).toEqual(new Set(['29990101000000_add_label']));
    expect(await migrationStatus(database.url, files)).toMatchObject({ pending: [], failed: [] });
  });

  it('builds an index beside the writers, whoever else starts meanwhile and whatever an earlier try has left', async () => {
    await newMigration('first', database.url, { files });
    await deployMigrations(database.url, files);
    await query('CREATE INDEX weights ON "Parcel" (id)');
    const name = '29990101000000_weights';
    await handWritten(
      name,
      `DROP INDEX CONCURRENTLY IF EXISTS weights;\nCREATE INDEX CONCURRENTLY weights ON "Parcel" (weight);\n`,
    );
    const writer = new pg.Client({ connectionString: database.url });
    await writer.connect();
    await writer.query(`BEGIN; INSERT INTO "Parcel" (id) VALUES ('a')`);
    const deployed = Promise.all([deployMigrations(database.url, files), deployMigrations(database.url, files)]);
    const underWay = () => query('SELECT indexrelid FROM pg_index WHERE NOT indisvalid');
    await until('it waits for the writer', async () => (await underWay()).length > 0, { everyMs: 10, mostSeconds: 20 });
    await query(`SET lock_timeout = '10s'; INSERT INTO "Parcel" (id) VALUES ('b')`);
    await writer.query('COMMIT');
    await writer.end();
    expect((await deployed).flatMap(({ applied }) => applied)).toEqual([name]);
    expect(await underWay()).toEqual([]);
    expect(await query(`SELECT attname FROM pg_attribute WHERE attrelid = 'weights'::regclass`)).toEqual([
      { attname: 'weight' },
    ]);
    expect(await migrationStatus(database.url, files)).toMatchObject({ pending: [], failed: [] });
  });

  it('puts the tables of a migration under their policies with it, whatever becomes of the next one', async () => {
    await handWritten(
      '29990101000000_first',
      `CREATE TABLE isolated (tables int);
       CREATE FUNCTION isolate_tenants() RETURNS text LANGUAGE sql AS $$
         INSERT INTO isolated SELECT count(*) FROM pg_class WHERE relname LIKE 'later%' RETURNING 'on' $$`,
    );
    await handWritten('29990102000000_later', 'CREATE TABLE later_one (id int) -- the end');
    await handWritten('29990103000000_broken', 'CREATE TABLE later_two (id int); SELECT no_such_function()');
    await expect(deployMigrations(database.url, files)).rejects.toThrow(/no_such_function/);
    expect(await query('SELECT tables FROM isolated')).toEqual([{ tables: 0 }, { tables: 1 }]);
  });

  it('reports drift, pending and edited migrations, and schema changes without a migration', async () => {
    const file = await newMigration('first', database.url, { files });
    await deployMigrations(database.url, files);
    expect(await migrationStatus(database.url, files)).toEqual({
      applied: [path.basename(path.dirname(file ?? ''))],
      pending: [],
      failed: [],
      edited: [],
      unknown: [],
      drift: null,
      unmigrated: null,
    });

    await query('ALTER TABLE "Parcel" ADD COLUMN by_hand TEXT');
    await appendFile(file ?? '', '-- changed\n');
    await cp(path.dirname(file ?? ''), path.join(files.directory, '29990101000000_later'), { recursive: true });
    await writeFile(
      path.join(files.directory, '29990101000000_later', 'migration.sql'),
      'CREATE TABLE "Later" (id int primary key);',
    );
    const status = await migrationStatus(database.url, files);
    expect(status.drift).toContain('DROP COLUMN "by_hand"');
    expect(status.edited).toHaveLength(1);
    expect(status.pending).toEqual(['29990101000000_later']);
    expect(status.unmigrated).toContain('DROP TABLE "Later"');
  });

  it('stops at a migration that fails, names it, and refuses to go on until it is resolved', async () => {
    const file = await newMigration('first', database.url, { files });
    await appendFile(file ?? '', 'SELECT no_such_function();\n');
    await expect(deployMigrations(database.url, files)).rejects.toThrow(/no_such_function/);
    await expect(deployMigrations(database.url, files)).rejects.toThrow(/P3009/);
  });
});
