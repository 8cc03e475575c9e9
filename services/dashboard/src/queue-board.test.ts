import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld } from './testing/dashboard-world.ts';

describe('the queue board', () => {
  let world: DashboardWorld;

  beforeAll(async () => {
    world = await dashboardWorld();
  });

  afterAll(async () => {
    await world?.close();
  });

  it('sends people without a session to the sign-in page', async () => {
    const answer = await world.send('GET', '/ops/queues');
    expect([answer.status, answer.headers.location]).toEqual([303, '/sign-in?next=%2Fops%2Fqueues']);
    expect((await world.send('GET', '/ops/queues/api/queues')).status).toBe(404);
  });

  it.each(['owner', 'admin'] as const)('shows itself to an %s under its own content security policy', async (role) => {
    const answer = await world.people[role].send('GET', '/ops/queues');
    expect([answer.status, answer.text]).toEqual([200, 'board']);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(answer.headers['content-security-policy']).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe/);
  });

  it.each(['policy_editor', 'reviewer', 'viewer'] as const)('does not exist for a %s', async (role) => {
    expect((await world.people[role].send('GET', '/ops/queues')).status).toBe(404);
    expect((await world.people[role].send('GET', '/ops/queues/api/queues')).status).toBe(404);
  });

  it('takes no command from another site', async () => {
    const { owner } = world.people;
    const path = '/ops/queues/api/queues/review-callbacks/pause';
    expect((await owner.send('PUT', path, undefined, { Origin: 'https://evil.example' })).status).toBe(404);
    expect((await owner.send('PUT', path)).status).toBe(200);
  });
});

describe('probes', () => {
  it('answer without a session', async () => {
    const world = await dashboardWorld();
    expect((await world.send('GET', '/healthz')).body).toEqual({ status: 'ok' });
    const ready = await world.send('GET', '/readyz');
    expect([ready.status, ready.body]).toEqual([200, { ready: true, checks: { database: 'ok', migrations: 'ok' } }]);
    await world.close();
  });
});
