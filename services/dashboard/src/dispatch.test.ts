import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { message } from '@sendgate/gate/testing';
import { type DashboardWorld, dashboardWorld } from './testing/dashboard-world.ts';

describe('handing a failed message over again', () => {
  let world: DashboardWorld;
  beforeAll(async () => {
    world = await dashboardWorld();
    const { gate, workspace } = world;
    const { version } = await gate.workspaces.settings(workspace.id);
    const settings = {
      dispatch_mode: { email: 'webhook' },
      dispatch_webhook_url: 'https://sender.example/send',
      dispatch_webhook_secret: 'a-secret-of-sixteen',
    } as const;
    await gate.workspaces.patchSettings(world.actor('owner'), settings, version);
  });
  afterAll(() => world?.close());

  /** Submits a message and plays the worker that cannot hand it over. */
  const ended = async (kind: 'failed' | 'unknown') => {
    const { work, dispatch, submit } = world.gate;
    const { submission } = await submit(world.caller, message());
    const offered: string[] = [];
    await work.takeDue(100, async (items) => {
      for (const item of items) if (item.kind === 'dispatch') offered.push(item.id);
    });
    for (const id of offered) {
      const item = await work.claim(id, 30);
      const task = item && (await dispatch.open(item));
      if (!item || !task) throw new Error('nothing to hand over');
      expect(await dispatch.begin(item, task)).toBe('begun');
      await dispatch.record(item, { result: { kind, errorClass: 'http_500' }, mode: 'webhook', durationMs: 3 });
    }
    return submission.actionId;
  };
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
