import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnAsync } from '../spawn-async.ts';
import { commandLine } from './command-line.js';
import { explainFailure } from './explain-failure.js';
import { isAtLeast, isInstalled, onPath } from './toolchain.js';

describe('command line', () => {
  it.each([
    [['start'], { name: 'start', rest: [] }],
    [['test', 'packages/policy'], { name: 'test', rest: ['packages/policy'] }],
    [['test', '--', '--watch'], { name: 'test', rest: ['--watch'] }],
    [['test', '-t', 'a name', '--', 'x'], { name: 'test', rest: ['-t', 'a name', '--', 'x'] }],
  ])('reads %j', (words, expected) => {
    expect(commandLine(words)).toEqual(expected);
  });

  it.each([[[]], [['strat']], [['--help']]])('refuses %j', (words) => {
    expect(commandLine(words)).toBeNull();
  });
});

describe('versions', () => {
  it.each([
    ['v24.0.0', 24, true],
    ['v24.21.0\n', 24, true],
    ['25.1.0', 24, true],
    ['v20.20.2', 24, false],
    ['v4.9.1', 24, false],
    ['12.21.0', 12, true],
    ['9.15.4', 12, false],
    ['', 12, false],
    ['command not found', 12, false],
  ])('takes %j for at least %i: %s', (version, major, expected) => {
    expect(isAtLeast(version, major)).toBe(expected);
  });
});

describe('what is in place', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sendgate-bootstrap-'));
    await mkdir(path.join(folder, 'node_modules', '.pnpm'), { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('installs again exactly when the lock file differs from the one installed', async () => {
    expect(isInstalled(folder)).toBe(false);
    await writeFile(path.join(folder, 'pnpm-lock.yaml'), 'a: 1\n');
    expect(isInstalled(folder)).toBe(false);
    await writeFile(path.join(folder, 'node_modules', '.pnpm', 'lock.yaml'), 'a: 1\n');
    expect(isInstalled(folder)).toBe(true);
    await writeFile(path.join(folder, 'pnpm-lock.yaml'), 'a: 2\n');
    expect(isInstalled(folder)).toBe(false);
  });

  it('finds a program on PATH only where it may be run', async () => {
    await writeFile(path.join(folder, 'pnpm'), '#!/bin/sh\n', { mode: 0o644 });
    expect(onPath('pnpm', `/nowhere:${folder}`)).toBeNull();
    await rm(path.join(folder, 'pnpm'));
    await writeFile(path.join(folder, 'pnpm'), '#!/bin/sh\n', { mode: 0o755 });
    expect(onPath('pnpm', `/nowhere:${folder}`)).toBe(path.join(folder, 'pnpm'));
  });
});

describe('failures', () => {
  it.each([
    [
      'npm error code ENOTFOUND\nnpm error network request to https://registry.npmjs.org/node failed',
      'cannot be reached',
    ],
    ['npm error code EAI_AGAIN', 'cannot be reached'],
    [
      '[ERR_PNPM_META_FETCH_FAIL] GET https://registry.example/x: connect ECONNREFUSED 10.0.0.1:443',
      'cannot be reached',
    ],
    ['npm error code EACCES\nnpm error syscall mkdir\nnpm error path /root/.npm', 'npm cache'],
    ['ENOSPC: no space left on device, write', 'disk is full'],
    ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'NODE_EXTRA_CA_CERTS'],
    ['npm error code E401', 'refused access'],
    ['ERR_PNPM_OUTDATED_LOCKFILE Cannot install with "frozen-lockfile"', 'pnpm install'],
    ['spawn npx ENOENT', 'npm is missing'],
  ])('says in one line what to do about %j', (text, advice) => {
    const line = explainFailure('install', text);
    expect(line).toContain(advice);
    expect(line).not.toContain('\n');
  });

  it('shows the end of what was printed where the cause is unknown', () => {
    expect(explainFailure('fetch', 'first\nsecond\nlast words')).toContain('last words');
  });
});

describe('node bin/bootstrap.js', () => {
  const script = path.join(import.meta.dirname, '..', 'bootstrap.js');

  it('names the two commands and ends with code 2 when it is given neither', async () => {
    const { exitCode, text } = await spawnAsync(process.execPath, [script, 'nothing'], {});
    expect(exitCode).toBe(2);
    expect(text).toContain('npm start, or npm test');
  });

  it('goes on from a folder of any name', async () => {
    const parent = await mkdtemp(path.join(tmpdir(), 'sendgate-bootstrap-'));
    const folder = path.join(parent, '50%25 of #1?');
    await mkdir(path.join(folder, 'node_modules', '.pnpm'), { recursive: true });
    for (const lock of ['pnpm-lock.yaml', 'node_modules/.pnpm/lock.yaml']) await writeFile(path.join(folder, lock), '');
    await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
    for (const part of ['bootstrap.js', 'bootstrap']) {
      await cp(path.join(import.meta.dirname, '..', part), path.join(folder, 'bin', part), { recursive: true });
    }
    await writeFile(path.join(folder, 'bin', 'start.ts'), 'export const main = async (): Promise<number> => 7;\n');
    const { exitCode, text } = await spawnAsync(
      process.execPath,
      [path.join(folder, 'bin', 'bootstrap.js'), 'start'],
      {},
    );
    await rm(parent, { recursive: true, force: true });
    expect([exitCode, text]).toEqual([7, '']);
  });

  it('keeps what it compiled for the next time', async () => {
    const compiled = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'sendgate');
    await rm(compiled, { recursive: true, force: true });
    const { exitCode, text } = await spawnAsync(process.execPath, [script, 'start'], {
      env: { ...process.env, PORT: 'none', NODE_COMPILE_CACHE: undefined },
    });
    expect(exitCode).toBe(1);
    expect(text).toContain('PORT');
    expect(await readdir(compiled, { recursive: true })).not.toEqual([]);
  });
});
