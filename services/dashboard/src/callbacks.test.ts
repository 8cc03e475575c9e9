import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld, heldMessage } from './testing/dashboard-world.ts';

describe('callbacks', () => {
  let world: DashboardWorld;
  let eventId: string;

  beforeAll(async () => {
    world = await dashboardWorld();
    const { gate, workspace, caller } = world;
    const { version } = await gate.workspaces.settings(workspace.id);
    await gate.workspaces.patchSettings(world.actor('owner'), { callback_url: 'https://hooks.example/gate' }, version);
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
      attempts: [],
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
    for (const answer of [unknown, foreign]) {
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
    expect(foreign.body).toEqual({ replayed: 0 });
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

  it('says that nothing waits when callbacks were not suspended', async () => {
    const answer = await world.people.admin.send('POST', '/api/callbacks/enable');
    expect([answer.status, answer.body]).toEqual([200, { resumed: 0 }]);
  });
});
