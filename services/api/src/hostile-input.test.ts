import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count } from '@sendgate/gate/testing';
import { countWork } from './testing/count-work.ts';
import { type TestApi, testApi } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** A request that is accepted, with a place inside for what should not be. */
const around: Record<string, (part: string) => string> = {
  '/v1/check': (part) => `{"content":"Hello Ada.","context":{${part}}}`,
  '/v1/gate/outbound': (part) =>
    `{"recipient":"ada@example.org","subject":"Hello","body_text":"Hello Ada.","metadata":{${part}}}`,
  '/v2/gate/outbound': (part) =>
    `{"channel":"telegram","recipient":"@ada_lovelace","body_text":"Hello Ada.","metadata":{${part}}}`,
};
const fine = '"note":"fine"';
const wide = Array.from({ length: 100_000 }, (_, n) => `"k${n}":${n}`).join();

type Around = (part: string) => string;
const hostile: Record<string, [(inside: Around) => string | Buffer, number]> = {
  'nested 50,000 deep': [(inside) => inside(`"n":${'['.repeat(50_000)}${']'.repeat(50_000)}`), 422],
  '100,000 keys wide': [(inside) => inside(wide), 422],
  'a number beyond all bounds': [(inside) => inside('"n":1e999999'), 422],
  'a number of 100,000 digits': [(inside) => inside(`"n":${'9'.repeat(100_000)}`), 422],
  'a key given twice': [(inside) => inside('"a":1,"a":2'), 422],
  'a __proto__ key': [(inside) => inside('"__proto__":{"polluted":true}'), 422],
  'a constructor key': [(inside) => inside('"constructor":{"prototype":{"polluted":true}}'), 422],
  'a lone surrogate': [(inside) => inside('"n":"\\ud800"'), 422],
  'a lone surrogate in a key': [(inside) => inside('"\\ud800":"n"'), 422],
  'a NUL': [(inside) => inside('"n":"a\\u0000b"'), 422],
  'a byte order mark': [(inside) => `\uFEFF${inside(fine)}`, 422],
  'UTF-16': [(inside) => Buffer.from(inside(fine), 'utf16le'), 422],
  'bytes that are not UTF-8': [(inside) => Buffer.from(inside('"n":"\u00ff\u00fe"'), 'latin1'), 422],
  '4 MiB and one byte': [(inside) => inside(fine).padEnd(4 * 1024 * 1024 + 1), 413],
  'a bare string': [() => '"content"', 422],
  nothing: [() => '', 422],
};
/** Milliseconds a refusal may take; asked where nothing else takes the processor. */
const mostMs = count(Number.POSITIVE_INFINITY, 200);

