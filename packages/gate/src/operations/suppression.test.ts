import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blockedBody, message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
});
afterAll(() => world.close());

const hold = async (recipient: string, changes: Parameters<typeof message>[0] = {}) => {
  const { submission } = await world.gate.submit(
    world.caller,
    message({ recipient, bodyText: blockedBody, ...changes }),
  );
  expect(submission.status).toBe('QUEUED');
  return submission;
};
const now = (actionId: string) => world.gate.findSubmission(world.workspaceId, actionId, { events: true });
const callbacksOf = (actionId: string) =>
  world.database.sql('SELECT id FROM callback_event WHERE submission_id = $1', [actionId]);

describe('a recipient suppressed while their message is held', () => {
  it('has the hold blocked at once, on record, without a callback, and gone from the queue', async () => {
    const { gate, owner, workspaceId } = world;
    const tagged = await hold('gone+news@example.org');
    const below = await hold('anybody@mail.gone.example');
    const other = await hold('still@example.org');
    expect(await gate.workspaces.suppression.add(owner, ['gone@example.org', '@gone.example'])).toBe(2);
    for (const { actionId } of [tagged, below]) {
      const blocked = await now(actionId);
      expect(blocked).toMatchObject({ status: 'BLOCKED', queueReason: null, version: 2 });
      expect(blocked?.events?.at(-1)).toMatchObject({
        kind: 'submission.blocked',
        actor: owner.email,
        detail: { reason: 'suppressed' },
      });
      expect(await callbacksOf(actionId)).toEqual([]);
    }
    const { items } = await gate.reviews.list(workspaceId);
    expect(items.map(({ actionId }) => actionId)).toEqual([other.actionId]);
  });

  it('is not approved when the entry came past the gate: the approval is refused and the hold blocked', async () => {
    const { gate, owner, workspaceId } = world;
    const { actionId, version } = await hold('late+x@example.org');
    await world.database.sql(
      `INSERT INTO suppression_entry (workspace_id, entry, created_by) VALUES ($1, 'late@example.org', 'import')`,
      [workspaceId],
    );
    const approval = { expectedVersion: version, reason: 'The key in it was revoked.' };
    const reviewer = await world.person('reviewer');
    await expect(gate.reviews.approve(reviewer, actionId, approval)).rejects.toMatchObject({
      code: 'state_conflict',
      current: { status: 'BLOCKED' },
    });
    expect(await now(actionId)).toMatchObject({ status: 'BLOCKED' });
    expect(await callbacksOf(actionId)).toEqual([]);
    expect(owner.workspaceId).toBe(workspaceId);
  });

  it('keeps the hold where the workspace lets people overrule hard rules', async () => {
    const { gate, owner } = world;
    await world.configure({ hard_rules: false });
    const { actionId } = await hold('soft@example.org');
    await gate.workspaces.suppression.add(owner, ['soft@example.org']);
    expect(await now(actionId)).toMatchObject({ status: 'QUEUED' });
    await world.configure({ hard_rules: true });
  });

  it('stays on the list until an admin takes them off it', async () => {
    const { suppression } = world.gate.workspaces;
    await suppression.add(world.owner, ['staying@example.org']);
    const off = async (role: 'reviewer' | 'admin') =>
      suppression.remove(await world.person(role), 'staying@example.org');
    await expect(off('reviewer')).rejects.toMatchObject({ code: 'forbidden' });
    expect(await off('admin')).toBe(true);
  });
});
