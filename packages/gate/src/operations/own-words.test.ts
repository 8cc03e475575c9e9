import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '../caller.ts';
import { blockedBody, message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let [ada, bob, carol]: Actor[] = [];
beforeAll(async () => {
  world = await testGate();
  [ada, bob, carol] = await Promise.all(Array.from({ length: 3 }, () => world.person('reviewer')));
});
afterAll(() => world?.close());
beforeEach(() =>
  world.configure({ required_approvals: 1, four_eyes_on_block: false, self_approval: false, autonomy: 'hold_all' }),
);

const reason = 'Checked with the security team.';
const clean = message().bodyText;
const hold = async (changes: Parameters<typeof message>[0] = {}) => {
  const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody, ...changes }));
  expect(submission).toMatchObject({ status: 'QUEUED', version: 1 });
  return submission.actionId;
};
const edit = (person: Actor | undefined, actionId: string, expectedVersion: number, bodyText: string) =>
  world.gate.reviews.edit(person as Actor, actionId, { expectedVersion, bodyText });
const approve = (person: Actor | undefined, actionId: string, expectedVersion: number, more: object = {}) =>
  world.gate.reviews.approve(person as Actor, actionId, { expectedVersion, reason, ...more });
/** A hold that ada edited, and bob after her. */
const editedTwice = async (last = `${clean}\nSee you on Friday.`, submitted = blockedBody) => {
  const actionId = await hold({ bodyText: submitted });
  await edit(ada, actionId, 1, `${clean}\nSee you.`);
  await edit(bob, actionId, 2, last);
  return actionId;
};

describe('a text that several people wrote', () => {
  it('is released by none of them, nor by all of them together, and by one who wrote nothing of it', async () => {
    const actionId = await editedTwice();
    expect(await approve(ada, actionId, 3)).toMatchObject({ decided: false, approvals: 1, requiredApprovals: 2 });
    const both = await approve(bob, actionId, 4);
    expect(both).toMatchObject({ decided: false, approvals: 2, requiredApprovals: 3 });
    expect(both.submission).toMatchObject({ status: 'QUEUED', requiredApprovals: 3 });
    expect(await approve(ada, actionId, 5)).toMatchObject({ decided: false, replayed: true, requiredApprovals: 3 });
    expect(await approve(carol, actionId, 5)).toMatchObject({ decided: true, approvals: 3, requiredApprovals: 3 });

    const alone = await editedTwice();
    expect(await approve(carol, alone, 3)).toMatchObject({ decided: true, approvals: 1, requiredApprovals: 1 });
  });

  it('has whoever edits it on approval among them', async () => {
    const actionId = await hold();
    await edit(ada, actionId, 1, `${clean}\nSee you.`);
    expect(await approve(bob, actionId, 2, { bodyText: clean })).toMatchObject({ decided: false, approvals: 1 });
    expect(await approve(ada, actionId, 3)).toMatchObject({ decided: false, approvals: 2, requiredApprovals: 3 });
    expect(await approve(carol, actionId, 4)).toMatchObject({ decided: true, submission: { approvedBody: clean } });
  });

  it('is released by none of them in bulk, nor when an undo window ends', async () => {
    const actionId = await editedTwice(undefined, clean);
    const item = { actionId, expectedVersion: 3 };
    const [result] = await world.gate.reviews.decideMany(ada as Actor, { decision: 'approve', reason, items: [item] });
    expect(result).toMatchObject({ outcome: { decided: false, approvals: 1, requiredApprovals: 2 } });
    const begun = await approve(bob, actionId, 4, { undoable: true });
    await world.gate.reviews.commit(begun.submission.pending?.id ?? '');
    expect(await world.gate.reviews.open(carol as Actor, actionId)).toMatchObject({
      ...{ status: 'QUEUED', requiredApprovals: 3 },
      approvedBy: [ada?.email, bob?.email],
    });
  });

  it('is released by any of them where people may approve what is theirs', async () => {
    await world.configure({ self_approval: true });
    expect(await approve(ada, await editedTwice(), 3)).toMatchObject({ decided: true, requiredApprovals: 1 });
  });

  it('has one of its writers among the two people that a BLOCK violation needs, and not both', async () => {
    await world.configure({ four_eyes_on_block: true });
    const actionId = await editedTwice(`${blockedBody}\nSee you on Friday.`);
    expect(await approve(ada, actionId, 3)).toMatchObject({ decided: false, approvals: 1, requiredApprovals: 2 });
    expect(await approve(bob, actionId, 4)).toMatchObject({ decided: false, approvals: 2, requiredApprovals: 3 });
    expect(await approve(carol, actionId, 5)).toMatchObject({ decided: true, approvals: 3 });
  });
});

describe('an edit that restores the text as it was submitted', () => {
  it('frees whoever edited it before, until somebody edits it again', async () => {
    const actionId = await editedTwice(blockedBody);
    expect(await approve(ada, actionId, 3)).toMatchObject({ decided: true, approvals: 1, requiredApprovals: 1 });

    const again = await editedTwice(blockedBody);
    await edit(bob, again, 3, clean);
    expect(await approve(ada, again, 4)).toMatchObject({ decided: true, requiredApprovals: 1 });
  });

  it('frees whoever approves with it, too', async () => {
    const actionId = await editedTwice();
    const restored = await approve(ada, actionId, 3, { bodyText: blockedBody });
    expect(restored).toMatchObject({ decided: true, submission: { approvedBody: blockedBody } });
  });

  it('leaves whoever edits the subject a writer', async () => {
    const actionId = await hold({ channel: 'email', subject: 'The export' });
    await world.gate.reviews.edit(ada as Actor, actionId, { expectedVersion: 1, subject: 'Your export' });
    await edit(bob, actionId, 2, clean);
    await edit(bob, actionId, 3, blockedBody);
    expect(await approve(ada, actionId, 4)).toMatchObject({ decided: false, requiredApprovals: 2 });
  });
});
