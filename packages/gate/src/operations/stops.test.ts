import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PolicyFloor } from '@sendgate/contracts';
import pg from 'pg';
import type { GateOptions } from '../gate-options.ts';
import { openGate } from '../open-gate.ts';
import { floorActor } from '../policy/raise-to-floor.ts';
import { askForConsent, blockedBody, message, type TestGate, testGate } from '../testing.ts';

/*
 * A stop and a submission in the same moment. Each test holds one of the two open in a transaction of its own, waits until
 * Postgres says that the other one waits for it, or has been turned away, and lets go.
 */

let world: TestGate;
let session: pg.Client;
let batches = 0;
beforeAll(async () => {
  const onEvent: GateOptions['onEvent'] = ({ kind }) => {
    if (kind === 'batch_committed') batches += 1;
  };
  world = await testGate({ onEvent });
  await askForConsent(world);
  await world.configure({ contact_pressure: { per_24h: 1000, per_7d: 1000 } });
});
afterAll(() => world?.close());
beforeEach(async () => {
  session = new pg.Client({ connectionString: world.database.url });
  await session.connect();
  await session.query('BEGIN');
});
afterEach(() => session.end());

let people = 0;
const newNumber = () => {
  people += 1;
  return `+1415558${1000 + people}`;
};
const submit = (recipient: string, bodyText = blockedBody) =>
  world.gate.submit(world.caller, message({ channel: 'sms', subject: null, recipient, bodyText }));
const read = (actionId: string) => world.gate.findSubmission(world.workspaceId, actionId);
const submissionsTo = (recipient: string) =>
  world.database.sql('SELECT status FROM submission WHERE recipient = $1', [recipient]);
/** Until somebody waits for a lock that the test holds. */
const untilWaiting = async (locktype: 'relation' | 'advisory') => {
  const waiting =
    'SELECT 1 FROM pg_locks WHERE NOT granted AND locktype = $1 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())';
  while ((await world.database.sql(waiting, [locktype])).length === 0);
};

/** What stops a recipient: as the gate does it, what it writes first, and how it then announces itself. */
const stops = {
  suppression: {
    announcement: 'begin_listing',
    act: (recipient: string): Promise<unknown> => world.gate.workspaces.suppression.add(world.owner, [recipient]),
    write: (recipient: string): Promise<unknown> =>
      session.query(`INSERT INTO suppression_entry (workspace_id, entry, created_by) VALUES ($1, $2, 'test')`, [
        world.workspaceId,
        recipient,
      ]),
  },
  'a file of recipients': {
    announcement: 'begin_listing',
    act: async (recipient: string): Promise<unknown> => {
      const { startImport, runImport } = world.gate.workspaces.suppression;
      const { importId } = await startImport(world.owner, Buffer.from(recipient), 'opt_out');
      return runImport(importId);
    },
    write: (recipient: string): Promise<unknown> => stops.suppression.write(recipient),
  },
  consent: {
    announcement: 'begin_stop',
    act: (recipient: string): Promise<unknown> =>
      world.gate.workspaces.revokeConsent(world.owner, { channel: 'sms', recipient, revokedAt: null }),
    // Told by another process in this moment: the row it wrote is copied out of a transaction of its own.
    write: async (recipient: string) => {
      await world.gate.workspaces.revokeConsent(world.owner, { channel: 'sms', recipient, revokedAt: null });
      const { rows } = await world.database
        .sql('DELETE FROM consent_revocation RETURNING *')
        .then((deleted) => ({ rows: deleted }));
      await session.query(
        'INSERT INTO consent_revocation SELECT * FROM json_populate_recordset(NULL::consent_revocation, $1)',
        [JSON.stringify(rows)],
      );
    },
  },
};

