import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
  await world.configure({
    dispatch_mode: { email: 'webhook' },
    dispatch_webhook_url: 'https://sender.example.org/messages',
    dispatch_webhook_secret: 'dispatch-secret-of-this-test',
  });
});
afterAll(() => world.close());
beforeEach(() => world.configure({ evidence_lease: true }));

const submit = async () => {
  const { submission } = await world.gate.submit(world.caller, message());
  expect(submission).toMatchObject({ status: 'DISPATCHING', deliveryStatus: 'pending' });
  return submission.actionId;
};
const lease = async (actionId: string) => {
  const [work] = await world.database.sql<{ id: string }>(
    `SELECT id FROM work_item WHERE ref_id = $1 AND kind = 'dispatch' AND state = 'PENDING'`,
    [actionId],
  );
  const item = await world.gate.work.claim(work?.id ?? '', 30);
  if (!item) throw new Error('the work cannot be claimed');
  return item;
};
/** Two days past the last day on which its evidence was young enough. */
const outlive = (actionId: string) =>
  world.database.sql("UPDATE submission SET evidence_expires_at = now() - interval '2 days' WHERE id = $1", [actionId]);
const read = (actionId: string) => world.gate.findSubmission(world.workspaceId, actionId, { events: true });
const ended = { status: 'FAILED', deliveryStatus: 'canceled', dispatch: { error: 'evidence_expired' } };

describe('a message whose evidence is over', () => {
  it('is not taken up: it ends as canceled, with what it was and became on record', async () => {
    const actionId = await submit();
    await outlive(actionId);
    expect(await world.gate.dispatch.open(await lease(actionId))).toBeNull();
    const view = await read(actionId);
    expect(view).toMatchObject(ended);
    expect(view?.events?.at(-1)).toMatchObject({
      kind: 'dispatch.canceled',
      detail: {
        error: 'evidence_expired',
        before: { status: 'DISPATCHING', delivery_status: 'pending' },
        after: { status: 'FAILED', delivery_status: 'canceled' },
      },
    });
  });

  it('is not begun when its evidence ends while the connection is made', async () => {
    const actionId = await submit();
    const item = await lease(actionId);
    const task = await world.gate.dispatch.open(item);
    await outlive(actionId);
    expect(task && (await world.gate.dispatch.begin(item, task))).toBe('stopped');
    expect(await read(actionId)).toMatchObject(ended);
  });

  it('is not dispatched again at an operator’s word', async () => {
    const actionId = await submit();
    const item = await lease(actionId);
    const task = await world.gate.dispatch.open(item);
    expect(task && (await world.gate.dispatch.begin(item, task))).toBe('begun');
    const result = { kind: 'failed', errorClass: 'http_400' } as const;
    await world.gate.dispatch.record(item, { result, mode: 'webhook', durationMs: 1 });
    await outlive(actionId);
    await expect(world.gate.dispatch.retry(world.owner, actionId, false)).rejects.toMatchObject({
      ...{ code: 'state_conflict', current: { status: 'FAILED', obstacle: 'evidence_expired' } },
    });
    await world.configure({ evidence_lease: false });
    expect(await world.gate.dispatch.retry(world.owner, actionId, false)).toMatchObject({ status: 'DISPATCHING' });
  });

  it('goes back to a hold while it is merely approved', async () => {
    const actionId = await submit();
    await world.database.unguarded("UPDATE submission SET status = 'APPROVED' WHERE id = $1", [actionId]);
    await outlive(actionId);
    expect(await world.gate.dispatch.open(await lease(actionId))).toBeNull();
    const view = await read(actionId);
    expect(view).toMatchObject({ status: 'QUEUED', queueReason: 'evidence_expired' });
    expect(view?.events?.at(-1)).toMatchObject({ kind: 'submission.held_again', detail: { reason: 'evidence_lease' } });
    const open = `SELECT 1 FROM work_item WHERE ref_id = $1 AND state IN ('PENDING', 'LEASED') AND kind = 'dispatch'`;
    expect(await world.database.sql(open, [actionId])).toEqual([]);
  });

  it('goes out in a workspace that does not ask for it', async () => {
    await world.configure({ evidence_lease: false });
    const actionId = await submit();
    await outlive(actionId);
    const item = await lease(actionId);
    const task = await world.gate.dispatch.open(item);
    expect(task && (await world.gate.dispatch.begin(item, task))).toBe('begun');
  });
});

describe('an approved message that a worker takes up', () => {
  it('has the move on record', async () => {
    const actionId = await submit();
    await world.database.unguarded("UPDATE submission SET status = 'APPROVED' WHERE id = $1", [actionId]);
    expect(await world.gate.dispatch.open(await lease(actionId))).toMatchObject({ version: 2 });
    expect((await read(actionId))?.events?.at(-1)).toMatchObject({
      ...{ kind: 'dispatch.taken_up', actor: 'dispatch@system.invalid' },
      detail: { before: { status: 'APPROVED', version: 1 }, after: { status: 'DISPATCHING', version: 2 } },
    });
  });
});
