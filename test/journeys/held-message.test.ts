import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CallbackReceiver, signatureHolds } from '../support/callback-receiver.ts';
import { describeWithRedis, startRedis } from '../support/redis.ts';
import { startWorld, type World } from '../support/world.ts';

const secret = `whsec_${Buffer.from('a secret only this journey knows').toString('base64')}`;
const discount = 'Hi Ada, I can do 30% off if you sign this week.';
const clean = 'Hi Ada, would Tuesday at 10 suit you for a short call about the migration?';

const channels = [
  { channel: 'email', recipient: 'ada@example.org', subject: 'A short question' },
  { channel: 'whatsapp', recipient: '+14155550123' },
  { channel: 'telegram', recipient: '@ada_lovelace' },
  { channel: 'sms', recipient: '+14155550124' },
  { channel: 'linkedin', recipient: 'https://www.linkedin.com/in/ada' },
  { channel: 'slack', recipient: 'U024BE7LH' },
] as const;

/** The whole story of Sendgate, told against its own processes as a caller and a reviewer see them. */
function story(start: () => Promise<{ world: World; stop: () => Promise<void> }>, chosen: object = {}) {
  let world: World;
  let stop: () => Promise<void>;
  const receiver = new CallbackReceiver();

  beforeAll(async () => {
    ({ world, stop } = await start());
    const reviewer = await world.signIn();
    const settings = await reviewer.get(`/api/workspaces/${world.workspaceId}/settings`);
    const changed = await reviewer.send('PATCH', `/api/workspaces/${world.workspaceId}/settings`, {
      headers: { 'If-Match': settings.headers.get('etag') ?? '' },
      body: { callback_url: await receiver.listen(), callback_secret: secret, ...chosen },
    });
    expect(changed.status).toBe(200);
  }, 120_000);

  afterAll(async () => {
    await stop?.();
    await receiver.close();
  }, 60_000);

  it.each(channels)('lets a clean $channel message go at once', async (message) => {
    const { status, body } = await world.submit({ ...message, body_text: clean });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'APPROVED',
      policy_passed: true,
      policy_violations: [],
      channel: message.channel,
    });
  });

  it.each(channels)('holds a $channel message until a person releases it, and tells the caller', async (message) => {
    const { body: held } = await world.submit({ ...message, body_text: discount });
    expect(held).toMatchObject({ status: 'QUEUED', queue_reason: 'policy_block', policy_passed: false });
    expect(held.review_url).toBe(`${world.appUrl}/reviews/${held.action_id}`);
    expect(typeof held.hold_token).toBe(message.channel === 'email' ? 'undefined' : 'string');

    const waiting = await world.get(`/v2/gate/outbound/${held.action_id}`);
    expect(waiting.body.status).toBe('QUEUED');
    expect(waiting.headers.get('retry-after')).toBe('5');

    const reviewer = await world.signIn();
    const review = await reviewer.get(`/api/reviews/${held.action_id}`);
    const approved = await reviewer.send('POST', `/api/reviews/${held.action_id}/approve`, {
      headers: { 'If-Match': review.headers.get('etag') ?? '' },
      body: { reason: 'The discount was agreed with the customer.' },
    });
    expect(approved.status).toBe(200);

    const callback = await receiver.waitFor(({ body }) => body.action_id === held.action_id);
    expect(signatureHolds(callback, secret)).toBe(true);
    expect(signatureHolds(callback, secret.replace('whsec_', 'whsec_AAAA'))).toBe(false);
    expect(callback.body).toMatchObject({
      event: 'gate.review.approved',
      action_id: held.action_id,
      hold_token: held.hold_token ?? null,
      channel: message.channel,
      recipient: message.recipient,
      body_text: discount,
      reviewed_by: world.login.email,
      status: 'APPROVED',
    });

    const polled = await world.get(`/v2/gate/outbound/${held.action_id}`);
    expect(polled.body).toMatchObject({ status: 'APPROVED', reviewed_by: world.login.email });
  });

  it('stops a held message that a person rejects, and tells the caller why', async () => {
    const { body: held } = await world.submit({ ...channels[1], body_text: discount });
    const reviewer = await world.signIn();
    const review = await reviewer.get(`/api/reviews/${held.action_id}`);
    const rejected = await reviewer.send('POST', `/api/reviews/${held.action_id}/reject`, {
      headers: { 'If-Match': review.headers.get('etag') ?? '' },
      body: { reason_code: 'pricing', note: 'Nobody approved thirty percent.' },
    });
    expect(rejected.status).toBe(200);
    const callback = await receiver.waitFor(({ body }) => body.action_id === held.action_id);
    expect(signatureHolds(callback, secret)).toBe(true);
    expect(callback.body).toMatchObject({ event: 'gate.review.rejected', reason_code: 'pricing', status: 'REJECTED' });
    const again = await reviewer.send('POST', `/api/reviews/${held.action_id}/approve`, {
      headers: { 'If-Match': review.headers.get('etag') ?? '' },
      body: { reason: 'Changed my mind about it.' },
    });
    expect([409, 412]).toContain(again.status);
  });

  it('answers a repeated key with the first submission, over both versions and whatever the body says', async () => {
    const idempotency_key = 'intro-ada-1';
    const first = await world.submit({ ...channels[0], body_text: discount, idempotency_key });
    const second = await world.submit({ ...channels[0], body_text: clean, idempotency_key });
    const third = await world.post('/v1/gate/outbound', {
      recipient: 'bob@example.org',
      subject: 'Other',
      body_text: clean,
      idempotency_key,
    });
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    for (const repeat of [second, third]) {
      expect(repeat.status).toBe(200);
      expect(repeat.headers.get('idempotency-replayed')).toBe('true');
      expect(repeat.body.action_id).toBe(first.body.action_id);
      expect(repeat.body.status).toBe('QUEUED');
    }
  });

  it('fixes a chat message inline where every violation is a warning', async () => {
    const { body } = await world.submit({
      channel: 'whatsapp',
      recipient: '+14155550125',
      body_text: `${clean} We guarantee 3x ROI.`,
      auto_remediate: true,
    });
    expect(body).toMatchObject({ status: 'APPROVED', remediated: true, policy_passed: false, queue_reason: null });
    expect(body.remediated_body).toContain('would Tuesday at 10 suit you');
    expect(body.remediated_body).not.toContain('guarantee');
    expect(body).not.toHaveProperty('hold_token');
  });

  it('answers a preview without keeping anything', async () => {
    const before = await world.get('/v1/gate/submissions?limit=1000');
    const preview = await world.post('/v1/check', { content: discount, content_type: 'email' });
    expect(preview.body).toMatchObject({ verdict: 'blocked', review_url: null });
    const violations = preview.body.violations as Record<string, unknown>[];
    expect(Object.keys(violations[0] ?? {}).sort()).toEqual(['detail', 'matched_substring', 'rule', 'severity']);
    expect((await world.get(`/v2/gate/outbound/${preview.body.action_id}`)).status).toBe(404);
    const after = await world.get('/v1/gate/submissions?limit=1000');
    expect((after.body.submissions as unknown[]).length).toBe((before.body.submissions as unknown[]).length);
  });

  it('lists what happened and counts what it cost', async () => {
    const page = await world.get('/v1/gate/submissions?limit=5&status=APPROVED');
    expect(page.body).toMatchObject({ limit: 5, offset: 0, has_more: true, next_offset: 5 });
    const usage = await world.get('/v1/gate/usage/tokens');
    expect(usage.body.tokens_used).toBeGreaterThan(0);
    expect(usage.body.requests).toMatchObject({ preview: 1, replayed: 2 });
  });
}

describe('a message through the gate, queues on Postgres', () => {
  story(async () => {
    const world = await startWorld({});
    return { world, stop: () => world.stop() };
  });
});

describeWithRedis('a message through the gate, queues on Redis, content stored sealed', () => {
  const start = async () => {
    const redis = await startRedis();
    const world = await startWorld({ redisUrl: redis.url });
    return {
      world,
      stop: async () => {
        await world.stop();
        await redis.stop();
      },
    };
  };
  story(start, { seal_content: true });
});
