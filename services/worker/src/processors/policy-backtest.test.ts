import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { message, newRecipient } from '@sendgate/gate/testing';
import { type DeliveryWorld, deliveryWorld } from '../testing/delivery-world.ts';

let world: DeliveryWorld;
beforeAll(async () => {
  world = await deliveryWorld();
});
afterAll(() => world?.close());

describe('a backtest of a draft', () => {
  it('is carried out by the worker, and tells no receiver', async () => {
    const bodyText = 'Hello Ada,\n\nwe guarantee 3x ROI by spring.';
    await world.gate.submit(world.caller, message({ recipient: newRecipient(), bodyText }));
    const { policy } = world.gate;
    const { draft, activeSnapshotId, version } = await policy.draft(world.owner);
    const rules = { guarantee_claim: { mode: 'shadow' as const } };
    const saved = await policy.saveDraft(world.owner, { ...draft, basedOn: activeSnapshotId, rules }, version);
    const { backtestId } = await policy.startBacktest(world.owner, { expectedVersion: saved.version });
    await world.settle();
    expect(await policy.findBacktest(world.owner, backtestId)).toMatchObject({
      state: 'done',
      results: { compared: 1, liftedHolds: 1, rules: { guarantee_claim: { shadowAfter: 1 } } },
    });
    expect(world.receiver.posts).toEqual([]);
  });
});
