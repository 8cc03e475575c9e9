import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { count, showMeasured } from '@sendgate/gate/testing';
import { startWorkerProcess, type WorkerProcess } from '../../services/worker/src/testing/worker-process.ts';
import { until } from '../support/until.ts';
import { type FaultWorld, faultWorld } from './fault-world.ts';

/** Claims a callback gets before it is given up. */
const claims = count(2, 12);
const others = count(20, 200);
const limitMs = count(300_000, 600_000);

let world: FaultWorld;
beforeAll(async () => {
  world = await faultWorld({ SENDGATE_LEASE_SECONDS: '5', SENDGATE_REOFFER_SECONDS: '5' });
});
afterAll(() => world.close());

it(
  `buries a callback that ends every worker that takes it up after ${claims} claims, and delivers all others`,
  async () => {
    let poison = '';
    let deaths = 0;
    let stopped = false;
    const accepted = new Set<string>();
    let worker: WorkerProcess = startWorkerProcess(world.environment);
    world.receiver.treat((res, post) => {
      const id = post.headers['x-service-event-id'] ?? '';
      if (id !== poison) {
        res.writeHead(204).end();
        accepted.add(id);
        return;
      }
      // The worker that holds it falls, as of a fault it cannot catch; whoever looks after it starts the next.
      const falling = worker;
      void falling.kill().then(() => {
        deaths += 1;
        if (!stopped && worker === falling) worker = startWorkerProcess(world.environment);
      });
    });

    // Named before it is sent, so that no worker gets to it first.
    const ids: string[] = [];
    for (let n = 0; n < others / 2; n += 1) ids.push(await world.gate.callbacks.sendTest(world.owner));
    await until('the first half arrives', () => ids.every((id) => accepted.has(id)));
    await worker.stop();
    poison = await world.gate.callbacks.sendTest(world.owner);
    await world.database.sql('UPDATE work_item SET max_attempts = $2 WHERE ref_id = $1', [poison, claims]);
    for (let n = 0; n < others / 2; n += 1) ids.push(await world.gate.callbacks.sendTest(world.owner));
    worker = startWorkerProcess(world.environment);

    const stateOf = async () => (await world.gate.callbacks.find(world.workspaceId, poison))?.state;
    const seconds = await until('it is given up', async () => (await stateOf()) === 'dead', {
      everyMs: 250,
      mostSeconds: limitMs / 1_000,
    });
    await until('the others arrive', () => ids.every((id) => accepted.has(id)));
    stopped = true;
    const [item] = await world.database.sql(
      'SELECT state, attempt, last_error_class FROM work_item WHERE ref_id = $1',
      [poison],
    );
    showMeasured('poison item', { deaths, others: ids.length, delivered: accepted.size, seconds });
    expect(item).toEqual({ state: 'DEAD', attempt: claims, last_error_class: 'worker_died' });
    expect(deaths).toBe(claims);
    await worker.stop();
  },
  limitMs,
);
