import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openGate, type SubmissionView } from '@sendgate/gate';
import { message, type TestGate, testGate } from '@sendgate/gate/testing';

const root = path.join(import.meta.dirname, '..');
const newest = `k2:${randomBytes(32).toString('base64')}`;
const services = ['api', 'worker', 'dashboard'] as const;

let world: TestGate;
let stored: SubmissionView;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  world = await testGate();
  await world.configure({ seal_content: true });
  stored = (await world.gate.submit(world.caller, message())).submission;
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await world?.close();
});

/** Runs a program of the project to its end. */
async function ended(script: string, environment: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [path.join(root, script)], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      children.delete(child);
      resolve({ code: code ?? -1, output });
    });
  });
}

const withRing = (ring: string) => ({
  DATABASE_URL: world.database.url,
  SENDGATE_SECRETS_KEY: ring,
  SENDGATE_STORE_TIMEOUT_MS: '20000',
});
const keys = (ring: string) => ended('bin/keys.ts', withRing(ring));
const kids = () =>
  world.database.sql(`SELECT DISTINCT sealed_kid(wrapped) AS kid FROM content_key WHERE workspace_id = $1`, [
    world.workspaceId,
  ]);

describe('a ring that lacks a key in use', () => {
  it('ends api, worker and dashboard at their start, which names the key', async () => {
    const ends = services.map((service) =>
      ended(`services/${service}/src/main.ts`, {
        ...withRing(newest),
        SENDGATE_KEY_PEPPER: 'pepper-of-the-tests',
        SENDGATE_AUTH_SECRET: randomBytes(32).toString('base64'),
        ...{ PORT: '0', WORKER_PORT: '0', DASHBOARD_PORT: '0', METRICS_PORT: '0' },
      }),
    );
    for (const { code, output } of await Promise.all(ends)) {
      expect(output).toContain('sealing keys are missing: put them back into SENDGATE_SECRETS_KEY');
      expect(output).toMatch(/"state":"k1"/);
      expect(code).toBe(1);
    }
  }, 180_000);

  it('is told by `pnpm keys`, which then changes nothing', async () => {
    expect(await keys(newest)).toEqual({
      code: 1,
      output: 'Keys in use that the ring lacks: k1. Put them back first.\n',
    });
    expect(await kids()).toEqual([{ kid: 'k1' }]);
  }, 120_000);
});

describe('`pnpm keys`', () => {
  it('says what it needs', async () => {
    const { code, output } = await ended('bin/keys.ts', {});
    expect(code).toBe(2);
    for (const name of ['DATABASE_URL', 'SENDGATE_SECRETS_KEY']) expect(output).toContain(`${name} is required`);
  }, 120_000);

  it('reads the ring from a file, as the services do', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sendgate-keys-'));
    try {
      const { SENDGATE_SECRETS_KEY: ring, ...others } = withRing(newest);
      const file = path.join(folder, 'ring');
      await writeFile(file, `${ring}\n`);
      const { output } = await ended('bin/keys.ts', { ...others, SENDGATE_SECRETS_KEY_FILE: file });
      expect(output).toContain('Keys in use that the ring lacks: k1');
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 120_000);

  it('wraps everything by the newest key, so that the older one may go and content still opens', async () => {
    const first = await keys(`${newest},${world.options.secretsKey}`);
    expect(first).toMatchObject({ code: 0, output: expect.stringMatching(/^Wrapped anew: [1-9]\d*\. /) });
    expect(await kids()).toEqual([{ kid: 'k2' }]);
    const alone = await openGate({ ...world.options, identity: false, secretsKey: newest });
    expect(await alone.maintenance.missingKeys()).toEqual([]);
    expect(await alone.findSubmission(world.workspaceId, stored.actionId)).toEqual(stored);
    await alone.close();
  }, 120_000);

  it('names the workspace whose key does not open, and lets no older key leave the ring', async () => {
    const { id } = await world.gate.workspaces.create('Broken', null);
    await world.database.sql(
      `INSERT INTO content_key (workspace_id, generation, wrapped) SELECT $1, 1, wrapped FROM content_key LIMIT 1`,
      [id],
    );
    const ring = [`k3:${randomBytes(32).toString('base64')}`, newest, world.options.secretsKey].join();
    const { code, output } = await keys(ring);
    expect([code, output]).toEqual([1, expect.stringContaining(id)]);
    expect(output).toMatch(/Wrapped anew: 1\.\n/);
  }, 120_000);
});
