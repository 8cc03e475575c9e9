import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { memoryAdapter } from 'better-auth/adapters/memory';
import { createIdentity, type Identity, sessionAbsoluteSeconds, sessionIdleSeconds } from './create-identity.ts';

type Row = Record<string, unknown>;
const tables = { user: [] as Row[], account: [] as Row[], session: [] as Row[], verification: [] as Row[] };
const visitor = { cookie: undefined, ip: '203.0.113.9', userAgent: 'test browser' };
const right = { email: 'Ada@Example.org', password: 'correct horse battery' };

const secret = 'k7Jq2mZx9RtW4vBn8YpLs3HcDf6GaUe1';

const open = (appUrl = 'http://127.0.0.1:3000') =>
  createIdentity({ identityAdapter: memoryAdapter(tables) }, { appUrl, authSecret: secret });

const cookieOf = (cookies: string[]) => (cookies[0] ?? '').split(';')[0] ?? '';

async function signIn(identity: Identity, cookie?: string) {
  const signedIn = await identity.signIn(right, { ...visitor, cookie });
  if (!signedIn) throw new Error('sign-in refused');
  return { ...signedIn, cookie: cookieOf(signedIn.cookies) };
}

describe('identity', () => {
  let identity: Identity;

  beforeEach(async () => {
    for (const rows of Object.values(tables)) rows.length = 0;
    identity = open();
    await identity.addPerson({ ...right, name: 'Ada' });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('keeps an argon2id hash with 19 MiB, two passes and one lane', () => {
    expect(tables.account[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(tables)).not.toContain(right.password);
  });

  it('signs in by e-mail in any case and reads the session back', async () => {
    const { cookie, person } = await signIn(identity);
    expect(person).toMatchObject({ email: 'ada@example.org', name: 'Ada' });
    const session = await identity.session({ ...visitor, cookie });
    expect(session?.person).toEqual(person);
    expect(tables.session[0]).toMatchObject({ ipAddress: '203.0.113.9', userAgent: 'test browser' });
  });

  it('stores a digest of the session token, never the token', async () => {
    const { cookie } = await signIn(identity);
    const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
    expect(token.length).toBeGreaterThanOrEqual(32);
    expect(JSON.stringify(tables.session)).not.toContain(token);
  });

  it('cannot be entered with what the store holds, even by somebody who can sign cookies', async () => {
    const { cookie } = await signIn(identity);
    const signed = (token: string) => {
      const signature = createHmac('sha256', secret).update(token).digest('base64');
      return `${identity.cookieName}=${encodeURIComponent(`${token}.${signature}`)}`;
    };
    const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
    expect(await identity.session({ ...visitor, cookie: signed(token) })).not.toBeNull();
    expect(await identity.session({ ...visitor, cookie: signed(String(tables.session[0]?.token)) })).toBeNull();
  });

  it('answers an unknown e-mail like a wrong password', async () => {
    expect(await identity.signIn({ ...right, password: 'wrong password!' }, visitor)).toBeNull();
    expect(await identity.signIn({ ...right, email: 'nobody@example.org' }, visitor)).toBeNull();
    expect(await identity.signIn({ ...right, email: 'not an address' }, visitor)).toBeNull();
  });

  it('gives a new session at each sign-in and ignores a planted cookie', async () => {
    const first = await signIn(identity);
    const second = await signIn(identity, first.cookie);
    const planted = await signIn(identity, `${identity.cookieName}=attacker.chosen`);
    expect(new Set([first.cookie, second.cookie, planted.cookie]).size).toBe(3);
    expect(new Set([first.sessionId, second.sessionId, planted.sessionId]).size).toBe(3);
  });

  it('sets HttpOnly, SameSite=Lax, Path=/ and no Domain', async () => {
    const { cookies } = await signIn(identity);
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/; Path=\//);
    expect(cookies[0]).toMatch(/; HttpOnly/);
    expect(cookies[0]).toMatch(/; SameSite=Lax/i);
    expect(cookies[0]).not.toMatch(/Domain|Secure/);
  });

  it('binds the cookie to the host and to https when the address is https', async () => {
    const { cookies } = await signIn(open('https://gate.example.org'));
    expect(cookies[0]).toMatch(/^__Host-sendgate_session=/);
    expect(cookies[0]).toMatch(/; Secure/);
    expect(cookies[0]).not.toMatch(/Domain/);
  });

  it('revokes the session in the store at sign-out, so a kept cookie is worthless', async () => {
    const { cookie } = await signIn(identity);
    const cleared = await identity.signOut({ ...visitor, cookie });
    expect(cleared[0]).toMatch(/Max-Age=0/);
    expect(tables.session).toHaveLength(0);
    expect(await identity.session({ ...visitor, cookie })).toBeNull();
  });

  it('refuses a cookie whose signature was changed', async () => {
    const { cookie } = await signIn(identity);
    const flipped = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(await identity.session({ ...visitor, cookie: flipped.slice(0, -6) })).toBeNull();
    expect(await identity.session({ ...visitor, cookie: `${cookie.slice(0, -9)}AAAAAAAAA` })).toBeNull();
  });

  it('ends a session after twelve idle hours', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'], now: Date.now() });
    const { cookie } = await signIn(identity);
    jest.setSystemTime(Date.now() + (sessionIdleSeconds - 60) * 1000);
    const renewed = await identity.session({ ...visitor, cookie });
    expect(renewed?.cookies).toHaveLength(1);
    jest.setSystemTime(Date.now() + (sessionIdleSeconds + 1) * 1000);
    expect(await identity.session({ ...visitor, cookie })).toBeNull();
  });

  it('ends a session seven days after sign-in however much it is used', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'], now: Date.now() });
    const { cookie } = await signIn(identity);
    for (let hours = 11; hours < sessionAbsoluteSeconds / 3600; hours += 11) {
      jest.setSystemTime(Date.now() + 11 * 3600 * 1000);
      expect(await identity.session({ ...visitor, cookie })).not.toBeNull();
    }
    jest.setSystemTime(Date.now() + 11 * 3600 * 1000);
    expect(await identity.session({ ...visitor, cookie })).toBeNull();
    expect(tables.session).toHaveLength(0);
  });

  it('ends every session of a person whose password is replaced', async () => {
    const { cookie, person } = await signIn(identity);
    await identity.setPassword(person.userId, 'a second long password', { firstPassword: false });
    expect(await identity.session({ ...visitor, cookie })).toBeNull();
    expect(await identity.signIn(right, visitor)).toBeNull();
    expect(await identity.signIn({ ...right, password: 'a second long password' }, visitor)).not.toBeNull();
  });

  it('replaces the own password, and every session with a new one', async () => {
    const elsewhere = await signIn(identity);
    const here = await signIn(identity);
    const change = { current: right.password, chosen: 'a second long password' };
    expect(
      await identity.changePassword({ ...change, current: 'wrong password!' }, { ...visitor, cookie: here.cookie }),
    ).toBeNull();
    expect(await identity.session({ ...visitor, cookie: elsewhere.cookie })).not.toBeNull();

    const renewed = await identity.changePassword(change, { ...visitor, cookie: here.cookie });
    expect(await identity.session({ ...visitor, cookie: cookieOf(renewed?.cookies ?? []) })).not.toBeNull();
    for (const { cookie } of [elsewhere, here]) expect(await identity.session({ ...visitor, cookie })).toBeNull();
    expect(tables.session).toHaveLength(1);
    expect(await identity.signIn(right, visitor)).toBeNull();
    expect(await identity.signIn({ ...right, password: change.chosen }, visitor)).not.toBeNull();
    expect(await identity.changePassword(change, visitor)).toBeNull();
  });

  it('knows a password that somebody else chose until the person replaces it', async () => {
    const { person, cookie } = await signIn(identity);
    expect(person.firstPassword).toBe(false);
    await identity.setPassword(person.userId, right.password, { firstPassword: true });
    const again = await signIn(identity);
    expect(again.person.firstPassword).toBe(true);
    const change = { current: right.password, chosen: 'a second long password' };
    await identity.changePassword(change, { ...visitor, cookie: again.cookie });
    const own = await identity.signIn({ ...right, password: change.chosen }, visitor);
    expect(own?.person.firstPassword).toBe(false);
    expect(cookie).not.toBe(again.cookie);
  });

  it('takes a person whose adding was interrupted for nobody, and completes them', async () => {
    tables.account.length = 0;
    expect(await identity.findPerson(right.email)).toBeNull();
    expect(await identity.addPerson({ ...right, name: 'Ada', firstPassword: true })).toMatchObject({ created: true });
    expect((await signIn(identity)).person.firstPassword).toBe(true);
  });

  it('leaves an existing person and password alone when added again', async () => {
    const again = await identity.addPerson({ ...right, name: 'Eve', password: 'something else entirely' });
    expect(again).toMatchObject({ created: false, name: 'Ada' });
    expect(await identity.signIn(right, visitor)).not.toBeNull();
  });

  it('refuses passwords shorter than 12 or longer than 256 characters', async () => {
    const person = { email: 'bob@example.org', name: 'Bob' };
    await expect(identity.addPerson({ ...person, password: 'x'.repeat(11) })).rejects.toThrow(RangeError);
    await expect(identity.addPerson({ ...person, password: 'x'.repeat(257) })).rejects.toThrow(RangeError);
    expect(await identity.findPerson('bob@example.org')).toBeNull();
  });

  it('counts the characters of a password as people do, not the units they are stored in', async () => {
    const person = { email: 'bob@example.org', name: 'Bob' };
    for (const count of [11, 257])
      await expect(identity.addPerson({ ...person, password: '😀'.repeat(count) })).rejects.toThrow(RangeError);
    const longest = '😀'.repeat(256);
    await identity.addPerson({ ...person, password: longest });
    const own = await identity.signIn({ email: person.email, password: longest }, visitor);
    expect(own).not.toBeNull();
    const chosen = '🐢'.repeat(256);
    const cookie = own?.cookies[0]?.split(';')[0];
    expect(await identity.changePassword({ current: longest, chosen }, { ...visitor, cookie })).not.toBeNull();
    expect(await identity.signIn({ email: person.email, password: chosen }, visitor)).not.toBeNull();
  });

  it('takes nobody for signed out whose session the store could not end', async () => {
    const { cookie } = await signIn(identity);
    const away = () => Promise.reject(new Error('connection refused'));
    const stuck = createIdentity(
      { identityAdapter: (options) => ({ ...memoryAdapter(tables)(options), delete: away, deleteMany: away }) },
      { appUrl: 'http://127.0.0.1:3000', authSecret: secret },
    );
    await expect(stuck.signOut({ ...visitor, cookie })).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(await identity.session({ ...visitor, cookie })).not.toBeNull();
  });

  it('answers service_unavailable, never "signed out", while the store is away', async () => {
    const { cookie } = await signIn(identity);
    const failures: unknown[] = [];
    const broken = createIdentity(
      {
        identityAdapter: (options) => ({
          ...memoryAdapter(tables)(options),
          findOne: () => Promise.reject(new Error('connection refused')),
          deleteMany: () => Promise.reject(new Error('connection refused')),
        }),
      },
      { appUrl: 'http://127.0.0.1:3000', authSecret: secret, onFailure: (cause) => failures.push(cause) },
    );
    const away = { code: 'service_unavailable', headers: { 'Retry-After': '5' } };
    await expect(broken.session({ ...visitor, cookie })).rejects.toMatchObject(away);
    await expect(broken.signIn(right, visitor)).rejects.toMatchObject(away);
    await expect(broken.signOut({ ...visitor, cookie })).rejects.toMatchObject(away);
    await expect(broken.revokeSessions('usr_1')).rejects.toMatchObject(away);
    expect(failures).toHaveLength(4);
    expect(await identity.session({ ...visitor, cookie })).not.toBeNull();
  });
});
