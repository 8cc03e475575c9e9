import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld, password } from './testing/dashboard-world.ts';

describe('members', () => {
  let world: DashboardWorld;

  beforeAll(async () => {
    world = await dashboardWorld();
  });

  afterAll(async () => {
    await world?.close();
  });

  const add = (email: string, role: string, by = world.people.admin) =>
    by.send('POST', '/api/members', { email, role, name: 'Somebody', password });

  it('adds a new person, who can sign in at once', async () => {
    const answer = await add('new@here.example', 'reviewer');
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ email: 'new@here.example', role: 'reviewer', name: 'Somebody' });
    expect(answer.text).not.toContain(password);
    const browser = await world.signIn('new@here.example');
    expect((await browser.send('GET', '/api/reviews')).status).toBe(200);
    const list = await world.people.admin.send('GET', '/api/members');
    expect(list.body.members.map((member: { email: string }) => member.email)).toContain('new@here.example');
    expect(list.text).not.toMatch(/argon2|password/);
  });

  it('adds a person who exists without touching their password', async () => {
    const answer = await world.people.admin.send('POST', '/api/members', {
      email: 'owner@elsewhere.example',
      role: 'viewer',
      name: 'Renamed',
      password: 'a planted password 1',
    });
    expect(answer.status).toBe(201);
    expect(answer.body.name).not.toBe('Renamed');
    await world.signIn('owner@elsewhere.example');
  });

  it('asks for a name and a first password when nobody has the e-mail', async () => {
    const answer = await world.people.admin.send('POST', '/api/members', { email: 'x@here.example', role: 'viewer' });
    expect(answer.status).toBe(422);
    expect(answer.body.detail.map((entry: { loc: string[] }) => entry.loc)).toEqual([
      ['body', 'name'],
      ['body', 'password'],
    ]);
  });

  it.each([
    { email: 'not an address', role: 'viewer' },
    { email: 'y@here.example', role: 'emperor' },
    { email: 'y@here.example', role: 'viewer', name: 'Y', password: 'too short' },
  ])('answers 422 to %j', async (body) => {
    expect((await world.people.admin.send('POST', '/api/members', body)).status).toBe(422);
  });

  it('answers 409 to a person who is a member already', async () => {
    const answer = await add('viewer@here.example', 'admin');
    expect([answer.status, answer.body.code]).toEqual([409, 'state_conflict']);
    expect(await world.gate.workspaces.roleOf(world.people.viewer.userId, world.workspace.id)).toBe('viewer');
  });

  it('lets nobody hand out, change or take away a role above their own', async () => {
    const { admin, owner } = world.people;
    expect((await add('boss@here.example', 'owner')).status).toBe(403);
    expect((await admin.send('PATCH', `/api/members/${owner.userId}`, { role: 'viewer' })).status).toBe(403);
    expect((await admin.send('PATCH', `/api/members/${admin.userId}`, { role: 'owner' })).status).toBe(403);
    expect((await admin.send('DELETE', `/api/members/${owner.userId}`)).status).toBe(403);
    expect(await world.gate.workspaces.roleOf(owner.userId, world.workspace.id)).toBe('owner');
  });

  it('never leaves a workspace without an owner', async () => {
    const { owner } = world.people;
    const demoted = await owner.send('PATCH', `/api/members/${owner.userId}`, { role: 'admin' });
    expect([demoted.status, demoted.body.code]).toEqual([409, 'state_conflict']);
    const removed = await owner.send('DELETE', `/api/members/${owner.userId}`);
    expect([removed.status, removed.body.code]).toEqual([409, 'state_conflict']);
    expect(await world.gate.workspaces.roleOf(owner.userId, world.workspace.id)).toBe('owner');
  });

  it('changes a role and ends the sessions that had the old one', async () => {
    const { body } = await add('promoted@here.example', 'viewer');
    const browser = await world.signIn('promoted@here.example');
    const changed = await world.people.admin.send('PATCH', `/api/members/${body.user_id}`, { role: 'reviewer' });
    expect([changed.status, changed.body.role]).toEqual([200, 'reviewer']);
    expect((await browser.send('GET', '/api/session')).status).toBe(401);
  });

  it('removes a member, who sees nothing of the workspace from then on', async () => {
    const { body } = await add('leaver@here.example', 'viewer');
    expect((await world.people.admin.send('DELETE', `/api/members/${body.user_id}`)).status).toBe(204);
    const browser = await world.signIn('leaver@here.example');
    const answer = await browser.send('GET', `/api/reviews?workspace=${world.workspace.id}`);
    expect([answer.status, answer.body.code]).toEqual([404, 'workspace_not_found']);
  });

  it('answers 404 to the members of another tenant', async () => {
    const outsider = await world.addPerson('outsider@elsewhere.example');
    for (const [method, body] of [
      ['PATCH', { role: 'viewer' }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await world.people.owner.send(method, `/api/members/${outsider}`, body);
      expect([answer.status, answer.body.code]).toEqual([404, 'member_not_found']);
    }
  });

  it('keeps one owner when two owners remove each other at the same moment', async () => {
    const { gate, people, workspace } = world;
    const second = await add('second-owner@here.example', 'owner', people.owner);
    const browser = await world.signIn('second-owner@here.example');
    await Promise.all([
      people.owner.send('DELETE', `/api/members/${second.body.user_id}`),
      browser.send('DELETE', `/api/members/${people.owner.userId}`),
    ]);
    const owners = (await gate.workspaces.members(workspace.id)).filter((member) => member.role === 'owner');
    expect(owners).toHaveLength(1);
  });
});
