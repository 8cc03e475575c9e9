import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApi, testApi } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  const limits = {
    gatePerMinute: 4,
    previewPerMinute: 2,
    readsPerMinute: 1_000,
    tokensPerDay: 60,
    testPerMinute: 1,
    testTokensPerDay: 10,
  };
  api = await testApi({ limits });
});
afterAll(() => api.close());

const message = { recipient: 'ada@example.org', subject: 'S', body_text: 'Hello Ada, see you on Thursday at ten.' };

describe('limits', () => {
  it('are shown on every authenticated answer, errors included', async () => {
    const reply = await api.get('/v1/gate/outbound/act_1');
    expect(reply.status).toBe(404);
    expect(reply.headers['ratelimit-policy']).toBe('"reads";q=1000;w=60');
    expect(reply.headers.ratelimit).toMatch(/^"reads";r=999;t=\d+$/);
    expect(reply.headers['x-governance-tokens-limit']).toBe('60');
    expect(Number(reply.headers['x-governance-tokens-reset'])).toBeGreaterThan(Date.now() / 1_000);
  });

  it('answer 429 with full guidance when the minute is used up, and nothing is stored', async () => {
    for (let count = 0; count < 2; count++) expect((await api.post('/v1/check', { content: 'x' })).status).toBe(200);
    const reply = await api.post('/v1/check', { content: 'x' });
    expect(reply.status).toBe(429);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(reply.body).toMatchObject({
      code: 'rate_limit_exceeded',
      status: 429,
      recovery: {
        action: 'retry_after',
        retry_after_seconds: Number(reply.headers['retry-after']),
        resets_at: expect.stringMatching(/Z$/),
        limit: 2,
        used: 2,
        remaining: 0,
        safe_to_retry: true,
        same_idempotency_key: true,
        send_allowed: false,
      },
    });
    expect(reply.headers['x-governance-tokens-limit']).toBe('60');
  });

  it('answer 429 when the day is used up, still answer a repeated key, and count all of it in the usage', async () => {
    const first = await api.post('/v1/gate/outbound', { ...message, idempotency_key: 'k' });
    expect(first.status).toBe(200);
    expect(Number(first.headers['x-governance-tokens-remaining'])).toBeLessThan(60);
    const refused = await api.post('/v1/gate/outbound', { ...message, body_text: 'y'.repeat(400) });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 'governance_quota_exceeded',
      recovery: {
        action: 'raise_quota',
        message: expect.stringContaining('raise the daily quota'),
        safe_to_retry: true,
        same_idempotency_key: true,
        send_allowed: false,
        limit: 60,
      },
    });
    // No wait makes room for it by itself; it says from when on an answer may be another.
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body.recovery.retry_after_seconds).toBe(Number(refused.headers['retry-after']));
    const again = await api.post('/v1/gate/outbound', { ...message, body_text: 'y'.repeat(400), idempotency_key: 'k' });
    expect([again.status, again.body.action_id]).toEqual([200, first.body.action_id]);
    const usage = (await api.get('/v1/gate/usage/tokens?days=3')).body;
    expect(usage.requests).toEqual({ preview: 2, gate: 1, replayed: 1, rejected_429: 2 });
    const { preview, gate, advisory_semantic: scan } = usage.breakdown;
    expect(usage.tokens_used).toBe(preview + gate + scan);
    expect(usage.by_channel).toEqual({ email: gate + scan });
    expect(Number(again.headers['x-governance-tokens-used'])).toBe(usage.tokens_used);
    expect(usage.history).toHaveLength(3);
    expect(usage).toMatchObject({ timezone: 'UTC', tokens_limit: 60, tokens_remaining: 60 - usage.tokens_used });
    expect((await api.get('/v1/gate/usage/tokens?days=91')).status).toBe(422);
    expect((await api.get('/v1/gate/usage/tokens?date=2026-02-30')).status).toBe(422);
  });

  it('give a test key one small allowance for everything', async () => {
    const { key } = await api.newKey({ livemode: false });
    expect((await api.get('/v1/gate/submissions', key)).headers['ratelimit-policy']).toBe('"test";q=1;w=60');
    expect((await api.post('/v1/check', { content: 'x' }, key)).status).toBe(429);
  });

  it('are shown with, and hold for, what a genuine key is refused', async () => {
    const { key } = await api.newKey({ scopes: ['check'] });
    const ask = () => api.post('/v1/gate/outbound', message, key);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_scope']);
    expect(refused.headers['ratelimit-policy']).toBe('"gate";q=4;w=60');
    expect(refused.headers.ratelimit).toMatch(/^"gate";r=3;t=\d+$/);
    expect(refused.headers['x-governance-tokens-limit']).toBe('60');
    for (let count = 1; count < 4; count++) expect((await ask()).status).toBe(403);
    const limited = await ask();
    expect([limited.status, limited.body.code]).toEqual([429, 'rate_limit_exceeded']);
  });

  it('are shown to, and hold for, who asks with a key from where it is not for', async () => {
    const { key, record } = await api.gate.keys.create(api.owner, {
      label: 'ip',
      livemode: true,
      scopes: ['check'],
      ipAllowlist: ['127.0.0.2'],
    });
    const ask = () => api.post('/v1/check', { content: 'x' }, key);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([403, 'address_not_allowed']);
    expect(refused.headers['ratelimit-policy']).toBe('"preview";q=2;w=60');
    expect(refused.headers['x-governance-tokens-limit']).toBe('60');
    expect((await ask()).status).toBe(403);
    expect((await ask()).status).toBe(429);
    // It was none of the owner's. A change of settings has every key looked up anew.
    await api.database.sql(`UPDATE api_key SET ip_allowlist = '{127.0.0.1}' WHERE id = $1`, [record.id]);
    await api.configure({ rate_burst: 1 });
    expect((await ask()).status).toBe(200);
  });

  it('are told to nobody who has not proven who asks', async () => {
    const { status, headers } = await api.get('/v1/gate/submissions', 'gk_live_x');
    expect(status).toBe(401);
    expect(Object.keys(headers).filter((name) => /^ratelimit|^x-governance-tokens/.test(name))).toEqual([]);
  });
});
