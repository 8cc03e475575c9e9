import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createIdentity, type Identity } from '@sendgate/dashboard';
import { type Actor, type Gate, openGate } from '@sendgate/gate';
import { type TestGate, testGate } from '@sendgate/gate/testing';

const script = path.join(import.meta.dirname, 'first-password.ts');
const secretsKey = `k1:${Buffer.alloc(32, 7).toString('base64')}`;
const visitor = { cookie: undefined, ip: '203.0.113.9', userAgent: 'test browser' };
const email = 'sole-owner@here.example';

let world: TestGate;
let gate: Gate;
let identity: Identity;
let owner: Actor;

beforeAll(async () => {
  world = await testGate();
  const appUrl = 'http://127.0.0.1:3000';
  gate = await openGate({ databaseUrl: world.database.url, identity: true, secretsKey, keyPepper: 'pepper', appUrl });
  identity = createIdentity(gate, { appUrl, authSecret: 'k7Jq2mZx9RtW4vBn8YpLs3HcDf6GaUe1' });
  const person = await identity.addPerson({ email, name: 'Ada', password: 'forgotten long ago' });
  const { id: workspaceId } = await gate.workspaces.create('Alone', { userId: person.userId });
  owner = { workspaceId, userId: person.userId, email, role: 'owner' };
});

afterAll(async () => {
  await gate?.close();
  await world?.close();
});

/** Runs the command to its end. */
async function run(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATABASE_URL: world.database.url,
    SENDGATE_SECRETS_KEY: secretsKey,
  };
  return promisify(execFile)(process.execPath, [script, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout, errors: stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout, errors: stderr }),
  );
}

describe('pnpm first-password', () => {
  it('lets an only owner back in who forgot theirs, and leaves a record', async () => {
    const before = await identity.signIn({ email, password: 'forgotten long ago' }, visitor);
    const { code, output } = await run(email.toUpperCase());
    expect(code).toBe(0);
    const [, password = ''] = /signs in with (\S+) and then chooses another/.exec(output) ?? [];
    expect(await identity.signIn({ email, password: 'forgotten long ago' }, visitor)).toBeNull();
    expect(await identity.session({ ...visitor, cookie: before?.cookies[0]?.split(';')[0] })).toBeNull();
    expect(await identity.signIn({ email, password }, visitor)).toMatchObject({ person: { firstPassword: true } });
    const { items } = await gate.audit.list(owner, { kind: 'member.password_reset' });
    expect(items).toMatchObject([{ actor: 'operator' }]);
  }, 120_000);

  it('says what is wrong in one line, and changes nothing', async () => {
    expect(await run()).toMatchObject({ code: 2, errors: 'Usage: pnpm first-password <e-mail of the person>\n' });
    const unknown = await run('nobody@here.example');
    expect(unknown).toMatchObject({ code: 1, output: '' });
    expect(unknown.errors).toBe('Nobody signs in as nobody@here.example. An admin adds people at the dashboard.\n');
  }, 120_000);
});
