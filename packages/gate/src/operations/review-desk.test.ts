import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '../caller.ts';
import type { SubmissionView } from '../submission-view.ts';
import { blockedBody, message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let ada: Actor;
let bob: Actor;
beforeAll(async () => {
  world = await testGate();
  [ada, bob] = await Promise.all([world.person('reviewer'), world.person('reviewer')]);
});
afterAll(() => world.close());

const reason = 'Checked with the security team.';
async function hold(changes: Parameters<typeof message>[0] = {}): Promise<SubmissionView> {
  const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody, ...changes }));
  expect(submission.status).toBe('QUEUED');
  return submission;
}
const kindsOf = async (actionId: string) =>
  (await world.gate.findSubmission(world.workspaceId, actionId, { events: true }))?.events?.map(({ kind }) => kind);

describe('a claim', () => {
  it('is seen by others in the list and on the hold, and on record', async () => {
    const held = await hold({ label: 'claimed' });
    const view = await world.gate.reviews.claim(ada, held.actionId, { expectedVersion: 1 });
    expect(view).toMatchObject({ version: 2, claim: { by: ada.email } });
    const { items } = await world.gate.reviews.list(world.workspaceId, { label: 'claimed' });
    expect(items).toMatchObject([{ claimedBy: ada.email, claimedUntil: view.claim?.until }]);
    expect(await kindsOf(held.actionId)).toContain('review.claimed');
  });

  it('of somebody else is refused with who has it, and taken over on request', async () => {
    const held = await hold();
    await world.gate.reviews.claim(ada, held.actionId, { expectedVersion: 1 });
    const second = world.gate.reviews.claim(bob, held.actionId, { expectedVersion: 2 });
    await expect(second).rejects.toMatchObject({ code: 'review_claimed', current: { claimed_by: ada.email } });
    const unaware = world.gate.reviews.claim(bob, held.actionId, { expectedVersion: 1 });
    await expect(unaware).rejects.toMatchObject({ code: 'review_claimed', current: { claimed_by: ada.email } });
    const taken = await world.gate.reviews.claim(bob, held.actionId, { expectedVersion: 2, takeOver: true });
    expect(taken.claim?.by).toBe(bob.email);
  });

  it('goes to exactly one of those who reach for it at once', async () => {
    const held = await hold();
    const people = await Promise.all(Array.from({ length: 6 }, () => world.person('reviewer')));
    const claims = await Promise.allSettled(
      people.map((person) => world.gate.reviews.claim(person, held.actionId, { expectedVersion: 1 })),
    );
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const claim of claims) {
      if (claim.status === 'rejected') expect(claim.reason.code).toMatch(/^(review_claimed|version_mismatch)$/);
    }
  });

  it('lapses after its time and is renewed by what its holder does', async () => {
    const held = await hold();
    await world.gate.reviews.claim(ada, held.actionId, { expectedVersion: 1 });
    const nearlyOver = "UPDATE submission SET claimed_until = now() + interval '1 minute' WHERE id = $1";
    for (const act of [
      () => world.gate.reviews.open(ada, held.actionId),
      () => world.gate.reviews.addNote(ada, held.actionId, { expectedVersion: 2, text: 'On it.' }),
      () => world.gate.reviews.claim(ada, held.actionId, { expectedVersion: 2 }),
    ]) {
      await world.database.sql(nearlyOver, [held.actionId]);
      await act();
      const view = await world.gate.reviews.open(bob, held.actionId);
      expect(view?.version).toBe(2);
      expect(view?.claim?.until.getTime()).toBeGreaterThan(Date.now() + 5 * 60_000);
    }
    await world.database.sql("UPDATE submission SET claimed_until = now() - interval '1 second' WHERE id = $1", [
      held.actionId,
    ]);
    expect((await world.gate.reviews.open(ada, held.actionId))?.claim).toBeNull();
    const next = await world.gate.reviews.claim(bob, held.actionId, { expectedVersion: 2 });
    expect(next.claim?.by).toBe(bob.email);
  });

  it('keeps nobody from deciding who has seen it, and ends with the decision', async () => {
    const held = await hold();
    await world.gate.reviews.claim(ada, held.actionId, { expectedVersion: 1 });
    const unaware = world.gate.reviews.reject(bob, held.actionId, { expectedVersion: 1, reasonCode: 'tone' });
    await expect(unaware).rejects.toMatchObject({ code: 'version_mismatch', current: { claimed_by: ada.email } });
    await world.gate.reviews.reject(bob, held.actionId, { expectedVersion: 2, reasonCode: 'tone' });
    const late = world.gate.reviews.approve(ada, held.actionId, { expectedVersion: 2, reason });
    await expect(late).rejects.toMatchObject({ code: 'state_conflict', current: { reviewed_by: bob.email } });
    expect((await world.gate.reviews.open(ada, held.actionId))?.claim).toBeNull();
  });

  it('is handed back by its holder or an admin, by nobody else', async () => {
    const held = await hold();
    await world.gate.reviews.claim(ada, held.actionId, { expectedVersion: 1 });
    await expect(world.gate.reviews.release(bob, held.actionId, 2)).rejects.toMatchObject({ code: 'review_claimed' });
    expect((await world.gate.reviews.release(ada, held.actionId, 2)).claim).toBeNull();
    await world.gate.reviews.claim(bob, held.actionId, { expectedVersion: 3 });
    const admin = await world.person('admin');
    expect(await world.gate.reviews.release(admin, held.actionId, 4)).toMatchObject({ claim: null, version: 5 });
    expect(await world.gate.reviews.release(admin, held.actionId, 5)).toMatchObject({ version: 5 });
  });
});