describe.each(Object.entries(stops))('a stop by %s', (_name, { announcement, act, write }) => {
  const announce = () => session.query(`SELECT ${announcement}($1)`, [world.workspaceId]);

  it('counts for a message that was judged before it and is stored after it', async () => {
    const recipient = newNumber();
    await write(recipient);
    // Judging reads; only storing has to wait.
    await session.query('LOCK TABLE submission IN SHARE MODE');
    const submitting = submit(recipient);
    await untilWaiting('relation');
    await announce();
    await session.query('COMMIT');
    expect((await submitting).submission.status).toBe('BLOCKED');
    expect(await submissionsTo(recipient)).toEqual([{ status: 'BLOCKED' }]);
  });

  it('counts for a message that comes while it is being written down', async () => {
    const recipient = newNumber();
    await write(recipient);
    await announce();
    const before = batches;
    const submitting = submit(recipient, 'Our price list is ready.');
    while (batches === before) await world.database.sql('SELECT 1');
    await session.query('COMMIT');
    expect((await submitting).submission.status).toBe('BLOCKED');
    expect(await submissionsTo(recipient)).toEqual([{ status: 'BLOCKED' }]);
  });

  it('waits for a hold that is being stored, and ends it', async () => {
    const recipient = newNumber();
    const { submission: model } = await submit(newNumber());
    await session.query('SELECT stops_now($1)', [world.workspaceId]);
    const copy = { id: `${model.actionId.slice(0, -4)}COPY`, recipient, recipient_match: recipient, hold_token: null };
    await session.query(
      'INSERT INTO submission SELECT (jsonb_populate_record(s, $1)).* FROM submission s WHERE id = $2',
      [JSON.stringify(copy), model.actionId],
    );
    const acting = act(recipient);
    await untilWaiting('advisory');
    await session.query('COMMIT');
    await acting;
    expect((await read(copy.id))?.status).toBe('BLOCKED');
    expect((await read(model.actionId))?.status).toBe('QUEUED');
  });
});

describe('entries that are put on the list', () => {
  /** How often a message is judged that is stored after somebody was put on the list. */
  async function judgedBeside(recipient: string, listed: string): Promise<number> {
    const before = batches;
    await session.query('LOCK TABLE submission IN SHARE MODE');
    const submitting = submit(recipient);
    await untilWaiting('relation');
    // Committed before the message goes on, which else might come between the ends of two locks.
    await world.database.sql(
      `WITH added AS (INSERT INTO suppression_entry (workspace_id, entry, created_by) VALUES ($1, $2, 'test') RETURNING 1)
       SELECT begin_listing($1) FROM added`,
      [world.workspaceId, listed],
    );
    await session.query('COMMIT');
    await submitting;
    return batches - before;
  }

  it('have a message to one of them judged anew, and no message to anybody else', async () => {
    const recipient = newNumber();
    expect(await judgedBeside(recipient, newNumber())).toBe(1);
    expect(await submissionsTo(recipient)).toEqual([{ status: 'QUEUED' }]);
    await session.query('BEGIN');
    const listed = newNumber();
    expect(await judgedBeside(listed, listed)).toBe(2);
    expect(await submissionsTo(listed)).toEqual([{ status: 'BLOCKED' }]);
  });

  it('are looked for by their index, however long the list is', async () => {
    await session.query('COMMIT');
    const look = () =>
      session.query(
        "SELECT suppressed_now('ws_long', ARRAY['r7@other.example', '@other.example', 'r20001@long.example'])",
      );
    // As often as it takes to be given a plan that stays, were one kept: for a list so short that reading it all is best.
    await world.database.sql('VACUUM ANALYZE suppression_entry');
    for (let n = 0; n < 10; n += 1) await look();
    await session.query(
      `INSERT INTO suppression_entry (workspace_id, entry, created_by)
       SELECT 'ws_long', 'r' || n || '@long.example', 'test' FROM generate_series(1, 20000) n`,
    );
    const read = async () => {
      await session.query('SELECT pg_stat_force_next_flush()');
      const { rows } = await session.query(
        `SELECT heap_blks_read + heap_blks_hit + idx_blks_read + idx_blks_hit AS n FROM pg_statio_user_tables
         WHERE relname = 'suppression_entry'`,
      );
      return Number(rows[0].n);
    };
    const before = await read();
    await look();
    expect((await read()) - before).toBeLessThan(60);
  });
});

