import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createIdentity, type Identity } from '@sendgate/dashboard';
import { type Gate, openGate } from '@sendgate/gate';
import { type TestDatabase, testDatabase } from '@sendgate/gate/testing';
import { spawnAsync } from '../bin/spawn-async.ts';
import { type SeededCredentials, type SeedOptions, seedDemo, seedWorkspace } from './seed.ts';

const visitor = { cookie: undefined, ip: '203.0.113.9', userAgent: undefined };

describe('seeding', () => {
  let database: TestDatabase;
  let options: SeedOptions;
  let gate: Gate;
  let identity: Identity;

  beforeAll(async () => {
    database = await testDatabase();
    options = {
      databaseUrl: database.url,
      secretsKey: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
      keyPepper: 'pepper-of-the-tests',
      authSecret: 'k7Jq2mZx9RtW4vBn8YpLs3HcDf6GaUe1',
      appUrl: 'http://127.0.0.1:3000',
    };
    gate = await openGate({ ...options, poolSize: 2, identity: true });
    identity = createIdentity(gate, options);
  });
  afterAll(async () => {
    await gate?.close();
    await database?.close();
  });

  const strictness = async (workspaceId: string) => {
    const { self_approval, four_eyes_on_block } = (await gate.workspaces.settings(workspaceId)).settings;
    return { self_approval, four_eyes_on_block };
  };
  const strict = { self_approval: false, four_eyes_on_block: true };
  const mayEnter = async (email: string, password: string | null) =>
    (await identity.signIn({ email, password: password ?? '' }, visitor)) !== null;
  /** Everything of a workspace that a second seeding could touch. */
  const standing = async (workspaceId: string) => ({
    settings: await gate.workspaces.settings(workspaceId),
    keys: await gate.keys.list(workspaceId),
    members: await gate.workspaces.members(workspaceId),
  });

  it('lets the one person of a demo approve what its key submits, and leaves a demo that got its keys as it is', async () => {
    const first = await seedDemo(options);
    if (first === null) throw new Error('an empty store got no demo');
    expect(await strictness(first.workspace_id)).toEqual({ self_approval: true, four_eyes_on_block: false });
    expect(await mayEnter(first.login.email, first.login.password)).toBe(true);
    expect((await identity.findPerson(first.login.email))?.firstPassword).toBe(false);

    const actor = { ...first.login, workspaceId: first.workspace_id, userId: '', role: 'owner' as const };
    const { version } = await gate.workspaces.settings(first.workspace_id);
    await gate.workspaces.patchSettings(actor, strict, version);
    for (const { id } of await gate.keys.list(first.workspace_id)) await gate.keys.revoke(actor, id);
    const before = await standing(first.workspace_id);
    expect(await seedDemo(options)).toBeNull();
    expect(await standing(first.workspace_id)).toEqual(before);
    expect(await mayEnter(first.login.email, first.login.password)).toBe(true);
  });

  it('gives every other workspace the settings under which two people are needed', async () => {
    const seeded = await seedWorkspace(options, { workspace: 'First', ownerEmail: 'Me@First.example' });
    expect(await strictness(seeded.workspace_id)).toEqual(strict);
    expect(await mayEnter('me@first.example', seeded.login.password)).toBe(true);
    // Whoever ran the seeding has read the password.
    expect((await identity.findPerson('me@first.example'))?.firstPassword).toBe(true);
    expect(await gate.authenticateKey(seeded.api_key)).toMatchObject({ workspaceId: seeded.workspace_id });
  });

  it('makes a second workspace for a viewer of the first, who keeps their password and gets nothing in the first', async () => {
    const first = await seedWorkspace(options, { workspace: 'Big', ownerEmail: 'me@big.example' });
    const viewer = await identity.addPerson({
      email: 'viewer@big.example',
      name: 'V',
      password: 'a password of my own',
    });
    const [owner] = await gate.workspaces.members(first.workspace_id);
    if (!owner) throw new Error('no owner');
    await gate.workspaces.setMember({ ...owner, workspaceId: first.workspace_id }, viewer.userId, 'viewer');
    const before = await standing(first.workspace_id);

    const second = await seedWorkspace(options, { workspace: 'Second', ownerEmail: viewer.email });
    expect(await standing(first.workspace_id)).toEqual(before);
    expect(second.login).toEqual({ email: viewer.email, password: null });
    expect(await mayEnter(viewer.email, 'a password of my own')).toBe(true);
    expect(await gate.workspaces.roleOf(viewer.userId, second.workspace_id)).toBe('owner');
    expect(await strictness(second.workspace_id)).toEqual(strict);
  });

  it('refuses to seed the same workspace again, and changes nothing', async () => {
    const wanted = { workspace: 'Once', ownerEmail: 'me@once.example' };
    const seeded = await seedWorkspace(options, wanted);
    const before = await standing(seeded.workspace_id);
    await expect(seedWorkspace(options, wanted)).rejects.toThrow('nothing was changed');
    expect(await standing(seeded.workspace_id)).toEqual(before);
    expect(await mayEnter(wanted.ownerEmail, seeded.login.password)).toBe(true);
  });

  it('completes a seeding that was interrupted before there was a key', async () => {
    const wanted = { workspace: 'Half', ownerEmail: 'me@half.example' };
    const { userId } = await identity.addPerson({
      email: wanted.ownerEmail,
      name: 'Owner',
      password: 'told to nobody at all',
    });
    const { id } = await gate.workspaces.create(wanted.workspace, { userId });
    const seeded = await seedWorkspace(options, wanted);
    expect(seeded.workspace_id).toBe(id);
    expect(await mayEnter(wanted.ownerEmail, seeded.login.password)).toBe(true);
  });

  it('reads its secrets from files, as the services do', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sendgate-seed-'));
    const secrets = {
      DATABASE_URL: options.databaseUrl,
      SENDGATE_SECRETS_KEY: options.secretsKey,
      SENDGATE_KEY_PEPPER: options.keyPepper,
      SENDGATE_AUTH_SECRET: options.authSecret,
    };
    const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
    for (const [name, value] of Object.entries(secrets)) {
      env[`${name}_FILE`] = path.join(folder, name);
      await writeFile(path.join(folder, name), `${value}\n`);
    }
    const script = path.join(import.meta.dirname, 'seed.ts');
    const { exitCode, text } = await spawnAsync(process.execPath, [script, 'Filed', 'me@filed.example'], { env });
    await rm(folder, { recursive: true });
    expect([exitCode, exitCode === 0 ? '' : text]).toEqual([0, '']);
    const { login } = JSON.parse(text) as SeededCredentials;
    expect(await mayEnter(login.email, login.password)).toBe(true);
  });
});
