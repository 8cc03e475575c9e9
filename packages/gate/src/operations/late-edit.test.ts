import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Actor } from '../caller.ts';
import { blockedBody, meanwhile, message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let [ada, bob]: Actor[] = [];
beforeAll(async () => {
  world = await testGate();
  [ada, bob] = await Promise.all([world.person('reviewer'), world.person('reviewer')]);
});
afterAll(() => world?.close());

const hold = async () => {
  const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody }));
  expect(submission).toMatchObject({ status: 'QUEUED', version: 1 });
  return submission.actionId;
};
const edit = (actionId: string) =>
  world.gate.reviews.edit(ada as Actor, actionId, { expectedVersion: 1, bodyText: 'Hello Ada.' });

/** Does something about a hold that has read it, while somebody else's change of it is being stored. */
function overtaken(actionId: string, act: () => Promise<unknown>, change: string): Promise<unknown> {
  return meanwhile(
    world.database,
    ['SELECT 1 FROM submission WHERE id = $1 FOR UPDATE', [actionId]],
    () => act().catch((error: unknown) => error),
    { last: [`UPDATE submission SET ${change} WHERE id = $1`, [actionId]] },
  );
}

describe('a hold that somebody else claims in the same moment', () => {
  const claimedByBob = () =>
    `version = version + 1, claimed_by = '${bob?.email}', claimed_until = now() + interval '10 minutes'`;

  it('has changed, for who edits it: a claim forbids nothing', async () => {
    const actionId = await hold();
    const refused = await overtaken(actionId, () => edit(actionId), claimedByBob());
    expect(refused).toMatchObject({ code: 'version_mismatch', current: { version: 2, claimed_by: bob?.email } });
  });

  it('is in other hands, for who claims it', async () => {
    const actionId = await hold();
    const claim = () => world.gate.reviews.claim(ada as Actor, actionId, { expectedVersion: 1 });
    const refused = await overtaken(actionId, claim, claimedByBob());
    expect(refused).toMatchObject({ code: 'review_claimed', current: { claimed_by: bob?.email } });
  });
});

describe('a hold whose time is over', () => {
  const over = "expires_at = now() - interval '1 millisecond'";
  const ended = { code: 'state_conflict', current: { status: 'REJECTED', reviewed_by: 'auto-expiry@system.invalid' } };

  it.each<[string, (actionId: string) => Promise<unknown>]>([
    ['edited', edit],
    ['claimed', (id) => world.gate.reviews.claim(ada as Actor, id, { expectedVersion: 1 })],
    ['assigned', (id) => world.gate.reviews.assign(ada as Actor, id, { expectedVersion: 1, assignee: null })],
    ['escalated', (id) => world.gate.reviews.escalate(ada as Actor, id, 1)],
    ['released', (id) => world.gate.reviews.release(ada as Actor, id, 1)],
  ])('is not %s, and ends there and then', async (_name, act) => {
    const actionId = await hold();
    await world.database.sql(`UPDATE submission SET ${over} WHERE id = $1`, [actionId]);
    await expect(act(actionId)).rejects.toMatchObject(ended);
    expect(await world.gate.findSubmission(world.workspaceId, actionId)).toMatchObject({ reviewReason: 'expired' });
  });

  it('is over by the clock of the store, for who edits it where the clock of this process is slow', async () => {
    const actionId = await hold();
    await world.database.sql(`UPDATE submission SET ${over} WHERE id = $1`, [actionId]);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 60_000);
    await expect(edit(actionId).finally(() => clock.mockRestore())).rejects.toMatchObject(ended);
  });
});
