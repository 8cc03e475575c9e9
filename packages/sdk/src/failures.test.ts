import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { type Decision, SendgateError, UnknownStatusError } from './index.ts';
import { mail, problem, sms, submission } from './testing/answers.ts';
import { scriptedClient } from './testing/scripted-client.ts';
import type { Scripted } from './testing/scripted-server.ts';

const apiKey = 'gk_live_Abcdefghij_notARealSecretOfAnybody0000000000123456';
const at = scriptedClient({ apiKey });
const { server } = at;

const unavailable = problem(503, 'service_unavailable', { action: 'retry_after', safe_to_retry: true });
const limited = problem(
  429,
  'rate_limit_exceeded',
  { action: 'retry_after', safe_to_retry: true, limit: 300 },
  { 'Retry-After': '7' },
);
const html: Scripted = { headers: { 'Content-Type': 'text/html' }, body: '<html>Sign in</html>' };
const cut: Scripted = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
  response.write(JSON.stringify(submission()), () => response.destroy());
};
const reset: Scripted = (response) => response.destroy();

const unreadable = { code: 'unreadable_answer', retryable: false };
const unsaid = (field: string): Scripted => ({ body: { ...submission(), [field]: undefined } });
/** Goes on until nobody reads any more. */
const endless: Scripted = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'X-Request-Id': 'req_7' });
  const blanks = Buffer.alloc(1024 * 1024, ' ');
  const write = (): void => {
    while (!response.destroyed && response.write(blanks));
  };
  response.on('drain', write);
  write();
};

/** Never answers. The attempt's time is up as soon as the request has arrived. */
const hang: Scripted = () => at.clock.expire();
/** Begins to answer, and no more. */
const stall: Scripted = (response) => response.write('{"status":', () => at.clock.expire());

const doubts: [string, Scripted, Record<string, unknown>, number][] = [
  ['429', limited, { code: 'rate_limit_exceeded', status: 429, requestId: 'req_7' }, 3],
  ['503', unavailable, { code: 'service_unavailable', status: 503, requestId: 'req_7' }, 3],
  ['a proxy’s 502', { status: 502, body: '<html>' }, { code: 'http_502', status: 502 }, 3],
  ['a proxy’s 520', { status: 520, body: '<html>' }, { code: 'http_520', status: 520 }, 1],
  ['a firewall’s 403', { ...html, status: 403 }, { code: 'unreadable_answer', status: 403 }, 1],
  ['a proxy’s 404', { ...html, status: 404 }, { code: 'unreadable_answer', status: 404 }, 1],
  ['a proxy’s own 401', { status: 401, body: { code: 'unauthorized', status: 401 } }, unreadable, 1],
  ['a problem of somebody else', { ...problem(403, 'x'), body: { title: 'Forbidden', status: 403 } }, unreadable, 1],
  ['a problem about another status', { ...problem(404, 'not_found'), status: 400 }, unreadable, 1],
  ['a page with 422', { status: 422, body: '<html>' }, { code: 'unreadable_answer', status: 422 }, 1],
  ['a 422 that names nothing', { status: 422, body: { detail: [{ loc: 'x' }] } }, unreadable, 1],
  [
    'a quota that is used up',
    problem(429, 'governance_quota_exceeded', { action: 'wait_for_reset', safe_to_retry: false }),
    { code: 'governance_quota_exceeded', status: 429, retryable: false },
    1,
  ],
  [
    '500 not worth repeating',
    problem(500, 'content_unreadable', { action: 'contact_support', safe_to_retry: false }),
    { code: 'content_unreadable' },
    1,
  ],
  [
    '409 while the first request runs',
    problem(409, 'idempotency_in_progress', { action: 'retry_after', safe_to_retry: true }),
    { code: 'idempotency_in_progress' },
    3,
  ],
  ['a reset', reset, { code: 'connection_failed', status: null, requestId: null }, 3],
  ['silence', hang, { code: 'timed_out', status: null }, 3],
  ['an answer that stalls', stall, { code: 'timed_out', status: null }, 3],
  ['an answer that is cut', cut, { code: 'connection_failed' }, 3],
  ['HTML', html, { code: 'unreadable_answer', status: 200 }, 1],
  ['half of a JSON', { body: '{"status":"APPROVED"' }, { code: 'unreadable_answer' }, 1],
  ['a JSON that is no object', { body: '["APPROVED"]' }, { code: 'unreadable_answer' }, 1],
  ['nothing', { body: '' }, { code: 'unreadable_answer' }, 1],
  ['an approval that does not say whether it was edited', unsaid('edited'), unreadable, 1],
  ['an approval that does not say whether it was repaired', unsaid('remediated'), unreadable, 1],
  ['more than any answer holds', endless, { code: 'unreadable_answer', status: 200, requestId: 'req_7' }, 1],
  ['an approval without an id', { body: { ...submission(), action_id: undefined } }, { code: 'unreadable_answer' }, 1],
  ['"unchanged", which nobody asked', { status: 304 }, { code: 'unreadable_answer', status: 304 }, 1],
  ['201 and a page', { status: 201, body: '<p>' }, { code: 'unreadable_answer' }, 1],
];

