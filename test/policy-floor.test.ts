import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { serviceScript } from './support/service-flags.ts';

const environment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
  SENDGATE_SECRETS_KEY: `k1:${randomBytes(32).toString('base64')}`,
  SENDGATE_KEY_PEPPER: 'a pepper only tests use',
  SENDGATE_AUTH_SECRET: 'a secret only tests use, long enough',
  SENDGATE_POLICY_FLOOR_FILE: '/nowhere/floor.json',
};

it.each(['api', 'worker', 'dashboard'] as const)(
  'the %s does not start without the floor it was told of',
  async (service) => {
    const child = spawn(process.execPath, [serviceScript(service)], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += String(chunk);
      });
    }
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(said).toContain('/nowhere/floor.json cannot be read');
  },
);