describe('a hold', () => {
  it('is assigned to members who may decide, and to nobody again', async () => {
    const held = await hold();
    const viewer = await world.person('viewer');
    for (const assignee of [viewer.email, 'nobody@example.org']) {
      const wrong = world.gate.reviews.assign(ada, held.actionId, { expectedVersion: 1, assignee });
      await expect(wrong).rejects.toMatchObject({ entries: [{ loc: ['body', 'assignee'] }] });
    }
    const assigned = await world.gate.reviews.assign(ada, held.actionId, { expectedVersion: 1, assignee: bob.email });
    expect(assigned).toMatchObject({ assignee: bob.email, version: 2 });
    const { items } = await world.gate.reviews.list(world.workspaceId, { assignee: bob.email });
    expect(items.map(({ actionId }) => actionId)).toEqual([held.actionId]);
    const freed = await world.gate.reviews.assign(bob, held.actionId, { expectedVersion: 2, assignee: null });
    expect(freed.assignee).toBeNull();
  });

  it('is counted for operators among those in time, until its answer is due; one released at an hour never is', async () => {
    const before = await world.gate.reviews.openHolds();
    const [calm, late, forTheHour] = [await hold(), await hold(), await hold()];
    const set = (column: string, wait: string, { actionId }: { actionId: string }) =>
      world.database.sql(`UPDATE submission SET ${column} = now() + $1::interval WHERE id = $2`, [wait, actionId]);
    await set('respond_by', '-1 second', late);
    await set('respond_by', '-1 second', forTheHour);
    await set('release_at', '1 hour', forTheHour);
    await set('respond_by', '1 hour', calm);
    const open = await world.gate.reviews.openHolds();
    expect([open.inTime - before.inTime, open.overdue - before.overdue]).toEqual([2, 1]);
    expect(open.oldestSeconds).toBeGreaterThan(0);
    await world.gate.reviews.escalateDue();
  });

  it('is escalated once, by a person or by the clock when its answer is due', async () => {
    const [byHand, byClock, calm] = [await hold(), await hold(), await hold()];
    await world.gate.reviews.escalate(ada, byHand.actionId, 1);
    expect(await world.gate.reviews.escalate(bob, byHand.actionId, 2)).toMatchObject({ version: 2 });
    await world.database.sql("UPDATE submission SET respond_by = now() - interval '1 second' WHERE id = ANY ($1)", [
      [byHand.actionId, byClock.actionId],
    ]);
    expect(await world.gate.reviews.escalateDue()).toBe(1);
    expect(await world.gate.reviews.escalateDue()).toBe(0);
    const view = await world.gate.reviews.open(ada, byClock.actionId);
    expect(view).toMatchObject({ version: 1, due: { state: 'overdue' } });
    expect(view?.escalatedAt).not.toBeNull();
    expect(view?.events?.filter(({ kind }) => kind === 'review.escalated')).toMatchObject([
      { actor: 'answer-due@system.invalid' },
    ]);
    expect((await world.gate.reviews.open(ada, calm.actionId))?.escalatedAt).toBeNull();
  });

  it.each([
    ['claimed', (id: string, version: number) => world.gate.reviews.claim(ada, id, { expectedVersion: version })],
    ['released', (id: string, version: number) => world.gate.reviews.release(ada, id, version)],
    [
      'assigned',
      (id: string, version: number) => world.gate.reviews.assign(ada, id, { expectedVersion: version, assignee: null }),
    ],
    ['escalated', (id: string, version: number) => world.gate.reviews.escalate(ada, id, version)],
    [
      'edited',
      (id: string, version: number) => world.gate.reviews.edit(ada, id, { expectedVersion: version, bodyText: 'Hi.' }),
    ],
  ])('is not %s at another version, by a viewer, elsewhere, or once it is decided', async (_name, act) => {
    const held = await hold();
    await expect(act(held.actionId, 9)).rejects.toMatchObject({ code: 'version_mismatch' });
    await expect(act('act_01ARZ3NDEKTSV4RRFFQ69G5FAV', 1)).rejects.toMatchObject({ code: 'action_not_found' });
    const reviewer = ada;
    ada = await world.person('viewer');
    await expect(act(held.actionId, 1)).rejects.toMatchObject({ code: 'forbidden' });
    ada = reviewer;
    await world.gate.reviews.reject(bob, held.actionId, { expectedVersion: 1, reasonCode: 'tone' });
    await expect(act(held.actionId, 2)).rejects.toMatchObject({ code: 'state_conflict' });
  });
});

