import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SettingsPatch } from '@sendgate/contracts';
import type { Actor } from '../caller.ts';
import type { Gate } from '../gate.ts';
import { openGate } from '../open-gate.ts';
import { blockedBody, meanwhile, message, newRecipient, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let other: Gate;
let [ada, bob, carol]: Actor[] = [];
beforeAll(async () => {
  world = await testGate();
  other = await openGate({ ...world.options });
  [ada, bob, carol] = await Promise.all([world.person('reviewer'), world.person('reviewer'), world.person('reviewer')]);
});
afterAll(async () => {
  await other?.close();
  await world?.close();
});
beforeEach(() =>
  world.configure({ required_approvals: 1, four_eyes_on_block: false, self_approval: false, hard_rules: true }),
);

const reason = 'Checked with the security team.';
const hold = async (recipient = newRecipient()) => {
  const { submission } = await world.gate.submit(world.caller, message({ recipient, bodyText: blockedBody }));
  expect(submission).toMatchObject({ status: 'QUEUED', version: 1 });
  return submission.actionId;
};
const approve = (person: Actor | undefined, actionId: string, expectedVersion: number, bodyText?: string) =>
  world.gate.reviews.approve(person as Actor, actionId, { expectedVersion, reason, ...(bodyText && { bodyText }) });
/** Changes settings in another process, right after this one has looked at those there were. */
const changeElsewhere = async (actionId: string, patch: SettingsPatch) => {
  await world.gate.reviews.open(ada as Actor, actionId);
  const { version } = await other.workspaces.settings(world.workspaceId);
  await other.workspaces.patchSettings(world.owner, patch, version);
};
/** Approves at a version while other settings are being stored, which the approval has not seen until it is made. */
const approveMeanwhile = (actionId: string, expectedVersion: number, patch: SettingsPatch) =>
  meanwhile(
    world.database,
    ['SELECT 1 FROM workspace WHERE id = $1 FOR NO KEY UPDATE', [world.workspaceId]],
    () => approve(ada, actionId, expectedVersion).catch((error: unknown) => error),
    { last: ['UPDATE workspace SET settings = settings || $2 WHERE id = $1', [world.workspaceId, patch]] },
  );

describe('three required approvals', () => {
  beforeEach(() => world.configure({ required_approvals: 3 }));

  it('are three people, of whom none counts twice', async () => {
    const actionId = await hold();
    expect(await approve(ada, actionId, 1)).toMatchObject({ decided: false, approvals: 1, requiredApprovals: 3 });
    expect(await approve(bob, actionId, 2)).toMatchObject({ decided: false, approvals: 2, requiredApprovals: 3 });
    expect(await approve(ada, actionId, 3)).toMatchObject({ decided: false, approvals: 2, replayed: true });
    const last = await approve(carol, actionId, 3);
    expect(last).toMatchObject({ decided: true, approvals: 3, submission: { status: 'APPROVED' } });
  });

  it.each([false, true])('are three people with the editor among them, self_approval %s', async (self_approval) => {
    await world.configure({ self_approval });
    const actionId = await hold();
    await approve(ada, actionId, 1);
    const bodyText = 'Hello Ada, is ten on Thursday still good for you? Kind regards, Grace';
    expect(await approve(bob, actionId, 2, bodyText)).toMatchObject({
      ...{ decided: false, approvals: 1, requiredApprovals: 3 },
      submission: { status: 'QUEUED', edited: true, approvedBy: [bob?.email] },
    });
    expect(await approve(bob, actionId, 3)).toMatchObject({ decided: false, approvals: 1, replayed: true });
    expect(await approve(ada, actionId, 3)).toMatchObject({ decided: false, approvals: 2, requiredApprovals: 3 });
    const last = await approve(carol, actionId, 4);
    expect(last).toMatchObject({ decided: true, approvals: 3, submission: { approvedBody: bodyText } });
  });
});

it.each(['has left', 'may only look by now'])('the approval of somebody who %s does not count', async (what) => {
  await world.configure({ required_approvals: 2 });
  const former = await world.person('reviewer');
  const actionId = await hold();
  await approve(former, actionId, 1);
  if (what === 'has left') await world.gate.workspaces.removeMember(world.owner, former.userId);
  else await world.database.sql(`UPDATE membership SET role = 'viewer' WHERE user_id = $1`, [former.userId]);
  expect(await approve(ada, actionId, 2)).toMatchObject({ decided: false, approvals: 1, requiredApprovals: 2 });
  expect(await approve(bob, actionId, 3)).toMatchObject({ decided: true, approvals: 2 });
});

describe('a decision asked for again', () => {
  it('has the approvals it had and needed then, whatever the settings and who has left since', async () => {
    await world.configure({ four_eyes_on_block: true });
    const leaver = await world.person('reviewer');
    const actionId = await hold();
    await approve(leaver, actionId, 1);
    const decided = { decided: true, approvals: 2, requiredApprovals: 2 };
    expect(await approve(ada, actionId, 2)).toMatchObject({ ...decided, replayed: false });
    await world.gate.workspaces.removeMember(world.owner, leaver.userId);
    await world.configure({ four_eyes_on_block: false });
    expect(await approve(ada, actionId, 2)).toMatchObject({ ...decided, replayed: true });
  });

  it('has none where it rejects', async () => {
    const actionId = await hold();
    const reject = () => world.gate.reviews.reject(ada as Actor, actionId, { expectedVersion: 1, reasonCode: 'tone' });
    const decided = { decided: true, approvals: 0, requiredApprovals: 1 };
    expect(await reject()).toMatchObject({ ...decided, replayed: false });
    expect(await reject()).toMatchObject({ ...decided, replayed: true });
  });
});

it('edits start the count again, also where they lead back to a text somebody had approved', async () => {
  await world.configure({ required_approvals: 2 });
  const actionId = await hold();
  await approve(ada, actionId, 1);
  const edit = (person: Actor | undefined, expectedVersion: number, bodyText: string) =>
    world.gate.reviews.edit(person as Actor, actionId, { expectedVersion, bodyText });
  await edit(bob, 2, message().bodyText);
  await edit(bob, 3, blockedBody);
  expect(await approve(carol, actionId, 4)).toMatchObject({ decided: false, approvals: 1, requiredApprovals: 2 });
  await edit(bob, 5, message().bodyText);
  expect(await approve(carol, actionId, 6, blockedBody)).toMatchObject({ decided: false, approvals: 1 });
});

it('an edit takes away nothing that stands against the message as a whole: it still needs two people', async () => {
  await world.configure({ four_eyes_on_block: true, hard_rules: false, pause_mode: 'block' });
  const { submission } = await world.gate.submit(world.caller, message());
  await world.configure({ pause_mode: 'off' });
  const { actionId } = submission;
  await world.gate.reviews.edit(ada as Actor, actionId, { expectedVersion: 1, bodyText: `${message().bodyText}\nPS.` });
  expect(await approve(bob, actionId, 2)).toMatchObject({ decided: false, approvals: 1, requiredApprovals: 2 });
  expect(await approve(carol, actionId, 3)).toMatchObject({ decided: true, approvals: 2 });
});

describe('an edit that brings a BLOCK violation the original had not', () => {
  beforeEach(() => world.configure({ required_approvals: 3 }));

  it.each(['saved first', 'that came with an approval'])(
    '%s is released only by people who each say so',
    async (how) => {
      const actionId = await hold();
      const bodyText = 'Hello Ada,\n\nyour card 4539 1488 0343 6467 was charged.\n\nKind regards,\nGrace';
      const override = (person: Actor | undefined, expectedVersion: number, edit: { bodyText?: string } = {}) =>
        world.gate.reviews.approve(person as Actor, actionId, { expectedVersion, reason, override: true, ...edit });
      if (how === 'saved first')
        await world.gate.reviews.edit(ada as Actor, actionId, { expectedVersion: 1, bodyText });
      else expect(await override(ada, 1, { bodyText })).toMatchObject({ decided: false, approvals: 1 });
      await expect(approve(bob, actionId, 2)).rejects.toMatchObject({
        code: 'edit_violates_policy',
        message: expect.stringContaining('the original had not: payment_card. Mend it'),
        current: { rules: ['payment_card'] },
      });
      expect(await override(bob, 2)).toMatchObject({ decided: false });
      await expect(approve(carol, actionId, 3)).rejects.toMatchObject({ code: 'edit_violates_policy' });
    },
  );
});

describe('a rule of approval made laxer', () => {
  beforeEach(() => world.configure({ four_eyes_on_block: true }));

  it.each([false, true])('lets who has approved conclude without anybody else, undoable %s', async (undoable) => {
    const actionId = await hold();
    expect(await approve(ada, actionId, 1)).toMatchObject({ decided: false, approvals: 1, requiredApprovals: 2 });
    expect(await approve(ada, actionId, 2)).toMatchObject({ decided: false, replayed: true });
    await world.configure({ four_eyes_on_block: false });
    const concluded = await world.gate.reviews.approve(ada as Actor, actionId, {
      expectedVersion: 2,
      reason,
      undoable,
    });
    if (undoable) await world.gate.reviews.commit(concluded.submission.pending?.id ?? '');
    else expect(concluded).toMatchObject({ decided: true, approvals: 1, requiredApprovals: 1 });
    const view = await world.gate.findSubmission(world.workspaceId, actionId, { events: true });
    expect(view).toMatchObject({ status: 'APPROVED', reviewedBy: ada?.email });
    const kinds = view?.events?.map(({ kind }) => kind) ?? [];
    expect(kinds).toEqual(expect.arrayContaining(['review.approval_added', 'review.approved']));
  });

  it('asks for others again where it was made stricter again in the same moment', async () => {
    const actionId = await hold();
    await approve(ada, actionId, 1);
    await world.configure({ four_eyes_on_block: false });
    const refused = await approveMeanwhile(actionId, 2, { four_eyes_on_block: true });
    expect(refused).toMatchObject({ code: 'version_mismatch', current: { status: 'QUEUED', version: 2 } });
    expect(await approve(bob, actionId, 2)).toMatchObject({ decided: true, approvals: 2 });
  });
});

describe('a rule of approval made stricter by another process', () => {
  it('counts for an approval that is being made', async () => {
    const made = await approveMeanwhile(await hold(), 1, { required_approvals: 2 });
    expect(made).toMatchObject({ decided: false, approvals: 1, requiredApprovals: 2 });
  });

  it.each<[string, SettingsPatch]>([
    ['required_approvals', { required_approvals: 2 }],
    ['four_eyes_on_block', { four_eyes_on_block: true }],
  ])('counts from its next approval on: %s', async (_setting, stricter) => {
    const actionId = await hold();
    await changeElsewhere(actionId, stricter);
    expect(await approve(ada, actionId, 1)).toMatchObject({ decided: false, approvals: 1, requiredApprovals: 2 });
  });

  it('counts from its next approval on: self_approval', async () => {
    await world.configure({ self_approval: true });
    const actionId = await hold();
    await changeElsewhere(actionId, { self_approval: false });
    await expect(approve(world.owner, actionId, 1)).rejects.toMatchObject({ code: 'self_approval' });
  });

  it('counts from its next approval on: hard_rules', async () => {
    await world.configure({ hard_rules: false });
    const recipient = newRecipient();
    const actionId = await hold(recipient);
    await world.gate.workspaces.suppression.add(world.owner, [recipient]);
    await changeElsewhere(actionId, { hard_rules: true });
    await expect(approve(ada, actionId, 1)).rejects.toMatchObject({
      code: 'state_conflict',
      current: { status: 'BLOCKED' },
    });
  });
});
