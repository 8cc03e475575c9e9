import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { keyScopes } from '@sendgate/contracts';
import type { Actor } from '@sendgate/gate';
import { count, showMeasured } from '@sendgate/gate/testing';
import { type ApiProcess, startApiProcess } from '../../services/api/src/testing/api-process.ts';
import { type ApiClient, type ApiReply, apiClient, millisecondsAt } from '../support/api-client.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { type FaultWorld, faultWorld, harmlessMessage } from './fault-world.ts';

/** Decisions a minute that each key is allowed; in full what it is allowed by default. */
const quota = count(60, 300);
const times = 20;
const others = count(3, 10);
/** Decisions a second of all others together, each well within its quota. */
const perSecond = count(2, 8);
/** Spells with the tenant at its quota and above it, in turns, so that whatever else the machine does falls on both. */
const spells = count(1, 12);
/** Answers to the others in each spell. */
const each = count(6, 200);
const mostChange = count(Number.POSITIVE_INFINITY, 1.1);

let world: FaultWorld;
let api: ApiProcess;
let noisy: ApiClient;
const quiet: ApiClient[] = [];
beforeAll(async () => {
  world = await faultWorld({ SENDGATE_GATE_PER_MINUTE: String(quota) });
  api = await startApiProcess(world.environment);
  noisy = apiClient(api.port, world.key);
  for (let n = 0; n < others; n += 1) {
    const admin: Actor = { ...(await world.anotherWorkspace()), role: 'owner' };
    const { key } = await world.gate.keys.create(admin, { label: 'quiet', livemode: true, scopes: keyScopes });
    quiet.push(apiClient(api.port, key));
  }
  // A process that has just started is slow by itself, which is not what is asked here.
  for (const client of quiet) await client.submit(harmlessMessage());
});
afterAll(async () => {
  for (const client of [noisy, ...quiet]) client?.close();
  await api?.stop();
  await world.close();
});

/** One spell: what the others were answered, and the tenant who sends at so many times its quota. */
async function spell(ofQuota: number): Promise<{ others: readonly ApiReply[]; tenant: readonly ApiReply[] }> {
  const tenant = steadyLoad((quota * ofQuota) / 60, () => noisy.submit(harmlessMessage()));
  const rest = steadyLoad(perSecond, (n) => {
    const client = quiet[n % quiet.length];
    if (client === undefined) throw new RangeError('There are others');
    return client.submit(harmlessMessage());
  });
  await rest.reached(each);
  return { others: await rest.stop(), tenant: await tenant.stop() };
}

it('of what a tenant was refused nothing is stored', async () => {
  // A minute's worth and the burst are used up here: from now on its quota is a rate.
  const before = await stored();
  const replies = await Promise.all(Array.from({ length: 3 * quota }, () => noisy.submit(harmlessMessage())));
  const admitted = replies.filter(({ status }) => status === 200).length;
  expect(admitted).toBeLessThan(replies.length);
  expect(await stored()).toBe(before + admitted);
});

it(
  `a tenant at ${times} times its quota is told to wait, and no other tenant is made to`,
  async () => {
    const calm: ApiReply[] = [];
    const loud: ApiReply[] = [];
    const tenant: ApiReply[] = [];
    for (let n = 0; n < spells; n += 1) {
      calm.push(...(await spell(1)).others);
      const noise = await spell(times);
      loud.push(...noise.others);
      tenant.push(...noise.tenant);
    }
    const p99 = (replies: readonly ApiReply[]) => millisecondsAt(replies, 0.99);
    const refused = tenant.filter(({ status }) => status !== 200);
    const ratio = p99(loud) / p99(calm);
    const figures = { calmMs: p99(calm), loudMs: p99(loud), ratio, answers: loud.length, refused: refused.length };
    showMeasured('noisy tenant', { times, spells, others, tenant: tenant.length, ...figures });

    expect([...calm, ...loud].filter(({ status }) => status !== 200)).toEqual([]);
    expect(refused.length).toBeGreaterThan(tenant.length / 2);
    for (const { status, headers, body } of refused) {
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body).toMatchObject({
        code: 'rate_limit_exceeded',
        recovery: { action: 'retry_after', limit: quota, remaining: 0, safe_to_retry: true, send_allowed: false },
      });
    }
    expect(ratio).toBeLessThanOrEqual(mostChange);
  },
  count(300_000, 2_400_000),
);

async function stored(): Promise<number> {
  const [row] = await world.database.sql<{ n: number }>(
    'SELECT count(*)::int AS n FROM submission WHERE workspace_id = $1',
    [world.workspaceId],
  );
  return row?.n ?? 0;
}
