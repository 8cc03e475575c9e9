import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@sendgate/gate';
import { type Apart, openApart } from './apart.ts';
import { type DeliveryWorld, deliveryWorld } from './testing/delivery-world.ts';

/** Twice as many posts that nobody answers as a worker has places. */
const dead = 8;
const each = 5;

let world: DeliveryWorld;
let apart: Apart;
let ended = 0;
beforeAll(async () => {
  apart = openApart({ onError: () => undefined });
  // Nobody is given up while the test looks.
  world = await deliveryWorld(undefined, { requestMs: 600_000 }, null, apart);
  world.receiver.treat((res, { path }, socket) => {
    if (path.startsWith('/dead')) {
      socket.on('close', () => {
        ended += 1;
      });
    } else res.writeHead(204).end();
  });
});
afterAll(async () => {
  await apart.stop(0);
  await world.close();
});

const workspace = async (path: string): Promise<Actor> => {
  const { id } = await world.gate.workspaces.create(path, null);
  const actor = await world.person('admin', id);
  const { version } = await world.gate.workspaces.settings(id);
  const callback_url = `http://127.0.0.1:${world.receiver.port}/${path}`;
  await world.gate.workspaces.patchSettings(actor, { callback_url }, version);
  return actor;
};
const tell = async (actor: Actor) => {
  for (let n = 0; n < each; n += 1) await world.gate.callbacks.sendTest(actor);
};
const postsTo = (path: string) => world.receiver.posts.filter((post) => post.path.startsWith(path)).length;

describe('receivers that never answer', () => {
  it('keep no callback of another one waiting, however many they are', async () => {
    for (let n = 0; n < dead; n += 1) await tell(await workspace(`dead-${n}`));
    await world.settle();
    expect(postsTo('/dead')).toBe(dead * each);
    const alive = await workspace('alive');
    await tell(alive);
    await world.settle();
    expect([postsTo('/alive'), ended]).toEqual([each, 0]);
    expect((await world.gate.callbacks.list(alive.workspaceId)).items.map(({ state }) => state)).toEqual(
      Array.from({ length: each }, () => 'delivered'),
    );
    expect(apart.count()).toBe(dead * each);
  }, 240_000);

  it('are left when the process stops, and their callbacks are whoever is next’s', async () => {
    expect(await apart.stop(0, 60_000)).toBe(false);
    const leased = await world.database.sql(`SELECT 1 FROM work_item WHERE kind = 'callback' AND state = 'LEASED'`);
    expect([leased, apart.count()]).toEqual([[], 0]);
  });
});
