import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { appUrl, type DashboardWorld, dashboardWorld, password } from './testing/dashboard-world.ts';

describe('session', () => {
  let world: DashboardWorld;

  beforeAll(async () => {
    world = await dashboardWorld();
  });

  afterAll(async () => {
    await world?.close();
  });

  const signIn = (body: object, headers: Record<string, string> = {}) =>
    world.send('POST', '/api/sign-in', body, headers);

  it('signs in, says who and where, and sets one strict cookie', async () => {
    const answer = await signIn({ email: 'Owner@Here.example', password });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      person: { email: 'owner@here.example' },
      memberships: [{ workspace_id: world.workspace.id, workspace_name: 'Here', role: 'owner' }],
    });
    const cookies = [answer.headers['set-cookie']].flat();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^sendgate_session=.+; Path=\/; HttpOnly; SameSite=Lax$/i);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([1_000, 10_000])('leads to the form from an address of %i characters as well', async (length) => {
    const away = await world.send('GET', `/messages?rule=${'x'.repeat(length)}`);
    expect(away.status).toBe(303);
    const form = await world.send('GET', String(away.headers.location));
    expect([form.status, form.text.includes('type="password"')]).toEqual([200, true]);
  });

  it('answers an unknown e-mail and a wrong password alike', async () => {
    const wrong = await signIn({ email: 'viewer@here.example', password: 'not the password' });
    const unknown = await signIn({ email: 'nobody@here.example', password: 'not the password' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const { request_id: _, ...body } = wrong.body;
    expect(unknown.body).toMatchObject(body);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('refuses the sixth attempt within a minute, even with the right password', async () => {
    await world.addPerson('guessed@here.example');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await signIn({ email: 'guessed@here.example', password: 'a wrong guess' })).status).toBe(401);
    }
    const sixth = await signIn({ email: 'guessed@here.example', password });
    expect(sixth.status).toBe(429);
    expect(sixth.body.code).toBe('rate_limit_exceeded');
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([
    ['nothing', {}],
    ['a number for a password', { email: 'owner@here.example', password: 12 }],
    ['an endless password', { email: 'owner@here.example', password: 'x'.repeat(257) }],
  ])('answers 422 to %s', async (_name, body) => {
    const answer = await signIn(body);
    expect(answer.status).toBe(422);
    expect(answer.body.detail[0].loc[0]).toBe('body');
  });

  it('does not read a form', async () => {
    const answer = await world
      .send('POST', '/api/sign-in', undefined, { 'Content-Type': 'application/x-www-form-urlencoded' })
      .send(`email=owner%40here.example&password=${encodeURIComponent(password)}`);
    expect(answer.status).toBe(415);
  });

  it.each([
    ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling subdomain', { Origin: 'http://www.dashboard.test:3000', 'Sec-Fetch-Site': 'same-site' }],
    ['a null origin', { Origin: 'null' }],
    ['an empty origin', { Origin: '' }],
    ['no origin at all', { Origin: null }],
  ])('refuses a sign-in that comes from %s', async (_name, headers) => {
    const answer = await signIn({ email: 'owner@here.example', password }, headers as Record<string, string>);
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('csrf_failed');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('gives a new session at each sign-in and ignores the cookie the browser brought', async () => {
    const first = await world.signIn('reviewer@here.example');
    const second = await signIn({ email: 'reviewer@here.example', password }, { Cookie: first.cookie });
    const cookie = String(second.headers['set-cookie']?.[0]).split(';')[0];
    expect(cookie).not.toBe(first.cookie);
    expect(second.body.csrf_token).not.toBe(first.csrfToken);
  });

  it('tells who is signed in, or 401 without a session', async () => {
    const known = await world.people.reviewer.send('GET', '/api/session');
    expect(known.status).toBe(200);
    expect(known.body.csrf_token).toBe(world.people.reviewer.csrfToken);
    const unknown = await world.send('GET', '/api/session');
    expect(unknown.status).toBe(401);
    expect(unknown.body).toMatchObject({ code: 'not_signed_in', recovery: { send_allowed: false } });
  });

  it('writes nothing but log lines where the store knows the session and fails over its person, and tells a browser by a page', async () => {
    const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await world.database.sql('ALTER TABLE "user" RENAME TO away');
    const answer = await world.people.owner.send('GET', '/api/session');
    const page = await world.people.owner.send('GET', '/nowhere', undefined, { Accept: 'text/html' });
    await world.database.sql('ALTER TABLE away RENAME TO "user"');
    expect([answer.status, written.mock.calls]).toEqual([503, []]);
    expect([page.status, page.type]).toEqual([503, 'text/html']);
    expect(page.text).toContain('Sign-in cannot be checked right now.');
    written.mockRestore();
  });

  it('ends the session at sign-out: a kept cookie is worthless', async () => {
    const browser = await world.signIn('viewer@here.example');
    const out = await browser.send('POST', '/api/sign-out');
    expect(out.status).toBe(204);
    expect(String(out.headers['set-cookie']?.[0])).toMatch(/Max-Age=0/);
    expect((await browser.send('GET', '/api/session')).status).toBe(401);
    expect((await browser.send('POST', '/api/sign-out')).status).toBe(401);
  });

  it('does not sign out without the token of the session', async () => {
    const browser = await world.signIn('viewer@here.example');
    const out = await browser.send('POST', '/api/sign-out', undefined, { 'X-CSRF-Token': 'wrong' });
    expect(out.status).toBe(403);
    expect((await browser.send('GET', '/api/session')).status).toBe(200);
  });

  describe('a password of one’s own', () => {
    const chosen = 'a password of my own';
    const member = async (email: string) => {
      const userId = await world.addPerson(email);
      await world.gate.workspaces.setMember(world.actor('owner'), userId, 'reviewer');
      return world.signIn(email);
    };
    const change = (current_password: string, new_password = chosen) => ({ current_password, new_password });

    it('takes the place of the old one, ends every other session and is on record', async () => {
      const elsewhere = await member('changes@here.example');
      const browser = await world.signIn('changes@here.example');
      const answer = await browser.send('POST', '/api/password', change(password));
      expect(answer.status).toBe(200);
      const cookie = String(answer.headers['set-cookie']?.[0]).split(';')[0] ?? '';
      expect((await world.send('GET', '/api/session', undefined, { Cookie: cookie })).status).toBe(200);
      const headers = { Cookie: cookie, 'X-CSRF-Token': answer.body.csrf_token };
      expect((await world.send('POST', '/api/sign-out', undefined, headers)).status).toBe(204);
      for (const old of [elsewhere, browser]) expect((await old.send('GET', '/api/session')).status).toBe(401);

      expect((await signIn({ email: 'changes@here.example', password })).status).toBe(401);
      expect((await signIn({ email: 'changes@here.example', password: chosen })).status).toBe(200);
      const { items } = await world.gate.audit.list(world.actor('owner'), { limit: 1 });
      expect(items).toMatchObject([
        { kind: 'member.password_changed', actor: 'changes@here.example', detail: { user_id: browser.userId } },
      ]);
      expect(world.logLines.join('')).not.toContain(chosen);
    });

    it('is refused without the old one, when it is too short and when it is the old one', async () => {
      const browser = await member('refused@here.example');
      const wrong = await browser.send('POST', '/api/password', change('not the password'));
      expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid_credentials']);
      for (const body of [
        change(password, 'too short'),
        change(password, password),
        change(password, 'x'.repeat(257)),
        change(password, '😀'.repeat(257)),
      ]) {
        const answer = await browser.send('POST', '/api/password', body);
        expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['body', 'new_password']]);
      }
      expect((await browser.send('GET', '/api/session')).status).toBe(200);
      await world.signIn('refused@here.example');
    });

    it('lets nobody with a session guess the old one: the sixth attempt within a minute is refused', async () => {
      const browser = await member('guesses@here.example');
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect((await browser.send('POST', '/api/password', change('a wrong guess'))).status).toBe(401);
      }
      const sixth = await browser.send('POST', '/api/password', change(password));
      expect([sixth.status, sixth.body.code]).toEqual([429, 'rate_limit_exceeded']);
    });
  });

  it('allows no cross-origin reading and no framing', async () => {
    const answer = await world.people.owner.send('GET', '/api/session', undefined, { Origin: 'https://evil.example' });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect((await world.send('OPTIONS', '/api/session', undefined, { Origin: appUrl })).status).toBe(405);
  });

  it.each(['POST', 'PUT', 'DELETE'])('exposes nothing of the sign-in library (%s)', async (method) => {
    for (const path of [
      '/api/auth/sign-up/email',
      '/api/auth/sign-in/email',
      '/api/auth/get-session',
      '/api/sign-up',
    ]) {
      expect((await world.send(method, path, {})).status).toBe(404);
    }
  });
});