describe.each(Object.entries(around))('%s', (path, inside) => {
  it('accepts what the hostile parts stand in', async () => {
    expect((await api.post(path, inside(fine))).status).toBe(200);
  });

  it.each(Object.entries(hostile))('refuses %s', async (_name, [bodyOf, status]) => {
    const body = bodyOf(inside);
    const began = performance.now();
    const reply = await api.post(path, body);
    expect(performance.now() - began).toBeLessThanOrEqual(mostMs);
    expect(reply.status).toBe(status);
    if (status === 422) {
      expect(reply.body.detail.length).toBeGreaterThan(0);
      expect(reply.body.detail.length).toBeLessThanOrEqual(50);
      for (const entry of reply.body.detail) {
        expect(entry).toEqual({ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) });
      }
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('times at the edges of the calendar', () => {
  /** No clock shows these: before the year 1, or beyond 9999, once they are read in UTC. */
  const beyond = ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00'];
  const edges = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59+14:00'];
  const message = (respondBy: string) => ({
    channel: 'telegram',
    recipient: '@ada_lovelace',
    body_text: 'Is Thursday still good for you?',
    metadata: { respond_by: respondBy },
  });

  it.each(beyond)('are refused where no store could hold them: %s', async (time) => {
    const sent = await api.post('/v2/gate/outbound', message(time));
    expect([sent.status, sent.body.detail]).toEqual([
      422,
      [expect.objectContaining({ loc: ['body', 'metadata', 'respond_by'], type: 'value_error' })],
    ]);
    for (const filter of ['created_after', 'created_before']) {
      const listed = await api.get(`/v1/gate/submissions?${filter}=${encodeURIComponent(time)}`);
      expect([listed.status, listed.body.detail]).toEqual([
        422,
        [expect.objectContaining({ loc: ['query', filter], type: 'value_error' })],
      ]);
    }
  });

  it.each(edges)('are taken as they are: %s', async (time) => {
    const sent = await api.post('/v2/gate/outbound', message(time));
    expect([sent.status, sent.body.respond_by]).toEqual([200, new Date(time).toISOString()]);
    const listed = await api.get(`/v1/gate/submissions?created_after=${encodeURIComponent(time)}`);
    expect(listed.status).toBe(200);
  });

  it.each(['0000-01-01', '0001-01-01', '1999-12-31', '9000-01-01', '9999-12-31', '2026-02-30', 'today'])(
    'name no day of usage: %s',
    async (date) => {
      const reply = await api.get(`/v1/gate/usage/tokens?date=${date}&days=90`);
      expect([reply.status, reply.body.detail]).toEqual([
        422,
        [expect.objectContaining({ loc: ['query', 'date'], type: 'value_error' })],
      ]);
    },
  );

  it.each([
    ['2000-01-01', '2000-01-02T00:00:00.000Z', '1999-10-04'],
    ['8999-12-31', '9000-01-01T00:00:00.000Z', '8999-10-03'],
  ])('bound the days of usage: %s', async (date, resetsAt, first) => {
    const reply = await api.get(`/v1/gate/usage/tokens?date=${date}&days=90`);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ date, resets_at: resetsAt });
    expect(reply.body.history[0].date).toBe(first);
  });
});

describe('what a refusal costs', () => {
  const manyKeys = { content: 'x', context: Object.fromEntries(Array.from({ length: 1_900 }, (_, n) => [`k${n}`, n])) };

  it('is counted where there is something to go through', async () => {
    const counts: number[] = [];
    for (let n = 0; n < 5; n++) counts.push(await countWork(() => api.post('/v1/check', manyKeys)));
    expect(Math.max(...counts)).toBeGreaterThan(500);
  });

  // The large ones; counting takes a second each.
  const path = '/v2/gate/outbound';
  const large = Object.entries(hostile)
    .map(([name, [bodyOf]]) => [name, bodyOf((part) => around[path]?.(part) ?? '')] as const)
    .filter(([, body]) => body.length > 50_000);

  it.each(large)('is the same few steps however large the body is: %s', async (_name, body) => {
    await api.post(path, body);
    expect(await countWork(() => api.post(path, body))).toBeLessThan(1_000);
  });
});

describe('secrets', () => {
  it('planted anywhere reach neither logs nor error bodies', async () => {
    const canary = (n: number) => `canary${String(n).padStart(2, '0')}zq7`;
    api.logs.length = 0;
    const answers: string[] = [];
    const send = async (sent: PromiseLike<{ status: number; text: string }>) => {
      const reply = await sent;
      if (reply.status >= 400) answers.push(reply.text);
    };
    for (let n = 0; n < 50; n++) {
      const secret = canary(n);
      const message = { recipient: `${secret}@example.org`, subject: secret, body_text: secret };
      const sends = [
        () => api.post('/v1/gate/outbound', { ...message, metadata: { note: secret } }),
        () => api.post('/v1/gate/outbound', { ...message, recipient: `not an address ${secret}` }),
        () => api.post('/v2/gate/outbound', { ...message, channel: secret }),
        () => api.post('/v1/check', { content: secret, context: { a: secret }, content_type: secret }),
        () => api.post('/v1/check', `{"content": ${secret}`),
        () => api.get(`/v1/gate/outbound/${secret}?include=${secret}`),
        () => api.get(`/v1/gate/submissions?recipient=${secret}&limit=${secret}`),
        () => api.get(`/${secret}`).set('X-Secret', secret).set('Cookie', `session=${secret}`),
        () => api.get('/v1/gate/submissions', secret),
        () =>
          api
            .post('/v1/check', { content: 'x', idempotency_key: secret, source_model: secret })
            .set('X-Request-Id', `${secret}!`),
      ];
      await send((sends[n % sends.length] as () => PromiseLike<{ status: number; text: string }>)());
    }
    expect(api.logs.length).toBeGreaterThanOrEqual(50);
    expect(answers.length).toBeGreaterThan(20);
    const everything = api.logs.join('') + answers.join('');
    expect(Array.from({ length: 50 }, (_, n) => canary(n)).filter((secret) => everything.includes(secret))).toEqual([]);
    expect(api.logs.join('')).not.toContain(api.key);
  });
});
