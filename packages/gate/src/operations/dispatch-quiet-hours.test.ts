import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { claimsOf } from '@sendgate/queues';
import type { Actor } from '../caller.ts';
import { message, type TestGate, testGate, zoneWhereItIs } from '../testing.ts';

const closed = { enabled: true, default: { from: '08:00', to: '21:00' }, table: [] };
/** Open at the hour at which the recipients of these tests live, and the hour after it. */
const opened = { ...closed, default: { from: '20:00', to: '23:00' } };

let world: TestGate;
let reviewer: Actor;
beforeAll(async () => {
  world = await testGate();
  reviewer = await world.person('reviewer');
  await world.configure({
    dispatch_mode: { sms: 'webhook' },
    dispatch_webhook_url: 'https://sender.example.org/messages',
    dispatch_webhook_secret: 'dispatch-secret-of-this-test',
  });
});
afterAll(() => world?.close());
beforeEach(() => world.configure({ quiet_hours: closed }));

/** All that a clock is made of but the time of day. */
const timers = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

let people = 0;
async function submit() {
  people += 1;
  const { submission } = await world.gate.submit(
    world.caller,
    message({
      ...{ channel: 'sms', recipient: `+49151${20_000_000 + people}`, subject: null },
      bodyText: 'Hello Ada, is ten in the morning still good for our call on Thursday? Grace. Reply STOP to opt out.',
      metadata: { contact: { timezone: zoneWhereItIs(21) } },
    }),
  );
  return submission;
}
/** The work of a dispatch, taken up by a worker as soon as it is due. */
const lease = async (actionId: string) => {
  const [work] = await world.database.sql<{ id: string }>(
    `UPDATE work_item SET next_run_at = now() - interval '1 second' WHERE ref_id = $1 AND kind = 'dispatch'
       AND state = 'PENDING' RETURNING id`,
    [actionId],
  );
  const item = await world.gate.work.claim(work?.id ?? '', 30);
  if (!item) throw new Error('the work cannot be claimed');
  return item;
};
const expectWaiting = async (actionId: string, releaseAt: Date | null) => {
  const view = await world.gate.findSubmission(world.workspaceId, actionId);
  expect(view).toMatchObject({ status: 'DISPATCHING', deliveryStatus: 'pending' });
  const late = (view?.dispatch?.nextAttemptAt?.getTime() ?? 0) - (releaseAt?.getTime() ?? 0);
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(60_000);
};

describe('a dispatch in the quiet hours of its recipient', () => {
  it('that a person approved waits for their end', async () => {
    const { actionId, releaseAt, version } = await submit();
    const { submission } = await world.gate.reviews.approve(reviewer, actionId, { expectedVersion: version });
    expect(submission).toMatchObject({ status: 'DISPATCHING' });
    expect(await world.gate.dispatch.open(await lease(actionId))).toBeNull();
    await expectWaiting(actionId, releaseAt);
    await world.configure({ quiet_hours: opened });
    expect(await world.gate.dispatch.open(await lease(actionId))).toMatchObject({ message: { actionId } });
  });

  it('waits as often as it has to: no wait counts as an attempt', async () => {
    const { actionId, releaseAt, version } = await submit();
    await world.gate.reviews.approve(reviewer, actionId, { expectedVersion: version });
    for (let look = 0; look <= claimsOf('dispatch'); look += 1) {
      const item = await lease(actionId);
      expect(item.attempt).toBe(1);
      expect(await world.gate.dispatch.open(item)).toBeNull();
    }
    await expectWaiting(actionId, releaseAt);
    await world.configure({ quiet_hours: opened });
    expect(await world.gate.dispatch.open(await lease(actionId))).toMatchObject({ message: { actionId }, attempt: 1 });
  });

  it('waits for them to end by the clock of the store, whatever that of the worker says', async () => {
    const { actionId, releaseAt, version } = await submit();
    await world.gate.reviews.approve(reviewer, actionId, { expectedVersion: version });
    const item = await lease(actionId);
    // By day, half a day ahead.
    jest.useFakeTimers({ now: Date.now() + 12 * 3_600_000, doNotFake: timers });
    const task = await world.gate.dispatch.open(item).finally(() => jest.useRealTimers());
    expect(task).toBeNull();
    await expectWaiting(actionId, releaseAt);
  });

  it('that begin while a worker is connecting lets the provider have nothing before their end', async () => {
    const { releaseAt } = await submit();
    await world.configure({ quiet_hours: opened });
    const { actionId } = await submit();
    const item = await lease(actionId);
    const task = await world.gate.dispatch.open(item);
    await world.configure({ quiet_hours: closed });
    expect(task && (await world.gate.dispatch.begin(item, task))).toBe('lost');
    await expectWaiting(actionId, releaseAt);
    await world.configure({ quiet_hours: opened });
    expect(await world.gate.dispatch.open(await lease(actionId))).toMatchObject({ message: { actionId }, attempt: 1 });
  });

  it('that a provider refused by day is not tried again before their end', async () => {
    const { releaseAt } = await submit();
    await world.configure({ quiet_hours: opened });
    const { actionId, status } = await submit();
    expect(status).toBe('DISPATCHING');
    const item = await lease(actionId);
    const task = await world.gate.dispatch.open(item);
    expect(task && (await world.gate.dispatch.begin(item, task))).toBe('begun');
    const result = { kind: 'refused', errorClass: 'http_503', afterSeconds: 5 } as const;
    await world.gate.dispatch.record(item, { result, mode: 'webhook', durationMs: 1 });
    await world.configure({ quiet_hours: closed });
    expect(await world.gate.dispatch.open(await lease(actionId))).toBeNull();
    await expectWaiting(actionId, releaseAt);
  });
});
