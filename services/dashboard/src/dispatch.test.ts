import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld } from './testing/dashboard-world.ts';
import { dispatchByWebhook, endedDispatch } from './testing/ended-dispatch.ts';

describe('handing a failed message over again', () => {
  let world: DashboardWorld;
  beforeAll(async () => {
    world = await dashboardWorld();
    await dispatchByWebhook(world.gate, world.actor('owner'));
  });
  afterAll(() => world?.close());

  const ended = (kind: 'failed' | 'unknown') => endedDispatch(world.gate, world.caller, kind);
  const retry = (who: 'admin' | 'reviewer', actionId: string, body: object = {}) =>
    world.people[who].send('POST', `/api/dispatches/${actionId}/retry`, body);

  it('is an admin’s, and shows where the message stands', async () => {
    const actionId = await ended('failed');
    expect((await retry('reviewer', actionId)).status).toBe(403);
    const answer = await retry('admin', actionId);
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({
      action_id: actionId,
      status: 'DISPATCHING',
      delivery_status: 'pending',
      dispatch: { mode: 'webhook', attempts: 1, began_at: null },
    });
    expect((await retry('admin', actionId)).body.code).toBe('state_conflict');
  });

  it('finds what ended one way by that alone, whatever became of the rest', async () => {
    const [unknown, failed] = [await ended('unknown'), await ended('failed')];
    const listed = async (query: string) => {
      const answer = await world.people.admin.send('GET', `/api/reviews?${query}`);
      return (answer.body.reviews as { action_id: string }[]).map((review) => review.action_id);
    };
    expect(await listed('delivery_status=unknown')).toContain(unknown);
    expect(await listed('delivery_status=unknown')).not.toContain(failed);
    expect(await listed('delivery_status=failed')).toContain(failed);
    await retry('admin', failed);
    expect(await listed('delivery_status=failed')).not.toContain(failed);
    expect(await listed('delivery_status=pending')).toContain(failed);
    expect(await listed('delivery_status=unknown&status=APPROVED')).toEqual([]);
    expect((await world.people.admin.send('GET', '/api/reviews?delivery_status=lost')).status).toBe(422);
  });

  it('needs a word more where nobody knows whether it was sent', async () => {
    const actionId = await ended('unknown');
    const refused = await retry('admin', actionId);
    expect([refused.status, refused.body.code]).toEqual([409, 'dispatch_unknown']);
    expect((await retry('admin', actionId, { confirm_unknown: true })).status).toBe(202);
  });

  it('tells nothing of another workspace’s messages', async () => {
    const actionId = await ended('failed');
    const answer = await world.elsewhere.owner.send('POST', `/api/dispatches/${actionId}/retry`, {});
    expect([answer.status, answer.body.code]).toEqual([404, 'action_not_found']);
  });
});
