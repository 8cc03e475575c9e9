import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { blockedBody, count, message, showMeasured } from '@sendgate/gate/testing';
import { Webhook } from 'standardwebhooks';
import { type DeliveryWorld, deliveryWorld } from '../testing/delivery-world.ts';
import { receiverAccepts } from '../testing/independent-receiver.ts';

const limitMs = count(120_000, 900_000);

describe('many callbacks', () => {
  let world: DeliveryWorld;
  beforeAll(async () => {
    world = await deliveryWorld();
  });
  afterAll(() => world.close());
  afterEach(() => {
    world.receiver.posts.length = 0;
  });

  const send = async (many: number) => {
    const ids: string[] = [];
    for (let n = 0; n < many; n += 1) ids.push(await world.gate.callbacks.sendTest(world.owner));
    return ids;
  };
  const arrived = () => world.receiver.posts.map(({ headers }) => headers['x-service-event-id']);

  const deadLetters = count(30, 1_000);
  it(
    `given up are listed, and a replay delivers all ${deadLetters} once, under their ids`,
    async () => {
      const began = new Date(Date.now() - 60_000);
      const ids = await send(deadLetters);
      await world.database.sql("UPDATE work_item SET state = 'DEAD', finished_at = now() WHERE ref_id = ANY ($1)", [
        ids,
      ]);
      // Events of a message: a test is missed by nobody, so a range leaves it out.
      const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody }));
      await world.database.sql('ALTER TABLE callback_event DISABLE TRIGGER USER');
      await world.database.sql("UPDATE callback_event SET state = 'dead', submission_id = $2 WHERE id = ANY ($1)", [
        ids,
        submission.actionId,
      ]);
      await world.database.sql('ALTER TABLE callback_event ENABLE TRIGGER USER');
      const dead = await world.gate.callbacks.list(world.workspaceId, { state: 'dead', limit: 200 });
      expect(dead.items).toHaveLength(Math.min(200, deadLetters));
      const range = { from: began, to: new Date(Date.now() + 60_000) };
      expect(await world.gate.callbacks.replayRange(world.owner, range)).toBe(deadLetters);
      // Ten start each second; the clock is wound instead of waited for.
      await world.skipWaits();
      await world.settle();
      expect(arrived().sort()).toEqual(ids.sort());
      expect((await world.gate.callbacks.list(world.workspaceId, { state: 'dead' })).items).toEqual([]);
      showMeasured('dead letters replayed', { deadLetters, delivered: world.receiver.posts.length });
    },
    limitMs,
  );

  const rotated = count(30, 1_000);
  it(
    `sent after a rotation, all ${rotated} verify for holders of the old and of the new secret`,
    async () => {
      const old = await world.gate.callbacks.rotateSecret(world.owner);
      // The one before is out of use: only then is there a further rotation.
      await world.database.sql('UPDATE callback_endpoint SET previous_until = now()');
      const replacement = await world.gate.callbacks.rotateSecret(world.owner);
      await send(rotated);
      await world.settle();
      const held = { old, replacement };
      const verified = Object.entries(held).map(([which, secret]) => {
        const documented = world.receiver.posts.filter(({ headers, body }) => receiverAccepts(headers, body, secret));
        const standard = world.receiver.posts.filter(({ headers, body }) => new Webhook(secret).verify(body, headers));
        return { which, documented: documented.length, standard: standard.length };
      });
      expect(verified).toEqual(Object.keys(held).map((which) => ({ which, documented: rotated, standard: rotated })));
      showMeasured('secret rotated', { rotated, verified });
    },
    limitMs,
  );
});
