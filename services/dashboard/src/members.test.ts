import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, type DashboardWorld, dashboardWorld, password } from './testing/dashboard-world.ts';

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

  const ownPassword = 'a password of my own';
  const signIn = (email: string, secret: string) => world.send('POST', '/api/sign-in', { email, password: secret });
  const choose = (browser: Browser, chosen: string, current = password) =>
    browser.send('POST', '/api/password', { current_password: current, new_password: chosen });

  it('adds a new person, who chooses a password of their own before anything else', async () => {
    const answer = await add('new@here.example', 'reviewer');
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ email: 'new@here.example', role: 'reviewer', name: 'Somebody' });
    expect(answer.text).not.toContain(password);
    const browser = await world.signIn('new@here.example');
    const refused = await browser.send('GET', '/api/reviews');
    expect([refused.status, refused.body.code]).toEqual([403, 'own_password_required']);
    const same = await choose(browser, password);
    expect([same.status, same.body.detail[0].loc]).toEqual([422, ['body', 'new_password']]);

    const changed = await choose(browser, ownPassword);
    expect([changed.status, changed.body.person.first_password]).toEqual([200, false]);
    const cookie = String(changed.headers['set-cookie']?.[0]).split(';')[0] ?? '';
    expect((await world.send('GET', '/api/reviews', undefined, { Cookie: cookie })).status).toBe(200);
    expect((await signIn('new@here.example', password)).status).toBe(401);
    const list = await world.people.admin.send('GET', '/api/members');
    expect(list.body.members.map((member: { email: string }) => member.email)).toContain('new@here.example');
    expect(list.text).not.toMatch(/argon2|password/);
  });

  it('leads every page to the form for that password', async () => {
    await add('pages@here.example', 'admin');
    const { cookie } = await world.signIn('pages@here.example');
    for (const path of ['/reviews', '/reviews/act_01ARZ3NDEKTSV4RRFFQ69G5FAV', '/keys', '/ops/queues']) {
      const page = await world.send('GET', path, undefined, { Cookie: cookie });
      expect([path, page.status, page.headers.location]).toEqual([
        path,
        303,
        `/password?next=${encodeURIComponent(path)}`,
      ]);
    }
    const form = await world.send('GET', '/password?next=/keys', undefined, { Cookie: cookie });
    expect(form.text).toContain('Choose your password');
    expect(form.text).toContain('data-then="/keys"');
  });

  it('adds a person who exists when no password is given, and never passes one off as theirs', async () => {
    const whom = { email: 'owner@elsewhere.example', role: 'viewer' };
    const planted = { ...whom, name: 'Renamed', password: 'a planted password 1' };
    const refused = await world.people.admin.send('POST', '/api/members', planted);
    expect([refused.status, refused.body.code]).toEqual([409, 'account_exists']);
    expect(await world.gate.workspaces.roleOf(world.elsewhere.owner.userId, world.workspace.id)).toBeNull();
    const answer = await world.people.admin.send('POST', '/api/members', whom);
    expect([answer.status, answer.body.name]).toEqual([201, 'owner']);
    await world.signIn('owner@elsewhere.example');
    await world.people.admin.send('DELETE', `/api/members/${world.elsewhere.owner.userId}`);
  });

  it('does not let a workspace take an account in advance for another', async () => {
    const whom = { email: 'ceo@here.example', role: 'admin', name: 'CEO' };
    const { body } = await world.elsewhere.owner.send('POST', '/api/members', { ...whom, password });
    const waiting = await world.people.owner.send('POST', '/api/members', { email: whom.email, role: 'admin' });
    expect([waiting.status, waiting.body.code]).toEqual([409, 'account_exists']);

    const squatter = await world.signIn(whom.email);
    await world.elsewhere.owner.send('DELETE', `/api/members/${body.user_id}`);
    const kept = await world.signIn(whom.email);
    const added = await world.people.owner.send('POST', '/api/members', {
      ...whom,
      password: 'given by the owner here',
    });
    expect(added.status).toBe(201);
    expect((await signIn(whom.email, password)).status).toBe(401);
    expect((await signIn(whom.email, 'given by the owner here')).status).toBe(200);
    for (const browser of [squatter, kept]) expect((await browser.send('GET', '/api/session')).status).toBe(401);
  });

  it('takes a first password of 256 characters, whatever they are', async () => {
    const person = { email: 'emoji@here.example', role: 'viewer', name: 'E', password: '😀'.repeat(256) };
    expect((await world.people.admin.send('POST', '/api/members', person)).status).toBe(201);
    expect((await signIn(person.email, person.password)).status).toBe(200);
  });

  it('adds a person once however often it is asked at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add('thrice@here.example', 'viewer')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await world.signIn('thrice@here.example');
  });

  it('refuses who comes second to a new e-mail in another process as well', async () => {
    const person = { email: 'race@here.example', name: 'Race', password };
    const results = await Promise.allSettled([1, 2, 3].map(() => world.identity.addPerson(person)));
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(refusals.filter((code) => code !== 'state_conflict')).toEqual([]);
    expect(results.filter((result) => result.status === 'fulfilled' && result.value.created)).toHaveLength(1);
  });

  it('completes a person whom an interrupted call left without a password', async () => {
    const email = 'half@here.example';
    const userId = await world.addPerson(email);
    await world.database.sql('DELETE FROM account WHERE user_id = $1', [userId]);
    expect((await add(email, 'viewer')).status).toBe(201);
    await world.signIn(email);
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
    { email: 'y@here.example', role: 'viewer', name: 'Y', password: '😀'.repeat(257) },
    { email: 'y@here.example', role: 'viewer', name: ' \u00a0 ', password },
    { email: 'y@here.example', role: 'viewer', name: 'Y\nZ', password },
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

  it('leaves a member signed in who belongs to another workspace as well, and nobody else', async () => {
    const { elsewhere, gate, people, workspace } = world;
    const userId = await world.addPerson('both@here.example');
    const owner = { userId: elsewhere.owner.userId, email: elsewhere.owner.email, role: 'owner' as const };
    await gate.workspaces.setMember({ ...owner, workspaceId: elsewhere.workspace.id }, userId, 'viewer');
    await gate.workspaces.setMember(world.actor('owner'), userId, 'viewer');
    const browser = await world.signIn('both@here.example');
    const ask = (at: string) => browser.send('GET', `/api/reviews?workspace=${at}`);
    await people.admin.send('PATCH', `/api/members/${userId}`, { role: 'reviewer' });
    await people.admin.send('PATCH', `/api/members/${userId}`, { role: 'viewer' });
    expect([(await ask(workspace.id)).status, (await ask(elsewhere.workspace.id)).status]).toEqual([200, 200]);
    const claim = await browser.send(
      'POST',
      `/api/reviews/act_01ARZ3NDEKTSV4RRFFQ69G5FAV/claim?workspace=${workspace.id}`,
      {},
    );
    expect([claim.status, claim.body.code]).toEqual([403, 'forbidden']);
    await people.admin.send('DELETE', `/api/members/${userId}`);
    expect((await ask(workspace.id)).status).toBe(404);
    expect((await browser.send('GET', '/api/reviews')).status).toBe(200);
    await elsewhere.owner.send('DELETE', `/api/members/${userId}`);
    expect((await browser.send('GET', '/api/session')).status).toBe(401);
  });

  it('gives a member who forgot theirs a new first password, which counts at once and alone', async () => {
    const { people, gate } = world;
    const { body } = await add('forgot@here.example', 'reviewer');
    await choose(await world.signIn('forgot@here.example'), ownPassword);
    const signedIn = await signIn('forgot@here.example', ownPassword);
    const cookie = String(signedIn.headers['set-cookie']?.[0]).split(';')[0] ?? '';

    const given = await people.admin.send('POST', `/api/members/${body.user_id}/first-password`);
    expect([given.status, Object.keys(given.body)]).toEqual([200, ['password']]);
    expect((await world.send('GET', '/api/session', undefined, { Cookie: cookie })).status).toBe(401);
    expect((await signIn('forgot@here.example', ownPassword)).status).toBe(401);
    const again = await signIn('forgot@here.example', given.body.password);
    expect([again.status, again.body.person.first_password]).toEqual([200, true]);
    const [record] = (await gate.audit.list(world.actor('owner'), { kind: 'member.password_reset' })).items;
    expect(record).toMatchObject({ actor: 'admin@here.example', detail: { user_id: body.user_id } });
    expect(JSON.stringify(record)).not.toContain(given.body.password);
  });

  it('changes no password of which no trace can be kept', async () => {
    const { body } = await add('traced@here.example', 'reviewer');
    const trace = "CHECK (kind <> 'member.password_reset') NOT VALID";
    await world.database.sql(`ALTER TABLE audit_event ADD CONSTRAINT untraced ${trace}`);
    const refused = await world.people.admin.send('POST', `/api/members/${body.user_id}/first-password`);
    await world.database.sql('ALTER TABLE audit_event DROP CONSTRAINT untraced');
    expect(refused.status).toBe(500);
    expect((await signIn('traced@here.example', password)).status).toBe(200);
  });

  it('gives nobody a password for themselves, above their own role, or to what is not theirs alone', async () => {
    const { people, elsewhere, gate } = world;
    const ask = async (userId: string, by = people.admin) => {
      const { status, body } = await by.send('POST', `/api/members/${userId}/first-password`);
      return [status, body.code];
    };
    expect(await ask(people.admin.userId)).toEqual([409, 'state_conflict']);
    expect(await ask(people.owner.userId)).toEqual([403, 'forbidden']);
    expect(await ask(people.viewer.userId, people.reviewer)).toEqual([403, 'forbidden']);
    expect(await ask(elsewhere.owner.userId)).toEqual([404, 'member_not_found']);
    const userId = await world.addPerson('twice@here.example');
    const owner = { userId: elsewhere.owner.userId, email: elsewhere.owner.email, role: 'owner' as const };
    await gate.workspaces.setMember({ ...owner, workspaceId: elsewhere.workspace.id }, userId, 'viewer');
    await gate.workspaces.setMember(world.actor('owner'), userId, 'viewer');
    expect(await ask(userId)).toEqual([409, 'account_exists']);
    await world.signIn('twice@here.example');
  });

  it('removes a member, who sees nothing of the workspace from then on', async () => {
    const userId = await world.addPerson('leaver@here.example');
    await world.gate.workspaces.setMember(world.actor('owner'), userId, 'viewer');
    expect((await world.people.admin.send('DELETE', `/api/members/${userId}`)).status).toBe(204);
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
