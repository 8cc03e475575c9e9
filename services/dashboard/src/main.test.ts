import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from '@jest/globals';
import { patientStore, testDatabase } from '@sendgate/gate/testing';
import { freePort } from '../../../test/support/free-port.ts';
import { serviceFlags, serviceScript } from '../../../test/support/service-flags.ts';

const secrets = {
  SENDGATE_SECRETS_KEY: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  SENDGATE_KEY_PEPPER: 'a pepper only tests use, long enough',
  SENDGATE_AUTH_SECRET: 'k7Jq2mZx9RtW4vBn8YpLs3HcDf6GaUe1',
};

const started: ChildProcess[] = [];
// A test that fails half-way leaves no process behind.
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [...serviceFlags, serviceScript('dashboard')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DASHBOARD_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

async function portOf(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const entry = JSON.parse(line) as { event: string; port?: number };
    if (entry.event === 'listening' && entry.port) {
      child.stdout.resume();
      return entry.port;
    }
  }
  throw new Error('ended without listening');
}

describe('the dashboard process', () => {
  it('starts from the environment alone, becomes ready, and ends with code 0 when asked', async () => {
    const database = await testDatabase();
    const child = start({ ...secrets, DATABASE_URL: database.url, SENDGATE_STORE_TIMEOUT_MS: String(patientStore) });
    const ended = once(child, 'exit');
    const port = await portOf(child);
    // Each answer of the probe is one more look; it stays 503 until the first connections stand.
    while ((await fetch(`http://127.0.0.1:${port}/readyz`)).status !== 200);
    expect((await fetch(`http://127.0.0.1:${port}/sign-in`)).status).toBe(200);
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    await database.close();
  });

  it('shows operators its metrics on a port of their own, and nobody else', async () => {
    const database = await testDatabase();
    const metricsPort = await freePort();
    const child = start({
      ...secrets,
      DATABASE_URL: database.url,
      DASHBOARD_METRICS_PORT: String(metricsPort),
      SENDGATE_STORE_TIMEOUT_MS: String(patientStore),
    });
    const ended = once(child, 'exit');
    const port = await portOf(child);
    const get = (path: string, from = metricsPort) => fetch(`http://127.0.0.1:${from}${path}`);
    expect((await get('/sign-in', port)).status).toBe(200);
    while ((await get('/readyz')).status !== 200);
    const page = await (await get('/metrics')).text();
    expect(page).toMatch(/^gate_requests_total\{route="\/sign-in",status="200"\} 1$/m);
    for (const check of ['postgres', 'migrations', 'keys']) {
      expect(page).toContain(`\nready_check{check="${check}",required="true"} 1\n`);
    }
    expect(page).toContain('# TYPE content_unreadable_total counter');
    expect(await (await get('/metrics', port)).text()).not.toContain('gate_requests_total');
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    await database.close();
  });

  it('serves while Postgres is away: alive, not ready, and 503 instead of a wrong answer', async () => {
    const child = start({ ...secrets, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
    const ended = once(child, 'exit');
    const port = await portOf(child);
    const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(503);
    const signIn = await fetch(`http://127.0.0.1:${port}/api/sign-in`, {
      method: 'POST',
      headers: { Origin: 'http://localhost:3000', 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', password: 'correct horse battery' }),
    });
    expect([signIn.status, signIn.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await signIn.text()).not.toMatch(/127\.0\.0\.1:1|ECONNREFUSED|prisma/i);
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });

  it('names everything wrong with its environment and quotes no secret', async () => {
    const child = start({ SENDGATE_AUTH_SECRET: 'too short', APP_URL: 'dashboard.example/path' });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    for (const name of [
      'DATABASE_URL',
      'SENDGATE_SECRETS_KEY',
      'SENDGATE_KEY_PEPPER',
      'SENDGATE_AUTH_SECRET',
      'APP_URL',
    ]) {
      expect(said).toContain(name);
    }
    expect(said).not.toContain('too short');
  });
});
