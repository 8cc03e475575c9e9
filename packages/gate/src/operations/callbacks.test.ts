import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { AttemptResult, LeasedItem } from '../gate.ts';
import type { WorkWakeup } from '../gate-options.ts';
import { blockedBody, meanwhile, message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
/** When the test began, by the clock of the store. */
let began: Date;
beforeAll(async () => {
  world = await testGate({ pingWaitMs: 2_000 });
  await world.configure({ callback_url: url });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.unguarded('WITH attempts AS (DELETE FROM callback_attempt) DELETE FROM callback_event');
  await world.database.sql('DELETE FROM work_item');
  await recover();
  const [now] = await world.database.sql<{ now: Date }>('SELECT clock_timestamp() AS now');
  began = now?.now ?? new Date();
});

/** The receiver as it was on its first day. */
const recover = () =>
  world.database.sql(`UPDATE callback_endpoint SET consecutive_failures = 0, failing_since = NULL, next_probe_at = NULL,
    disabled_at = NULL, disabled_reason = NULL, ping_event_id = NULL`);

const wind = (interval: string) =>
  world.database.sql(
    `UPDATE work_item SET next_run_at = next_run_at - $1::interval,
    enqueued_at = enqueued_at - $1::interval, lease_until = lease_until - $1::interval`,
    [interval],
  );
/** So long ago that what ended is swept. */
const longAgo = () =>
  world.database.sql(
    `UPDATE work_item SET next_run_at = next_run_at - interval '31 days', finished_at = finished_at - interval '31 days'`,
  );
async function event(): Promise<{ eventId: string; itemId: string }> {
  const eventId = await world.gate.callbacks.sendTest(world.owner);
  const [row] = await world.database.sql<{ id: string }>('SELECT id FROM work_item WHERE ref_id = $1', [eventId]);
  return { eventId, itemId: row?.id ?? '' };
}
async function claim(itemId: string): Promise<LeasedItem> {
  const item = await world.gate.work.claim(itemId, 30);
  if (!item) throw new Error('not claimable');
  return item;
}
const audited = (kind: string) =>
  world.database.sql<{ actor: string; detail: object }>(
    `SELECT actor, detail FROM audit_event WHERE workspace_id = $1 AND kind = $2 AND created_at >= $3 ORDER BY id`,
    [world.workspaceId, kind, began],
  );
const url = 'https://hooks.example.org/gate';
const record = (item: LeasedItem, result: AttemptResult, statusCode = 200) =>
  world.gate.delivery.recordAttempt(item, { url, result, statusCode, durationMs: 12, response: 'ok\0\ud800' });
const failed: AttemptResult = { kind: 'retry', afterSeconds: 5, errorClass: 'http_5xx' };

describe('a work item', () => {
  it('is claimed by one worker at a time, and counts its attempts', async () => {
    const { itemId } = await event();
    const claims = await Promise.all(Array.from({ length: 6 }, () => world.gate.work.claim(itemId, 30)));
    expect(claims.filter((item) => item !== null)).toHaveLength(1);
    await wind('31 seconds');
    expect(await claim(itemId)).toMatchObject({ attempt: 2, maxAttempts: 12, kind: 'callback' });
  });

  it('ignores the finish of a worker that lost its lease', async () => {
    const { itemId } = await event();
    const stale = await claim(itemId);
    await wind('31 seconds');
    const fresh = await claim(itemId);
    expect(await world.gate.work.finish(stale)).toBe(false);
    expect(await world.gate.work.renew(stale, 30)).toBe(false);
    expect(await record(stale, { kind: 'delivered' })).toMatchObject({ state: 'lost' });
    expect(await world.gate.work.renew(fresh, 30)).toBe(true);
    expect(await world.gate.work.finish(fresh)).toBe(true);
    expect(await world.gate.work.claim(itemId, 30)).toBeNull();
  });

  it('is claimed and settled together with those of other receivers, and none spoils another', async () => {
    const actors = await Promise.all(
      ['A', 'B', 'C'].map(async (name) => {
        const { id: workspaceId } = await world.gate.workspaces.create(name, null);
        const actor = { ...world.owner, workspaceId };
        const { version } = await world.gate.workspaces.settings(workspaceId);
        await world.gate.workspaces.patchSettings(actor, { callback_url: 'https://hooks.example.org/gate' }, version);
        for (let n = 0; n < 7; n += 1) await world.gate.callbacks.sendTest(actor);
        return actor;
      }),
    );
    const rows = await world.database.sql<{ id: string }>('SELECT id FROM work_item ORDER BY ref_id');
    const claims = (await Promise.all(rows.map(({ id }) => world.gate.work.claim(id, 30)))).filter(
      (item) => item !== null,
    );
    const perReceiver = actors.map(
      ({ workspaceId }) => claims.filter((item) => item.workspaceId === workspaceId).length,
    );
    expect(perReceiver).toEqual([5, 5, 5]);

    const [lost] = claims;
    await world.gate.work.release([lost?.leaseToken ?? '']);
    const failing = actors.find(({ workspaceId }) => workspaceId !== lost?.workspaceId)?.workspaceId;
    await world.database.sql(
      `UPDATE callback_endpoint SET consecutive_failures = 5, failing_since = now() WHERE workspace_id = $1`,
      [failing],
    );
    const outcomes = await Promise.all(claims.map((item) => record(item, { kind: 'delivered' })));
    expect(outcomes.map(({ state }) => state)).toEqual(claims.map((item) => (item === lost ? 'lost' : 'delivered')));
    expect(await world.database.sql('SELECT DISTINCT attempt, outcome, response FROM callback_attempt')).toEqual([
      { attempt: 1, outcome: 'delivered', response: 'ok\ufffd' },
    ]);
    const states = await world.database.sql<{ state: string; n: number }>(
      'SELECT state, count(*)::int AS n FROM callback_event GROUP BY state ORDER BY state',
    );
    expect(states).toEqual([
      { state: 'delivered', n: 14 },
      { state: 'pending', n: 7 },
    ]);
    // The one that was failing has recovered by the first success.
    const [endpoint] = await world.database.sql<{ failures: number }>(
      'SELECT consecutive_failures AS failures FROM callback_endpoint WHERE workspace_id = $1',
      [failing],
    );
    expect(endpoint?.failures).toBe(0);
  });

  describe('of two receivers, of which somebody holds the row of one', () => {
    let client: pg.Client;
    let workspaceId: string;
    let held: string;
    let free: string;
    beforeEach(async () => {
      ({ id: workspaceId } = await world.gate.workspaces.create('Held', null));
      const other = { ...world.owner, workspaceId };
      const { version } = await world.gate.workspaces.settings(workspaceId);
      await world.gate.workspaces.patchSettings(other, { callback_url: url }, version);
      const events = [await world.gate.callbacks.sendTest(other), await world.gate.callbacks.sendTest(world.owner)];
      [held = '', free = ''] = (
        await world.database.sql<{ id: string }>(
          'SELECT w.id FROM unnest($1::text[]) WITH ORDINALITY AS e(id, n) JOIN work_item w ON w.ref_id = e.id ORDER BY n',
          [events],
        )
      ).map(({ id }) => id);
      client = new pg.Client({ connectionString: world.options.databaseUrl });
      await client.connect();
      await client.query('BEGIN');
    });
    afterEach(() => client.end());
    const hold = () =>
      client.query('SELECT 1 FROM callback_endpoint WHERE workspace_id = $1 FOR UPDATE', [workspaceId]);

    it('is claimed and settled without waiting for the other', async () => {
      await hold();
      const claims = { held: world.gate.work.claim(held, 30), free: world.gate.work.claim(free, 30) };
      const item = (await claims.free) as LeasedItem;
      expect(await record(item, { kind: 'delivered' })).toMatchObject({ state: 'delivered' });
      await client.query('COMMIT');
      expect(await claims.held).toMatchObject({ id: held });
    });

    it('is settled without waiting for the other, also in the same moment', async () => {
      const items = [await claim(held), await claim(free)];
      await hold();
      const [waiting, settled] = items.map((item) => record(item, { kind: 'delivered' }));
      expect(await settled).toMatchObject({ state: 'delivered' });
      await client.query('COMMIT');
      expect(await waiting).toMatchObject({ state: 'delivered' });
    });
  });

  it('does not count an attempt that was handed back', async () => {
    const { itemId } = await event();
    const item = await claim(itemId);
    expect(await world.gate.work.release([item.leaseToken])).toBe(1);
    // Due at once, by a clock that may be set back a moment between two statements.
    await wind('1 second');
    expect(await claim(itemId)).toMatchObject({ attempt: 1 });
  });

  it('is buried when its worker dies on every attempt', async () => {
    const { eventId, itemId } = await event();
    await world.database.sql('UPDATE work_item SET attempt = 11 WHERE id = $1', [itemId]);
    await claim(itemId);
    await wind('31 seconds');
    expect(await world.gate.work.claim(itemId, 30)).toBeNull();
    expect(await world.gate.work.deadCount()).toEqual({ callback: 1 });
    expect(await world.gate.callbacks.find(world.workspaceId, eventId)).toMatchObject({ state: 'dead' });
  });

  it('is handed to the relay once, again with the next number after 30 s, and not when the queue refused it', async () => {
    const { itemId } = await event();
    const seen: WorkWakeup[][] = [];
    const take = () => world.gate.work.takeDue(10, async (items) => void seen.push([...items]));
    const refuse = world.gate.work.takeDue(10, () => Promise.reject(new Error('queue away')));
    await expect(refuse).rejects.toThrow('queue away');
    expect([await take(), await take()]).toEqual([1, 0]);
    await wind('31 seconds');
    expect(await take()).toBe(1);
    expect(seen.flat()).toEqual([
      { id: itemId, kind: 'callback', enqueueSeq: 1 },
      { id: itemId, kind: 'callback', enqueueSeq: 2 },
    ]);
  });

  it('is claimed as often as it may be and no more, also where the last claim comes in between', async () => {
    const { itemId } = await event();
    await claim(itemId);
    await wind('31 seconds');
    const last = 'UPDATE work_item SET attempt = max_attempts WHERE id = $1';
    expect(await meanwhile(world.database, [last, [itemId]], () => world.gate.work.claim(itemId, 30))).toBeNull();
  });

  it('of a retry is due again when its time has come', async () => {
    const { itemId } = await event();
    expect(await world.gate.work.retryAt(await claim(itemId), 60, 'timeout')).toBe(true);
    expect(await world.gate.work.claim(itemId, 30)).toBeNull();
    await wind('60 seconds');
    expect((await world.gate.work.oldestDueSeconds()).callback).toBeGreaterThanOrEqual(0);
    expect(await claim(itemId)).toMatchObject({ attempt: 2 });
  });

  it('of a retry is handed to the relay when it is due, however short before it was the last time', async () => {
    const { itemId } = await event();
    const take = () => world.gate.work.takeDue(10, async () => {});
    expect(await take()).toBe(1);
    expect(await world.gate.work.retryAt(await claim(itemId), 0, 'timeout')).toBe(true);
    expect(await take()).toBe(1);
  });
});

describe('an attempt whose worker died', () => {
  it('is logged as lost, and the next one bears the next number', async () => {
    const { eventId, itemId } = await event();
    await claim(itemId);
    await wind('31 seconds');
    const item = await claim(itemId);
    expect(await world.gate.delivery.load(eventId)).toMatchObject({ attempt: 2 });
    await record(item, { kind: 'delivered' });
    expect(await world.gate.callbacks.find(world.workspaceId, eventId)).toMatchObject({
      attempts: [
        { attempt: 1, outcome: 'lost', statusCode: null, response: null },
        { attempt: 2, outcome: 'delivered' },
      ],
    });
  });

  it('is logged too when it was the last, and when its receiver has been disabled since', async () => {
    const [last, other] = [await event(), await event()];
    await world.database.sql('UPDATE work_item SET attempt = 11 WHERE id = $1', [last.itemId]);
    await claim(last.itemId);
    await claim(other.itemId);
    await wind('31 seconds');
    expect(await world.gate.work.claim(last.itemId, 30)).toBeNull();
    await world.database.sql('UPDATE callback_endpoint SET disabled_at = now()');
    expect(await world.gate.work.claim(other.itemId, 30)).toBeNull();
    for (const { eventId } of [last, other]) {
      expect(await world.gate.callbacks.find(world.workspaceId, eventId)).toMatchObject({
        attempts: [{ attempt: 1, outcome: 'lost' }],
      });
    }
  });
});

describe('a callback that is to be tried again', () => {
  it('is neither offered nor claimed a moment before it is due', async () => {
    const { itemId } = await event();
    await record(await claim(itemId), failed);
    await world.database.sql("UPDATE work_item SET next_run_at = now() + interval '700 milliseconds'");
    expect(await world.gate.work.takeDue(10, async () => undefined)).toBe(0);
    expect(await world.gate.work.claim(itemId, 30)).toBeNull();
  });
});

describe('a delivery', () => {
  it('sends the same bytes on every attempt, and logs each', async () => {
    const { eventId, itemId } = await event();
    const first = await world.gate.delivery.load(eventId);
    expect(await record(await claim(itemId), failed, 503)).toMatchObject({
      state: 'pending',
      endpointState: 'healthy',
    });
    await wind('5 seconds');
    const second = await world.gate.delivery.load(eventId);
    expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true);
    expect([first?.attempt, second?.attempt]).toEqual([1, 2]);
    expect(await record(await claim(itemId), { kind: 'delivered' })).toMatchObject({ state: 'delivered' });
    expect(await world.gate.callbacks.find(world.workspaceId, eventId)).toMatchObject({
      state: 'delivered',
      attempts: [
        { attempt: 1, outcome: 'http_5xx', statusCode: 503 },
        { attempt: 2, outcome: 'delivered', statusCode: 200, response: 'ok\ufffd' },
      ],
    });
  });

  it('is dead after the last attempt', async () => {
    const { eventId, itemId } = await event();
    await world.database.sql('UPDATE work_item SET attempt = 11 WHERE id = $1', [itemId]);
    expect(await record(await claim(itemId), failed)).toMatchObject({ state: 'dead', nextRunAt: null });
    expect(await world.gate.callbacks.retry(world.owner, eventId)).toMatchObject({ state: 'pending' });
    expect(await claim(itemId)).toMatchObject({ attempt: 1 });
  });

  it('whose content was erased meanwhile is given up, and says so', async () => {
    const { eventId, itemId } = await event();
    const item = await claim(itemId);
    await world.database.sql('UPDATE callback_event SET body_sealed = NULL WHERE id = $1', [eventId]);
    expect(await world.gate.delivery.load(eventId)).toBeNull();
    expect(await world.gate.work.bury(item, 'event_gone')).toBe(true);
    expect(await world.gate.work.bury(item, 'event_gone')).toBe(false);
    expect(await world.gate.callbacks.find(world.workspaceId, eventId)).toMatchObject({ state: 'dead' });
  });

  it('flies with at most four others to the same receiver', async () => {
    const items = [];
    for (let index = 0; index < 7; index++) items.push((await event()).itemId);
    const claims = await Promise.all(items.map((id) => world.gate.work.claim(id, 30)));
    expect(claims.filter((item) => item !== null)).toHaveLength(5);
  });
});

