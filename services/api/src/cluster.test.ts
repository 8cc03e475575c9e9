import { afterEach, expect, it } from '@jest/globals';
import { testGate } from '@sendgate/gate/testing';
import { freePort } from '../../../test/support/free-port.ts';
import { tcpProxy } from '../../../test/support/tcp-proxy.ts';
import { until } from '../../../test/support/until.ts';
import { startApiProcess } from './testing/api-process.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

it('of several processes says on the port for operators whether those that serve are ready', async () => {
  const world = await testGate();
  cleanUps.push(world.close);
  const databaseUrl = new URL(world.database.url);
  const proxy = await tcpProxy(Number(databaseUrl.port));
  cleanUps.push(proxy.close);
  databaseUrl.port = String(proxy.port);
  const metricsPort = await freePort();
  const api = await startApiProcess({
    DATABASE_URL: databaseUrl.href,
    SENDGATE_SECRETS_KEY: world.options.secretsKey,
    SENDGATE_KEY_PEPPER: world.options.keyPepper,
    SENDGATE_API_PROCESSES: '2',
    PORT: String(await freePort()),
    METRICS_PORT: String(metricsPort),
  });
  cleanUps.push(api.kill);
  const ready = async () => (await fetch(`http://127.0.0.1:${metricsPort}/readyz`)).status;
  await until('ready', async () => (await ready()) === 200);
  // Not `/readyz`: the process asked may be another one, whose first connection to the store is still under way.
  expect((await fetch(`http://127.0.0.1:${api.port}/healthz`)).status).toBe(200);
  proxy.swallow();
  await until('unready without its store', async () => (await ready()) === 503);
});
