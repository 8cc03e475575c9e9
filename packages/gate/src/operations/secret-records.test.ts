import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SettingSecret, settingSecretNames } from '@sendgate/contracts';
import { type TestGate, testGate } from '../testing.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
});
afterAll(() => world?.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const [first, second] = ['the-first-secret-of-ours', 'the-second-secret-of-ours'];
const signing = ['callback_secret', 'dispatch_webhook_secret'] as const;

/** What is on record of the last change. */
async function lastRecord() {
  const [row] = await world.database.sql<{ detail: Record<'changed' | 'before' | 'after', unknown> }>(
    `SELECT detail FROM audit_event WHERE kind = 'settings.changed' ORDER BY id DESC LIMIT 1`,
  );
  return row?.detail;
}

/** Changes what is stored of a secret so that it does not open, as somebody does it who owns the database. */
function spoil(name: SettingSecret): Promise<unknown> {
  const bytes = `decode('deadbeef', 'hex')`;
  return name === 'callback_secret'
    ? world.database.sql(`UPDATE callback_endpoint SET secret_sealed = ${bytes}`)
    : world.database.sql(`UPDATE dispatch_secret SET sealed = ${bytes} WHERE name = $1`, [name]);
}

describe('the record of a changed secret', () => {
  it.each(signing)('says by hash what there was before and after of %s, null where there is none', async (name) => {
    const hashes = { [first]: { sha256: sha256(first) }, [second]: { sha256: sha256(second) } };
    let was: string | null = null;
    for (const becomes of [first, second, second, null, null]) {
      await world.configure({ [name]: becomes });
      expect(await lastRecord()).toEqual({
        changed: [name],
        before: { [name]: was && hashes[was] },
        after: { [name]: becomes && hashes[becomes] },
      });
      was = becomes;
    }
  });

  it('holds of the password of a mail server only a hash by which it cannot be guessed', async () => {
    const name = 'dispatch_smtp_password';
    await world.configure({ [name]: first });
    const written = (await lastRecord())?.after as Record<string, { keyed_hash: string }>;
    expect(Object.keys(written[name] ?? {})).toEqual(['keyed_hash']);
    expect(written[name]?.keyed_hash).not.toBe(sha256(first));
    await world.configure({ [name]: null });
    expect(await lastRecord()).toEqual({ changed: [name], before: written, after: { [name]: null } });
  });

  it.each(settingSecretNames.filter((name) => name !== 'dispatch_dkim_key'))(
    'says that the %s that was stored is unreadable, which keeps nobody from replacing it or taking it away',
    async (name) => {
      for (const becomes of [second, null]) {
        await world.configure({ [name]: first });
        await spoil(name);
        await world.configure({ [name]: becomes });
        const { secretsSet } = await world.gate.workspaces.settings(world.workspaceId);
        expect(secretsSet[name]).toBe(becomes !== null);
        expect(await lastRecord()).toMatchObject({ before: { [name]: 'unreadable' } });
      }
    },
  );

  it('tells of one secret, whatever became of another', async () => {
    await world.configure({ dispatch_smtp_password: first, dispatch_webhook_secret: first });
    await spoil('dispatch_smtp_password');
    await world.configure({ dispatch_webhook_secret: second });
    expect(await lastRecord()).toMatchObject({ before: { dispatch_webhook_secret: { sha256: sha256(first) } } });
  });

  it('is nowhere the secret', async () => {
    const records = await world.database.sql(`SELECT detail FROM audit_event`);
    for (const secret of [first, second]) expect(JSON.stringify(records)).not.toContain(secret);
  });
});