describe('a note', () => {
  it('is listed with its author and time, also after the decision, and never told to the caller', async () => {
    const held = await hold();
    await world.gate.reviews.addNote(ada, held.actionId, { expectedVersion: 1, text: ' Ask Carol first. ' });
    await world.gate.reviews.reject(bob, held.actionId, { expectedVersion: 1, reasonCode: 'tone' });
    const view = await world.gate.reviews.addNote(bob, held.actionId, { expectedVersion: 2, text: 'Carol said no.' });
    expect(view.notes).toMatchObject([
      { author: ada.email, text: 'Ask Carol first.', at: expect.any(Date) },
      { author: bob.email, text: 'Carol said no.' },
    ]);
    const told = await world.gate.findSubmission(world.workspaceId, held.actionId, { events: true });
    expect(JSON.stringify(told)).not.toContain('Carol');
  });

  it('needs the version, and there are at most 200', async () => {
    const held = await hold();
    const stale = world.gate.reviews.addNote(ada, held.actionId, { expectedVersion: 2, text: 'x' });
    await expect(stale).rejects.toMatchObject({ code: 'version_mismatch' });
    await world.database.sql(
      `INSERT INTO review_note (id, workspace_id, submission_id, author, text)
       SELECT 'note_' || n || $1, $2, $1, 'a', 't' FROM generate_series(1, 200) n`,
      [held.actionId, world.workspaceId],
    );
    const more = world.gate.reviews.addNote(ada, held.actionId, { expectedVersion: 1, text: 'x' });
    await expect(more).rejects.toMatchObject({ code: 'note_limit' });
  });

  it('may lose its text to erasure, and nothing else, and is never deleted', async () => {
    const held = await hold();
    const { notes } = await world.gate.reviews.addNote(ada, held.actionId, { expectedVersion: 1, text: 'words' });
    const id = notes[0]?.id;
    for (const change of ["UPDATE review_note SET text = 'other'", "UPDATE review_note SET author = 'x'"]) {
      await expect(world.database.sql(`${change} WHERE id = $1`, [id])).rejects.toMatchObject({
        constraint: 'append_only',
      });
    }
    await expect(world.database.sql('DELETE FROM review_note WHERE id = $1', [id])).rejects.toMatchObject({
      constraint: 'append_only',
    });
    await world.database.sql('UPDATE review_note SET text = NULL WHERE id = $1', [id]);
    expect((await world.gate.reviews.open(ada, held.actionId))?.notes).toMatchObject([
      { author: ada.email, text: null },
    ]);
  });
});

