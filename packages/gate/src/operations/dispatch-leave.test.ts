import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { blockedBody, meanwhile, message, newRecipient, type TestGate, testGate, untilWaiting } from '../testing.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
  await world.configure({
    dispatch_webhook_url: 'https://sender.example.org/messages',
    dispatch_webhook_secret: 'dispatch-secret-of-this-test',
  });
});
afterAll(() => world?.close());
beforeEach(() => world.configure({ dispatch_mode: { email: 'webhook' } }));

const submit = async (recipient = newRecipient()) => {
  const { submission } = await world.gate.submit(world.caller, message({ recipient }));
  expect(submission).toMatchObject({ status: 'DISPATCHING', deliveryStatus: 'pending' });
  return submission.actionId;
};
const workOf = async (actionId: string) => {
  const text = `SELECT id FROM work_item WHERE ref_id = $1 AND kind = 'dispatch' AND state IN ('PENDING', 'LEASED')`;
  const [work] = await world.database.sql<{ id: string }>(text, [actionId]);
  return work?.id ?? '';
};
const lease = async (actionId: string) => {
  const item = await world.gate.work.claim(await workOf(actionId), 30);
  if (!item) throw new Error('the work cannot be claimed');
  return item;
};
/** Takes a message up like a worker that is connecting to the provider. */
const takeUp = async (actionId: string) => {
  const item = await lease(actionId);
  const task = await world.gate.dispatch.open(item);
  if (!task) throw new Error('there is nothing to hand over');
  return { item, task, begin: () => world.gate.dispatch.begin(item, task) };
};
const ranOut = (actionId: string, also = '') =>
  world.database.sql(
    `UPDATE work_item SET lease_until = now() - interval '1 second' ${also} WHERE ref_id = $1 AND kind = 'dispatch'`,
    [actionId],
  );
const read = (actionId: string) => world.gate.findSubmission(world.workspaceId, actionId);
const canceled = (error: string) => ({ status: 'FAILED', deliveryStatus: 'canceled', dispatch: { error } });

describe('what came of an attempt, written down again because the first answer of the store was lost', () => {
  const sent = { kind: 'sent', providerMessageId: 'provider-1' } as const;
  const refused = { kind: 'refused', errorClass: 'smtp_4xx', afterSeconds: 60 } as const;
  const failed = { kind: 'failed', errorClass: 'smtp_5xx' } as const;

  it.each([sent, refused, failed])('is on record once: $kind', async (result) => {
    const actionId = await submit();
    const { item, task, begin } = await takeUp(actionId);
    expect(await begin()).toBe('begun');
    const write = () => world.gate.dispatch.record(item, { result, mode: task.mode, durationMs: 1 });
    expect([await write(), await write()]).toEqual([result.kind, result.kind]);
    const attempts = await world.database.sql('SELECT outcome FROM dispatch_attempt WHERE submission_id = $1', [
      actionId,
    ]);
    expect(attempts).toEqual([{ outcome: result.kind }]);
    const error = result.kind === 'sent' ? null : result.errorClass;
    expect(await read(actionId)).toMatchObject({ dispatch: { attempts: 1, error } });
  });

  it('is late where another worker has had the message since', async () => {
    const actionId = await submit();
    const { item, task, begin } = await takeUp(actionId);
    expect(await begin()).toBe('begun');
    await ranOut(actionId);
    expect(await world.gate.dispatch.open(await lease(actionId))).toBeNull();
    expect(await world.gate.dispatch.record(item, { result: sent, mode: task.mode, durationMs: 1 })).toBe('late');
    expect(await read(actionId)).toMatchObject({ status: 'FAILED', deliveryStatus: 'unknown' });
  });

  it('is late as well where that worker came to the same', async () => {
    const actionId = await submit();
    const early = await takeUp(actionId);
    await ranOut(actionId);
    const { item, task, begin } = await takeUp(actionId);
    expect(await begin()).toBe('begun');
    const outcomes = [item, early.item].map((one) => () => {
      return world.gate.dispatch.record(one, { result: refused, mode: task.mode, durationMs: 1 });
    });
    expect([await outcomes[0]?.(), await outcomes[1]?.()]).toEqual(['refused', 'late']);
  });
});

