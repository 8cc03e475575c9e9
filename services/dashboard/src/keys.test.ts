import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld } from './testing/dashboard-world.ts';

describe('API keys', () => {
  let world: DashboardWorld;

  beforeAll(async () => {
    world = await dashboardWorld();
  });

  afterAll(async () => {
    await world?.close();
  });

  it('shows a key once, works, and never appears again', async () => {
    const { admin } = world.people;
    const created = await admin.send('POST', '/api/keys', { label: 'sequencer', scopes: ['check', 'gate:write'] });
    expect(created.status).toBe(201);
    expect(created.body.key).toMatch(/^gk_live_[0-9A-Za-z]{10}_[0-9A-Za-z]{38}$/);
    expect(created.body.last_four).toBe(created.body.key.slice(-4));
    expect((await world.gate.authenticateKey(created.body.key))?.workspaceId).toBe(world.workspace.id);
    const list = await admin.send('GET', '/api/keys');
    const listed = list.body.keys.find((key: { id: string }) => key.id === created.body.id);
    expect(listed).toMatchObject({
      label: 'sequencer',
      scopes: ['check', 'gate:write'],
      created_by: expect.any(String),
    });
    expect(listed).not.toHaveProperty('key');
    expect(list.text).not.toContain(created.body.key.split('_')[3]);
    expect(list.text).not.toContain('hash');
  });

  it('makes test keys when asked', async () => {
    const created = await world.people.admin.send('POST', '/api/keys', { label: 'trial', livemode: false });
    expect(created.body.key).toMatch(/^gk_test_/);
    expect(created.body.livemode).toBe(false);
  });

  it('shows its keys to nobody below an admin', async () => {
    const { body, status } = await world.people.reviewer.send('GET', '/api/keys');
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });

  it('revokes a key, which is refused from then on', async () => {
    const { admin } = world.people;
    const { body } = await admin.send('POST', '/api/keys', { label: 'short-lived' });
    const revoked = await admin.send('DELETE', `/api/keys/${body.id}`);
    expect(revoked.status).toBe(200);
    expect(revoked.body.revoked_at).toEqual(expect.any(String));
    expect(await world.gate.authenticateKey(body.key)).toBeNull();
  });

  it('answers 404 to an unknown key and to one of another tenant, which stays usable', async () => {
    const { admin } = world.people;
    const unknown = await admin.send('DELETE', '/api/keys/AAAAAAAAAA');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'api_key_not_found']);
    const foreign = await admin.send('DELETE', `/api/keys/${world.elsewhere.caller.keyId}`);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'api_key_not_found']);
    const [theirs] = await world.gate.keys.list(world.elsewhere.workspace.id);
    expect(theirs?.revokedAt).toBeNull();
  });

  it.each([
    {},
    { label: '' },
    { label: 'x', scopes: ['everything'] },
    { label: 'x', scopes: [] },
    { label: 'x', expires_at: 'soon' },
    { label: 'x', ip_allowlist: ['not an address'] },
  ])('answers 422 to %j', async (body) => {
    expect((await world.people.admin.send('POST', '/api/keys', body)).status).toBe(422);
  });

  it('refuses the key beyond the limit', async () => {
    const { owner } = world.elsewhere;
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      statuses.push((await owner.send('POST', '/api/keys', { label: `key ${count}` })).status);
    }
    expect(statuses.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => 201));
    expect(statuses[19]).toBe(409);
  });
});
