import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count } from '@sendgate/contracts/testing';
import type pg from 'pg';
import { type GatherRow, gatherBatch, gatherInput, gatherSql } from './hot-statements.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

/** Enough for the planner to choose as it would for a million: what it chooses among grows with the logarithm. */
const entries = count(50_000, 1_000_000);

let database: TestDatabase;
let pool: pg.Pool;
/** The plan while nothing is known of the tables but their size: a new installation, or a first large import. */
let firstPlan: string;
beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool({ max: 1 });
  await database.sql(`INSERT INTO workspace (id, name, settings, settings_version, active_snapshot_id)
    VALUES ('ws_1', 'w', '{}', 7, 'snap_1'), ('ws_2', 'another tenant', '{}', 3, 'snap_2')`);
  await database.sql(
    `INSERT INTO suppression_entry (workspace_id, entry, created_by)
     SELECT 'ws_1', 'person-' || n || '@example.org', 'import' FROM generate_series(1, $1) n`,
    [entries],
  );
  await database.sql(
    `INSERT INTO submission (id, workspace_id, livemode, channel, recipient, recipient_match, body_text, content_type,
      content_sha256, status, policy_passed, violations, violation_count, block_count, snapshot_id, config_hash, latency_ms,
      tokens, touch_key, fingerprint, idempotency_key)
     SELECT 'act_' || n, 'ws_1', true, 'email', 'r', 'person-' || n % 5000 || '@example.org', 'text', 'email', 'h',
      (ARRAY['APPROVED', 'QUEUED', 'BLOCKED', 'DISPATCHING'])[1 + (n - 1) / 5000],
      true, '[]', 0, 0, 'snap_1', 'c', 1, 1, 'touch-' || n % 5000, '\\x00', 'key-' || n FROM generate_series(1, 20000) n`,
  );
  await database.sql(
    `INSERT INTO consent_revocation (workspace_id, channel, recipient_hash, revoked_at, recorded_by)
     SELECT 'ws_1', 'email', 'hash-' || n, now(), 'import' FROM generate_series(1, 20000) n`,
  );
  firstPlan = await planOf(row);
  await database.sql('ANALYZE');
});
afterAll(async () => {
  await database.close();
});

const row: GatherRow = {
  workspaceId: 'ws_1',
  livemode: true,
  idempotencyKey: 'key-7',
  channel: 'email',
  recipient: 'person-7@example.org',
  entries: ['nobody@example.net', 'person-7@example.org', '@example.org'],
  consent: { recipientHash: 'hash-7', grantedAt: null },
  firstContact: true,
  touchKey: 'touch-7',
  hiddenTouchKey: 'hidden-7',
  resembling: { digests: ['0'.repeat(64), '1'.repeat(64)], leastBytes: 1, mostBytes: 100 },
};

async function planOf(asked: GatherRow): Promise<string> {
  const { rows } = await pool.query({ text: `EXPLAIN (FORMAT JSON) ${gatherSql.all}`, values: [gatherInput([asked])] });
  return JSON.stringify(rows);
}

describe('what is gathered', () => {
  it.each([
    ['a table that was never analysed', () => firstPlan],
    ['a table Postgres knows', () => planOf(row)],
  ])('reads only the rows it is asked about, in %s', async (_, explain) => {
    const plan = await explain();
    expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"(suppression_entry|submission)"/);
    // Four questions about the recipient and the person, who has two names, each by the index that begins with them.
    expect(
      plan.match(/"Index Name":"submission_workspace_id_(?:recipient_match|touch_key)_created_at_idx"/g),
    ).toHaveLength(4);
    for (const index of [
      'suppression_entry_pkey',
      'consent_revocation_pkey',
      'submission_workspace_id_recipient_match_created_at_idx',
      'submission_workspace_id_touch_key_created_at_idx',
      'submission_workspace_id_livemode_idempotency_key_key',
    ]) {
      expect(plan).toContain(`"Index Name":"${index}"`);
    }
    expect(plan).toMatch(/"Index Cond":"\(\(workspace_id = q\.ws\) AND \(entry = ANY \(q\.entries\)\)\)"/);
  });

  it('answers each row in its place, with the settings that stand, and nothing to who asks nothing', async () => {
    const nothing: GatherRow = {
      ...row,
      workspaceId: 'ws_none',
      idempotencyKey: null,
      entries: [],
      consent: null,
      firstContact: false,
      touchKey: null,
      hiddenTouchKey: null,
      resembling: null,
    };
    const [first, second] = await gatherBatch(pool, [row, nothing]);
    expect(first).toMatchObject({
      settingsVersion: 7,
      activeSnapshotId: 'snap_1',
      originalId: 'act_7',
      suppressedBy: 'person-7@example.org',
      consentRevoked: true,
      stops: 0,
      listed: 0,
      firstContact: false,
      // Approved, held and being sent; what was blocked touched nobody.
      touches: { last24h: 3, last7d: 3 },
    });
    expect(first?.recent).toHaveLength(3);
    expect(second).toEqual({
      settingsVersion: null,
      activeSnapshotId: null,
      stops: 0,
      listed: 0,
      originalId: null,
      suppressedBy: null,
      consentRevoked: false,
      firstContact: false,
      touches: { last24h: 0, last7d: 0 },
      recent: [],
    });
  });

  it('is answered in the order of the questions, in whatever order Postgres comes to them', async () => {
    const options = '-c enable_hashjoin=off -c enable_nestloop=off';
    const sorting = database.pool({ max: 1, options });
    const answers = await gatherBatch(
      sorting,
      ['ws_2', 'ws_1', 'ws_2'].map((workspaceId) => ({ ...row, workspaceId })),
    );
    expect(answers.map(({ settingsVersion }) => settingsVersion)).toEqual([3, 7, 3]);
  });

  it('is of the channel alone: whom we wrote to elsewhere is new here, and has taken back nothing', async () => {
    const elsewhere = { ...row, channel: 'whatsapp' };
    expect(await gatherBatch(pool, [row, elsewhere])).toMatchObject([
      { consentRevoked: true, firstContact: false },
      { consentRevoked: false, firstContact: true },
    ]);
  });

  it('is a revocation unless consent was given after it: one of the same moment stands', async () => {
    const [stored] = await database.sql<{ at: Date }>(
      'SELECT revoked_at AS at FROM consent_revocation WHERE workspace_id = $1 AND channel = $2 AND recipient_hash = $3',
      [row.workspaceId, row.channel, row.consent?.recipientHash],
    );
    const at = stored?.at.getTime() ?? Number.NaN;
    const given = (moment: number) => ({
      ...row,
      consent: { recipientHash: row.consent?.recipientHash ?? '', grantedAt: new Date(moment) },
    });
    const [same, later] = await gatherBatch(pool, [given(at), given(at + 1)]);
    expect([same?.consentRevoked, later?.consentRevoked]).toEqual([true, false]);
  });

  it('is nothing of another tenant who has the key, the entry, the revocation, the touches and the texts', async () => {
    // Under every name that the first workspace has: these statements run past row-level security.
    const foreign = { ...row, workspaceId: 'ws_2', hiddenTouchKey: row.touchKey };
    const [own, other] = await gatherBatch(pool, [row, foreign]);
    expect(own).toMatchObject({ originalId: 'act_7', consentRevoked: true, firstContact: false });
    expect(other).toEqual({
      ...{ settingsVersion: 3, activeSnapshotId: 'snap_2', stops: 0, listed: 0 },
      ...{ originalId: null, suppressedBy: null, consentRevoked: false, firstContact: true },
      touches: { last24h: 0, last7d: 0 },
      recent: [],
    });
  });
});