describe('guidance', () => {
  it('of a rejection reaches the caller by reading and by callback', async () => {
    await world.configure({ callback_url: 'https://hooks.example.org/gate' });
    const held = await hold();
    const guidance = 'Leave the key out and send a link to the vault.';
    await world.gate.reviews.reject(ada, held.actionId, { expectedVersion: 1, reasonCode: 'privacy', guidance });
    expect(await world.gate.findSubmission(world.workspaceId, held.actionId)).toMatchObject({ guidance });
    const [event] = await world.database.sql<{ id: string }>('SELECT id FROM callback_event WHERE submission_id = $1', [
      held.actionId,
    ]);
    const delivery = await world.gate.delivery.load(event?.id ?? '');
    expect(JSON.parse(delivery?.body.toString('utf8') ?? '{}')).toMatchObject({ guidance, reason_code: 'privacy' });
    await world.configure({ callback_url: null });
  });
});

describe('an edit', () => {
  const clean = 'Hello Ada,\n\nthe export is ready; the access comes by the vault.\n\nKind regards,\nGrace';

  it('is saved without a decision, judged again, and shown against the original', async () => {
    const held = await hold();
    const view = await world.gate.reviews.edit(ada, held.actionId, { expectedVersion: 1, bodyText: clean });
    expect(view).toMatchObject({ status: 'QUEUED', version: 2, edit: { by: ada.email, findings: [], subject: null } });
    const joined = (without: string) =>
      view.edit?.bodyText
        .filter(({ kind }) => kind !== without)
        .map(({ text }) => text)
        .join('');
    expect([joined('added'), joined('removed')]).toEqual([blockedBody, clean]);
    const told = await world.gate.findSubmission(world.workspaceId, held.actionId);
    expect(told).toMatchObject({ status: 'QUEUED', bodyText: blockedBody, decidedAt: null });
  });

  it('needs somebody else to release it, and one other is enough', async () => {
    const held = await hold();
    await world.gate.reviews.edit(ada, held.actionId, { expectedVersion: 1, bodyText: clean });
    const own = await world.gate.reviews.approve(ada, held.actionId, { expectedVersion: 2 });
    expect(own).toMatchObject({ decided: false, approvals: 1, requiredApprovals: 2 });
    const other = await world.gate.reviews.approve(bob, held.actionId, { expectedVersion: 3 });
    expect(other).toMatchObject({ decided: true, approvals: 2, submission: { approvedBody: clean, edited: true } });
    const second = await hold();
    await world.gate.reviews.edit(ada, second.actionId, { expectedVersion: 1, bodyText: clean });
    const alone = await world.gate.reviews.approve(bob, second.actionId, { expectedVersion: 2 });
    expect(alone).toMatchObject({ decided: true, approvals: 1, requiredApprovals: 1 });
    expect(await world.gate.reviews.approve(bob, second.actionId, { expectedVersion: 2 })).toMatchObject({
      replayed: true,
    });
  });

  it('that brings a BLOCK violation is saved and said, and released by nobody without an override', async () => {
    const held = await hold();
    const bodyText = 'Hello Ada,\n\nyour card 4539 1488 0343 6467 was charged.\n\nKind regards,\nGrace';
    const view = await world.gate.reviews.edit(ada, held.actionId, { expectedVersion: 1, bodyText });
    expect(view.edit?.findings).toMatchObject([{ rule: 'payment_card', severity: 'BLOCK' }]);
    const approval = { expectedVersion: 2, reason };
    await expect(world.gate.reviews.approve(bob, held.actionId, approval)).rejects.toMatchObject({
      code: 'edit_violates_policy',
      current: { rules: ['payment_card'] },
    });
    const forced = await world.gate.reviews.approve(bob, held.actionId, { ...approval, override: true });
    expect(forced).toMatchObject({ decided: true });
  });

  it('makes earlier approvals count no more, also where it leads back to the text that was approved', async () => {
    await world.configure({ required_approvals: 2 });
    const carol = await world.person('reviewer');
    const held = await hold();
    const approve = (person: Actor, expectedVersion: number) =>
      world.gate.reviews.approve(person, held.actionId, { expectedVersion, reason });
    expect(await approve(ada, 1)).toMatchObject({ decided: false, approvals: 1 });
    await world.gate.reviews.edit(bob, held.actionId, { expectedVersion: 2, bodyText: clean });
    const back = await world.gate.reviews.edit(bob, held.actionId, { expectedVersion: 3, bodyText: blockedBody });
    expect(back.approvedBy).toEqual([]);
    expect(await approve(carol, 4)).toMatchObject({ decided: false, approvals: 1 });
    expect(await approve(ada, 5)).toMatchObject({ decided: true, approvals: 2 });
    await world.configure({ required_approvals: 1 });
  });

  it('that changes nothing is none', async () => {
    const held = await hold();
    const view = await world.gate.reviews.edit(ada, held.actionId, { expectedVersion: 1, bodyText: blockedBody });
    expect(view).toMatchObject({ version: 1, edit: null, edited: false });
  });
});

