import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '../caller.ts';
import { message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let [ada, bob]: Actor[] = [];
const person = () => ada as Actor;
beforeAll(async () => {
  world = await testGate();
  [ada, bob] = await Promise.all([world.person('reviewer'), world.person('reviewer')]);
  await world.configure({ autonomy: 'hold_all', callback_url: 'https://hooks.example.org/gate?token=t0ken' });
});
afterAll(() => world.close());

const hold = async (caller = world.caller) => (await world.gate.submit(caller, message())).submission.actionId;
const recordsOf = (actionId: string, actor: Actor) =>
  world.database.sql<{ kind: string; detail: object }>(
    'SELECT kind, detail FROM audit_event WHERE submission_id = $1 AND actor = $2 ORDER BY id',
    [actionId, actor.email],
  );

describe('a message shown to a person', () => {
  const nothing: Record<string, (actionId: string) => Promise<unknown>> = {
    'hand back what nobody has': (id) => world.gate.reviews.release(person(), id, 1),
    'assign to nobody what is nobody’s': (id) =>
      world.gate.reviews.assign(person(), id, { expectedVersion: 1, assignee: null }),
    'save an edit that changes nothing': (id) => world.gate.reviews.edit(person(), id, { expectedVersion: 1 }),
  };
  it.each(Object.entries(nothing))('is on record when they %s', async (_name, act) => {
    const actionId = await hold();
    expect(await act(actionId)).toMatchObject({ bodyText: message().bodyText, version: 1 });
    expect(await recordsOf(actionId, person())).toMatchObject([{ kind: 'submission.body_read' }]);
  });

  it('is on record when they ask again for what they did, and once by what they did the first time', async () => {
    const actionId = await hold();
    const claimed = await world.gate.reviews.claim(person(), actionId, { expectedVersion: 1 });
    await world.gate.reviews.claim(person(), actionId, { expectedVersion: claimed.version });
    const { version } = await world.gate.reviews.escalate(person(), actionId, claimed.version);
    await world.gate.reviews.escalate(person(), actionId, version);
    const approval = { expectedVersion: version };
    expect(await world.gate.reviews.approve(person(), actionId, approval)).toMatchObject({ decided: true });
    expect(await world.gate.reviews.approve(person(), actionId, approval)).toMatchObject({ replayed: true });
    expect((await recordsOf(actionId, person())).map(({ kind }) => kind)).toEqual([
      ...['review.claimed', 'submission.body_read', 'review.escalated', 'submission.body_read'],
      ...['review.approved', 'submission.body_read'],
    ]);
    const [, , escalated] = await recordsOf(actionId, person());
    expect(escalated?.detail).toMatchObject({ before: { escalated: false }, after: { escalated: true } });
  });

  it('is not shown to who is refused', async () => {
    const actionId = await hold();
    await expect(world.gate.reviews.release(person(), actionId, 9)).rejects.toMatchObject({ code: 'version_mismatch' });
    expect(await recordsOf(actionId, person())).toEqual([]);
  });
});

describe('an approval of somebody who may not decide any more', () => {
  it.each(['left the workspace', 'became a viewer'])('does not count once they %s', async (how) => {
    await world.configure({ required_approvals: 2 });
    const [leaving, third] = await Promise.all([world.person('reviewer'), world.person('reviewer')]);
    const actionId = await hold();
    const one = await world.gate.reviews.approve(leaving, actionId, { expectedVersion: 1 });
    expect(one).toMatchObject({ decided: false, approvals: 1, requiredApprovals: 2 });
    if (how === 'became a viewer') await world.gate.workspaces.setMember(world.owner, leaving.userId, 'viewer');
    else await world.gate.workspaces.removeMember(world.owner, leaving.userId);
    const two = await world.gate.reviews.approve(bob as Actor, actionId, { expectedVersion: 2 });
    expect(two).toMatchObject({ decided: false, approvals: 1, submission: { approvedBy: [bob?.email] } });
    const last = await world.gate.reviews.approve(third, actionId, { expectedVersion: 3 });
    expect(last).toMatchObject({ decided: true, approvals: 2, submission: { status: 'APPROVED' } });
    await world.configure({ required_approvals: 1 });
  });
});

describe('the callback of a decision', () => {
  it.each([true, false])('says whether a live key submitted the message: %s', async (livemode) => {
    const { caller } = await world.newKey({ livemode });
    const actionId = await hold(caller);
    await world.gate.reviews.approve(person(), actionId, { expectedVersion: 1 });
    const [event] = await world.database.sql<{ id: string }>('SELECT id FROM callback_event WHERE submission_id = $1', [
      actionId,
    ]);
    const delivery = await world.gate.delivery.load(event?.id ?? '');
    expect(JSON.parse(delivery?.body.toString('utf8') ?? '{}')).toMatchObject({ livemode, action_id: actionId });
  });
});

describe('the record of changed settings', () => {
  it('recognises entries of lists and addresses without holding a person, a secret or a token', async () => {
    const { version } = await world.gate.workspaces.settings(world.workspaceId);
    const patch = {
      contact_allowlist: ['grace.hopper@here.example'],
      canary_strings: ['CANARY-7f3a9c2e41'],
      callback_url: 'https://hooks.example.org/gate?token=other',
    };
    await world.gate.workspaces.patchSettings(world.owner, patch, version);
    const [record] = await world.database.sql<{ detail: Record<'before' | 'after', { callback_url: object }> }>(
      `SELECT detail FROM audit_event WHERE kind = 'settings.changed' ORDER BY id DESC LIMIT 1`,
    );
    const hash = expect.stringMatching(/^[A-Za-z0-9_-]{20,}$/);
    const url = { url: 'https://hooks.example.org/gate', query_hash: hash };
    expect(record?.detail).toMatchObject({
      before: { callback_url: url, contact_allowlist: [], canary_strings: [] },
      after: { callback_url: url, contact_allowlist: [hash], canary_strings: [hash] },
    });
    const { before, after } = record?.detail ?? {};
    expect(JSON.stringify(after?.callback_url)).not.toBe(JSON.stringify(before?.callback_url));
    expect(JSON.stringify(record)).not.toMatch(/grace|CANARY|token/);
  });
});
