import { createHash, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SettingsPatch } from '@sendgate/contracts';
import { type TestGate, testGate } from '../testing.ts';

const server = {
  host: 'smtp.example.com',
  port: 587,
  encryption: 'starttls' as const,
  user: 'grace',
  from: 'grace@example.org',
  from_name: null,
  dkim: null,
};
const password = 'the-password-of-the-mail-server';
let world: TestGate;
let address = '93.184.215.14';
beforeAll(async () => {
  world = await testGate({ resolve: async () => [{ address, family: 4 }] });
});
afterAll(() => world.close());

const change = async (patch: SettingsPatch) => {
  const { version } = await world.gate.workspaces.settings(world.workspaceId);
  return world.gate.workspaces.patchSettings(world.owner, patch, version);
};
const refusal = async (patch: SettingsPatch) => {
  const error = await change(patch).then(
    () => null,
    (reason: { entries?: { loc: unknown[] }[] }) => reason,
  );
  return error?.entries?.map(({ loc }) => loc.join('.')) ?? null;
};

describe('settings of dispatch', () => {
  it('switch on only a way that is set up in full', async () => {
    expect(await refusal({ dispatch_mode: { email: 'smtp' } })).toEqual(['body.dispatch_mode.email']);
    expect(await refusal({ dispatch_mode: { slack: 'webhook' } })).toEqual([
      'body.dispatch_mode.slack',
      'body.dispatch_mode.slack',
    ]);
    expect(await refusal({ dispatch_mode: { slack: 'smtp' } as never })).not.toBeNull();
    expect(await refusal({ dispatch_smtp: server })).toEqual(['body.dispatch_smtp_password']);
    const dkim = { domain: 'example.org', selector: 's1' };
    expect(await refusal({ dispatch_smtp: { ...server, user: null, dkim } })).toEqual(['body.dispatch_dkim_key']);
    await change({ dispatch_smtp: server, dispatch_smtp_password: password, dispatch_mode: { email: 'smtp' } });
    expect(await refusal({ dispatch_smtp: null })).toEqual(['body.dispatch_mode.email']);
    expect(await refusal({ dispatch_smtp_password: null })).toEqual(['body.dispatch_smtp_password']);
  });

  it('hand a password to no server or user it was not given for', async () => {
    const elsewhere = [{ host: 'smtp.evil.example' }, { user: 'eve' }, { port: 465, encryption: 'tls' as const }];
    for (const part of elsewhere) {
      expect(await refusal({ dispatch_smtp: { ...server, ...part } })).toEqual(['body.dispatch_smtp_password']);
    }
    expect(await refusal({ dispatch_smtp: { ...server, from_name: 'Grace' } })).toBeNull();
    await change({ dispatch_mode: {}, dispatch_smtp: null });
    const again = { dispatch_mode: { email: 'smtp' }, dispatch_smtp: server } as const;
    expect(await refusal(again)).toEqual(['body.dispatch_smtp_password']);
    expect(await refusal({ ...again, dispatch_smtp_password: password })).toBeNull();
  });

  it.each([
    ['a port that is not for mail', { port: 22 }],
    ['no encryption', { encryption: 'none' as const }],
    ['this machine', { host: '127.0.0.1' }],
    ['a machine of a private network', { host: '10.1.2.3' }],
    ['the address of cloud metadata', { host: '169.254.169.254' }],
    ['an address in another spelling', { host: '::ffff:127.0.0.1' }],
    ['a name without a dot', { host: 'localhost' }],
    ['a name that never leaves a network', { host: 'mail.internal' }],
    ['two names', { host: 'smtp.example.com\r\nRCPT TO:<x>' }],
    ['two senders', { from: 'grace@example.org, eve@evil.example' }],
    ['a name of the sender over two lines', { from_name: 'Grace\r\nBcc: eve@evil.example' }],
  ])('refuse %s', async (_what, part) => {
    expect(await refusal({ dispatch_smtp: { ...server, ...part }, dispatch_smtp_password: password })).not.toBeNull();
  });

  it('refuse a server whose name leads inside, and a sender that does', async () => {
    address = '192.168.0.9';
    const smtp = { ...server, host: 'smtp.other.example' };
    expect(await refusal({ dispatch_smtp: smtp, dispatch_smtp_password: password })).toEqual([
      'body.dispatch_smtp.host',
    ]);
    expect(await refusal({ dispatch_webhook_url: 'https://sender.example.com/x' })).toEqual([
      'body.dispatch_webhook_url',
    ]);
    address = '93.184.215.14';
  });

  it('take a DKIM key only if it signs', async () => {
    const pem = (bits: number) =>
      generateKeyPairSync('rsa', { modulusLength: bits })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString();
    const ed25519 = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    for (const key of ['not a key', ed25519]) {
      expect(await refusal({ dispatch_dkim_key: key })).toEqual(['body.dispatch_dkim_key']);
    }
    expect(await refusal({ dispatch_dkim_key: pem(2048) })).toBeNull();
  });

  it('never show a secret again: not in settings, not in the record, not in the store', async () => {
    const secret = 'webhook-secret-nobody-sees-again';
    const view = await change({
      dispatch_webhook_url: 'https://sender.example.com/x',
      dispatch_webhook_secret: secret,
    });
    expect(view.secretsSet).toMatchObject({ dispatch_webhook_secret: true, dispatch_smtp_password: true });
    const records = await world.database.sql(`SELECT detail FROM audit_event WHERE kind = 'settings.changed'`);
    const settings = await world.database.sql('SELECT settings FROM workspace');
    const sealed = await world.database.sql<{ sealed: Buffer }>('SELECT sealed FROM dispatch_secret');
    expect(sealed.length).toBeGreaterThanOrEqual(3);
    const everything = JSON.stringify([view, records, settings]) + sealed.map((row) => row.sealed.toString('latin1'));
    for (const planted of [secret, password, 'PRIVATE KEY']) expect(everything).not.toContain(planted);
    expect(JSON.stringify(records)).toMatch(/"dispatch_webhook_secret":\{"sha256":"[0-9a-f]{64}"\}/);
    // Of a password that people choose not even a hash by which it could be guessed.
    expect(JSON.stringify(records)).toMatch(/"dispatch_smtp_password":\{"keyed_hash":"[\w-]{43}"\}/);
    expect(JSON.stringify(records)).not.toContain(createHash('sha256').update(password).digest('hex'));
  });

  it('leave a replaced signing secret valid beside the new one, and no other', async () => {
    await change({ dispatch_webhook_secret: 'the-second-of-these-secrets', dispatch_smtp_password: 'another' });
    const rows = await world.database.sql(
      'SELECT name, previous_sealed IS NOT NULL AS overlaps FROM dispatch_secret ORDER BY name',
    );
    expect(rows).toEqual([
      { name: 'dispatch_dkim_key', overlaps: false },
      { name: 'dispatch_smtp_password', overlaps: false },
      { name: 'dispatch_webhook_secret', overlaps: true },
    ]);
  });

  it('end no overlap by the same signing secret once more', async () => {
    const previous = async () =>
      (
        await world.database.sql("SELECT previous_sealed FROM dispatch_secret WHERE name = 'dispatch_webhook_secret'")
      )[0];
    const before = await previous();
    await change({ dispatch_webhook_secret: 'the-second-of-these-secrets' });
    expect(await previous()).toEqual(before);
  });
});
