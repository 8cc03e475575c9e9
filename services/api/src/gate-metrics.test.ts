import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { meanwhile, message, type TestGate, testGate } from '@sendgate/gate/testing';
import { createMetrics, type Metrics } from '@sendgate/runtime';
import { createGateMetrics } from './gate-metrics.ts';

let world: TestGate;
let metrics: Metrics;
beforeAll(async () => {
  metrics = createMetrics();
  world = await testGate({ poolSize: 1, onEvent: createGateMetrics(metrics.registry) });
});
afterAll(async () => {
  metrics.stop();
  await world.close();
});

/** The value of a line of the metrics page; 0 where it is not there. */
async function figure(line: string): Promise<number> {
  const page = (await metrics.registry.metrics()).split('\n');
  return Number(page.find((one) => one.startsWith(`${line} `))?.slice(line.length + 1) ?? 0);
}

it('every wait for a connection to Postgres is measured', async () => {
  const before = await figure('pg_pool_wait_seconds_count');
  await Promise.all([1, 2, 3].map(() => world.gate.submit(world.caller, message())));
  await world.gate.ping();
  expect(await figure('pg_pool_wait_seconds_count')).toBeGreaterThan(before + 1);
});

it('a transaction that is undone is counted by what ended it: a refusal, or what Postgres says', async () => {
  const { version } = await world.gate.workspaces.settings(world.workspaceId);
  const change = (at: number) => world.gate.workspaces.patchSettings(world.owner, { sampling_percent: 1 }, at);
  await world.database.sql(
    `ALTER TABLE audit_event ADD CONSTRAINT refuse CHECK (kind <> 'settings.changed') NOT VALID`,
  );
  await expect(change(version)).rejects.toThrow();
  expect(await figure('tx_rollback_total{code="23514"}')).toBe(1);
  await world.database.sql('ALTER TABLE audit_event DROP CONSTRAINT refuse');
  const other = 'UPDATE workspace SET settings_version = settings_version + 1 WHERE id = $1';
  await expect(meanwhile(world.database, [other, [world.workspaceId]], () => change(version))).rejects.toMatchObject({
    code: 'version_mismatch',
  });
  expect(await figure('tx_rollback_total{code="version_mismatch"}')).toBe(1);
});