describe('keys that are destroyed', () => {
  it('seal nothing that is stored after them', async () => {
    await world.configure({ seal_content: true });
    const recipient = newNumber();
    await submit(newNumber());
    await session.query('LOCK TABLE submission IN SHARE MODE');
    const submitting = submit(recipient);
    await untilWaiting('relation');
    await session.query('DELETE FROM content_key WHERE workspace_id = $1', [world.workspaceId]);
    await session.query('COMMIT');
    const { actionId } = (await submitting).submission;
    // In another process, which never knew the keys that are gone.
    const fresh = await openGate({ ...world.options, identity: false });
    const { bodyText } = (await fresh.findSubmission(world.workspaceId, actionId)) ?? {};
    expect(bodyText).toBe(blockedBody);
    await session.query('DELETE FROM content_key WHERE workspace_id = $1', [world.workspaceId]);
    // This one has kept them for a minute to come, and another makes new ones.
    const other = await openGate({ ...world.options, identity: false });
    await other.submit(world.caller, message());
    const later = await submit(newNumber());
    expect((await other.findSubmission(world.workspaceId, later.submission.actionId))?.bodyText).toBe(blockedBody);
    await Promise.all([fresh.close(), other.close()]);
    await world.configure({ seal_content: false });
  });
});

describe('a setting that keeps messages back, or closes them', () => {
  const clean = 'Our price list is ready.';

  it.each([
    ['pause_mode', { pause_mode: 'block' }, { pause_mode: 'off' }, { status: 'BLOCKED', body: clean }],
    ['autonomy', { autonomy: 'hold_all' }, { autonomy: 'auto' }, { status: 'QUEUED', body: clean }],
    ['seal_content', { seal_content: true }, { seal_content: false }, { status: 'APPROVED', body: null }],
  ] as const)(
    'counts for a message that was judged before it and is stored after it: %s',
    async (_name, on, off, stored) => {
      const recipient = newNumber();
      await session.query('LOCK TABLE submission IN SHARE MODE');
      const submitting = submit(recipient, clean);
      await untilWaiting('relation');
      await world.configure(on);
      await session.query('COMMIT');
      const { actionId, status } = (await submitting).submission;
      expect(status).toBe(stored.status);
      const rows = await world.database.sql('SELECT status, body_text AS body FROM submission WHERE id = $1', [
        actionId,
      ]);
      expect(rows).toEqual([stored]);
      await world.configure(off);
    },
  );
});

describe('a policy', () => {
  const clean = 'Our price list is ready.';
  const own = {
    ...{ id: 'our_lists', name: 'Our lists', kind: 'phrases' as const, severity: 'BLOCK' as const },
    ...{ phrases: ['price list'], detail: 'Nobody is told.' },
  };
  /** What becomes of a message that was judged before a change and is stored after it. */
  const stored = async (change: () => Promise<unknown>) => {
    await session.query('BEGIN');
    await session.query('LOCK TABLE submission IN SHARE MODE');
    const submitting = submit(newNumber(), clean);
    await untilWaiting('relation');
    await change();
    await session.query('COMMIT');
    const { status, snapshotId } = (await submitting).submission;
    return { status, snapshotId };
  };

  it('judges every message that is stored once it is in force, by a changed setting or by activation', async () => {
    await session.query('COMMIT');
    const { policy } = world.gate;
    const changed = await stored(() => world.configure({ own_rules: [own] }));
    expect(changed.status).toBe('QUEUED');
    await world.configure({ own_rules: [] });
    const { version } = await policy.snapshots(world.workspaceId);
    expect(await stored(() => policy.activate(world.owner, changed.snapshotId, version))).toEqual(changed);
    await world.configure({ own_rules: [] });
  });

  it('judges every message that is stored once another process has raised it to its floor', async () => {
    await session.query('COMMIT');
    const policyFloor: PolicyFloor = { rules: { guarantee_claim: { severity: 'BLOCK' } } };
    const raising = await openGate({ ...world.options, identity: false, policyFloor });
    const raised = await stored(() => raising.snapshots.active(world.workspaceId));
    const { id, createdBy } = await world.gate.snapshots.active(world.workspaceId);
    expect([raised.snapshotId, createdBy]).toEqual([id, floorActor]);
    await raising.close();
  });
});

describe('a stop in one workspace', () => {
  it('keeps no message of another one waiting', async () => {
    const other = await world.gate.workspaces.create('Another', null);
    await session.query('SELECT begin_stop($1)', [other.id]);
    expect((await submit(newNumber())).submission.status).toBe('QUEUED');
    await session.query('ROLLBACK');
  });
});
