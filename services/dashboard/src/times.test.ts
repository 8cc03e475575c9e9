import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld } from './testing/dashboard-world.ts';

describe('times no store can hold', () => {
  let world: DashboardWorld;

  beforeAll(async () => {
    world = await dashboardWorld();
  });

  afterAll(async () => {
    await world?.close();
  });

  const beyond = ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00'];
  const last = '9999-12-31T23:59:59.999Z';

  it.each(beyond)('are refused wherever the dashboard takes a time: %s', async (time) => {
    const { admin } = world.people;
    const asked = encodeURIComponent(time);
    const replies = [
      await admin.send('GET', `/api/audit?from=${asked}`),
      await admin.send('GET', `/api/audit?to=${asked}`),
      await admin.send('GET', `/api/reviews?created_after=${asked}`),
      await admin.send('POST', '/api/callbacks/replay', { from: time, to: last }),
      await admin.send('POST', '/api/keys', { label: 'k', expires_at: time }),
    ];
    expect(replies.map(({ status, body }) => [status, body.detail])).toEqual(
      [
        ['query', 'from'],
        ['query', 'to'],
        ['query', 'created_after'],
        ['body', 'from'],
        ['body', 'expires_at'],
      ].map((loc) => [422, [expect.objectContaining({ loc, type: 'value_error' })]]),
    );
    expect((await admin.send('GET', '/api/keys')).status).toBe(200);
  });

  it.each(['0000-01-01', '0001-01-01', '9999-12-31'])('have no usage: %s', async (date) => {
    const reply = await world.people.viewer.send('GET', `/api/usage?date=${date}&days=90`);
    expect([reply.status, reply.body.detail]).toEqual([
      422,
      [expect.objectContaining({ loc: ['query', 'date'], type: 'value_error' })],
    ]);
  });

  it('begin after the last moment of 9999, at which a key may end', async () => {
    const { admin } = world.people;
    const made = await admin.send('POST', '/api/keys', { label: 'long', expires_at: last });
    expect([made.status, made.body.expires_at]).toEqual([201, last]);
    const { body } = await admin.send('GET', '/api/keys');
    expect(body.keys).toContainEqual(expect.objectContaining({ id: made.body.id, expires_at: last }));
  });
});
