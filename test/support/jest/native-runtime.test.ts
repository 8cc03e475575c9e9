import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnAsync } from '../../../bin/spawn-async.ts';

const script = path.join(path.dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin', 'jest.js');
const from = `import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';\n`;

const suites = {
  'a-leaves': `it('leaves what it replaced', () => {
      process.env.LEFT = 'yes';
      jest.useFakeTimers({ now: 0 });
      jest.spyOn(Math, 'random').mockReturnValue(7);
      globalThis.console = null;
      process.exit = null;
      expect([Date.now(), Math.random()]).toEqual([0, 7]);
    });`,
  'b-finds': `it('finds none of it', () => {
      expect(process.env.LEFT).toBe(undefined);
      expect(Date.now()).toBeGreaterThan(0);
      expect(Math.random()).toBeLessThan(1);
      expect([typeof console?.log, typeof process.exit]).toEqual(['function', 'function']);
    });`,
  'c-first': `import './shared.ts';\nit('shares a module', () => { expect(globalThis.loaded).toBe(1); });`,
  'd-second': `import './shared.ts';\nit('shares a module', () => { expect(globalThis.loaded).toBe(1); });`,
  'e-unequal': `it('fails', () => { expect(new Error('one')).toEqual(new Error('other')); });`,
  'f-never': `it('fails', () => new Promise(() => {}), 50);`,
  'g-rejected': `it('fails', async () => { Promise.reject(new Error('nobody listens')); await new Promise(setImmediate); });`,
  'h-before': `beforeAll(() => { throw new Error('no world'); });\nit('fails', () => {});`,
  'i-after': `afterAll(() => { throw new Error('left open'); });\nit('passes', () => {});`,
  'j-unreadable': `import './nowhere.ts';\nit('fails', () => {});`,
};

interface Report {
  testResults: { name: string; status: string; message: string }[];
}

describe('suites in one process', () => {
  let folder: string;
  const outcomes: Record<string, string> = {};
  let messages = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sendgate-runtime-'));
    for (const [name, text] of Object.entries(suites))
      await writeFile(path.join(folder, `${name}.test.ts`), from + text);
    await writeFile(path.join(folder, 'shared.ts'), 'globalThis.loaded = (globalThis.loaded ?? 0) + 1;');
    const config = {
      rootDir: folder,
      runtime: path.join(import.meta.dirname, 'native-runtime.ts'),
      testEnvironment: path.join(import.meta.dirname, 'native-environment.ts'),
      transform: {},
      extensionsToTreatAsEsm: ['.ts'],
      testSequencer: path.join(folder, 'by-name.cjs'),
    };
    const byName = 'tests.sort((one, other) => (one.path < other.path ? -1 : 1))';
    await writeFile(
      path.join(folder, 'by-name.cjs'),
      `module.exports = class { shard(tests) { return tests; } sort(tests) { return ${byName}; } cacheResults() {} allFailedTests() {} };`,
    );
    const report = path.join(folder, 'report.json');
    const { text } = await spawnAsync(
      process.execPath,
      [script, '-i', '--config', JSON.stringify(config), '--json', `--outputFile=${report}`],
      { cwd: folder },
    );
    const { testResults } = JSON.parse(
      await readFile(report, 'utf8').catch(() => {
        throw new Error(text);
      }),
    ) as Report;
    for (const { name, status, message } of testResults) {
      outcomes[path.basename(name, '.test.ts')] = status;
      messages += message;
    }
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('find the environment, the clock, mocks and globals as they were', () => {
    expect(outcomes).toMatchObject({ 'a-leaves': 'passed', 'b-finds': 'passed' });
  });

  it('load a module once', () => {
    expect(outcomes).toMatchObject({ 'c-first': 'passed', 'd-second': 'passed' });
  });

  it('fail for what does not hold, does not end, is rejected unheard, or breaks around the tests', () => {
    expect(outcomes).toMatchObject(
      Object.fromEntries(
        Object.keys(suites)
          .slice(4)
          .map((name) => [name, 'failed']),
      ),
    );
    for (const cause of ['other', 'Exceeded timeout of 50 ms', 'nobody listens', 'no world', 'left open', 'nowhere.ts'])
      expect(messages).toContain(cause);
  });
});
