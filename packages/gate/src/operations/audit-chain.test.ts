import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditChain } from '../audit-view.ts';
import type { GateEvent } from '../gate-options.ts';
import { count, type TestGate, testGate } from '../testing.ts';

/** Each seal of these tests covers so many records. */
const ROUND = 8;
const ROUNDS = 5;
const EDITS = count(40, 10_000);

const told: GateEvent[] = [];
let world: TestGate;
let other: string;
beforeAll(async () => {
  const keep = (event: GateEvent) => event.kind.startsWith('audit_') && told.push(event);
  world = await testGate({ onEvent: keep });
  other = (await world.gate.workspaces.create('Other', null)).id;
  // As who owns the database may.
  await triggers('DISABLE');
  for (let round = 0; round < ROUNDS; round++) {
    for (let n = 0; n < ROUND; n++) for (const id of [world.workspaceId, other]) await record(id, `${round}.${n}`);
    await settle();
    for (const id of [world.workspaceId, other]) while ((await world.gate.audit.seal(id)) > 0);
  }
});
afterAll(() => world?.close());

const record = (workspaceId: string, actor: string) =>
  world.database.sql(
    `INSERT INTO audit_event (workspace_id, submission_id, kind, actor, detail)
     VALUES ($1, 'act_' || $2, 'submission.decided', $2, '{"a": 1.50, "b": [null, "é"]}')`,
    [workspaceId, actor],
  );
const asOwner = (statement: string, values: unknown[] = []) =>
  world.database.sql<Record<string, unknown>>(statement, values);
const triggers = (are: 'ENABLE' | 'DISABLE') =>
  asOwner(`ALTER TABLE audit_event ${are} TRIGGER USER; ALTER TABLE audit_seal ${are} TRIGGER USER`);
/** Makes what is not sealed yet old enough for it. */
const settle = () =>
  asOwner(`UPDATE audit_event e SET created_at = created_at - interval '2 minutes'
    WHERE id > coalesce((SELECT max(to_id) FROM audit_seal s WHERE s.workspace_id = e.workspace_id), 0)`);
const verify = (heads?: AuditChain['head'][]) =>
  world.gate.audit.verify(
    world.workspaceId,
    heads?.flatMap((head) => head ?? []),
  );
const rows = (table: 'audit_event' | 'audit_seal') =>
  world.database.sql<Record<string, unknown>>(`SELECT * FROM ${table} WHERE workspace_id = $1 ORDER BY 1, 2, 3`, [
    world.workspaceId,
  ]);
/** Does something behind the gate's back, and undoes it once the chain was verified. */
const verifiedAfter = async (statement: string, values: unknown[] = []) => {
  await asOwner('CREATE TABLE kept_events AS TABLE audit_event');
  await asOwner('CREATE TABLE kept_seals AS TABLE audit_seal');
  try {
    await asOwner(statement, values);
    return await verify();
  } finally {
    await asOwner('DELETE FROM audit_event; DELETE FROM audit_seal');
    await asOwner('INSERT INTO audit_event SELECT * FROM kept_events; INSERT INTO audit_seal SELECT * FROM kept_seals');
    await asOwner('DROP TABLE kept_events; DROP TABLE kept_seals');
  }
};
const faultsAfter = async (statement: string, values: unknown[] = []) =>
  (await verifiedAfter(statement, values)).faults.map(({ fault }) => fault);

