import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { systemRole, tenantRole } from './tenant-pool.ts';
import { historyTables, rightsOfErasure, rightsToChange } from './testing/rights-to-change.ts';
import { submissionAt } from './testing/submission-at.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.sql(`INSERT INTO workspace (id, name, settings) VALUES ('ws_1', 'w', '{}')`);
});
afterAll(() => database.close());

describe('the right to change history', () => {
  it('is left to no role of the services beyond what erasure and retention take', async () => {
    expect(await rightsToChange(database.url)).toEqual(rightsOfErasure);
  });
});

describe('history', () => {
  beforeAll(async () => {
    const id = await submissionAt(database, 'QUEUED');
    await database.sql(`INSERT INTO policy_snapshot (id, workspace_id, config, config_hash, engine_version, created_by)
      VALUES ('snap_1', 'ws_1', '{}', 'c', '1', 'x')`);
    await database.sql(`INSERT INTO audit_event (workspace_id, kind, actor) VALUES ('ws_1', 'k', 'a')`);
    await database.sql(`INSERT INTO audit_seal (workspace_id, from_id, to_id, events, prev_hash, hash)
      VALUES ('ws_1', 1, 1, 1, 'p', 'h')`);
    await database.sql(
      `INSERT INTO review_decision (id, workspace_id, submission_id, reviewer, decision, content_sha256)
       VALUES ('rev_1', 'ws_1', $1, 'r', 'approved', 'h')`,
      [id],
    );
  });

  for (const table of historyTables) {
    const statements = [
      `UPDATE ${table} SET workspace_id = 'ws_2'`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ];
    for (const statement of statements) {
      it(`refuses ${statement}`, async () => {
        await expect(database.sql(statement)).rejects.toMatchObject({ constraint: 'append_only' });
      });
    }

    for (const role of [tenantRole, systemRole]) {
      it.each(statements)(`refuses ${role} %s`, async (statement) => {
        const refusal = await refusalTo(role, statement);
        expect(refusal.constraint === 'append_only' || refusal.code === INSUFFICIENT_PRIVILEGE).toBe(true);
        expect(await asRole(role, `SELECT 1 FROM ${table}`)).toBeGreaterThan(0);
      });

      it.each([
        `ALTER TABLE ${table} DISABLE TRIGGER USER`,
        `DROP TABLE ${table} CASCADE`,
        `SET session_replication_role = replica`,
      ])(`does not let ${role} get around that by %s`, async (statement) => {
        expect(await refusalTo(role, statement)).toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
      });
    }
  }

  /** Runs it as the services do, in a role that owns nothing, for the workspace whose rows these are; tells how many it met. */
  async function asRole(role: string, statement: string): Promise<number> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await client.query(`SET ROLE ${role}`);
      await client.query(`SELECT set_config('app.workspace_id', 'ws_1', false)`);
      return (await client.query(statement)).rowCount ?? 0;
    } finally {
      await client.end();
    }
  }
  const refusalTo = (role: string, statement: string) =>
    asRole(role, statement).then(
      () => ({ code: 'none', constraint: undefined }),
      (error: { code: string; constraint?: string }) => error,
    );
});

describe('an audit event', () => {
  it('goes when its workspace no longer keeps it, and not before', async () => {
    const added = (id: string, age: string) =>
      database.sql(
        `INSERT INTO audit_event (workspace_id, kind, actor, created_at) VALUES ($1, 'k', 'a', now() - $2::interval)`,
        [id, age],
      );
    await database.sql(
      `INSERT INTO workspace (id, name, settings) VALUES ('ws_short', 'w', '{"retain_audit_days": 10}')`,
    );
    await added('ws_short', '11 days');
    await added('ws_short', '9 days');
    await added('ws_1', '2554 days');
    const remove = (id: string) => database.sql(`DELETE FROM audit_event WHERE workspace_id = $1 RETURNING 1`, [id]);
    await expect(remove('ws_short')).rejects.toMatchObject({ constraint: 'append_only' });
    await expect(
      database.sql(
        `DELETE FROM audit_event WHERE workspace_id = 'ws_short' AND created_at < now() - interval '10 days'`,
      ),
    ).resolves.toEqual([]);
    expect(await database.sql(`SELECT 1 FROM audit_event WHERE workspace_id = 'ws_short'`)).toHaveLength(1);
    await expect(remove('ws_1')).rejects.toMatchObject({ constraint: 'append_only' });
  });
});
