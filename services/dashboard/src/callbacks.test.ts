import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld, heldMessage } from './testing/dashboard-world.ts';

const url = 'https://hooks.example/gate';

describe('callbacks', () => {
  let world: DashboardWorld;
  let eventId: string;

  beforeAll(async () => {
    world = await dashboardWorld();
    const { gate, workspace, caller } = world;
    const { version } = await gate.workspaces.settings(workspace.id);
    await gate.workspaces.patchSettings(world.actor('owner'), { callback_url: url }, version);
    const { submission } = await gate.submit(caller, heldMessage);
    await gate.reviews.reject(world.actor('reviewer'), submission.actionId, {
      expectedVersion: submission.version,
      reasonCode: 'tone',
    });
    const [event] = (await gate.callbacks.list(workspace.id)).items;
    eventId = event?.eventId ?? '';
  });

  afterAll(async () => {
    await world?.close();
  });

  it('lists events with the health of the receiver, without their bodies', async () => {
    const answer = await world.people.admin.send('GET', '/api/callbacks');
    expect(answer.status).toBe(200);
    expect(answer.body.endpoint).toMatchObject({ url: 'https://hooks.example/gate', state: 'healthy' });
    expect(answer.body.events[0]).toMatchObject({
      event_id: eventId,
      event: 'gate.review.rejected',
      state: 'pending',
      attempt_count: 0,
    });
    expect(answer.text).not.toContain('As an AI language model');
    expect((await world.people.admin.send('GET', '/api/callbacks?state=delivered')).body.events).toEqual([]);
    expect((await world.people.admin.send('GET', '/api/callbacks?state=lost')).status).toBe(422);
  });

  it('delivers an event once more', async () => {
    const answer = await world.people.admin.send('POST', `/api/callbacks/${eventId}/retry`);
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ event_id: eventId, state: 'pending' });
  });

  it('answers 404 to an unknown event and to one of another tenant', async () => {
    const unknown = await world.people.admin.send('POST', '/api/callbacks/evt_01ARZ3NDEKTSV4RRFFQ69G5FAV/retry');
    const foreign = await world.elsewhere.owner.send('POST', `/api/callbacks/${eventId}/retry`);
    const read = await world.elsewhere.owner.send('GET', `/api/callbacks/${eventId}`);
    for (const answer of [unknown, foreign, read]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'callback_event_not_found']);
    }
  });

  it('replays what a receiver missed in a range', async () => {
    const { admin } = world.people;
    const hour = 3_600_000;
    const at = (offset: number) => new Date(Date.now() + offset).toISOString();
    const all = await admin.send('POST', '/api/callbacks/replay', { from: at(-hour), to: at(hour) });
    expect([all.status, all.body]).toEqual([202, { replayed: 1 }]);
    const none = await admin.send('POST', '/api/callbacks/replay', { from: at(-2 * hour), to: at(-hour) });
    expect(none.body).toEqual({ replayed: 0 });
    const foreign = await world.elsewhere.owner.send('POST', '/api/callbacks/replay', {
      from: at(-hour),
      to: at(hour),
    });
    // Theirs has no receiver to replay to; ours is not theirs to replay.
    expect([foreign.status, foreign.body.code]).toEqual([409, 'callback_url_missing']);
    const reversed = await admin.send('POST', '/api/callbacks/replay', { from: at(hour), to: at(-hour) });
    expect(reversed.status).toBe(422);
    expect((await admin.send('POST', '/api/callbacks/replay', { from: 'dawn', to: 'dusk' })).status).toBe(422);
  });

  it('queues a test event', async () => {
    const answer = await world.people.admin.send('POST', '/api/callbacks/test');
    expect(answer.status).toBe(202);
    const list = await world.people.admin.send('GET', '/api/callbacks');
    expect(list.body.events[0]).toMatchObject({ event_id: answer.body.event_id, event: 'gate.test', action_id: null });
  });

  it('leaves a healthy receiver alone when asked to enable it', async () => {
    const answer = await world.people.admin.send('POST', '/api/callbacks/enable');
    const nothing = { state: 'healthy', enabled: true, ping: null, resumed: 0, missed: { count: 0, from: null } };
    expect([answer.status, answer.body]).toEqual([200, nothing]);
  });

  it('refuses to deliver to a receiver that is gone, until an admin enables it again', async () => {
    const { gate, people } = world;
    const due: string[] = [];
    await gate.work.takeDue(10, async (items) => {
      due.push(...items.filter(({ kind }) => kind === 'callback').map(({ id }) => id));
    });
    const item = await gate.work.claim(due[0] ?? '', 30);
    if (!item) throw new Error('no callback was due');
    await gate.delivery.recordAttempt(item, {
      url,
      result: { kind: 'disable', errorClass: 'gone' },
      statusCode: 410,
      durationMs: 12,
      response: 'Gone',
    });
    const list = await people.admin.send('GET', '/api/callbacks');
    expect(list.body.endpoint).toMatchObject({ state: 'disabled' });
    const tried = await people.admin.send('GET', `/api/callbacks/${item.refId}`);
    expect(tried.status).toBe(200);
    expect(tried.body).toMatchObject({
      attempt_count: 1,
      attempts: [{ attempt: 1, status_code: 410, duration_ms: 12, response: 'Gone' }],
    });

    const range = { from: '2026-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' };
    const refusals = await Promise.all([
      people.admin.send('POST', `/api/callbacks/${item.refId}/retry`),
      people.admin.send('POST', '/api/callbacks/replay', range),
      people.admin.send('POST', '/api/callbacks/test'),
    ]);
    for (const answer of refusals) expect([answer.status, answer.body.code]).toEqual([409, 'callback_suspended']);

    const { text: queue } = await people.admin.send('GET', '/reviews');
    expect(queue).toContain('Callbacks have been disabled since');
    expect(queue).toContain('<a href="/callbacks">See why</a>');
    expect((await people.reviewer.send('GET', '/reviews')).text).not.toContain('callbacks-notice');
    // Nobody works here yet: the ping stays unanswered, and the receiver disabled.
    const unanswered = await people.admin.send('POST', '/api/callbacks/enable');
    expect([unanswered.status, unanswered.body]).toMatchObject([
      200,
      { state: 'disabled', enabled: false, ping: { outcome: 'waiting', status_code: null }, resumed: 0 },
    ]);
    expect((await people.admin.send('POST', '/api/callbacks/test')).body.code).toBe('callback_suspended');

    const pings: string[] = [];
    await gate.work.takeDue(10, async (items) => {
      pings.push(...items.filter(({ kind }) => kind === 'callback').map(({ id }) => id));
    });
    const ping = await gate.work.claim(pings[0] ?? '', 30);
    expect([pings.length, ping?.refId]).toEqual([1, unanswered.body.ping.event_id]);
    const asked = people.admin.send('POST', '/api/callbacks/enable').then((answer) => answer);
    if (!ping) throw new Error('the ping was not due');
    const delivered = { url, result: { kind: 'delivered' }, statusCode: 204, durationMs: 9, response: null } as const;
    await gate.delivery.recordAttempt(ping, delivered);
    expect((await asked).body).toMatchObject({ state: 'healthy', enabled: true });
    expect((await people.admin.send('POST', '/api/callbacks/test')).status).toBe(202);
    expect((await people.admin.send('GET', '/reviews')).text).not.toContain('callbacks-notice');
  });

  it('says on the page what the receiver last answered to each', async () => {
    const rowOf = async () => {
      const { text } = await world.people.admin.send('GET', '/callbacks');
      return text.split('<tr>').find((row) => row.includes(eventId)) ?? '';
    };
    await world.database.sql(
      `INSERT INTO callback_attempt (event_id, attempt, outcome, status_code, duration_ms, response)
       VALUES ($1, 8, 'timeout', NULL, 15000, NULL), ($1, 9, 'http_503', 503, 12, '<b>closed</b> for repairs')`,
      [eventId],
    );
    const row = await rowOf();
    expect(row).toMatch(/http_503<\/span><br><span[^>]*>&lt;b&gt;closed&lt;\/b&gt; for repairs</);
    expect(row).not.toContain('timeout');
  });
});