describe('a backlog of one receiver', () => {
  const offer = async () => {
    const offered: string[] = [];
    await world.gate.work.takeDue(500, async (items) => void offered.push(...items.map(({ id }) => id)));
    return offered;
  };

  it('of 200 is offered five at a time in the order it came, each callback once', async () => {
    const eventIds: string[] = [];
    for (let index = 0; index < 200; index++) eventIds.push((await event()).eventId);
    const arrived: string[] = [];
    const flying: LeasedItem[] = [];
    let offers = 0;
    for (let turn = 0; turn <= 200; turn++) {
      const offered = await offer();
      offers += offered.length;
      for (const id of offered) flying.push(await claim(id));
      expect(flying.length).toBe(Math.min(5, 200 - turn));
      expect(await offer()).toEqual([]);
      // The slowest receiver there is: it answers one at a time, the one that waited longest.
      const landed = flying.shift();
      if (landed === undefined) break;
      arrived.push(landed.refId);
      await record(landed, { kind: 'delivered' });
    }
    expect(arrived).toEqual(eventIds);
    expect(offers).toBe(200);
  });

  it('keeps its order when callbacks were woken past the relay and turned away', async () => {
    const items = [];
    for (let index = 0; index < 12; index++) items.push((await event()).itemId);
    await world.database.sql('UPDATE work_item SET enqueued_at = now()');
    const claims = [];
    for (const id of items) claims.push(await world.gate.work.claim(id, 30));
    expect(claims.map((item) => item !== null)).toEqual(items.map((_, index) => index < 5));
    expect(await offer()).toEqual([]);
    for (const item of claims) if (item) await record(item, { kind: 'delivered' });
    expect(await offer()).toEqual(items.slice(5, 10));
  });

  it('is not put in the place of one its receiver left unanswered', async () => {
    const items = [];
    for (let index = 0; index < 7; index++) items.push((await event()).itemId);
    const flying = [];
    for (const id of items.slice(0, 5)) flying.push(await claim(id));
    for (const item of flying) {
      await record(item, failed);
      expect(await world.gate.work.claim(items[5] ?? '', 30)).toBeNull();
      expect(await offer()).toEqual([]);
    }
  });

  it('does not stand before the callback of another workspace', async () => {
    for (let index = 0; index < 20; index++) await event();
    const other = await world.person('owner', (await world.gate.workspaces.create('Other', null)).id);
    const { version } = await world.gate.workspaces.settings(other.workspaceId);
    await world.gate.workspaces.patchSettings(other, { callback_url: 'https://other.example.org/' }, version);
    await world.gate.callbacks.sendTest(other);
    const offered = await offer();
    const rows = await world.database.sql<{ workspace_id: string }>(
      'SELECT workspace_id FROM work_item WHERE id = ANY ($1) ORDER BY next_run_at',
      [offered],
    );
    expect(rows.map((row) => row.workspace_id)).toEqual([...Array(5).fill(world.workspaceId), other.workspaceId]);
  });

  it('of a failing receiver is offered as one probe, and not before its time', async () => {
    for (let index = 0; index < 3; index++) await event();
    await world.database.sql(
      "UPDATE callback_endpoint SET consecutive_failures = 5, next_probe_at = now() + interval '1 hour'",
    );
    expect(await offer()).toEqual([]);
    await world.database.sql("UPDATE callback_endpoint SET next_probe_at = now() - interval '1 second'");
    expect(await offer()).toHaveLength(1);
    await world.database.sql('UPDATE callback_endpoint SET consecutive_failures = 0, next_probe_at = NULL');
  });
});

