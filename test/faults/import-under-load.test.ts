import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { count, showMeasured } from '@sendgate/gate/testing';
import { type ApiClient, type ApiReply, millisecondsAt, outcomes } from '../support/api-client.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/until.ts';
import { type FaultServices, type FaultWorld, faultServices, faultWorld, harmlessMessage } from './fault-world.ts';

const entries = count(20_000, 1_000_000);
const perSecond = count(20, 50);
const limitMs = count(300_000, 1_800_000);

let world: FaultWorld;
let services: FaultServices;
let client: ApiClient;
beforeAll(async () => {
  world = await faultWorld();
  services = await faultServices(world.key, world.environment, 2 * perSecond);
  ({ client } = services);
});
afterAll(async () => {
  await services?.stop();
  await world?.close();
});

it(
  `answers every message while ${entries} entries are imported, and lets none pass to one that is on the list`,
  async () => {
    const { suppression } = world.gate.workspaces;
    const load = steadyLoad(perSecond, () => client.submit(harmlessMessage()));
    await load.reached(count(20, 500));
    const calm = load.results.length;
    const file = Buffer.from(Array.from({ length: entries }, (_, n) => `r${n}@i.co`).join('\n'));
    const { importId } = await suppression.startImport(world.owner, file);
    const listed: ApiReply[] = [];
    const seconds = await until(
      'the import is done',
      async () => {
        const { state, rowsDone } = await suppression.findImport(world.workspaceId, importId);
        // Whoever was on the list before the question was put.
        const last = rowsDone - 1;
        if (last >= 0) listed.push(await client.submit({ ...harmlessMessage(), recipient: `r${last}@i.co` }));
        return state === 'done';
      },
      { everyMs: 20, mostSeconds: limitMs / 1_000 },
    );
    const meanwhile = load.results.length;
    const replies = await load.stop();
    const during = replies.slice(calm, meanwhile);
    const [p50, p99, slowest] = [0.5, 0.99, 1].map((share) => Math.round(millisecondsAt(during, share)));
    const usual = {
      p50: Math.round(millisecondsAt(replies.slice(0, calm), 0.5)),
      p99: Math.round(millisecondsAt(replies.slice(0, calm), 0.99)),
    };
    showMeasured('import under load', { entries, seconds, answered: during.length, p50, p99, slowest, usual });
    expect(outcomes(replies)).toEqual(new Set(['200 APPROVED']));
    expect(listed.length).toBeGreaterThan(0);
    expect(outcomes(listed)).toEqual(new Set(['200 BLOCKED']));
  },
  limitMs,
);
