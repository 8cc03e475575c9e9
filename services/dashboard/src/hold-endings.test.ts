import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld, heldMessage } from './testing/dashboard-world.ts';

describe('the kill switch', () => {
  let world: DashboardWorld;
  let path: string;
  beforeAll(async () => {
    world = await dashboardWorld();
    path = `/api/workspaces/${world.workspace.id}/hold-endings`;
  });
  afterAll(() => world?.close());

  const pause = async () => {
    const actor = world.actor('owner');
    const { version } = await world.gate.workspaces.settings(actor.workspaceId);
    await world.gate.workspaces.patchSettings(actor, { pause_mode: 'block' }, version);
  };

  it('tells an admin how many holds there are, and takes that number for their word', async () => {
    const { admin, reviewer } = world.people;
    const { submission } = await world.gate.submit(world.caller, heldMessage);
    expect((await admin.send('GET', path)).body).toEqual({ holds: 1, latest: null });
    const early = await admin.send('POST', path, { holds: 1 });
    expect([early.status, early.body.code, early.body.current]).toEqual([
      409,
      'state_conflict',
      { pause_mode: 'off', holds: 1 },
    ]);
    await pause();
    expect((await admin.send('POST', path, { holds: 0 })).status).toBe(409);
    expect((await admin.send('POST', path, {})).status).toBe(422);
    expect((await reviewer.send('POST', path, { holds: 1 })).status).toBe(403);
    const asked = await admin.send('POST', path, { holds: 1 });
    expect([asked.status, asked.body]).toEqual([
      202,
      {
        ...{ ending_id: expect.stringMatching(/^end_/), state: 'waiting', requested_by: 'admin@here.example' },
        ...{ holds: 1, blocked: 0, created_at: expect.any(String), finished_at: null },
      },
    ]);
    expect((await admin.send('POST', path, { holds: 1 })).body).toEqual(asked.body);
    await world.gate.reviews.runEnding({ workspaceId: world.workspace.id, refId: asked.body.ending_id });
    expect((await admin.send('GET', path)).body).toMatchObject({ holds: 0, latest: { state: 'done', blocked: 1 } });
    const review = await reviewer.send('GET', `/api/reviews/${submission.actionId}`);
    expect([review.body.status, review.body.review_reason]).toEqual(['BLOCKED', 'kill_switch']);
  });
});
