import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { blockedBody } from '@sendgate/gate/testing';
import { type TestApi, testApi } from '../testing.ts';
import { postV1Check } from './post-v1-check.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

describe('POST /v1/check', () => {
  it('answers with exactly the documented fields', async () => {
    const reply = await api.post('/v1/check', {
      content: blockedBody,
      content_type: 'email',
      context: { run: 7, final: true },
    });
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body)).toEqual(['verdict', 'action_id', 'violations', 'latency_ms', 'review_url']);
    expect(reply.body).toMatchObject({ verdict: 'blocked', review_url: null });
    expect(reply.body.action_id).toMatch(/^chk_/);
    for (const violation of reply.body.violations) {
      expect(Object.keys(violation)).toEqual(['rule', 'severity', 'detail', 'matched_substring']);
    }
  });

  it('answers the examples of its description as they say', async () => {
    const examples = Object.values(postV1Check.examples ?? {});
    expect(examples.length).toBeGreaterThan(0);
    for (const { request, reply: promised } of examples) {
      const { body } = await api.post('/v1/check', request);
      const { action_id, latency_ms, ...told } = promised as Record<string, unknown>;
      expect(body).toEqual({ ...told, action_id: expect.any(String), latency_ms: expect.any(Number) });
    }
  });

  it('takes every number JSON can write in its context', async () => {
    const body = '{"content":"Hello Ada.","context":{"a":12345678901234567890,"b":1e300,"c":-0.5}}';
    expect((await api.post('/v1/check', body)).status).toBe(200);
    const kept = `{"recipient":"a@b","subject":"S","body_text":"Hello Ada.","metadata":{"a":12345678901234567890}}`;
    const refused = await api.post('/v1/gate/outbound', kept);
    expect([refused.status, refused.body.detail[0].type]).toEqual([422, 'int_parsing_size']);
  });

  it('has one thing to say about a value of the wrong type', async () => {
    const reply = await api.post('/v1/check', { content: 'x', content_type: null });
    expect(reply.body.detail).toEqual([
      { loc: ['body', 'content_type'], msg: 'Input should be a valid string', type: 'string_type' },
    ]);
  });

  it('adds spans when asked', async () => {
    const reply = await api.post('/v1/check?include=spans', { content: blockedBody, content_type: 'email' });
    const [violation] = reply.body.violations;
    expect(violation).toMatchObject({ field: 'content', start: expect.any(Number), end: expect.any(Number) });
    const unknown = await api.post('/v1/check?include=spans,all', { content: 'x' });
    expect(unknown.body.detail[0].loc).toEqual(['query', 'include']);
    expect((await api.post('/v1/check?include=all', { content: 'x' })).body.detail[0].loc).toEqual([
      'query',
      'include',
    ]);
  });

  it('says to keys of scope admin what rules looked at and let go, and refuses others', async () => {
    const asked = { content: 'We are not the cheapest vendor.', content_type: 'email' };
    const reply = await api.post('/v1/check?include=near_misses,spans', asked);
    expect(reply.body).toMatchObject({ verdict: 'safe', near_misses_truncated: false });
    expect(reply.body.near_misses).toContainEqual({
      rule: 'superlative_claim',
      reason: 'negated',
      detail: 'A negation governs it.',
      matched_substring: 'the cheapest vendor',
      field: 'content',
      start: 11,
      end: 30,
    });
    const { key } = await api.newKey({ scopes: ['check'] });
    const refused = await api.post('/v1/check?include=near_misses', asked, key);
    expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_scope']);
    expect(refused.body).not.toHaveProperty('near_misses');
    expect((await api.post('/v1/check?include=spans', asked, key)).body).not.toHaveProperty('near_misses');
  });

  it('refuses near misses under an idempotency key, which could not repeat them', async () => {
    const reply = await api.post('/v1/check?include=near_misses', { content: 'Hello', idempotency_key: 'n1' });
    expect([reply.status, reply.body.detail[0].loc]).toEqual([422, ['body', 'idempotency_key']]);
  });

  it('stores no submission and returns the same bytes when a key is repeated with another text', async () => {
    const before = (await api.get('/v1/gate/submissions')).body.submissions.length;
    const first = await api.post('/v1/check', { content: 'All good here, Ada.', idempotency_key: 'p1' });
    const again = await api.post('/v1/check', { content: blockedBody, idempotency_key: 'p1' });
    expect(again.text).toBe(first.text);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
    expect((await api.get('/v1/gate/submissions')).body.submissions).toHaveLength(before);
  });

  it('answers 409 to a repeated key whose first request is still running after five seconds', async () => {
    const keyed = () => api.post('/v1/check', { content: 'All good here, Ada.', idempotency_key: 'p2' });
    await keyed();
    await api.database.sql(`UPDATE preview_verdict SET verdict = NULL, claimed_at = now() + interval '1 hour'`);
    let now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
      now += 1_000;
      return now;
    });
    const reply = await keyed();
    clock.mockRestore();
    expect([reply.status, reply.body.code]).toEqual([409, 'idempotency_in_progress']);
    expect(reply.headers['retry-after']).toBe('1');
    expect(reply.body.recovery).toMatchObject({ action: 'retry_after', same_idempotency_key: true });
  });

  it('answers 422 in the documented shape', async () => {
    const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]));
    const cases: [unknown, string, string][] = [
      [{}, 'body.content', 'missing'],
      [{ content: '' }, 'body.content', 'string_too_short'],
      [{ content: 'x'.repeat(100_001) }, 'body.content', 'string_too_long'],
      [{ content: 7 }, 'body.content', 'string_type'],
      [{ content: 'x', content_type: 'letter' }, 'body.content_type', 'enum'],
      [{ content: 'x', context: { a: null } }, 'body.context.a', 'value_error'],
      [{ content: 'x', context: { a: [] } }, 'body.context.a', 'value_error'],
      [{ content: 'x', context: keys(51) }, 'body.context', 'too_long'],
      [{ content: 'x', context: { ['k'.repeat(65)]: 1 } }, `body.context.${'k'.repeat(64)}`, 'string_too_long'],
      // Cut by the character: half of one would be no text.
      [
        { content: 'x', context: { [`k${'\u{1f511}'.repeat(64)}`]: 1 } },
        `body.context.k${'\u{1f511}'.repeat(63)}`,
        'string_too_long',
      ],
      [{ content: 'x', context: { a: 'v'.repeat(1_025) } }, 'body.context.a', 'string_too_long'],
      [{ content: 'x', idempotency_key: 'k'.repeat(256) }, 'body.idempotency_key', 'string_too_long'],
      [{ content: 'x', source_model: 'm'.repeat(121) }, 'body.source_model', 'string_too_long'],
      [{ content: 'x', context: { token: 'AKIAIOSFODNN7EXAMPLQ' } }, 'body.context.token', 'value_error'],
      [{ content: 'x', context: { db_password: 'Hunter2!x' } }, 'body.context.db_password', 'value_error'],
      [{ content: 'x', context: { dbPassword: 'Hunter2!x' } }, 'body.context.dbPassword', 'value_error'],
    ];
    for (const [body, loc, type] of cases) {
      const reply = await api.post('/v1/check', body);
      const entries = (reply.body.detail as { loc: unknown[]; type: string; msg: string }[]).map((entry) => [
        entry.loc.join('.'),
        entry.type,
      ]);
      expect([reply.status, entries]).toEqual([422, [[loc, type]]]);
      expect(reply.text).not.toMatch(/AKIAIOSFODNN7EXAMPLQ|Hunter2/);
    }
    expect((await api.post('/v1/check', { content: '😀'.repeat(100_000) })).status).toBe(200);
    expect((await api.post('/v1/check', { content: 'x', context: keys(50) })).status).toBe(200);
    const harmless = {
      password_policy: 'strict',
      primary_key: '4711',
      token_count: '120',
      password: 'ask at reception',
    };
    expect((await api.post('/v1/check', { content: 'x', context: harmless })).status).toBe(200);
    expect((await api.post('/v1/check', { content: ' ', context: null, idempotency_key: null })).status).toBe(200);
    expect((await api.post('/v1/check', { content: ' ' })).status).toBe(200);
  });

  it('takes an empty key for none, so that it answers nobody with the verdict of another text', async () => {
    for (const [content, verdict] of [
      ['All good here, Ada.', 'safe'],
      [blockedBody, 'blocked'],
    ] as const) {
      const reply = await api.post('/v1/check', { content, idempotency_key: '' });
      expect([reply.status, reply.body.verdict, reply.headers['idempotency-replayed']]).toEqual([
        200,
        verdict,
        undefined,
      ]);
    }
  });
});
