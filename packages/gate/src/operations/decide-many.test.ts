import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '../caller.ts';
import type { Gate, ReviewOutcome } from '../gate.ts';
import { blockedBody, message, type TestGate, testGate } from '../testing.ts';
import { decideMany } from './decide-many.ts';

let world: TestGate;
let [ada, bob]: Actor[] = [];
beforeAll(async () => {
  world = await testGate();
  [ada, bob] = await Promise.all([world.person('reviewer'), world.person('reviewer')]);
  await world.configure({ callback_url: 'https://hooks.example.org/gate' });
});
afterAll(() => world.close());

const reason = 'Checked with the security team.';
const stored = (actionId: string) => world.gate.findSubmission(world.workspaceId, actionId, { events: true });
/** A hold without a BLOCK violation. */
const mildHold = async (bodyText?: string) => {
  await world.configure({ autonomy: 'hold_all' });
  const { submission } = await world.gate.submit(world.caller, message(bodyText === undefined ? {} : { bodyText }));
  await world.configure({ autonomy: 'auto' });
  expect(submission).toMatchObject({ status: 'QUEUED' });
  return submission;
};
const approveMany = (actor: Actor | undefined, actionId: string, expectedVersion: number, undoable = false) =>
  world.gate.reviews.decideMany(actor as Actor, {
    ...{ decision: 'approve', reason, undoable, items: [{ actionId, expectedVersion }] },
  });

describe('an approval of many', () => {
  it.each([false, true])(
    'never releases an edit that brought a BLOCK, although somebody had answered for it (undoable: %s)',
    async (undoable) => {
      const { actionId } = await mildHold();
      const edit = { expectedVersion: 1, reason, bodyText: blockedBody, override: true };
      const first = await world.gate.reviews.approve(ada as Actor, actionId, edit);
      expect(first).toMatchObject({ decided: false, approvals: 1, requiredApprovals: 2 });
      const { version } = first.submission;
      const [result] = await approveMany(bob, actionId, version, undoable);
      expect(result).toMatchObject({ refusal: { code: 'block_needs_review' } });
      expect(await stored(actionId)).toMatchObject({ status: 'QUEUED', version });
      // Somebody who looks at it alone, and answers for it, may.
      const answered = { expectedVersion: version, reason, override: true };
      const alone = await world.gate.reviews.approve(bob as Actor, actionId, answered);
      expect(alone).toMatchObject({ decided: true, submission: { status: 'APPROVED' } });
    },
  );

  it('releases what nothing blocks, and a text that was blocked before an edit only to who opens it', async () => {
    const mild = await mildHold();
    expect(await approveMany(ada, mild.actionId, 1)).toMatchObject([{ outcome: { decided: true } }]);
    const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody }));
    const cured = { expectedVersion: 1, bodyText: message().bodyText };
    const { version } = await world.gate.reviews.edit(ada as Actor, submission.actionId, cured);
    const [result] = await approveMany(bob, submission.actionId, version);
    expect(result).toMatchObject({ refusal: { code: 'block_needs_review' } });
  });

  it('says which were decided where the store failed for one of them', async () => {
    const decided = {} as ReviewOutcome;
    const approve: Gate['reviews']['approve'] = async (_actor, actionId) => {
      if (actionId === 'second') throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      return decided;
    };
    const items = ['first', 'second', 'third'].map((actionId) => ({ actionId, expectedVersion: 1 }));
    const reviews = { approve, reject: world.gate.reviews.reject };
    expect(await decideMany(reviews, ada as Actor, { decision: 'approve', reason, items })).toEqual([
      { actionId: 'first', outcome: decided },
      { actionId: 'second', refusal: expect.objectContaining({ code: 'service_unavailable' }) },
      { actionId: 'third', outcome: decided },
    ]);
  });

  it('lets an edit saved at the same moment through in no order', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { actionId } = await mildHold(`Hello Ada, the agenda for round ${round} is below.\n\nGrace`);
      const [edited, many] = await Promise.allSettled([
        world.gate.reviews.edit(ada as Actor, actionId, { expectedVersion: 1, bodyText: blockedBody }),
        approveMany(bob, actionId, 1),
      ]);
      const view = await stored(actionId);
      // One of the two won; a blocked text is released by neither.
      if (edited.status === 'fulfilled') expect(view).toMatchObject({ status: 'QUEUED', edited: true });
      else expect(view).toMatchObject({ status: 'APPROVED', edited: false });
      expect(many.status).toBe('fulfilled');
    }
  });
});

describe('a workspace paused with block', () => {
  const pause = (mode: 'off' | 'hold' | 'block') => world.configure({ pause_mode: mode });
  beforeEach(() => pause('off'));

  it('approves nothing, tells nobody, and still rejects', async () => {
    const held = await mildHold();
    await pause('block');
    for (const undoable of [false, true]) {
      const approval = { expectedVersion: 1, undoable };
      await expect(world.gate.reviews.approve(ada as Actor, held.actionId, approval)).rejects.toMatchObject({
        code: 'workspace_paused',
      });
    }
    expect(await approveMany(bob, held.actionId, 1)).toMatchObject([{ refusal: { code: 'workspace_paused' } }]);
    expect(await stored(held.actionId)).toMatchObject({ status: 'QUEUED', version: 1, callback: { state: 'none' } });
    const rejected = { expectedVersion: 1, reasonCode: 'tone' } as const;
    expect(await world.gate.reviews.reject(ada as Actor, held.actionId, rejected)).toMatchObject({ decided: true });
  });

  it('makes no approval whose undo window ends in the pause: the hold is undecided again, on the record', async () => {
    const held = await mildHold();
    const begun = await world.gate.reviews.approve(ada as Actor, held.actionId, { expectedVersion: 1, undoable: true });
    await pause('block');
    await world.gate.reviews.commit(begun.submission.pending?.id ?? '');
    const view = await stored(held.actionId);
    expect(view).toMatchObject({ status: 'QUEUED', decidedAt: null, callback: { state: 'none' } });
    expect(view?.events?.at(-1)).toMatchObject({
      ...{ kind: 'review.decision_called_off', actor: ada?.email },
      detail: { decision: 'approved', reason: 'workspace_paused' },
    });
    await pause('hold');
    const again = { expectedVersion: begun.submission.version };
    expect(await world.gate.reviews.approve(bob as Actor, held.actionId, again)).toMatchObject({ decided: true });
  });

  it('has no approval after it, whatever order they come in', async () => {
    for (let round = 0; round < 8; round += 1) {
      const held = await mildHold(`Hello Ada, the agenda for pause ${round} is below.\n\nGrace`);
      const [, approval] = await Promise.allSettled([
        pause('block'),
        world.gate.reviews.approve(ada as Actor, held.actionId, { expectedVersion: 1 }),
      ]);
      const view = await stored(held.actionId);
      expect(view?.status).toBe(approval.status === 'fulfilled' ? 'APPROVED' : 'QUEUED');
      const [order] = await world.database.sql<{ fine: boolean }>(
        `SELECT coalesce((SELECT max(id) FROM audit_event WHERE submission_id = $1 AND kind = 'review.approved'), 0) <
           (SELECT max(id) FROM audit_event WHERE kind = 'settings.changed') AS fine`,
        [held.actionId],
      );
      expect(order?.fine).toBe(true);
      await pause('off');
    }
  });
});
