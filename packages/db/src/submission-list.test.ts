import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listStatement } from './submission-list.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

describe('a page behind a cursor', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    await database.sql(`INSERT INTO workspace (id, name, settings, settings_version, active_snapshot_id)
      VALUES ('ws_1', 'w', '{}', 1, 'snap_1')`);
    await database.sql(
      `INSERT INTO submission (id, workspace_id, livemode, channel, recipient, recipient_match, body_text, content_type,
        content_sha256, status, policy_passed, violations, violation_count, block_count, snapshot_id, config_hash,
        latency_ms, tokens, created_at)
       SELECT 'act_' || n, 'ws_1', true, 'email', 'r', 'r', 'text', 'email', 'h', 'APPROVED', true, '[]', 0, 0, 'snap_1',
        'c', 1, 1, timestamptz '2026-01-01' + n * interval '1 minute' FROM generate_series(1, 20000) n`,
    );
    await database.sql('ANALYZE');
  });
  afterAll(() => database?.close());

  it('begins where the cursor stands in the index, and reads nothing before it', async () => {
    const after = { createdAt: new Date('2026-01-08T00:00:00Z'), id: 'act_10080' };
    const { text, values } = listStatement('ws_1', { after, livemode: true, order: 'newest', limit: 10, offset: 0 });
    const plan = JSON.stringify(await database.sql(`EXPLAIN (FORMAT JSON) ${text}`, values));
    expect(plan).toContain('"Index Name":"submission_workspace_id_created_at_id_idx"');
    expect(plan).toMatch(/"Index Cond":"[^"]*ROW\(created_at, id\) < ROW\(/);
    expect(plan).not.toMatch(/"Node Type":"(?:Seq Scan|(?:Incremental )?Sort)"/);
    const rows = await database.sql<{ id: string }>(text, values);
    expect(rows.slice(0, 2).map(({ id }) => id)).toEqual(['act_10079', 'act_10078']);
  });
});
