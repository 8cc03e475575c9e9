import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { prepareHome } from './prepare-home.ts';
import { startDatabase } from './start-database.ts';
import { StartFailure } from './start-failure.ts';

describe('a start that cannot go on says so in one line, with what to do', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sendgate-refusals-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const lineOf = async (starting: Promise<unknown>) => {
    const refusal: unknown = await starting.catch((reason: unknown) => reason);
    expect(refusal).toBeInstanceOf(StartFailure);
    const { message } = refusal as StartFailure;
    expect(message).not.toContain('\n');
    return message;
  };

  it('where its disk is nearly full', async () => {
    const line = await lineOf(prepareHome(path.join(folder, 'full'), 1_000_000_000_000));
    expect(line).toMatch(/^Only \d+ MB are free under .*, and 1000000000000 MB are needed\. .*set SENDGATE_HOME\.$/);
  });

  it('where its data directory cannot be made', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    const home = path.join(file, 'home');
    expect(await lineOf(prepareHome(home))).toBe(
      `The data directory ${home} cannot be made (ENOTDIR). Set SENDGATE_HOME to a folder you may write.`,
    );
  });

  it('where root may not create the user that Postgres is lent', async () => {
    const root = jest.spyOn(process, 'getuid').mockReturnValue(0);
    // No program is found that knows users or makes them.
    const programs = process.env.PATH;
    process.env.PATH = folder;
    try {
      const secrets = { databasePassword: 'unused' } as Parameters<typeof startDatabase>[1];
      const line = await lineOf(startDatabase(path.join(folder, 'home'), secrets, folder));
      expect(line).toContain('the user "postgres" could not be created. Run as an ordinary user, or set DATABASE_URL.');
    } finally {
      process.env.PATH = programs;
      root.mockRestore();
    }
  });
});
