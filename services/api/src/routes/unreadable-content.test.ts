import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { blockedBody, breakSeal, newRecipient } from '@sendgate/gate/testing';
import { type TestApi, testApi } from '../testing.ts';

let api: TestApi;
const message = {
  recipient: newRecipient(),
  subject: 'Our call',
  body_text: `${blockedBody} planted`,
  idempotency_key: 'unreadable-1',
};
let actionId: string;
beforeAll(async () => {
  api = await testApi();
  await api.configure({ seal_content: true });
  actionId = (await api.post('/v1/gate/outbound', message)).body.action_id;
  await breakSeal(api.database, 'submission', 'content_sealed', actionId);
});
afterAll(() => api.close());

const requests: readonly [string, () => ReturnType<TestApi['get']>][] = [
  ['GET /v1/gate/outbound/{action_id}', () => api.get(`/v1/gate/outbound/${actionId}`)],
  ['GET /v2/gate/outbound/{action_id}', () => api.get(`/v2/gate/outbound/${actionId}`)],
  ['POST /v1/gate/outbound with its key', () => api.post('/v1/gate/outbound', message)],
  ['POST /v2/gate/outbound with its key', () => api.post('/v2/gate/outbound', { ...message, channel: 'email' })],
  [
    'POST /v1/gate/outbound/{action_id}/delivery',
    () => api.post(`/v1/gate/outbound/${actionId}/delivery`, { status: 'sent' }),
  ],
];

it.each(requests)('%s of content that does not open says so, and that nothing may be sent', async (_, ask) => {
  const reply = await ask();
  expect(reply.status).toBe(500);
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(reply.headers['retry-after']).toBeUndefined();
  expect(reply.body).toEqual({
    type: 'urn:sendgate:problem:content_unreadable',
    title: 'Stored content cannot be opened',
    status: 500,
    detail: expect.stringContaining('cannot be opened'),
    code: 'content_unreadable',
    request_id: reply.headers['x-request-id'],
    recovery: {
      action: 'contact_support',
      message: expect.stringContaining('action id'),
      safe_to_retry: false,
      send_allowed: false,
    },
  });
});

it('the list goes on, without the words of that message', async () => {
  const reply = await api.get('/v1/gate/submissions?limit=1');
  expect([reply.status, reply.body.submissions[0].action_id]).toEqual([200, actionId]);
  expect(reply.body.submissions[0]).toMatchObject({ status: 'QUEUED', subject: null, body_preview: null });
});

it('the log names the code and no word of what was sealed', async () => {
  await api.get(`/v1/gate/outbound/${actionId}`);
  const lines = api.logs.join('');
  expect(lines).toContain('"code":"content_unreadable"');
  expect(lines).not.toMatch(/planted|AKIAIOSFODNN7EXAMPLQ/);
});