const never = (what: string) => () => {
  throw new Error(`called ${what}`);
};

describe('a submission', () => {
  it.each(doubts)('is held on %s', async (_what, script, error, times) => {
    server.play(script);
    const decision = await at.client.intercept(sms, {
      onApproved: never('onApproved'),
      onStop: never('onStop'),
      onHandled: never('onHandled'),
      onHold: (held) => held,
    });
    expect(decision).toMatchObject({
      outcome: 'hold',
      canSend: false,
      actionId: null,
      safeFallback: 'Thanks for your patience. A member of our team will follow up with you.',
    });
    expect(decision?.error).toBeInstanceOf(SendgateError);
    expect(decision?.error).toMatchObject({ ...error, recovery: { send_allowed: false } });
    expect(server.asked).toHaveLength(times);
  });

  it('is held when nobody listens', async () => {
    const decision = await at.open({ baseUrl: 'http://127.0.0.1:1' }).submit(mail);
    expect(decision).toMatchObject({ isHold: true, safeFallback: null, error: { code: 'connection_failed' } });
  });

  it('is held when a fetch of one’s own fails, never answers or answers nonsense', async () => {
    const secretive = Object.assign(new Error(`sent ${apiKey}`), { config: { headers: { Authorization: apiKey } } });
    const failing = await at.open({ fetch: () => Promise.reject(secretive) }).submit(sms);
    expect(failing).toMatchObject({ isHold: true, error: { code: 'connection_failed' } });
    expect(inspect(failing, { depth: 20, showHidden: true })).not.toContain(apiKey);
    const deaf = at.open({
      maxRetries: 0,
      fetch: () => {
        queueMicrotask(() => at.clock.expire());
        return new Promise(() => undefined);
      },
    });
    expect(await deaf.submit(sms)).toMatchObject({ isHold: true, error: { code: 'timed_out' } });
    const mad = at.open({ fetch: async () => undefined as never });
    expect(await mad.submit(sms)).toMatchObject({ isHold: true, error: { code: 'connection_failed' } });
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect (%i), so that the key goes nowhere else', async (status) => {
    server.play({ status, headers: { Location: `${at.baseUrl}/elsewhere` } }, { body: submission() });
    expect(await at.client.submit(sms)).toMatchObject({ isHold: true, error: { code: 'unreadable_answer', status } });
    expect(server.asked.map(({ url }) => url)).toEqual(['/v2/gate/outbound']);
  });

  it('throws on a status it does not know', async () => {
    server.play({ body: { ...submission(), status: 'EXPIRED' } });
    const error = await at.client.submit(sms).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(UnknownStatusError);
    expect(error).toMatchObject({ code: 'unknown_status', actionId: submission().action_id });
  });

  it('is repeated under one random key, and the next one under another', async () => {
    server.play(reset, reset, { body: submission() }, { body: submission() });
    const first = await at.client.submit(sms);
    const second = await at.client.submit({ ...sms, idempotency_key: null });
    const keys = server.asked.map(({ body }) => body.idempotency_key);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([first.idempotencyKey, second.idempotencyKey]).toEqual([keys[0], keys[3]]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('is repeated no more often than told', async () => {
    server.play(unavailable);
    await at.open({ maxRetries: 0 }).submit(sms);
    expect(server.asked).toHaveLength(1);
    server.play(unavailable);
    await at.open({ maxRetries: 4 }).submit(sms);
    expect(server.asked).toHaveLength(5);
    expect(at.clock.waited).toEqual([250, 500, 1000, 2000]);
  });

  it('waits as long as Retry-After asks, in seconds or until a date, and not for hours', async () => {
    const until = (value: string) => problem(429, 'rate_limit_exceeded', {}, { 'Retry-After': value });
    const date = new Date(at.clock.now() + 7_000 + 20_000).toUTCString();
    server.play(until('7'), until(date), { body: submission() });
    expect(await at.client.submit(sms)).toMatchObject({ canSend: true });
    expect(at.clock.waited).toEqual([7_000, 20_000]);
    server.play(until('40000'));
    expect(await at.client.submit(sms)).toMatchObject({ isHold: true, error: { retryAfterMs: 40_000_000 } });
    expect(server.asked).toHaveLength(1);
  });

  it('waits up to the 30 s that may be asked for, and what is spread on top of them', async () => {
    const spread = at.open({ clock: at.clock.spreading(0.5) });
    server.play(problem(429, 'rate_limit_exceeded', {}, { 'Retry-After': '30' }), { body: submission() });
    expect(await spread.submit(sms)).toMatchObject({ canSend: true });
    expect(at.clock.waited).toEqual([30_250]);
    server.play(problem(429, 'rate_limit_exceeded', {}, { 'Retry-After': '31' }));
    expect(await spread.submit(sms)).toMatchObject({ isHold: true });
    expect(server.asked).toHaveLength(1);
  });

  it.each([
    ['its time is up', hang, 'timed_out'],
    ['the answer is too large', endless, 'unreadable_answer'],
  ])('leaves no request open behind it when %s', async (_why, script, code) => {
    let closed: Promise<unknown> = Promise.reject(new Error('never asked'));
    closed.catch(() => undefined);
    server.play((response, asked) => {
      closed = new Promise((resolve) => response.once('close', resolve));
      script(response, asked);
    });
    expect(await at.open({ maxRetries: 0 }).submit(sms)).toMatchObject({ error: { code } });
    await closed;
  });

  it('cancels what a fetch of one’s own goes on sending, and reads no text for bytes', async () => {
    let cancelled = false;
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
      cancel: () => {
        cancelled = true;
      },
    });
    const answering = (stream: AsyncIterable<unknown>) =>
      at.open({ fetch: async () => ({ status: 200, headers: new Headers(), body: stream }) }).submit(sms);
    expect(await answering(body)).toMatchObject({ isHold: true, error: unreadable });
    expect(cancelled).toBe(true);
    const text = new ReadableStream({ start: (controller) => controller.enqueue(JSON.stringify(submission())) });
    expect(await answering(text)).toMatchObject({ isHold: true, error: unreadable });
  });

  it('is given up at once when its caller aborts, before or while it waits', async () => {
    server.play({ body: submission() });
    await expect(at.client.submit(sms, { signal: AbortSignal.abort('changed my mind') })).rejects.toBe(
      'changed my mind',
    );
    expect(server.asked).toHaveLength(0);
    const control = new AbortController();
    server.play(() => control.abort('too late'));
    await expect(at.client.submit(sms, { signal: control.signal })).rejects.toBe('too late');
    expect(server.asked).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it.each([
    [401, 'invalid_api_key', 'AccessError'],
    [403, 'insufficient_scope', 'AccessError'],
    [404, 'not_found', 'ApiError'],
    [409, 'state_conflict', 'ApiError'],
    [413, 'payload_too_large', 'ApiError'],
  ])('of %i %s is thrown at once', async (status, code, name) => {
    server.play(problem(status, code, { action: 'check_credentials', safe_to_retry: false }));
    const error = await at.client.submit(sms).catch((thrown) => thrown);
    expect(error).toMatchObject({ name, code, status, requestId: 'req_7', retryable: false });
    expect(error.recovery).toEqual({ action: 'check_credentials', safe_to_retry: false, send_allowed: false });
    expect(error.message).toBe(`Sendgate answered ${status} ${code}: What is wrong. [req_7]`);
    expect(server.asked).toHaveLength(1);
  });

  it('of a malformed message names each field', async () => {
    const entry = { loc: ['body', 'recipient'], msg: 'Field required', type: 'missing' };
    server.play({ status: 422, body: { detail: [entry, 'nonsense', { loc: 'x' }] } });
    const error = await at.client.submit(sms).catch((thrown) => thrown);
    expect(error).toMatchObject({ name: 'ValidationError', code: 'validation_error', entries: [entry] });
    expect(error.recovery.action).toBe('fix_request');
    expect(error.message).toBe('Sendgate answered 422 validation_error: body.recipient: Field required');
  });

  it.each([null, undefined, 'Hi Ada', [sms]])('of what is no message at all is thrown unasked: %j', async (none) => {
    const asked = server.asked.length;
    const message = new TypeError('request: expected a message as { channel, recipient, body_text }.');
    await expect(at.client.submit(none as never)).rejects.toEqual(message);
    const text = new TypeError('request: expected a text as { content }.');
    await expect(at.client.check(none as never)).rejects.toEqual(text);
    expect(server.asked).toHaveLength(asked);
  });

  it.each([null, undefined, '', '../usage', 7])('of what is no action id is thrown unasked: %j', async (none) => {
    const asked = server.asked.length;
    const message = new TypeError('actionId: expected the id of an action, such as act_….');
    const id = none as never;
    for (const call of [
      () => at.client.waitForDecision(id),
      () => at.client.getAction(id),
      () => at.client.reportDelivery(id, { status: 'sent' }),
    ]) {
      await expect(call()).rejects.toEqual(message);
    }
    expect(server.asked).toHaveLength(asked);
  });

  const act = () => null;
  const partial: (object | undefined)[] = [
    undefined,
    {},
    { onApproved: act, onHold: act },
    { onApproved: act, onHold: 3 },
  ];
  it.each(partial)(
    'of handlers that leave an outcome to nobody is thrown before the gate is asked: %p',
    async (handlers) => {
      const asked = server.asked.length;
      await expect(at.client.intercept(sms, handlers as never)).rejects.toEqual(
        new TypeError('handlers: expected functions onApproved, onHold and onStop.'),
      );
      expect(server.asked).toHaveLength(asked);
    },
  );

  it('that claims a permission gives none', async () => {
    server.play(problem(503, 'x', { action: 'retry_after', send_allowed: true, safe_to_retry: false }));
    const decision = (await at.client.submit(sms)) as Decision & { isHold: true };
    expect(decision.error?.recovery.send_allowed).toBe(false);
  });

  it('quotes nothing of a server that is not Sendgate', async () => {
    server.play((response, { headers, body }) => {
      response.writeHead(503, { 'X-Request-Id': `a b ${headers.authorization}`, 'Retry-After': 'never' });
      response.end(
        JSON.stringify({ detail: `${headers.authorization} ${body.body_text}`, code: String(body.body_text) }),
      );
    });
    const held = await at.client.submit(sms);
    expect(held).toMatchObject({ isHold: true, error: { code: 'http_503', requestId: null, retryAfterMs: null } });
    expect(held).toHaveProperty('error.message', 'Something before Sendgate answered 503 http_503');
    expect(inspect(held, { depth: 20 })).not.toMatch(/gk_live|Tuesday/);
  });
});
