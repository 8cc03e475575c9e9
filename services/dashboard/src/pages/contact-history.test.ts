import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld, heldMessage } from '../testing/dashboard-world.ts';

describe('what a recipient was written before, on the page of a hold and in the API', () => {
  let world: DashboardWorld;
  beforeAll(async () => {
    world = await dashboardWorld();
  });
  afterAll(() => world?.close());

  const submit = async (recipient: string, subject: string) =>
    (await world.gate.submit(world.caller, { ...heldMessage, recipient, subject })).submission.actionId;
  const sectionOf = async (actionId: string) => {
    const { text } = await world.people.viewer.send('GET', `/reviews/${actionId}`);
    return /<section aria-labelledby="history">([\s\S]*?)<\/section>/.exec(text)?.[1] ?? '';
  };

  it('is listed with a link to each, and how many came in the last 7 days', async () => {
    const first = await submit('lee@customer.example', 'First <img src=x>');
    expect(await sectionOf(first)).toMatch(/<p class="empty">None\.<\/p>$/);
    const second = await submit('LEE@customer.example', 'Second');
    const section = await sectionOf(second);
    expect(section).toMatch(/1\s+other in the last 7 days/);
    expect(section).toContain(`<a href="/reviews/${first}" dir="auto">First &lt;img src=x&gt;</a>`);
    expect(section).toContain('QUEUED');
    const { status, body } = await world.people.viewer.send(
      'GET',
      `/api/reviews/${second}/history?workspace=${world.workspace.id}`,
    );
    expect([status, body]).toMatchObject([
      200,
      { earlier: [{ action_id: first, channel: 'email', status: 'QUEUED' }], has_more: false, last_7_days: 1 },
    ]);
    expect(body.earlier[0]).not.toHaveProperty('body_text');
  });

  it('answers 404 for what is not there, of another tenant or erased, whose page has no history', async () => {
    const { gate, people, elsewhere } = world;
    const actionId = await submit('gone@customer.example', 'Gone');
    const path = `/api/reviews/${actionId}/history`;
    expect((await elsewhere.owner.send('GET', path)).body.code).toBe('action_not_found');
    await gate.reviews.reject(world.actor('owner'), actionId, { expectedVersion: 1, reasonCode: 'tone' });
    const { erasureId } = await gate.privacy.erase(world.actor('owner'), 'gone@customer.example');
    await gate.privacy.runErasure(erasureId);
    expect((await people.viewer.send('GET', path)).body).toMatchObject({ status: 404, code: 'action_not_found' });
    expect(await sectionOf(actionId)).toBe('');
    expect((await people.viewer.send('GET', `/reviews/${actionId}`)).status).toBe(200);
  });
});
