import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld, heldMessage } from './testing/dashboard-world.ts';

describe('forgetting a recipient', () => {
  let world: DashboardWorld;
  beforeAll(async () => {
    world = await dashboardWorld();
  });
  afterAll(() => world?.close());

  it('is asked for by an admin, followed to its end, and shown without the recipient', async () => {
    const { admin } = world.people;
    const recipient = 'forget.me@customer.example';
    const { submission } = await world.gate.submit(world.caller, { ...heldMessage, recipient });
    const asked = await admin.send('POST', '/api/privacy/erase', { recipient });
    expect([asked.status, asked.body.state]).toEqual([202, 'waiting']);
    const path = `/api/privacy/erasures/${asked.body.erasure_id}`;
    await world.gate.privacy.runErasure(asked.body.erasure_id);
    const done = await admin.send('GET', path);
    expect(done.body).toMatchObject({ state: 'done', submissions: 1, requested_by: admin.email });
    const list = await admin.send('GET', '/api/privacy/erasures');
    expect(list.body).toMatchObject({ erasures: [done.body], has_more: false });
    expect(JSON.stringify([asked.body, done.body, list.body])).not.toContain('forget.me');

    const review = await admin.send('GET', `/api/reviews/${submission.actionId}`);
    expect(review.body).toMatchObject({ status: 'REJECTED', recipient: 'erased', subject: null, body_text: null });
    const page = await admin.send('GET', `/reviews/${submission.actionId}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('forget.me');
    const queue = await admin.send('GET', '/api/reviews?status=REJECTED');
    expect(queue.body.reviews).toMatchObject([{ recipient: 'erased', body_preview: null }]);
    expect(world.logLines.join('')).not.toContain('forget.me');
  });

  it('is refused for what is no recipient, and unknown elsewhere', async () => {
    const { admin } = world.people;
    const refused = await admin.send('POST', '/api/privacy/erase', { recipient: 'nobody' });
    expect([refused.status, refused.body.detail[0].loc]).toEqual([422, ['body', 'recipient']]);
    expect(JSON.stringify(refused.body)).not.toContain('nobody');
    const missing = await admin.send('GET', '/api/privacy/erasures/era_none');
    expect([missing.status, missing.body.code]).toEqual([404, 'erasure_not_found']);
  });
});
