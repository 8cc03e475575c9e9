import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createMetrics } from './metrics.ts';
import { createProbeServer } from './probe-server.ts';
import { readiness, showReadiness } from './readiness.ts';
import { type CheckedStore, storeChecks } from './store-checks.ts';

const up = { name: 'store', check: async () => undefined };
const down = { name: 'queue', optional: true, check: () => Promise.reject(new Error('canary')) };

describe('readiness', () => {
  it('needs what is required, reports what is optional, and is never ready while draining', async () => {
    expect(await readiness([up, down], false)).toEqual({ ready: true, checks: { store: 'ok', queue: 'down' } });
    expect((await readiness([{ ...down, optional: false }], false)).ready).toBe(false);
    expect(await readiness([up], true)).toEqual({ ready: false, checks: { store: 'ok', process: 'draining' } });
  });

  it('needs a store that answers, is migrated and opens with the keys there are, and reports one without row security', async () => {
    const sound: CheckedStore = {
      ping: async () => undefined,
      migrationState: async () => ({ pending: false }),
      isolated: async () => true,
      maintenance: { missingKeys: async () => [] },
    };
    const failing = async (change: Partial<CheckedStore>) => {
      const { ready, checks } = await readiness(storeChecks({ ...sound, ...change }), false);
      return [ready, Object.keys(checks).filter((name) => checks[name] === 'down')];
    };
    expect(await failing({})).toEqual([true, []]);
    expect(await failing({ ping: () => Promise.reject(new Error('away')) })).toEqual([false, ['postgres']]);
    expect(await failing({ migrationState: async () => ({ pending: true }) })).toEqual([false, ['migrations']]);
    expect(await failing({ maintenance: { missingKeys: async () => ['k1'] } })).toEqual([false, ['keys']]);
    expect(await failing({ isolated: async () => false })).toEqual([true, ['row_security']]);
  });

  it('is a figure for each check, which says whether the process needs it', async () => {
    const metrics = createMetrics();
    showReadiness(metrics.registry, [up, down]);
    const page = await metrics.registry.metrics();
    expect(page.split('\n').filter((line) => line.startsWith('ready_check{'))).toEqual([
      'ready_check{check="store",required="true"} 1',
      'ready_check{check="queue",required="false"} 0',
    ]);
    metrics.stop();
  });

  it('is shown, with health and metrics, on a port for operators', async () => {
    let draining = false;
    const server = createProbeServer({
      checks: [up],
      isDraining: () => draining,
      metrics: async () => ({ contentType: 'text/plain', text: 'figures 1' }),
    });
    expect((await request(server).get('/healthz')).status).toBe(200);
    expect((await request(server).get('/readyz')).body).toEqual({ ready: true, checks: { store: 'ok' } });
    expect((await request(server).get('/metrics')).text).toBe('figures 1');
    expect((await request(server).get('/other')).status).toBe(404);
    draining = true;
    expect((await request(server).get('/readyz')).status).toBe(503);
  });
});