describe('leave to write a message', () => {
  it('is refused once its caller is to send on the channel again', async () => {
    const actionId = await submit();
    const { begin } = await takeUp(actionId);
    await world.configure({ dispatch_mode: {} });
    expect(await begin()).toBe('stopped');
    expect(await read(actionId)).toMatchObject(canceled('dispatch_off'));
  });

  it.each(['before it is taken up', 'while the connection is made'])(
    'is refused when consent is taken back %s',
    async (when) => {
      const recipient = newRecipient();
      const actionId = await submit(recipient);
      const revoke = () =>
        world.gate.workspaces.revokeConsent(world.owner, { channel: 'email', recipient, revokedAt: null });
      if (when === 'before it is taken up') {
        await revoke();
        expect(await world.gate.dispatch.open(await lease(actionId))).toBeNull();
      } else {
        const { begin } = await takeUp(actionId);
        await revoke();
        expect(await begin()).toBe('stopped');
      }
      expect(await read(actionId)).toMatchObject(canceled('consent_revoked'));
    },
  );

  it('is refused for a recipient on the list once nobody may overrule it any more, also where somebody had', async () => {
    await world.configure({ hard_rules: false });
    const recipient = newRecipient();
    await world.gate.workspaces.suppression.add(world.owner, [recipient]);
    const { actionId, version } = (await world.gate.submit(world.caller, message({ recipient }))).submission;
    const approval = { expectedVersion: version, reason: 'They asked for it on the phone.' };
    await world.gate.reviews.approve(await world.person('reviewer'), actionId, approval);
    const { begin } = await takeUp(actionId);
    await world.configure({ hard_rules: true });
    expect(await begin()).toBe('stopped');
    expect(await read(actionId)).toMatchObject(canceled('suppressed'));
  });

  it.each(['suppressed', 'consent_revoked'] as const)(
    'is refused where a stop was on its way as the message was stored, of which nobody had known: %s',
    async (stop) => {
      await world.configure({ hard_rules: false });
      const recipient = newRecipient();
      // What the stop writes is taken out of its transaction, and written by one that begins before the message is stored.
      const { table, act, announce } = {
        suppressed: {
          ...{ table: 'suppression_entry', announce: 'begin_listing' },
          act: () => world.gate.workspaces.suppression.add(world.owner, [recipient]),
        },
        consent_revoked: {
          ...{ table: 'consent_revocation', announce: 'begin_stop' },
          act: () => world.gate.workspaces.revokeConsent(world.owner, { channel: 'email', recipient, revokedAt: null }),
        },
      }[stop];
      await world.database.sql(`DELETE FROM ${table}`);
      await act();
      const [row = {}] = await world.database.sql<Record<string, unknown>>(`DELETE FROM ${table} RETURNING *`);
      const stopping = new pg.Client({ connectionString: world.database.url });
      await stopping.connect();
      await stopping.query('BEGIN');
      const dated = stop === 'suppressed' ? ['created_at'] : ['recorded_at', 'revoked_at'];
      const values = `jsonb_build_object(${dated.map((column) => `'${column}', date_trunc('milliseconds', now())`).join()})`;
      await stopping.query(
        `INSERT INTO ${table} SELECT * FROM jsonb_populate_record(NULL::${table}, $1::jsonb || ${values})`,
        [JSON.stringify(row)],
      );
      const actionId = await submit(recipient);
      await stopping.query(`SELECT ${announce}($1)`, [world.workspaceId]);
      await stopping.query('COMMIT');
      await stopping.end();
      expect(await world.gate.dispatch.open(await lease(actionId))).toBeNull();
      expect(await read(actionId)).toMatchObject(canceled(stop));
      await world.configure({ hard_rules: true });
    },
  );

  it.each(['suppressed', 'imported', 'consent_revoked'] as const)(
    'is refused where a stop was on its way as a reviewer approved, who could not know of it: %s',
    async (way) => {
      await world.configure({ hard_rules: false });
      const recipient = newRecipient();
      const { submission } = await world.gate.submit(world.caller, message({ recipient, bodyText: blockedBody }));
      const { actionId, version } = submission;
      const { suppression, revokeConsent } = world.gate.workspaces;
      const { importId } = await suppression.startImport(world.owner, Buffer.from(recipient));
      const [stop, act] = {
        suppressed: ['suppressed', () => suppression.add(world.owner, [recipient])],
        imported: ['suppressed', () => suppression.runImport(importId)],
        consent_revoked: [
          'consent_revoked',
          () => revokeConsent(world.owner, { channel: 'email', recipient, revokedAt: null }),
        ],
      }[way] as [string, () => Promise<unknown>];
      // As whoever approves or dispatches something holds it; the stop has begun and waits.
      const other = new pg.Client({ connectionString: world.database.url });
      await other.connect();
      await other.query('BEGIN');
      await other.query('SELECT 1 FROM workspace WHERE id = $1 FOR SHARE', [world.workspaceId]);
      const stopping = act();
      await untilWaiting(other);
      const approval = { expectedVersion: version, reason: 'They asked for it on the phone.' };
      const approved = await world.gate.reviews.approve(await world.person('reviewer'), actionId, approval);
      expect(approved.submission.status).toBe('DISPATCHING');
      await other.query('COMMIT');
      await other.end();
      await stopping;
      expect(await world.gate.dispatch.open(await lease(actionId))).toBeNull();
      expect(await read(actionId)).toMatchObject(canceled(stop));
      await world.configure({ hard_rules: true });
    },
  );

  it('waits for a pause that is being stored, and is not given then', async () => {
    const actionId = await submit();
    const { begin } = await takeUp(actionId);
    const pause = `UPDATE workspace SET settings = settings || '{"pause_mode": "hold"}' WHERE id = $1`;
    expect(await meanwhile(world.database, [pause, [world.workspaceId]], begin)).toBe('paused');
    await world.configure({ pause_mode: 'off' });
    expect(await (await takeUp(actionId)).begin()).toBe('begun');
  });

  it('is refused to a worker whose lease is over, also while nobody else has it', async () => {
    const actionId = await submit();
    const { begin } = await takeUp(actionId);
    await ranOut(actionId);
    expect(await begin()).toBe('lost');
    expect(await (await takeUp(actionId)).begin()).toBe('begun');
  });
});

