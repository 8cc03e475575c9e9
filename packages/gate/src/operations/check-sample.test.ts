import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submissionStatuses } from '@sendgate/contracts';
import type { Actor } from '../caller.ts';
import { blockedBody, message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let ada: Actor;
let bob: Actor;
beforeAll(async () => {
  world = await testGate();
  [ada, bob] = [await world.person('reviewer'), await world.person('reviewer')];
  await world.configure({ sampling_percent: 100 });
});
afterAll(() => world.close());

let people = 0;
/** A chat message that sampling may not hold. */
async function sample(): Promise<string> {
  people += 1;
  const to = { channel: 'sms', recipient: `+49151${20_000_000 + people}`, subject: null } as const;
  const { submission } = await world.gate.submit(world.caller, message({ ...to, autoRemediate: true }));
  expect(submission.status).toBe('APPROVED');
  return submission.actionId;
}
const check = (actor: Actor, actionId: string, changes: object = {}) =>
  world.gate.reviews.checkSample(actor, actionId, { expectedVersion: 1, verdict: 'fine', ...changes });
const listed = async (filter: object) => {
  const { items } = await world.gate.reviews.list(world.workspaceId, {
    status: submissionStatuses,
    order: 'newest',
    ...filter,
  });
  return items.map(({ actionId }) => actionId);
};

describe('a sampled message', () => {
  it('waits in a list of its own until somebody checks it off, on the record and with their words', async () => {
    const [first, second] = [await sample(), await sample()];
    expect(await listed({ awaitingCheck: true })).toEqual([second, first]);
    const note = 'Promises a refund we do not give.';
    const view = await check(ada, first, { verdict: 'should_have_been_held', note });
    expect(view).toMatchObject({
      ...{ status: 'APPROVED', version: 1, notes: [{ author: ada.email, text: note }] },
      sample: { check: { by: ada.email, verdict: 'should_have_been_held' } },
    });
    expect(view.events?.at(-1)).toMatchObject({
      ...{ kind: 'review.sample_checked', actor: ada.email },
      detail: { verdict: 'should_have_been_held', note_id: view.notes[0]?.id },
    });
    expect(JSON.stringify(view.events)).not.toContain('refund');
    expect(await listed({ awaitingCheck: true })).toEqual([second]);
    expect(await listed({ sampled: true })).toEqual([second, first]);
    expect(await world.gate.reviews.open(ada, second)).toMatchObject({ sample: { check: null } });
    expect(await world.gate.reviews.sampleCounts()).toEqual({ waiting: 1, fine: 0, should_have_been_held: 1 });
  });

  it('is checked off once: the same again changes nothing, anything else is told what stands', async () => {
    const actionId = await sample();
    await check(ada, actionId, { note: 'Looked at it.' });
    expect((await check(ada, actionId, { note: 'Looked at it.' })).notes).toHaveLength(1);
    for (const [actor, verdict] of [
      [bob, 'fine'],
      [ada, 'should_have_been_held'],
    ] as const) {
      await expect(check(actor, actionId, { verdict })).rejects.toMatchObject({
        ...{ code: 'state_conflict', current: { verdict: 'fine', checked_by: ada.email } },
      });
    }
  });

  it('has one winner, and one note, when many check it at once', async () => {
    const actionId = await sample();
    const outcomes = await Promise.allSettled(
      [ada, bob, world.owner].map((actor) => check(actor, actionId, { note: `Seen by ${actor.role}.` })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const view = await world.gate.reviews.open(ada, actionId);
    expect(view?.notes).toHaveLength(1);
    expect(view?.notes[0]?.author).toBe(view?.sample?.check?.by);
  });

  it('is checked off at the version that was looked at, and neither record nor words are left by a refusal', async () => {
    const actionId = await sample();
    const refused = check(ada, actionId, { expectedVersion: 2, note: 'Words.' });
    await expect(refused).rejects.toMatchObject({ code: 'version_mismatch', current: { version: 1 } });
    expect(await world.gate.reviews.open(ada, actionId)).toMatchObject({ notes: [], sample: { check: null } });
  });

  it('is neither a hold nor what was never sampled, and no matter for viewers', async () => {
    const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody }));
    expect(await world.gate.reviews.open(ada, submission.actionId)).toMatchObject({ sample: null });
    await expect(check(ada, submission.actionId)).rejects.toMatchObject({ code: 'state_conflict' });
    await expect(check(ada, 'act_01ARZ3NDEKTSV4RRFFQ69G5FAV')).rejects.toMatchObject({ code: 'action_not_found' });
    await expect(check(await world.person('viewer'), await sample())).rejects.toMatchObject({ code: 'forbidden' });
  });
});