describe('four eyes', () => {
  it('release a BLOCK violation unless the workspace needs only two, and any WARN takes one person', async () => {
    await world.configure({ four_eyes_on_block: true });
    const held = await hold();
    const one = await world.gate.reviews.approve(ada, held.actionId, { expectedVersion: 1, reason });
    expect(one).toMatchObject({ decided: false, approvals: 1, requiredApprovals: 2, submission: { status: 'QUEUED' } });
    const same = await world.gate.reviews.approve(ada, held.actionId, { expectedVersion: 2, reason });
    expect(same).toMatchObject({ decided: false, approvals: 1, replayed: true });
    const two = await world.gate.reviews.approve(bob, held.actionId, { expectedVersion: 2, reason });
    expect(two).toMatchObject({ decided: true, approvals: 2 });

    const mended = await hold();
    const { bodyText } = message();
    await world.gate.reviews.edit(ada, mended.actionId, { expectedVersion: 1, bodyText });
    const clean = await world.gate.reviews.approve(bob, mended.actionId, { expectedVersion: 2 });
    expect(clean).toMatchObject({ decided: true, requiredApprovals: 1 });
    await world.configure({ four_eyes_on_block: false });
  });
});

describe('a bulk decision', () => {
  it('decides each item on its own, and one that is refused stops no other', async () => {
    await world.configure({ autonomy: 'hold_all' });
    const clean = await Promise.all([1, 2, 3].map(() => world.gate.submit(world.caller, message())));
    const [first, second, stale] = clean.map(({ submission }) => submission.actionId);
    await world.configure({ autonomy: 'auto' });
    const blocked = await hold();
    const ids = [first, 'act_01ARZ3NDEKTSV4RRFFQ69G5FAV', blocked.actionId, stale, second];
    const results = await world.gate.reviews.decideMany(ada, {
      decision: 'approve',
      items: ids.map((actionId = '') => ({ actionId, expectedVersion: actionId === stale ? 7 : 1 })),
    });
    expect(results).toMatchObject([
      { actionId: first, outcome: { decided: true, submission: { status: 'APPROVED' } } },
      { refusal: { code: 'action_not_found' } },
      { actionId: blocked.actionId, refusal: { code: 'block_needs_review' } },
      { actionId: stale, refusal: { code: 'version_mismatch' } },
      { actionId: second, outcome: { decided: true } },
    ]);
    const rejected = await world.gate.reviews.decideMany(ada, {
      decision: 'reject',
      reasonCode: 'quality',
      items: [blocked.actionId, stale ?? ''].map((actionId) => ({ actionId, expectedVersion: 1 })),
    });
    expect(rejected).toMatchObject([{ outcome: { decided: true } }, { outcome: { decided: true } }]);
    expect(await world.gate.findSubmission(world.workspaceId, blocked.actionId)).toMatchObject({
      reviewReason: 'quality',
    });
  });

  it('of rejections needs their one reason code, and a reviewer', async () => {
    const held = await hold();
    const items = [{ actionId: held.actionId, expectedVersion: 1 }];
    await expect(world.gate.reviews.decideMany(ada, { decision: 'reject', items })).rejects.toMatchObject({
      entries: [{ loc: ['body', 'reason_code'] }],
    });
    const viewer = await world.person('viewer');
    await expect(
      world.gate.reviews.decideMany(viewer, { decision: 'reject', reasonCode: 'tone', items }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
