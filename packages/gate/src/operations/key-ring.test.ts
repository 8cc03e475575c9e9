import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Sealer } from '@sendgate/db';
import type { Gate } from '../gate.ts';
import { openGate } from '../open-gate.ts';
import { count, message, showMeasured, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
const opened: Gate[] = [];
beforeAll(async () => {
  world = await testGate();
  await world.configure({ callback_url: 'https://hooks.example.org/gate', callback_secret: 'a-secret-of-sixteen' });
});
afterAll(async () => {
  for (const gate of opened) await gate.close();
  await world?.close();
});

/** Messages, and callbacks, of each process. */
const each = count(3, 200);

const key = (kid: string) => `${kid}:${randomBytes(32).toString('base64')}`;
const withRing = async (secretsKey: string): Promise<Gate> => {
  const gate = await openGate({ ...world.options, identity: false, secretsKey });
  opened.push(gate);
  return gate;
};
const renewAll = async (gate: Gate) => {
  while ((await gate.maintenance.renewWrapping()) > 0);
};

describe('a ring of keys', () => {
  it('that is rotated opens everything, and lets its old key go once all is wrapped anew', async () => {
    const eventId = await world.gate.callbacks.sendTest(world.owner);
    const before = await world.gate.delivery.load(eventId);
    const preview = {
      content: 'Hello.',
      contentType: 'other',
      context: null,
      sourceModel: null,
      idempotencyKey: 'asked-before',
    } as const;
    const { verdict } = await world.gate.preview(world.caller, preview);
    const newest = key('k2');
    const rotated = await withRing(`${newest},${world.options.secretsKey}`);
    expect(await rotated.maintenance.missingKeys()).toEqual([]);
    expect(await (await withRing(newest)).maintenance.missingKeys()).toEqual(['k1']);
    await renewAll(rotated);
    const alone = await withRing(newest);
    expect(await alone.maintenance.missingKeys()).toEqual([]);
    // An idempotency key is known for its day, whatever keys came and went.
    expect(await alone.preview(world.caller, preview)).toEqual({ verdict, replayed: true });
    expect(await alone.delivery.load(eventId)).toMatchObject({
      body: before?.body,
      secrets: { current: 'a-secret-of-sixteen', previous: null },
    });
    // A process that has not been given the new key yet goes on with what it has read, and is told on its next start.
    expect(await world.gate.maintenance.missingKeys()).toEqual(['k2']);
    await renewAll(await withRing(`${world.options.secretsKey},${newest}`));
    expect(await world.gate.maintenance.missingKeys()).toEqual([]);
  });

  it('seals callback secrets of older installations by the key of their workspace', async () => {
    const place = { table: 'callback_endpoint', column: 'secret_sealed', workspaceId: world.workspaceId };
    const sealed = new Sealer(world.options.secretsKey).seal('a-secret-from-before', {
      ...place,
      rowId: world.workspaceId,
    });
    await world.database.sql('UPDATE callback_endpoint SET secret_sealed = $1, previous_sealed = NULL', [sealed]);
    const eventId = await world.gate.callbacks.sendTest(world.owner);
    const secrets = { current: 'a-secret-from-before', previous: null };
    expect(await world.gate.delivery.load(eventId)).toMatchObject({ secrets });
    await renewAll(world.gate);
    const [row] = await world.database.sql<{ form: string }>(
      `SELECT encode(substring(secret_sealed FROM 1 FOR 2), 'escape') AS form FROM callback_endpoint`,
    );
    expect(row?.form).toBe('v2');
    expect(await world.gate.delivery.load(eventId)).toMatchObject({ secrets });
  });

  it('seals them behind others that do not open, however many', async () => {
    const sealer = new Sealer(world.options.secretsKey);
    const place = { table: 'callback_endpoint', column: 'secret_sealed' };
    const behind = 'ws_a_behind';
    await world.database.sql(
      `INSERT INTO workspace (id, name, settings) SELECT id, id, '{}' FROM (
         SELECT 'ws_a_' || lpad(n::text, 3, '0') AS id FROM generate_series(1, 101) n UNION ALL SELECT $1) made`,
      [behind],
    );
    // What is sealed for one workspace opens in no other.
    await world.database.sql(
      `INSERT INTO callback_endpoint (workspace_id, secret_sealed) SELECT id, $1 FROM workspace WHERE id LIKE 'ws_a_%'`,
      [sealer.seal('a-secret-from-before', { ...place, workspaceId: behind, rowId: behind })],
    );
    await renewAll(world.gate);
    const left = await world.database.sql<{ id: string }>(
      `SELECT workspace_id AS id FROM callback_endpoint WHERE sealed_kid(secret_sealed) IS NOT NULL`,
    );
    expect(left).toHaveLength(101);
    expect(left).not.toContainEqual({ id: behind });
    await world.database.unguarded(`DELETE FROM callback_endpoint WHERE workspace_id LIKE 'ws_a_%'`);
  });
});

describe('the key of a workspace', () => {
  const age = (days: number) =>
    world.database.sql(
      `UPDATE content_key SET created_at = now() - make_interval(days => $1) WHERE workspace_id = $2`,
      [days, world.workspaceId],
    );
  const generations = () =>
    world.database.sql<{ generation: number }>(
      'SELECT generation FROM content_key WHERE workspace_id = $1 ORDER BY generation',
      [world.workspaceId],
    );
  const renewed = async () => {
    for (let last: string | null = null; ; ) {
      last = await world.gate.maintenance.renewKeys(last);
      if (last === null) return (await generations()).length;
    }
  };

  it('is followed by a newer one when it is older than the workspace wants, on record, and goes on opening', async () => {
    await world.configure({ seal_content: true });
    const { submission } = await world.gate.submit(world.caller, message());
    const before = await world.gate.findSubmission(world.workspaceId, submission.actionId);
    await age(364);
    expect(await renewed()).toBe(1);
    await world.configure({ renew_keys_days: 90 });
    expect(await renewed()).toBe(2);
    // The newer one is young.
    expect(await renewed()).toBe(2);
    const [record] = (await world.gate.audit.list(world.owner, { limit: 1 })).items;
    expect(record).toMatchObject({ kind: 'content_key.created', actor: 'system', detail: { generation: 2 } });
    const later = await world.gate.submit(world.caller, message());
    const [sealed] = await world.database.sql<{ head: string }>(
      `SELECT encode(substr(content_sealed, 1, 5), 'escape') AS head FROM submission WHERE id = $1`,
      [later.submission.actionId],
    );
    expect(sealed?.head).toBe('v2.2.');
    expect(await world.gate.findSubmission(world.workspaceId, submission.actionId)).toEqual(before);
  });
});

// The last, because the ring of the others is not its last one.
describe('a ring of keys at work', () => {
  it('is rotated in three rounds of restarts, and no message and no callback notices', async () => {
    await world.configure({ seal_content: true });
    const [old, newer] = [world.options.secretsKey, key('k3')];
    const stored: { actionId: string; bodyText: string | null }[] = [];
    const events: string[] = [];
    const work = async (process: Gate) => {
      const { submission } = await process.submit(world.caller, message());
      stored.push(submission);
      events.push(await process.callbacks.sendTest(world.owner));
      for (const { actionId, bodyText } of [submission, ...stored.slice(-4)]) {
        expect(await process.findSubmission(world.workspaceId, actionId)).toMatchObject({ bodyText });
      }
      for (const eventId of events.slice(-4)) {
        expect(await process.delivery.load(eventId)).toMatchObject({ secrets: { current: expect.any(String) } });
      }
    };
    /** Processes of two rounds beside each other, as they are while one after the other is started anew. */
    const side = async (...rings: string[]) => {
      const processes = await Promise.all(rings.map(withRing));
      await Promise.all(processes.flatMap((process) => Array.from({ length: each }, () => work(process))));
      return processes;
    };
    await side(old, old);
    await side(old, `${old},${newer}`);
    const [, , ...last] = await side(`${old},${newer}`, `${old},${newer}`, `${newer},${old}`, `${newer},${old}`);
    await Promise.all([...last.map(renewAll), side(`${newer},${old}`)]);
    await side(`${newer},${old}`, newer);
    showMeasured('rotation of the ring', { messages: stored.length, callbacks: events.length });
    const alone = await withRing(newer);
    for (const { actionId, bodyText } of stored) {
      expect(await alone.findSubmission(world.workspaceId, actionId)).toMatchObject({ bodyText });
    }
    // One that was left out is told, decides nothing and gives nothing up.
    const leftOut = await withRing(old);
    expect(await leftOut.maintenance.missingKeys()).toEqual(['k3']);
    const missing = { code: 'sealing_key_missing', retryable: true };
    const eventId = await alone.callbacks.sendTest(world.owner);
    const sql = 'SELECT count(*) FROM submission';
    const before = await world.database.sql(sql);
    await expect(leftOut.submit(world.caller, message())).rejects.toMatchObject(missing);
    await expect(leftOut.delivery.load(eventId)).rejects.toMatchObject(missing);
    await expect(leftOut.findSubmission(world.workspaceId, stored[0]?.actionId ?? '')).rejects.toMatchObject(missing);
    expect(await world.database.sql(sql)).toEqual(before);
  });
});
