import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blockedBody, message } from '@sendgate/gate/testing';
import { type DeliveryWorld, deliveryWorld } from '../testing/delivery-world.ts';

let world: DeliveryWorld;
beforeAll(async () => {
  world = await deliveryWorld();
});
afterAll(() => world?.close());

describe('an ending of all holds', () => {
  it('is carried out by the worker, and tells no receiver', async () => {
    const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody }));
    await world.configure({ pause_mode: 'block' });
    await world.gate.reviews.endAll(world.owner, 1);
    await world.settle();
    expect((await world.gate.reviews.endings(world.owner)).latest).toMatchObject({ state: 'done', blocked: 1 });
    expect((await world.gate.findSubmission(world.workspaceId, submission.actionId))?.status).toBe('BLOCKED');
    expect(world.receiver.posts).toEqual([]);
  });
});
