import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { statuses, submissionStatuses } from '@sendgate/contracts';
import { type TestDatabase, testDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.sql(`INSERT INTO workspace (id, name, settings) VALUES ('ws_1', 'w', '{}')`);
});
afterAll(() => database.close());

let made = 0;
/** A submission that stands at a status, whatever the guard thinks of how it got there. */
async function submissionAt(status: string): Promise<string> {
  made += 1;
  const id = `act_${made}`;
  await database.sql('ALTER TABLE submission DISABLE TRIGGER USER');
  await database.sql(
    `INSERT INTO submission (id, workspace_id, livemode, channel, recipient, recipient_match, body_text, content_type,
      content_sha256, status, policy_passed, violations, violation_count, block_count, snapshot_id, config_hash, latency_ms, tokens)
     VALUES ($1, 'ws_1', true, 'email', 'a@b.co', 'a@b.co', 'text', 'email', 'h', $2, true, '[]', 0, 0, 'snap_1', 'c', 1, 1)`,
    [id, status],
  );
  await database.sql('ALTER TABLE submission ENABLE TRIGGER USER');
  return id;
}

describe('the submission guard', () => {
  it('holds the same moves as the table of statuses', async () => {
    const rows = await database.sql<{ f: string; t: string }>(
      'SELECT from_status AS f, to_status AS t FROM allowed_transition',
    );
    const expected = submissionStatuses.flatMap((from) => statuses[from].next.map((to) => `${from}>${to}`));
    expect(rows.map(({ f, t }) => `${f}>${t}`).sort()).toEqual(expected.sort());
  });

  for (const from of submissionStatuses) {
    for (const to of submissionStatuses) {
      const allowed = from === to || (statuses[from].next as readonly string[]).includes(to);
      it(`${allowed ? 'lets' : 'does not let'} ${from} become ${to}`, async () => {
        const id = await submissionAt(from);
        const move = database.sql('UPDATE submission SET status = $2 WHERE id = $1', [id, to]);
        if (allowed) await expect(move).resolves.toEqual([]);
        else await expect(move).rejects.toMatchObject({ constraint: 'submission_status_move' });
      });
    }
  }

  it('lets no submission be born decided by a person or delivered', async () => {
    await expect(
      database.sql(`INSERT INTO submission SELECT * FROM json_populate_record(null::submission, (
        SELECT to_json(s)::jsonb || '{"id":"act_born","status":"SENT"}' FROM submission s LIMIT 1)::json)`),
    ).rejects.toMatchObject({ constraint: 'submission_birth' });
  });

  for (const column of ['recipient', 'snapshot_id', 'config_hash', 'content_sha256', 'channel', 'idempotency_key']) {
    it(`freezes ${column}`, async () => {
      const id = await submissionAt('APPROVED');
      await expect(database.sql(`UPDATE submission SET ${column} = 'other' WHERE id = $1`, [id])).rejects.toMatchObject(
        { constraint: 'submission_frozen' },
      );
    });
  }

  it('lets content disappear and never change', async () => {
    const id = await submissionAt('APPROVED');
    await expect(database.sql(`UPDATE submission SET body_text = 'other' WHERE id = $1`, [id])).rejects.toMatchObject({
      constraint: 'submission_content',
    });
    await database.sql('UPDATE submission SET body_text = NULL WHERE id = $1', [id]);
    await expect(database.sql(`UPDATE submission SET body_text = 'text' WHERE id = $1`, [id])).rejects.toMatchObject({
      constraint: 'submission_content',
    });
  });
});

describe('history', () => {
  beforeAll(async () => {
    const id = await submissionAt('QUEUED');
    await database.sql(`INSERT INTO policy_snapshot (id, workspace_id, config, config_hash, engine_version, created_by)
      VALUES ('snap_1', 'ws_1', '{}', 'c', '1', 'x')`);
    await database.sql(`INSERT INTO audit_event (workspace_id, kind, actor) VALUES ('ws_1', 'k', 'a')`);
    await database.sql(
      `INSERT INTO review_decision (id, workspace_id, submission_id, reviewer, decision, content_sha256)
       VALUES ('rev_1', 'ws_1', $1, 'r', 'approved', 'h')`,
      [id],
    );
  });

  for (const table of ['policy_snapshot', 'audit_event', 'review_decision']) {
    for (const statement of [
      `UPDATE ${table} SET workspace_id = 'ws_2'`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ]) {
      it(`refuses ${statement}`, async () => {
        await expect(database.sql(statement)).rejects.toMatchObject({ constraint: 'append_only' });
      });
    }
  }
});