describe('a message whose worker died after it had leave to write', () => {
  const unknown = { status: 'FAILED', deliveryStatus: 'unknown' };

  it('is unknown for the next worker, which writes nothing', async () => {
    const actionId = await submit();
    expect(await (await takeUp(actionId)).begin()).toBe('begun');
    await ranOut(actionId);
    expect(await world.gate.dispatch.open(await lease(actionId))).toBeNull();
    expect(await read(actionId)).toMatchObject(unknown);
  });

  it('is unknown where that was the last attempt, and sent again only by who says so expressly', async () => {
    const actionId = await submit();
    expect(await (await takeUp(actionId)).begin()).toBe('begun');
    await ranOut(actionId, ', attempt = max_attempts');
    expect(await world.gate.work.claim(await workOf(actionId), 30)).toBeNull();
    expect(await read(actionId)).toMatchObject(unknown);
    await expect(world.gate.dispatch.retry(world.owner, actionId, false)).rejects.toMatchObject({
      code: 'dispatch_unknown',
    });
  });
});

it('a message sent again has all its attempts before it, whatever was refused of it before', async () => {
  const actionId = await submit();
  const settle = async (result: Parameters<typeof world.gate.dispatch.record>[1]['result']) => {
    const { item, task, begin } = await takeUp(actionId);
    expect(await begin()).toBe('begun');
    await world.gate.dispatch.record(item, { result, mode: task.mode, durationMs: 1 });
    return task;
  };
  expect(await settle({ kind: 'refused', errorClass: 'http_503', afterSeconds: 0 })).toMatchObject({ refusals: 0 });
  expect(await settle({ kind: 'failed', errorClass: 'http_400' })).toMatchObject({ refusals: 1 });
  await world.gate.dispatch.retry(world.owner, actionId, false);
  expect((await takeUp(actionId)).task).toMatchObject({ refusals: 0, attempt: 3 });
});

it('a message that waits as approved and may not go out is canceled', async () => {
  const recipient = newRecipient();
  const actionId = await submit(recipient);
  await world.database.unguarded("UPDATE submission SET status = 'APPROVED' WHERE id = $1", [actionId]);
  await world.gate.workspaces.suppression.add(world.owner, [recipient]);
  expect(await world.gate.dispatch.open(await lease(actionId))).toBeNull();
  expect(await read(actionId)).toMatchObject(canceled('suppressed'));
});

describe('a workspace', () => {
  it('has five messages under way at most, however many its workers were handed; the next one keeps its place', async () => {
    await world.database.sql(
      `UPDATE work_item SET state = 'DONE', lease_token = NULL, lease_until = NULL WHERE kind = 'dispatch' AND state <> 'DONE'`,
    );
    const works: string[] = [];
    for (let n = 0; n < 6; n++) works.push(await workOf(await submit()));
    const claim = (id: string) => world.gate.work.claim(id, 30);
    const [first, ...others] = await Promise.all(works.slice(0, 5).map(claim));
    expect([first, ...others]).not.toContain(null);
    const last = works.at(-1) ?? '';
    await world.database.sql('UPDATE work_item SET enqueued_at = now() WHERE id = $1', [last]);
    expect(await claim(last)).toBeNull();
    const kept = await world.database.sql('SELECT state, attempt, enqueued_at FROM work_item WHERE id = $1', [last]);
    expect(kept).toEqual([{ state: 'PENDING', attempt: 0, enqueued_at: null }]);
    if (first) await world.gate.work.finish(first);
    expect(await claim(last)).toMatchObject({ attempt: 1 });
  });
});
