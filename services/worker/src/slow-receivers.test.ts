import { afterEach, expect, it } from '@jest/globals';
import type { Actor, Caller } from '@sendgate/gate';
import { blockedBody, count, message, showMeasured, testDatabase } from '@sendgate/gate/testing';
import pLimit from 'p-limit';
import { gateWorld } from './testing/gate-world.ts';
import { loopbackReceiver } from './testing/loopback-receiver.ts';
import { startWorkerProcess } from './testing/worker-process.ts';

const receivers = count(6, 200);
/** Callbacks of each receiver in one spell. */
const each = count(10, 25);
/** Spells with bad receivers, and after how many one goes without: so what else the machine does falls upon both. */
const turns = count(1, 10);
const calmEvery = 5;
/** Decisions per second, over all receivers. */
const perSecond = count(1_000, 100);
/** Reviewers who decide at once: one alone would not reach that many. */
const reviewers = 8;
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

interface LineUp {
  /** Decides as many holds of every receiver as a spell has; resolves when the healthy ones know of theirs. */
  spell(): Promise<void>;
  /** Milliseconds from decision to receipt, of the healthy receivers. */
  readonly latencies: readonly number[];
  /** Posts to the receiver that hangs. */
  hanging(): number;
}

/** Receivers in workspaces of their own; where they are bad, the first hangs and the second takes half a second. */
async function lineUp(bad: boolean): Promise<LineUp> {
  const database = await testDatabase();
  cleanUps.push(database.close);
  const world = await gateWorld(database.url);
  cleanUps.push(world.close);
  const receiver = await loopbackReceiver();
  cleanUps.push(receiver.close);
  const healthy = receivers - (bad ? 2 : 0);
  const decided = new Map<string, number>();
  const latencies: number[] = [];
  let hanging = 0;
  let whenArrived = () => {};
  receiver.treat((res, { path, body }) => {
    if (bad && path === '/0') {
      hanging += 1;
      return;
    }
    if (bad && path === '/1') {
      setTimeout(() => res.writeHead(204).end(), 500);
      return;
    }
    res.writeHead(204).end();
    const since = decided.get((JSON.parse(body.toString('utf8')) as { action_id: string }).action_id);
    // A callback may arrive before the call that decided has returned here: then it took no time.
    latencies.push(since === undefined ? 0 : performance.now() - since);
    whenArrived();
  });
  const actors: Actor[] = [];
  for (let n = 0; n < receivers; n += 1) {
    actors.push(await world.workspace(`http://127.0.0.1:${receiver.port}/${n}`));
  }
  const worker = startWorkerProcess(world.environment);
  cleanUps.push(worker.stop);
  await worker.consuming;

  const hold = async (actor: Actor) => {
    const { submission } = await world.gate.submit(callerOf(actor), message({ bodyText: blockedBody }));
    return { actor, actionId: submission.actionId };
  };
  return {
    latencies,
    hanging: () => hanging,
    spell: async () => {
      const holds: { actor: Actor; actionId: string }[] = [];
      for (let n = 0; n < each; n += 1) holds.push(...(await Promise.all(actors.map(hold))));
      const expected = latencies.length + healthy * each;
      const arrived = new Promise<void>((resolve) => {
        whenArrived = () => latencies.length === expected && resolve();
      });
      const began = performance.now();
      const decide = async ({ actor, actionId }: (typeof holds)[number], n: number) => {
        const early = began + (n * 1_000) / perSecond - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
        await world.gate.reviews.reject(actor, actionId, { expectedVersion: 1, reasonCode: 'quality' });
        decided.set(actionId, performance.now());
      };
      const atOnce = pLimit(reviewers);
      await Promise.all(holds.map((one, n) => atOnce(() => decide(one, n))));
      await arrived;
    },
  };
}

function callerOf({ workspaceId, userId: ownerUserId }: Actor): Caller {
  const many = Number.MAX_SAFE_INTEGER;
  return {
    ...{ workspaceId, ownerUserId, keyId: `key_of_${workspaceId}`, livemode: true, ipAllowlist: [] },
    scopes: new Set(['gate:write']),
    limits: { tokensPerDay: many, previewPerMinute: many, gatePerMinute: many, readsPerMinute: many, burst: many },
  };
}

const p95 = ({ latencies }: LineUp) => [...latencies].sort((a, b) => a - b)[Math.floor(latencies.length * 0.95)] ?? 0;

it(
  'a receiver that hangs holds its own five callbacks, one that is slow holds its own, and all others get theirs',
  async () => {
    const [bad, calm] = [await lineUp(true), await lineUp(false)];
    for (let turn = 0; turn < turns; turn += 1) {
      await bad.spell();
      if (turn % calmEvery === 0) await calm.spell();
    }
    const callbacks = receivers * each * turns;
    const [p95Ms, p95WithoutBadMs, hanging] = [p95(bad), p95(calm), bad.hanging()];
    showMeasured('slow receivers', { receivers, callbacks, p95Ms, p95WithoutBadMs, hanging });
    expect(bad.latencies).toHaveLength((receivers - 2) * each * turns);
    expect(calm.latencies).toHaveLength(receivers * each * Math.ceil(turns / calmEvery));
    // Five in flight; when they have timed out it is failing, and asked one by one, ever more rarely: twice as late each
    // time, so that twenty minutes have room for seven.
    expect(hanging).toBeGreaterThanOrEqual(5);
    expect(hanging).toBeLessThanOrEqual(12);
    // Time is judged only where it is measured.
    expect(p95Ms).toBeLessThanOrEqual(count(Number.POSITIVE_INFINITY, 2_000));
    expect(p95Ms).toBeLessThanOrEqual(p95WithoutBadMs * count(Number.POSITIVE_INFINITY, 1.1));
  },
  count(180_000, 7_200_000),
);