describe('an untouched record', () => {
  it('holds, whoever has written in between, and tells nobody', async () => {
    const chain = await verify();
    expect(chain).toMatchObject({ seals: ROUNDS, unsealed: 0, faults: [], faultCount: 0 });
    expect(chain.records).toBe((await rows('audit_event')).length);
    expect((await world.gate.audit.verify(other)).faults).toEqual([]);
    expect(told.filter(({ kind }) => kind === 'audit_broken')).toEqual([]);
  });

  it('holds in every zone and with every way of writing dates and numbers', async () => {
    const name = new URL(world.database.url).pathname.slice(1);
    const change = async (setting: string) => world.database.sql(`ALTER DATABASE "${name}" ${setting}`);
    await change(`SET timezone = 'Asia/Kathmandu'`);
    await change(`SET datestyle = 'German'`);
    await change('SET extra_float_digits = -3');
    const { openGate } = await import('../open-gate.ts');
    const elsewhere = await openGate(world.options);
    try {
      expect((await elsewhere.audit.verify(world.workspaceId)).faults).toEqual([]);
    } finally {
      await elsewhere.close();
      await change('RESET ALL');
    }
  });

  it('has its head told once a day', () => {
    const heads = told.filter(({ kind }) => kind === 'audit_sealed');
    expect(heads.map((event) => 'workspaceId' in event && event.workspaceId).sort()).toEqual(
      [world.workspaceId, other].sort(),
    );
  });

  it('is sealed once it is settled, by one of those who try', async () => {
    await record(world.workspaceId, 'late');
    expect(await world.gate.audit.seal(world.workspaceId)).toBe(0);
    expect(await world.gate.audit.sealLagSeconds()).toBe(0);
    expect(await verify()).toMatchObject({ unsealed: 1, faults: [] });
    await settle();
    expect(await world.gate.audit.sealLagSeconds()).toBeGreaterThanOrEqual(120);
    expect(await world.gate.audit.unsealedWorkspaces('')).toEqual([world.workspaceId]);
    const sealed = await Promise.all(Array.from({ length: 8 }, () => world.gate.audit.seal(world.workspaceId)));
    expect(sealed.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(await verify()).toMatchObject({ seals: ROUNDS + 1, unsealed: 0, faults: [] });
  });
});

describe('who writes past the triggers', () => {
  it('is found out by every column of a record', async () => {
    const columns = await world.database.sql<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'audit_event'`,
    );
    const changed: Record<string, string> = {
      id: 'id = id + 1000000',
      workspace_id: `workspace_id = 'ws_elsewhere'`,
      submission_id: `submission_id = 'act_other'`,
      kind: `kind = 'review.approved'`,
      actor: `actor = actor || 'x'`,
      detail: `detail = '{"a": 1.5, "b": [null, "é"]}'`,
      created_at: `created_at = created_at + interval '1 millisecond'`,
      txid: 'txid = txid + 1',
    };
    expect(Object.keys(changed).sort()).toEqual(columns.map(({ name }) => name).sort());
    const [, target] = await rows('audit_event');
    for (const [column, change] of Object.entries(changed)) {
      const faults = await faultsAfter(`UPDATE audit_event SET ${change} WHERE id = $1`, [target?.id]);
      expect({ column, faults }).toEqual({ column, faults: [expect.stringMatching(/^records_/)] });
    }
  }, 60_000);

  it(`is found out by each of ${EDITS} edits anywhere, and by no record that nobody edited`, async () => {
    const events = await rows('audit_event');
    const before = told.length;
    for (let n = 0; n < EDITS; n++) {
      const event = events[Math.floor(Math.random() * events.length)];
      const column = ['submission_id', 'kind', 'actor'][n % 3] as string;
      const edit = (value: unknown) =>
        asOwner(`UPDATE audit_event SET ${column} = $1 WHERE id = $2`, [value, event?.id]);
      await edit(`${event?.[column]}${String.fromCodePoint(97 + (n % 26))}`);
      const { faults } = await verify();
      expect({ id: event?.id, column, faults: faults.length }).toEqual({ id: event?.id, column, faults: 1 });
      await edit(event?.[column]);
    }
    expect((await verify()).faults).toEqual([]);
    expect(told.slice(before).map(({ kind }) => kind)).toEqual(Array(EDITS).fill('audit_broken'));
  }, 600_000);

  it.each(['first', 'middle', 'last'])('is found out by the removal of the %s record', async (place) => {
    const events = await rows('audit_event');
    const at = { first: 0, middle: events.length >> 1, last: events.length - 1 }[place] ?? 0;
    expect(await faultsAfter('DELETE FROM audit_event WHERE id = $1', [events[at]?.id])).toEqual(['records_missing']);
  });

  it('is found out by records that change places', async () => {
    const [, first, second] = await rows('audit_event');
    const swapped = await faultsAfter(
      `UPDATE audit_event e SET actor = o.actor, submission_id = o.submission_id, detail = o.detail, kind = o.kind
       FROM audit_event o WHERE (e.id = $1 AND o.id = $2) OR (e.id = $2 AND o.id = $1)`,
      [first?.id, second?.id],
    );
    expect(swapped).toEqual(['records_changed']);
  });

  it('is found out by a record that is put in', async () => {
    const put = `INSERT INTO audit_event (id, workspace_id, kind, actor) VALUES ($1, $2, 'review.approved', 'nobody')`;
    const [, event] = await world.database.sql<{ id: bigint }>(
      'SELECT id FROM audit_event WHERE workspace_id = $1 ORDER BY id',
      [other],
    );
    const faults = await verifiedAfter('UPDATE audit_event SET workspace_id = $2 WHERE id = $1', [
      event?.id,
      world.workspaceId,
    ]);
    expect(faults.faults).toMatchObject([{ fault: 'records_added' }]);
    expect(await faultsAfter(put, ['0', world.workspaceId])).toEqual(['records_added']);
  });

  it.each([
    ['first', 'beginning_missing'],
    ['middle', 'link_broken'],
  ])('is found out by the removal of the %s seal with all its records', async (place, fault) => {
    const seals = await rows('audit_seal');
    const gone = seals[place === 'first' ? 0 : 2];
    const faults = await faultsAfter(
      `WITH seal AS (DELETE FROM audit_seal WHERE workspace_id = $1 AND to_id = $2 RETURNING from_id, to_id)
       DELETE FROM audit_event e USING seal WHERE e.workspace_id = $1 AND e.id BETWEEN seal.from_id AND seal.to_id`,
      [world.workspaceId, gone?.to_id],
    );
    expect(faults).toEqual([fault]);
  });

  it('is found out by each column of a seal', async () => {
    const [, seal] = await rows('audit_seal');
    const changed = {
      from_id: 'from_id = from_id + 1',
      events: 'events = events + 1',
      prev_hash: `prev_hash = 'f'`,
      hash: `hash = 'f'`,
      created_at: `created_at = created_at - interval '1 millisecond'`,
    };
    for (const [column, change] of Object.entries(changed)) {
      const chain = await verifiedAfter(`UPDATE audit_seal SET ${change} WHERE workspace_id = $1 AND to_id = $2`, [
        world.workspaceId,
        seal?.to_id,
      ]);
      expect({ column, broken: chain.faultCount > 0 }).toEqual({ column, broken: true });
    }
  });
});

describe('a head that was kept elsewhere', () => {
  it('shows that the chain was written anew, or cut off', async () => {
    const { head } = await verify();
    expect((await verify([head])).faults).toEqual([]);
    const rewritten = head && { ...head, hash: 'f'.repeat(64) };
    expect((await verify([rewritten])).faults).toMatchObject([{ fault: 'head_changed', toId: head?.eventId }]);
    const beyond = head && { ...head, eventId: String(BigInt(head.eventId) + 1n) };
    expect((await verify([beyond])).faults).toMatchObject([{ fault: 'head_missing', toId: beyond?.eventId }]);
  });
});

describe('retention', () => {
  it('leaves a chain that holds, whatever it takes of a seal and whatever is kept later', async () => {
    const days = (n: number) =>
      world.database.sql(
        `UPDATE workspace SET settings = settings || jsonb_build_object('retain_audit_days', $1::int)`,
        [n],
      );
    const { head: before } = await verify();
    await days(30);
    const events = await rows('audit_event');
    const seals = await rows('audit_seal');
    // Two seals and three records of the next.
    const old = events[events.findIndex(({ id }) => BigInt(String(id)) > BigInt(String(seals[1]?.to_id))) + 2]?.id;
    await asOwner(`UPDATE audit_event SET created_at = created_at - interval '31 days' WHERE id <= $1`, [old]);
    await asOwner(`UPDATE audit_seal SET created_at = created_at - interval '31 days' WHERE to_id <= $1`, [
      seals[1]?.to_id,
    ]);
    await triggers('ENABLE');
    await world.gate.maintenance.countDecisions(world.workspaceId);
    const taken = await world.gate.privacy.applyRetention(world.workspaceId);
    expect(taken.auditEvents).toBeGreaterThan(2 * ROUND);
    // The newest of the emptied seals stays.
    expect((await rows('audit_seal')).map(({ to_id }) => to_id)).toEqual(seals.slice(1).map(({ to_id }) => to_id));
    await triggers('DISABLE');
    await days(2_555);
    expect((await verify([before])).faults).toEqual([]);
    const [first] = await rows('audit_event');
    expect(await faultsAfter('DELETE FROM audit_event WHERE id > $1 AND id < $1 + 40', [first?.id])).not.toEqual([]);
  });
});
