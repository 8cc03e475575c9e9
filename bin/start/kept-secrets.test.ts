import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keptSecrets, rememberDatabasePort } from './kept-secrets.ts';

describe('secrets of a data directory', () => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'sendgate-secrets-'));
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  it('are made once, strong, and readable by their owner only', async () => {
    const first = await keptSecrets(home, {});
    expect(await keptSecrets(home, {})).toEqual(first);
    const [kid, key] = first.secretsKey.split(':');
    expect(kid).toBe('k1');
    expect(Buffer.from(key ?? '', 'base64')).toHaveLength(32);
    expect(first.authSecret.length).toBeGreaterThanOrEqual(32);
    expect((await stat(path.join(home, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  it('give way to the environment without being forgotten', async () => {
    const first = await keptSecrets(home, {});
    expect((await keptSecrets(home, { SENDGATE_KEY_PEPPER: 'from the environment' })).keyPepper).toBe(
      'from the environment',
    );
    expect(await keptSecrets(home, {})).toEqual(first);
  });

  it('are never replaced when their file is damaged', async () => {
    await writeFile(path.join(home, 'secrets.json'), '{"secretsKey":');
    await expect(keptSecrets(home, {})).rejects.toThrow(/secrets\.json cannot be read/);
    expect(await readFile(path.join(home, 'secrets.json'), 'utf8')).toBe('{"secretsKey":');
  });

  it('remember where the private Postgres listened', async () => {
    await keptSecrets(home, {});
    await rememberDatabasePort(home, 41_234);
    expect((await keptSecrets(home, {})).databasePort).toBe(41_234);
  });
});
