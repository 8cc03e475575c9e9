import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newRecipient } from '@sendgate/gate/testing';
import { type DashboardWorld, dashboardWorld, heldMessage } from './testing/dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await dashboardWorld();
});
afterAll(() => world?.close());

it('tells every member what the gate decided in their workspace, and nobody what it decided in another', async () => {
  const { gate, caller, elsewhere, people, workspace } = world;
  await gate.submit(caller, { ...heldMessage, recipient: newRecipient() });
  const reply = await people.viewer.send('GET', '/api/usage/decisions?days=2');
  expect(reply.status).toBe(200);
  const held = { approved: 0, held: 1, blocked: 0 };
  expect(reply.body).toMatchObject({
    ...{ workspace_id: workspace.id, timezone: 'UTC', counted_to: null },
    ...{ history: [{ held: 0 }, held], by_channel: { email: held } },
    rules: [{ rule: 'ai_refusal_text', reviews: { approved: 0, edited: 0, rejected: 0 } }],
  });
  const other = await elsewhere.owner.send('GET', '/api/usage/decisions');
  expect(other.body).toMatchObject({ workspace_id: elsewhere.workspace.id, by_channel: {}, rules: [] });
  const foreign = await elsewhere.owner.send('GET', `/api/usage/decisions?workspace=${workspace.id}`);
  expect(foreign.body.code).toBe('workspace_not_found');
});

it.each(['days=0', 'days=91', 'date=yesterday', 'date=1999-01-01'])(
  'refuses a range that is none: %s',
  async (query) => {
    expect((await world.people.viewer.send('GET', `/api/usage/decisions?${query}`)).status).toBe(422);
  },
);