describe('a receiver', () => {
  /** Seconds until the next probe, and until the event is said to go out next. */
  const probeIn = async (eventId: string) => {
    const [row] = await world.database.sql<{ probe: number; now: Date }>(
      `SELECT round(extract(epoch FROM next_probe_at - now()))::int AS probe, now() AS now FROM callback_endpoint
        WHERE workspace_id = $1`,
      [world.workspaceId],
    );
    const shown = (await world.gate.callbacks.find(world.workspaceId, eventId))?.nextAttemptAt?.getTime() ?? 0;
    return { probe: row?.probe ?? 0, shown: Math.round((shown - (row?.now.getTime() ?? 0)) / 1_000) };
  };
  const within = (figures: { probe: number; shown: number }, seconds: number) => {
    for (const figure of Object.values(figures)) {
      expect(figure).toBeGreaterThan(seconds - 20);
      expect(figure).toBeLessThanOrEqual(seconds + 20);
    }
  };
  const failingFor = (interval: string) =>
    world.database.sql('UPDATE callback_endpoint SET failing_since = now() - $1::interval', [interval]);

  it('is failing after five failures in a row: one probe at a time, and a success lets everybody go on', async () => {
    const { itemId, eventId } = await event();
    for (let attempt = 1; attempt <= 5; attempt++) {
      const outcome = await record(await claim(itemId), failed);
      expect(outcome.endpointState).toBe(attempt < 5 ? 'healthy' : 'failing');
      await wind('5 seconds');
    }
    expect(await world.gate.work.claim(itemId, 30)).toBeNull();
    const toProbe = async () => {
      await wind('61 minutes');
      await world.database.sql(`UPDATE callback_endpoint SET next_probe_at = now() - interval '1 second'`);
    };
    // Five failures in a moment say little: it is asked again in half a minute, and the log says so.
    within(await probeIn(eventId), 30);
    await toProbe();
    await failingFor('10 minutes');
    await record(await claim(itemId), failed);
    within(await probeIn(eventId), 600);
    await toProbe();
    await failingFor('3 days');
    await record(await claim(itemId), failed);
    within(await probeIn(eventId), 3_600);
    await toProbe();
    const waiting = await event();
    const probe = await claim(itemId);
    expect(await world.gate.work.claim(waiting.itemId, 30)).toBeNull();
    expect(await record(probe, failed)).toMatchObject({ endpointState: 'failing' });
    // A receiver in trouble is no lateness of ours: neither is overdue before the next probe is.
    expect([await world.gate.work.oldestDueSeconds(), await world.gate.work.unqueuedCount()]).toEqual([{}, 0]);
    await toProbe();
    expect(await world.gate.work.unqueuedCount()).toBe(2);
    expect(await record(await claim(itemId), { kind: 'delivered' })).toMatchObject({ endpointState: 'healthy' });
    expect(await claim(waiting.itemId)).toMatchObject({ attempt: 1 });
  });

  it('is not failing for failures on both sides of a success', async () => {
    const [refused, taken] = [await event(), await event()];
    for (let attempt = 1; attempt <= 4; attempt++) {
      await record(await claim(refused.itemId), failed);
      await wind('5 seconds');
    }
    await record(await claim(taken.itemId), { kind: 'delivered' });
    expect(await record(await claim(refused.itemId), failed)).toMatchObject({ endpointState: 'healthy' });
    const [endpoint] = await world.database.sql(
      `SELECT consecutive_failures AS failures, last_success_at BETWEEN $2 AND failing_since AS since FROM callback_endpoint
        WHERE workspace_id = $1`,
      [world.workspaceId, began],
    );
    expect(endpoint).toEqual({ failures: 1, since: true });
  });

  it('that is failing is not said to get its next callback before the next probe', async () => {
    const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody }));
    const verdict = { expectedVersion: submission.version, reasonCode: 'tone' } as const;
    await world.gate.reviews.reject(await world.person('reviewer'), submission.actionId, verdict);
    const next = async () => {
      const view = await world.gate.findSubmission(world.workspaceId, submission.actionId);
      return view?.callback?.nextAttemptAt?.getTime() ?? 0;
    };
    expect(await next()).toBeLessThanOrEqual(Date.now());
    await world.database.sql(
      "UPDATE callback_endpoint SET consecutive_failures = 5, next_probe_at = now() + interval '1 hour'",
    );
    expect(await next()).toBeGreaterThan(Date.now() + 3_000_000);
    // What was once to come no longer counts when it is well again.
    await world.database.sql('UPDATE callback_endpoint SET consecutive_failures = 4');
    expect(await next()).toBeLessThanOrEqual(Date.now());
  });

  it('that answers 410 is disabled at once and on record; what waits is parked', async () => {
    const gone = await event();
    const waiting = await event();
    const outcome = await record(await claim(gone.itemId), { kind: 'disable', errorClass: 'gone' }, 410);
    expect(outcome).toMatchObject({ state: 'dead', endpointState: 'disabled' });
    expect(await world.gate.callbacks.find(world.workspaceId, waiting.eventId)).toMatchObject({ state: 'suspended' });
    expect(await world.gate.work.claim(waiting.itemId, 30)).toBeNull();
    await expect(world.gate.callbacks.retry(world.owner, gone.eventId)).rejects.toMatchObject({
      code: 'callback_suspended',
    });
    expect(await audited('callback.endpoint_disabled')).toMatchObject([
      { actor: 'system', detail: { reason: 'gone' } },
    ]);
  });

  it('without one success in 120 hours is disabled once it is failing, and not for two failures that lie so far apart', async () => {
    const { itemId } = await event();
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(await record(await claim(itemId), failed)).toMatchObject({ endpointState: 'healthy' });
      await wind('5 seconds');
      await failingFor('120 hours');
    }
    expect(await record(await claim(itemId), failed)).toMatchObject({ state: 'suspended', endpointState: 'disabled' });
    expect(await world.gate.callbacks.endpoint(world.workspaceId)).toMatchObject({ disabledReason: 'no_success_120h' });
  });
});

