import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { count, showMeasured, withoutRoom } from '@sendgate/gate/testing';
import type { ApiClient, ApiReply } from '../support/api-client.ts';
import { type FaultPostgres, faultPostgres } from '../support/fault-postgres.ts';
import { type SteadyLoad, steadyLoad } from '../support/steady-load.ts';
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts';
import { lasting, until } from '../support/until.ts';
import { type FaultServices, type FaultWorld, faultServices, faultWorld, harmlessMessage } from './fault-world.ts';

const perSecond = count(16, 30);
const awaySeconds = count(2, 30);
const terminations = count(3, 50);
const blackHoleSeconds = count(4, 60);
/** By when an error is told; of a machine that does other things nothing is asked. */
const mostMs = count(Number.POSITIVE_INFINITY, 2_500);
const limitMs = count(300_000, 600_000);
const database = 'sendgate_template';

describe('when Postgres fails under load', () => {
  let postgres: FaultPostgres;
  let proxy: TcpProxy;
  let world: FaultWorld;
  let services: FaultServices;
  let client: ApiClient;
  let load: SteadyLoad<ApiReply>;
  let serverOfRun: string | undefined;

  // The same two processes go through every fault: none may need a restart.
  beforeAll(async () => {
    postgres = await faultPostgres();
    await postgres.migrated(database);
    serverOfRun = process.env.TEST_DATABASE_URL;
    process.env.TEST_DATABASE_URL = postgres.url('postgres');
    world = await faultWorld();
    proxy = await tcpProxy(postgres.port);
    const throughProxy = new URL(world.options.databaseUrl);
    throughProxy.port = String(proxy.port);
    const environment = { ...world.environment, DATABASE_URL: throughProxy.href };
    const hurried = { ...environment, SENDGATE_LEASE_SECONDS: '5', SENDGATE_REOFFER_SECONDS: '5' };
    services = await faultServices(world.key, hurried, 2 * perSecond);
    ({ client } = services);
  });
  afterAll(async () => {
    await services?.stop();
    await proxy?.close();
    await world?.close();
    process.env.TEST_DATABASE_URL = serverOfRun;
    await postgres?.remove();
  });

  beforeEach(async () => {
    load = steadyLoad(perSecond, () => client.submit(harmlessMessage()));
    await load.reached(perSecond);
  });
  afterEach(() => load?.stop());

  /** Lets the load see Postgres back, ends it, and holds what callers were told against what is stored. */
  async function expectNothingFalse(fault: string): Promise<void> {
    const seconds = await until(
      'the gate decides again',
      async () => (await client.submit(harmlessMessage())).status === 200,
    );
    const replies = await load.stop();
    const told = replies.filter(({ status }) => status === 200).map(({ body }) => body);
    const errors = replies.filter(({ status }) => status !== 200);
    const rows = await world.database.sql<{ id: string; status: string }>('SELECT id, status FROM submission');
    const stored = new Map(rows.map((row) => [row.id, row.status]));
    const untrue = told.filter(({ action_id, status }) => stored.get(String(action_id)) !== status);
    const slowest = Math.round(Math.max(0, ...errors.map(({ milliseconds }) => milliseconds)));
    showMeasured(fault, { answered: told.length, errors: errors.length, untrue: untrue.length, slowest, seconds });

    expect(untrue).toEqual([]);
    expect(new Set(errors.map(({ status, failure }) => failure ?? status))).toEqual(
      new Set(errors.length > 0 ? [503] : []),
    );
    expect(errors.filter(({ headers }) => !(Number(headers['retry-after']) > 0))).toEqual([]);
    expect(errors.filter(({ body }) => (body.recovery as Record<string, unknown>).send_allowed !== false)).toEqual([]);
    expect(slowest).toBeLessThanOrEqual(mostMs);
    for (const { lines } of [services.api, services.worker]) {
      expect(lines.filter((line) => /unhandled rejection|uncaught exception|"stopping"/.test(line))).toEqual([]);
    }
    await world.delivered();
  }

  const refusals = () => load.results.filter(({ status }) => status === 503).length;

  it(
    'by stopping, nothing is approved without a row, every error is a quick 503, and work goes on after',
    async () => {
      await postgres.stop();
      await until('the gate refuses', () => refusals() > 0);
      expect((await client.call('GET', '/healthz')).status).toBe(200);
      expect((await client.call('GET', '/readyz')).status).toBe(503);
      await lasting(awaySeconds);
      await postgres.start();
      await expectNothingFalse('Postgres stopped');
    },
    limitMs,
  );

  it(
    'by crashing, likewise',
    async () => {
      await postgres.crash();
      await postgres.start();
      await expectNothingFalse('Postgres crashed');
    },
    limitMs,
  );

  it(
    'by ending every connection again and again, likewise',
    async () => {
      for (let n = 0; n < terminations; n += 1) {
        await postgres.sql(
          'postgres',
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
        );
        await load.reached(load.results.length + perSecond / 2);
      }
      await expectNothingFalse('Postgres connections ended');
    },
    limitMs,
  );

  it(
    'by swallowing everything, likewise',
    async () => {
      proxy.swallow();
      await until('the gate refuses', () => refusals() > 0);
      await lasting(blackHoleSeconds);
      proxy.restore();
      await expectNothingFalse('Postgres half-open');
    },
    limitMs,
  );

  it(
    'by having no room on its disk, likewise',
    async () => {
      await withoutRoom(world.database, () => until('the gate refuses', () => refusals() > perSecond));
      await expectNothingFalse('Postgres full');
    },
    limitMs,
  );
});
