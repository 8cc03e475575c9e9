import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listStatement, type SubmissionListFilters } from './submission-list.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

describe('a list', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    await database.sql(`INSERT INTO workspace (id, name, settings, settings_version, active_snapshot_id)
      VALUES ('ws_1', 'w', '{}', 1, 'snap_1')`);
    await database.sql(
      `INSERT INTO submission (id, workspace_id, livemode, channel, recipient, recipient_match, body_text, content_type,
        content_sha256, source_model, status, policy_passed, violations, violation_count, block_count, rules, label, queue_reason, assignee,
        snapshot_id, config_hash, latency_ms, tokens, created_at)
       SELECT 'act_' || n, 'ws_1', true, 'email', 'r', 'r', repeat(md5(n::text), 30), 'email', 'h', 'writer-' || n % 3, 'APPROVED', true, '[]',
        (n % 100 = 0)::int, 0, CASE WHEN n % 100 = 0 THEN '{payment_card}'::text[] ELSE '{}' END,
        CASE WHEN n % 100 = 0 THEN 'spring' END, CASE WHEN n % 100 = 0 THEN 'manual_hold' END,
        CASE WHEN n % 100 = 0 THEN 'usr_1' END, 'snap_1', 'c', 1, 1, timestamptz '2026-01-01' + n * interval '1 minute' FROM generate_series(1, 20000) n`,
    );
    await database.sql('ANALYZE');
  });
  afterAll(() => database?.close());

  /** How the rows of a page are chosen, as JSON, and the page. */
  async function read(filters: Partial<SubmissionListFilters>) {
    const page = { livemode: true, order: 'newest', limit: 10, offset: 0 } as const;
    const { text, values } = listStatement('ws_1', { ...page, ...filters });
    const plan = JSON.stringify(await database.sql(`EXPLAIN (FORMAT JSON) ${text}`, values));
    // What stands in the plan behind the one limit there is, that of the choice.
    return {
      choice: plan.slice(plan.indexOf('"Node Type":"Limit"')),
      ids: (await database.sql<{ id: string }>(text, values)).map(({ id }) => id),
    };
  }

  it('behind a cursor begins where the cursor stands in the index, and reads nothing before it', async () => {
    const { choice, ids } = await read({ after: { createdAt: new Date('2026-01-08T00:00:00Z'), id: 'act_10080' } });
    expect(choice).toContain('"Index Name":"submission_workspace_id_created_at_id_idx"');
    expect(choice).toMatch(/"Index Cond":"[^"]*ROW\(created_at, id\) < ROW\(/);
    expect(ids.slice(0, 2)).toEqual(['act_10079', 'act_10078']);
  });

  it.each<[string, string, Partial<SubmissionListFilters>]>([
    ['a rule among what has findings', 'submission_found_few', { rule: 'payment_card', severity: 'WARN' }],
    ['warnings among what has findings', 'submission_found_few', { severity: 'WARN' }],
    ['a label among what has one', 'submission_labelled', { label: 'spring' }],
    ['a reason to wait among what had one', 'submission_reasoned', { queueReason: 'manual_hold' }],
    ['a reviewer among what was given to one', 'submission_assigned', { assignee: 'usr_1' }],
  ])('looks for %s', async (_what, index, filters) => {
    const { choice, ids } = await read(filters);
    expect(choice).toContain(`"Index Name":"${index}"`);
    expect(ids.slice(0, 2)).toEqual(['act_20000', 'act_19900']);
  });

  it('by a rule reads no row of another, and finds messages of many rules in their place', async () => {
    const { choice, ids } = await read({ rule: 'payment_card', limit: 3 });
    expect(choice).toContain('"Node Type":"Index Only Scan"');
    expect(ids).toEqual(['act_20000', 'act_19900', 'act_19800', 'act_19700']);
    // As many and as long as ids are, and of nothing that could be packed.
    await database.unguarded(`UPDATE submission SET rules = rules || (SELECT array_agg(left(md5(n::text) || md5((-n)::text), 64)) FROM generate_series(1, 300) n)
      WHERE id IN ('act_19900', 'act_19700')`);
    await database.unguarded(`UPDATE submission SET rules = rules || (SELECT array_agg(left(md5(n::text) || md5((-n)::text), 64)) FROM generate_series(1, 23) n)
      WHERE id = 'act_19800'`);
    expect((await read({ rule: 'payment_card', limit: 3 })).ids).toEqual(ids);
    expect((await read({ rule: 'payment_card', limit: 1, offset: 1 })).ids).toEqual(['act_19900', 'act_19800']);
    expect((await read({ rule: 'canary_leak' })).ids).toEqual([]);
  });

  it.each<[string, Partial<SubmissionListFilters>]>([
    ['model', { sourceModel: 'none' }],
    ['snapshot', { snapshotId: 'none' }],
    ['channel', { channel: 'sms' }],
  ])('by a %s that no message has does not read the messages', async (_what, filters) => {
    const { choice, ids } = await read(filters);
    expect(choice).toContain('"Index Name":"submission_values"');
    expect(ids).toEqual([]);
  });

  it('passes over the rows before an offset without the starts of their bodies', async () => {
    const { choice, ids } = await read({ offset: 15_000 });
    expect(choice).toMatch(/"Plan Width":\d\d,/);
    expect(ids[0]).toBe('act_5000');
  });
});