describe('a disabled receiver', () => {
  const disable = async () => {
    const [gone, waiting] = [await event(), await event()];
    await record(await claim(gone.itemId), { kind: 'disable', errorClass: 'http_410' }, 410);
    return { gone, waiting };
  };
  /** Lets a worker do what the relay offers, until the admin has an answer. */
  const answering = async (result: AttemptResult, statusCode: number, underWay = async () => {}) => {
    let answered = false;
    const enabling = world.gate.callbacks.enable(world.owner).finally(() => {
      answered = true;
    });
    const sent: string[] = [];
    while (!answered) {
      const offered: WorkWakeup[] = [];
      await world.gate.work.takeDue(10, async (items) => void offered.push(...items));
      for (const { id } of offered.filter(({ kind }) => kind === 'callback')) {
        const item = await world.gate.work.claim(id, 30);
        if (item === null) continue;
        sent.push(item.refId);
        await underWay();
        await record(item, result, statusCode);
      }
    }
    return { enabling: await enabling, sent };
  };

  it('is sent a signed ping and nothing else, and its 2xx resumes what waited', async () => {
    const { waiting } = await disable();
    const { enabling, sent } = await answering({ kind: 'delivered' }, 204);
    expect(enabling).toMatchObject({
      state: 'healthy',
      ping: { outcome: 'delivered', statusCode: 204 },
      resumed: 1,
      missed: { count: 0 },
    });
    expect(sent[0]).toBe(enabling.ping?.eventId);
    expect(await world.gate.callbacks.find(world.workspaceId, sent[0] ?? '')).toMatchObject({ event: 'gate.test' });
    expect(await world.gate.callbacks.endpoint(world.workspaceId)).toMatchObject({
      state: 'healthy',
      disabledAt: null,
    });
    expect(['pending', 'delivered']).toContain(
      (await world.gate.callbacks.find(world.workspaceId, waiting.eventId))?.state,
    );
    expect(await audited('callback.ping_sent')).toMatchObject([{ actor: world.owner.email }]);
    expect(await audited('callback.endpoint_enabled')).toMatchObject([{ detail: { resumed: 1 } }]);
  });

  it('stays disabled, and is said to be, when it takes one that was under way', async () => {
    const [gone, underWay] = [await event(), await event()];
    const lease = await claim(underWay.itemId);
    await record(await claim(gone.itemId), { kind: 'disable', errorClass: 'http_410' }, 410);
    expect(await record(lease, { kind: 'delivered' }, 204)).toMatchObject({
      state: 'delivered',
      endpointState: 'disabled',
    });
    expect(await world.gate.callbacks.endpoint(world.workspaceId)).toMatchObject({ state: 'disabled' });
  });

  it('gets what it asked for later no sooner for being enabled again, and a new address gets it at once', async () => {
    const [asked, gone] = [await event(), await event()];
    await record(await claim(asked.itemId), { ...failed, afterSeconds: 1_800, askedSeconds: 900 });
    await record(await claim(gone.itemId), { kind: 'disable', errorClass: 'http_410' }, 410);
    expect((await answering({ kind: 'delivered' }, 204)).enabling).toMatchObject({ resumed: 1 });
    const dueIn = async () => {
      const [row] = await world.database.sql<{ seconds: number }>(
        'SELECT extract(epoch FROM next_run_at - now())::int AS seconds FROM work_item WHERE id = $1',
        [asked.itemId],
      );
      return row?.seconds;
    };
    expect(await dueIn()).toBeGreaterThan(880);
    expect(await dueIn()).toBeLessThanOrEqual(900);
    await world.configure({ callback_url: 'https://hooks.example.org/new' });
    expect(await dueIn()).toBeLessThanOrEqual(0);
    await world.configure({ callback_url: 'https://hooks.example.org/gate' });
  });

  it('that moves has all attempts at its new address before it, at once, and of what is sent again ten a second', async () => {
    const refused = await event();
    await world.database.sql('UPDATE work_item SET attempt = max_attempts - 2 WHERE id = $1', [refused.itemId]);
    await record(await claim(refused.itemId), { ...failed, afterSeconds: 86_400 });
    const again = await Promise.all(Array.from({ length: 11 }, () => event()));
    for (const { eventId, itemId } of again) {
      await world.gate.callbacks.retry(world.owner, eventId);
      await world.database.sql(
        "UPDATE work_item SET attempt = 11, next_run_at = now() + interval '1 day' WHERE id = $1",
        [itemId],
      );
    }
    await world.configure({ callback_url: 'https://hooks.example.org/new' });
    const due = await world.database.sql<{ attempt: number; seconds: number }>(
      'SELECT attempt, extract(epoch FROM next_run_at - now())::float8 AS seconds FROM work_item WHERE id = ANY ($1)',
      [[refused, ...again].map(({ itemId }) => itemId)],
    );
    expect(new Set(due.map(({ attempt }) => attempt))).toEqual(new Set([0]));
    const late = due.filter(({ seconds }) => seconds > 0);
    expect(late).toHaveLength(1);
    expect(late[0]?.seconds).toBeLessThanOrEqual(1);
    await world.configure({ callback_url: url });
  });

  it('that moves has all attempts before it also where the worker that has the last one dies', async () => {
    const { itemId } = await event();
    await world.database.sql('UPDATE work_item SET attempt = max_attempts - 1 WHERE id = $1', [itemId]);
    await claim(itemId);
    await world.configure({ callback_url: 'https://hooks.example.org/new' });
    expect(await world.gate.work.claim(itemId, 30)).toBeNull();
    await wind('31 seconds');
    expect(await claim(itemId)).toMatchObject({ attempt: 1 });
    await world.configure({ callback_url: url });
  });

  it.each<[string, AttemptResult, number]>([
    ['http_500', { kind: 'retry', afterSeconds: 5, errorClass: 'http_500' }, 500],
    ['http_410', { kind: 'disable', errorClass: 'http_410' }, 410],
  ])('that answers a ping with %s stays disabled, and the admin is told', async (outcome, result, statusCode) => {
    const { waiting } = await disable();
    const { enabling, sent } = await answering(result, statusCode);
    expect(enabling).toMatchObject({ state: 'disabled', ping: { outcome, statusCode }, resumed: 0 });
    expect(sent).toEqual([enabling.ping?.eventId]);
    expect(await world.gate.callbacks.find(world.workspaceId, waiting.eventId)).toMatchObject({ state: 'suspended' });
    expect(await world.gate.work.takeDue(10, async () => undefined)).toBe(0);
    expect((await answering({ kind: 'delivered' }, 200)).enabling).toMatchObject({ state: 'healthy', resumed: 1 });
  });

  it('whose ping was lost with its worker is sent another', async () => {
    await disable();
    const asked = await world.gate.callbacks.enable({ ...world.owner, userId: 'usr_impatient' });
    expect(asked).toMatchObject({ state: 'disabled', ping: { outcome: 'waiting', statusCode: null } });
    const [ping] = await world.database.sql<{ id: string }>('SELECT id FROM work_item WHERE ref_id = $1', [
      asked.ping?.eventId,
    ]);
    await claim(ping?.id ?? '');
    await wind('31 seconds');
    expect(await world.gate.work.claim(ping?.id ?? '', 30)).toBeNull();
    const { enabling } = await answering({ kind: 'delivered' }, 200);
    expect(enabling.ping?.eventId).not.toBe(asked.ping?.eventId);
    expect(enabling).toMatchObject({ state: 'healthy', resumed: 1 });
  });

  it('that recovered by another callback while it was asked is not asked for ever', async () => {
    const failing = 'UPDATE callback_endpoint SET consecutive_failures = 5, failing_since = now()';
    await world.database.sql(failing);
    const healthy = 'UPDATE callback_endpoint SET consecutive_failures = 0, failing_since = NULL';
    await answering({ kind: 'delivered' }, 200, async () => void (await world.database.sql(healthy)));
    const pings = 'SELECT count(*)::int AS pings FROM callback_endpoint WHERE ping_event_id IS NOT NULL';
    expect(await world.database.sql(pings)).toEqual([{ pings: 0 }]);
    // It was never disabled: that it was enabled would be a lie on record.
    expect(await audited('callback.endpoint_enabled')).toEqual([]);
  });

  it('asked by two admins at once is sent one ping', async () => {
    await disable();
    const [one, other] = await Promise.all([
      world.gate.callbacks.enable(world.owner),
      answering({ kind: 'delivered' }, 200),
    ]);
    expect(other.enabling.ping?.eventId).toBe(one.ping?.eventId);
  });

  it('names what was given up meanwhile and from when a replay reaches it', async () => {
    const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody }));
    const reviewer = await world.person('reviewer');
    const verdict = { expectedVersion: submission.version, reasonCode: 'tone' } as const;
    await world.gate.reviews.reject(reviewer, submission.actionId, verdict);
    const [row] = await world.database.sql<{ id: string }>("SELECT id FROM work_item WHERE kind = 'callback'");
    const told = await claim(row?.id ?? '');
    await record(told, { kind: 'disable', errorClass: 'http_410' }, 410);
    const { missed } = (await answering({ kind: 'delivered' }, 200)).enabling;
    const event = await world.gate.callbacks.find(world.workspaceId, told.refId);
    expect(missed).toEqual({ count: 1, from: event?.createdAt });
    const range = { from: missed.from ?? new Date(), to: new Date() };
    expect(await world.gate.callbacks.replayRange(world.owner, range)).toBe(1);
  });

  it('is left alone by an admin who finds it healthy, and by people who are no admins', async () => {
    expect(await world.gate.callbacks.enable(world.owner)).toEqual({
      state: 'healthy',
      ping: null,
      resumed: 0,
      missed: { count: 0, from: null },
    });
    const reviewer = await world.person('reviewer');
    await expect(world.gate.callbacks.enable(reviewer)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

it('a test event without a callback URL is refused and says what to do', async () => {
  const owner = await world.person('owner', (await world.gate.workspaces.create('Silent', null)).id);
  await expect(world.gate.callbacks.sendTest(owner)).rejects.toMatchObject({
    code: 'callback_url_missing',
    message: expect.stringContaining('callback_url'),
  });
});

describe('a receiver for which more callbacks wait than any statement has time for', () => {
  /** Callbacks that wait, each a second longer than the one before. */
  const waiting = async (count: number) => {
    await world.database.sql(
      `INSERT INTO callback_event (id, workspace_id, event, body_sealed, state)
       SELECT 'evt_' || lpad(n::text, 26, '0'), $1, 'gate.review.rejected', 'x', 'pending' FROM generate_series(1, ${count}) n`,
      [world.workspaceId],
    );
    await world.database.sql(
      `INSERT INTO work_item (id, workspace_id, kind, dedupe_key, ref_id, max_attempts, next_run_at)
       SELECT substr(id, 5), workspace_id, 'callback', 'callback-' || id, id, 12, now() - substr(id, 5)::int * interval '1 second'
       FROM callback_event`,
    );
  };
  const standing = () =>
    world.database.sql(
      `SELECT w.state, e.state AS told, count(*)::int FROM work_item w JOIN callback_event e ON e.id = w.ref_id
       GROUP BY 1, 2 ORDER BY 3 DESC`,
    );
  const parked = (count: number) => ({ state: 'SUSPENDED', told: 'suspended', count });
  const resumed = (count: number) => ({ state: 'PENDING', told: 'pending', count });

  it('is disabled and enabled in steps, each callback in its second', async () => {
    await waiting(5_003);
    const [last] = await world.database.sql<{ id: string }>('SELECT id FROM work_item ORDER BY next_run_at LIMIT 1');
    await record(await claim(last?.id ?? ''), { kind: 'disable', errorClass: 'gone' }, 410);
    const [given, up] = [parked(5_000), { state: 'PENDING', told: 'pending', count: 2 }];
    expect(await standing()).toEqual([given, up, { state: 'DEAD', told: 'dead', count: 1 }]);
    // The relay lets them through one by one, to be parked.
    const [due] = await world.database.sql<{ id: string }>("SELECT id FROM work_item WHERE state = 'PENDING' LIMIT 1");
    expect(await world.gate.work.claim(due?.id ?? '', 30)).toBeNull();
    expect((await standing())[0]).toEqual(parked(5_002));
    expect(await world.gate.maintenance.workspacesToResume('')).toEqual([]);
    expect(await world.gate.maintenance.resumeParked(world.workspaceId)).toBe(0);

    await world.database.sql('UPDATE callback_endpoint SET disabled_at = NULL');
    expect(await world.gate.maintenance.workspacesToResume('')).toEqual([world.workspaceId]);
    const steps = [];
    for (let step = 0; step < 3; step++) steps.push(await world.gate.maintenance.resumeParked(world.workspaceId));
    expect(steps).toEqual([5_000, 2, 0]);
    expect((await standing())[0]).toEqual(resumed(5_002));
    expect(await world.gate.maintenance.workspacesToResume('')).toEqual([]);
    const seconds = await world.database.sql<{ most: number; seconds: number }>(
      `SELECT max(count)::int AS most, count(*)::int AS seconds FROM (
         SELECT count(*) FROM work_item WHERE kind = 'callback' AND state = 'PENDING' GROUP BY next_run_at) by_second`,
    );
    expect(seconds).toEqual([{ most: 10, seconds: 501 }]);
  });

  it('is sent those of a time range again in steps, each callback in its second', async () => {
    await waiting(5_013);
    const { submission } = await world.gate.submit(world.caller, message());
    await world.database.unguarded(`UPDATE callback_event SET submission_id = '${submission.actionId}'`);
    // Twice: what is behind the first step is not taken for what was sent again before.
    for (let time = 0; time < 2; time++) {
      const range = { from: new Date(began.getTime() - 1), to: new Date(Date.now() + 60_000) };
      expect(await world.gate.callbacks.replayRange(world.owner, range)).toBe(5_013);
    }
    const counts = (await audited('callback.range_replayed')).map(({ detail }) => detail);
    expect(counts).toMatchObject([5_000, 13, 5_000, 13].map((count) => ({ count })));
    const [seconds] = await world.database.sql(
      `SELECT count(*)::int AS seconds, extract(epoch FROM max(next_run_at) - min(next_run_at))::int AS between FROM (
         SELECT next_run_at FROM work_item WHERE paced GROUP BY next_run_at) by_second`,
    );
    expect(seconds).toMatchObject({ between: 501 });
  });

  it('moves, and what was tried before has all of its attempts at the new address', async () => {
    await waiting(5_003);
    await world.database.sql(`UPDATE work_item SET state = 'SUSPENDED'`);
    await world.database.sql(
      `UPDATE work_item SET attempt = 11 WHERE id IN (SELECT id FROM work_item ORDER BY id DESC LIMIT 2)`,
    );
    await world.database.sql(`UPDATE callback_event SET state = 'suspended'`);
    await world.configure({ callback_url: `${url}/moved` });
    await world.configure({ callback_url: url });
    expect(await standing()).toEqual([resumed(5_003)]);
    expect(await world.database.sql('SELECT 1 FROM work_item WHERE attempt > 0')).toEqual([]);
  });
});

describe('one more delivery', () => {
  it('is refused without a callback URL, and what was delivered stays so', async () => {
    const { eventId, itemId } = await event();
    await record(await claim(itemId), { kind: 'delivered' });
    await world.configure({ callback_url: null });
    try {
      const refused = { code: 'callback_url_missing' };
      await expect(world.gate.callbacks.retry(world.owner, eventId)).rejects.toMatchObject(refused);
      const now = { from: began, to: new Date(Date.now() + 60_000) };
      await expect(world.gate.callbacks.replayRange(world.owner, now)).rejects.toMatchObject(refused);
    } finally {
      await world.configure({ callback_url: 'https://hooks.example.org/gate' });
    }
    expect(await world.gate.callbacks.find(world.workspaceId, eventId)).toMatchObject({ state: 'delivered' });
    expect(await audited('callback.retried')).toEqual([]);
  });

  it('leaves the time at which it was taken first', async () => {
    const { eventId, itemId } = await event();
    const deliver = async () => {
      await record(await claim(itemId), { kind: 'delivered' });
      const text = 'SELECT delivered_at FROM callback_event WHERE id = $1';
      return (await world.database.sql<{ delivered_at: Date }>(text, [eventId]))[0]?.delivered_at;
    };
    const first = await deliver();
    expect(first).toBeInstanceOf(Date);
    await world.database.sql(`UPDATE callback_event SET delivered_at = delivered_at - interval '1 minute'`);
    await world.gate.callbacks.retry(world.owner, eventId);
    expect(await deliver()).toEqual(new Date((first?.getTime() ?? 0) - 60_000));
  });

  it('of an event whose content was erased is refused and leaves no record', async () => {
    const { eventId } = await event();
    await world.database.sql('UPDATE callback_event SET body_sealed = NULL WHERE id = $1', [eventId]);
    await expect(world.gate.callbacks.retry(world.owner, eventId)).rejects.toMatchObject({ code: 'content_erased' });
    expect(await audited('callback.retried')).toEqual([]);
  });

  it('of one that is being delivered starts no second', async () => {
    const { eventId, itemId } = await event();
    const item = await claim(itemId);
    await world.gate.callbacks.retry(world.owner, eventId);
    expect(await world.gate.work.claim(itemId, 30)).toBeNull();
    expect(await record(item, { kind: 'delivered' })).toMatchObject({ state: 'delivered' });
    expect(await audited('callback.retried')).toEqual([]);
  });
});

describe('a replay of a range', () => {
  /** An event that somebody would miss: of a message, where `event` makes a test. */
  const missed = async () => {
    const made = await event();
    await world.database.unguarded('UPDATE callback_event SET submission_id = $2 WHERE id = $1', [
      made.eventId,
      actionId,
    ]);
    return made;
  };
  let actionId: string;
  beforeAll(async () => {
    actionId = (await world.gate.submit(world.caller, message({ bodyText: blockedBody }))).submission.actionId;
  });
  const everything = () => ({ from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) });

  it('starts ten a second, in the order of the events', async () => {
    const made: string[] = [];
    for (let index = 0; index < 25; index++) made.push((await missed()).eventId);
    await world.database.sql("UPDATE work_item SET state = 'DEAD', finished_at = now()");
    await world.database.sql("UPDATE callback_event SET state = 'dead'");
    expect(await world.gate.callbacks.replayRange(world.owner, everything())).toBe(25);
    const due = await world.database.sql<{ ref_id: string; second: number }>(
      `SELECT ref_id, round(extract(epoch FROM next_run_at - min(next_run_at) OVER ()))::int AS second FROM work_item
       ORDER BY next_run_at, ref_id`,
    );
    expect(due.map(({ ref_id }) => ref_id)).toEqual(made);
    expect(due.map(({ second }) => second)).toEqual(made.map((_id, index) => Math.floor(index / 10)));
    expect(await audited('callback.range_replayed')).toMatchObject([{ detail: { count: 25 } }]);
    // Those that are sent again one by one take their place among them: five where five are, and the next a second later.
    for (let index = 0; index < 6; index++) await world.gate.callbacks.retry(world.owner, (await event()).eventId);
    const [counted] = await world.database.sql<{ seconds: number[] }>(
      `SELECT array_agg(n ORDER BY second) AS seconds FROM (SELECT count(*)::int AS n,
         round(extract(epoch FROM next_run_at - (SELECT min(next_run_at) FROM work_item)))::int AS second
         FROM work_item GROUP BY second) AS started`,
    );
    expect(counted?.seconds).toEqual([10, 10, 10, 1]);
  });

  it('keeps to ten a second when the receiver, which had failed meanwhile, recovers', async () => {
    for (let index = 0; index < 26; index++) await missed();
    await world.database.sql("UPDATE callback_event SET state = 'dead'");
    await world.database.sql("UPDATE work_item SET state = 'DEAD', finished_at = now()");
    expect(await world.gate.callbacks.replayRange(world.owner, everything())).toBe(26);
    const [first] = await world.database.sql<{ id: string }>(
      'SELECT id FROM work_item ORDER BY next_run_at, id LIMIT 1',
    );
    const retried = await event();
    await record(await claim(retried.itemId), { ...failed, afterSeconds: 3_600 });
    // All of it has come due while the receiver failed.
    await wind('1 minute');
    await world.database.sql('UPDATE callback_endpoint SET consecutive_failures = 5, failing_since = now()');
    const probe = await claim(first?.id ?? '');
    const [answered] = await world.database.sql<{ at: Date }>('SELECT now() AS at');
    expect(await record(probe, { kind: 'delivered' })).toMatchObject({ endpointState: 'healthy' });
    const due = await world.database.sql<{ second: number; from: Date }>(
      `SELECT round(extract(epoch FROM next_run_at - min(next_run_at) OVER ()))::int AS second,
         min(next_run_at) OVER () AS "from" FROM work_item
       WHERE state = 'PENDING' AND id <> $1 ORDER BY next_run_at, id`,
      [retried.itemId],
    );
    expect(due[0]?.from.getTime()).toBeGreaterThanOrEqual(answered?.at.getTime() ?? Number.NaN);
    expect(due.map(({ second }) => second)).toEqual(due.map((_item, index) => Math.floor(index / 10)));
    // What waited for the receiver by itself goes on at once.
    expect(await claim(retried.itemId)).toMatchObject({ attempt: 2 });
  });

  it('keeps the work of a callback that is asked for again in the moment in which it is swept', async () => {
    const { itemId } = await event();
    await world.database.sql(`UPDATE work_item SET state = 'DEAD', finished_at = now() WHERE id = $1`, [itemId]);
    await longAgo();
    const client = new pg.Client({ connectionString: world.options.databaseUrl });
    await client.connect();
    await client.query('BEGIN');
    await client.query("UPDATE work_item SET state = 'PENDING', finished_at = NULL WHERE id = $1", [itemId]);
    // Nobody is waited for: what is being changed is swept another day, if then.
    const swept = await world.gate.maintenance.sweepWork(30).catch((error: unknown) => error);
    await client.query('COMMIT');
    await client.end();
    expect(swept).toBe(0);
    expect(await claim(itemId)).toMatchObject({ attempt: 1 });
  });

  it('brings back a callback whose work was swept long ago, under its own id', async () => {
    const { eventId, itemId } = await event();
    await record(await claim(itemId), { kind: 'dead', errorClass: 'egress_blocked' });
    await longAgo();
    expect(await world.gate.maintenance.sweepWork(30)).toBe(1);
    expect(await world.gate.callbacks.retry(world.owner, eventId)).toMatchObject({ state: 'pending' });
    const due: WorkWakeup[] = [];
    await world.gate.work.takeDue(10, async (items) => void due.push(...items));
    expect(await claim(due[0]?.id ?? '')).toMatchObject({ refId: eventId, attempt: 1, maxAttempts: 12 });
  });

  it('leaves alone what is in flight, and what was erased', async () => {
    const [flying, erased] = [await missed(), await missed()];
    const item = await claim(flying.itemId);
    await world.database.sql('UPDATE callback_event SET body_sealed = NULL WHERE id = $1', [erased.eventId]);
    expect(await world.gate.callbacks.replayRange(world.owner, everything())).toBe(0);
    expect(await record(item, { kind: 'delivered' })).toMatchObject({ state: 'delivered' });
  });

  it('leaves out test events, which nobody missed', async () => {
    const { itemId } = await event();
    await record(await claim(itemId), { kind: 'dead', errorClass: 'http_410' });
    expect(await world.gate.callbacks.replayRange(world.owner, everything())).toBe(0);
  });

  it('sends every undelivered event again under its own id', async () => {
    const made = [await missed(), await missed(), await missed()];
    await record(await claim(made[0]?.itemId ?? ''), { kind: 'delivered' });
    await record(await claim(made[1]?.itemId ?? ''), { kind: 'dead', errorClass: 'egress_blocked' });
    const range = { from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) };
    expect(await world.gate.callbacks.replayRange(world.owner, range)).toBe(2);
    expect(await world.gate.callbacks.list(world.workspaceId, { state: 'pending' })).toMatchObject({
      items: [{ eventId: made[2]?.eventId }, { eventId: made[1]?.eventId }],
      hasMore: false,
    });
  });
});

describe('the signing secret', () => {
  it('is kept sealed, and after a rotation the old one signs for 24 hours more', async () => {
    const { eventId } = await event();
    const load = async () => (await world.gate.delivery.load(eventId))?.secrets;
    await world.configure({ callback_secret: 'the-first-secret-of-ours' });
    expect(await load()).toEqual({ current: 'the-first-secret-of-ours', previous: null });
    const next = await world.gate.callbacks.rotateSecret(world.owner);
    expect(next).toMatch(/^whsec_/);
    expect(await load()).toEqual({ current: next, previous: 'the-first-secret-of-ours' });
    await expect(world.gate.callbacks.rotateSecret(world.owner)).rejects.toMatchObject({ code: 'secret_rotating' });
    // Whoever sets the same once more, such as a request that is repeated, ends nobody's 24 hours.
    await world.configure({ callback_secret: next });
    expect(await load()).toEqual({ current: next, previous: 'the-first-secret-of-ours' });
    await world.database.sql(`UPDATE callback_endpoint SET previous_until = now() - interval '1 second'`);
    expect(await load()).toEqual({ current: next, previous: null });
    expect(await world.gate.callbacks.rotateSecret(world.owner)).not.toBe(next);
    const [row] = await world.database.sql<{ found: boolean }>(
      `SELECT position('the-first-secret'::bytea IN previous_sealed) > 0 AS found FROM callback_endpoint
       WHERE workspace_id = $1`,
      [world.workspaceId],
    );
    expect(row?.found).toBe(false);
    await world.configure({ callback_secret: null });
    expect(await load()).toBeNull();
  });
});
