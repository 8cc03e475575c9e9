import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstContactStatement, recipientStatement } from './recipient-history.ts';
import { listStatement } from './submission-list.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

const statements = {
  'the recipient and their last week': recipientStatement('ws_1', 'act_7'),
  'whether they were written to': firstContactStatement('ws_1', 'act_7'),
  'what came for them before': listStatement('ws_1', {
    ...{ recipientMatches: ['person-7@example.org'], livemode: true, createdBefore: new Date() },
    ...{ order: 'newest', limit: 10, offset: 0 },
  }),
};

describe('the history of a recipient', () => {
  let database: TestDatabase;
  /** Plans while nothing is known of the table but its size, as in a new installation. */
  const first: Record<string, string> = {};
  const planOf = async (name: keyof typeof statements) => {
    const { text, values } = statements[name];
    return JSON.stringify(await database.sql(`EXPLAIN (FORMAT JSON) ${text}`, values));
  };
  const names = Object.keys(statements) as (keyof typeof statements)[];

  beforeAll(async () => {
    database = await testDatabase();
    await database.sql(`INSERT INTO workspace (id, name, settings, settings_version, active_snapshot_id)
      VALUES ('ws_1', 'w', '{}', 1, 'snap_1')`);
    await database.sql(
      `INSERT INTO submission (id, workspace_id, livemode, channel, recipient, recipient_match, body_text, content_type,
        content_sha256, status, policy_passed, violations, violation_count, block_count, snapshot_id, config_hash,
        latency_ms, tokens)
       SELECT 'act_' || n, 'ws_1', true, 'email', 'r', 'person-' || n % 5000 || '@example.org', 'text', 'email', 'h',
        'APPROVED', true, '[]', 0, 0, 'snap_1', 'c', 1, 1 FROM generate_series(1, 20000) n`,
    );
    for (const name of names) first[name] = await planOf(name);
    await database.sql('ANALYZE');
  });
  afterAll(() => database?.close());

  it.each(names)('reads %s through the index of recipients, in the order it stands in', async (name) => {
    for (const plan of [first[name], await planOf(name)]) {
      expect(plan).toContain('"Index Name":"submission_workspace_id_recipient_match_created_at_idx"');
      expect(plan).not.toMatch(/"Node Type":"(?:Seq Scan|Sort)"/);
    }
  });
});
