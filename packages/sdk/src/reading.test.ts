import { describe, expect, it } from '@jest/globals';
import { action, problem, sms, submission } from './testing/answers.ts';
import { scriptedClient } from './testing/scripted-client.ts';
import type { Scripted } from './testing/scripted-server.ts';

const at = scriptedClient({ apiKey: 'gk_test_x' });
const { server } = at;
const id = submission().action_id;
const unavailable = problem(503, 'service_unavailable');

describe('waiting for a decision', () => {
  const held = (retryAfter?: string): Scripted => ({
    body: action(sms, { status: 'QUEUED', ack_message: 'One moment.' }),
    headers: { ETag: '"v1"', ...(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }) },
  });
  const unchanged: Scripted = { status: 304, headers: { 'Retry-After': '5' } };

  it('looks after 2 s, then less and less often, every 30 s at last', async () => {
    server.play(...Array.from({ length: 10 }, () => held()), { body: action(sms) });
    expect(await at.client.waitForDecision(id)).toMatchObject({ canSend: true, message: { body: sms.body_text } });
    expect(at.clock.waited).toEqual([2000, 3000, 4500, 6750, 10125, 15187.5, 22781.25, 30000, 30000, 30000]);
  });

  it('waits no less than the answers ask for, and asks only for what is new', async () => {
    server.play(held('5'), unchanged, { body: action(sms, { status: 'REJECTED', guidance: 'Leave the price out.' }) });
    expect(await at.client.waitForDecision(id)).toMatchObject({
      mustStop: true,
      submission: { guidance: 'Leave the price out.' },
    });
    expect(at.clock.waited).toEqual([5000, 5000]);
    expect(server.asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"', '"v1"']);
    expect(server.asked[0]?.url).toBe(`/v2/gate/outbound/${id}`);
  });

  it('goes on through failures, and looks once more at the end', async () => {
    server.play(held(), unavailable, (response) => response.destroy(), { body: '<html>' }, unavailable);
    const decision = await at.client.waitForDecision(id, { timeoutMs: 15_000 });
    expect(decision).toMatchObject({ isHold: true, actionId: id, ackMessage: 'One moment.', error: null });
    expect(at.clock.waited).toEqual([2000, 3000, 4500, 5500]);
    expect(server.asked).toHaveLength(5);
  });

  it('ends in a hold that says why when nothing could be read', async () => {
    server.play(unavailable);
    expect(await at.client.waitForDecision(id, { timeoutMs: 3_000 })).toMatchObject({
      outcome: 'hold',
      actionId: id,
      submission: null,
      error: { code: 'service_unavailable' },
    });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 2 ** 31, '60000' as unknown as number])(
    'is refused for a time that no wait can have: %p',
    async (timeoutMs) => {
      server.play(held());
      await expect(at.client.waitForDecision(id, { timeoutMs })).rejects.toThrow(
        new RangeError('timeoutMs: expected a number from 0 to 2,147,483,647.'),
      );
      expect(server.asked).toHaveLength(0);
    },
  );

  it('ends in time whatever the answers ask for', async () => {
    for (const retryAfter of ['3600', '999999999', 'Fri, 31 Dec 9999 23:59:59 GMT']) {
      server.play(held(retryAfter));
      expect(await at.client.waitForDecision(id, { timeoutMs: 60_000 })).toMatchObject({ isHold: true, error: null });
    }
    expect(at.clock.waited).toEqual([60_000, 60_000, 60_000]);
  });

  it('ends in time when the clock of the machine is set meanwhile', async () => {
    server.play((response) => {
      at.clock.set(0);
      response.end(JSON.stringify(action(sms, { status: 'QUEUED' })));
    });
    expect(await at.client.waitForDecision(id, { timeoutMs: 4_000 })).toMatchObject({ isHold: true });
    expect(at.clock.waited).toEqual([2000, 2000]);
  });

  it('looks again where a page, or another action, came instead', async () => {
    const page: Scripted = { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<html>' };
    server.play(page, { body: action(sms, { action_id: 'act_another' }) }, { body: action(sms) });
    expect(await at.client.waitForDecision(id)).toMatchObject({ canSend: true, actionId: id });
    expect(server.asked).toHaveLength(3);
  });

  it('ends at once where waiting cannot help', async () => {
    server.play({ body: action(sms, { body_text: null }) });
    expect(await at.client.waitForDecision(id)).toMatchObject({ isHold: true, error: { code: 'text_missing' } });
    server.play(problem(404, 'action_not_found'));
    await expect(at.client.waitForDecision(id)).rejects.toMatchObject({ code: 'action_not_found' });
    server.play({ body: { ...action(sms), status: 'EXPIRED' } });
    await expect(at.client.waitForDecision(id)).rejects.toMatchObject({ code: 'unknown_status' });
    const signal = AbortSignal.abort('enough');
    await expect(at.client.waitForDecision(id, { signal })).rejects.toBe('enough');
    expect(at.clock.waited).toEqual([]);
  });
});

describe('the list of submissions', () => {
  const page = (ids: string[], next_cursor: string | null, has_more = next_cursor !== null): Scripted => ({
    body: { submissions: ids.map((action_id) => ({ action_id })), limit: 2, offset: 0, has_more, next_cursor },
  });
  const read = async (filter = {}) => {
    const ids: string[] = [];
    for await (const { action_id } of at.client.submissions(filter)) ids.push(action_id);
    return ids;
  };

  it('goes over all pages, each from where the one before ended', async () => {
    server.play(page(['e', 'd'], 'p2'), page(['c', 'b'], 'p3'), page(['a'], null));
    const since = new Date('2026-03-01T00:00:00Z');
    const filter = { limit: 2, offset: 7, status: ['QUEUED', 'BLOCKED'], created_after: since, rule: undefined };
    expect(await read(filter)).toEqual([...'edcba']);
    const kept = 'status=QUEUED%2CBLOCKED&created_after=2026-03-01T00%3A00%3A00.000Z';
    expect(server.asked.map(({ url }) => url)).toEqual([
      `/v1/gate/submissions?limit=2&offset=7&${kept}`,
      `/v1/gate/submissions?limit=2&${kept}&cursor=p2`,
      `/v1/gate/submissions?limit=2&${kept}&cursor=p3`,
    ]);
  });

  it('reads no page that nobody asks for', async () => {
    server.play(page(['e', 'd'], 'p2'), page(['c'], null));
    for await (const item of at.client.submissions()) {
      expect(item.action_id).toBe('e');
      break;
    }
    expect(server.asked).toHaveLength(1);
  });

  it('never ends as if it were whole when it is not', async () => {
    server.play(page(['a'], null, true));
    await expect(read()).rejects.toMatchObject({ code: 'unreadable_answer' });
    // One that would be read for ever.
    server.play(page(['a'], 'p2'), page(['b'], 'p2'));
    await expect(read()).rejects.toMatchObject({ code: 'unreadable_answer' });
    server.play({ body: {} });
    await expect(read()).rejects.toMatchObject({ code: 'unreadable_answer' });
  });

  it('holds the largest pages', async () => {
    const long = '\u0001'.repeat(998);
    const row = { subject: long, recipient: long, body_preview: long, label: long, source_model: long };
    const rows = Array.from({ length: 1000 }, (_, index) => ({ action_id: `act_${index}`, ...row }));
    server.play({ body: { submissions: rows, limit: 1000, offset: 0, has_more: false, next_cursor: null } });
    expect(await read({ limit: 1000 })).toHaveLength(1000);
  });

  it('is read again after a failure', async () => {
    server.play(unavailable, page(['a'], null));
    expect(await read()).toEqual(['a']);
  });
});

describe('the other calls', () => {
  const verdict = { verdict: 'safe', action_id: 'chk_1', violations: [], latency_ms: 1, review_url: null };

  it('preview a text, again only under a key', async () => {
    server.play({ body: verdict });
    expect(await at.client.check({ content: 'Hi' }, { spans: true })).toEqual(verdict);
    expect(server.asked[0]).toMatchObject({ url: '/v1/check?include=spans', body: { content: 'Hi' } });
    for (const keyless of [{}, { idempotency_key: null }, { idempotency_key: '' }]) {
      server.play(unavailable, { body: verdict });
      const asked = at.client.check({ content: 'Hi', ...keyless });
      await expect(asked).rejects.toMatchObject({ code: 'service_unavailable' });
    }
    server.play(unavailable, { body: verdict });
    expect(await at.client.check({ content: 'Hi', idempotency_key: 'k' })).toEqual(verdict);
    for (const nonsense of [{ verdict: 'fine' }, { verdict: ['safe'] }, { violations: undefined }]) {
      server.play({ body: { ...verdict, ...nonsense } });
      await expect(at.client.check({ content: 'Hi' })).rejects.toMatchObject({ code: 'unreadable_answer' });
    }
  });

  it('read an action with its timeline, and no path but an action’s', async () => {
    server.play({ body: action(sms, { events: [] }) });
    expect(await at.client.getAction(id, { events: true })).toMatchObject({
      canSend: true,
      submission: { events: [] },
    });
    expect(server.asked[0]?.url).toBe(`/v2/gate/outbound/${id}?include=events`);
    for (const wrong of ['', '..', 'a/b', 'a?b', 'x'.repeat(65)]) {
      await expect(at.client.getAction(wrong)).rejects.toBeInstanceOf(TypeError);
      await expect(at.client.reportDelivery(wrong, { status: 'sent' })).rejects.toBeInstanceOf(TypeError);
    }
    server.play(unavailable);
    await expect(at.client.getAction(id)).rejects.toMatchObject({ code: 'service_unavailable' });
    server.play({ body: action(sms, { action_id: 'act_another' }) });
    await expect(at.client.getAction(id)).rejects.toMatchObject({ code: 'unreadable_answer' });
    await expect(at.client.reportDelivery(id, { status: 'sent' })).rejects.toMatchObject({ code: 'unreadable_answer' });
  });

  it('take "unchanged" for no answer where they asked for no change', async () => {
    server.play({ status: 304 });
    await expect(at.client.usage()).rejects.toMatchObject({ code: 'unreadable_answer', status: 304 });
    server.play({ body: {} });
    await expect(at.client.usage()).rejects.toMatchObject({ code: 'unreadable_answer', status: 200 });
  });

  it('report a delivery, and again after a failure', async () => {
    server.play(unavailable, { body: submission({ status: 'SENT', delivery_status: 'sent' }) });
    expect(await at.client.reportDelivery(id, { status: 'sent', provider_message_id: 'm1' })).toMatchObject({
      status: 'SENT',
    });
    expect(server.asked[1]).toMatchObject({
      url: `/v1/gate/outbound/${id}/delivery`,
      body: { status: 'sent', provider_message_id: 'm1' },
    });
  });

  it('ask the dashboard for evidence with the session, never with the key', async () => {
    const evidence = { email: 'ada@example.org', source_records: [{ id: 'r', own: 1 }] };
    const contact = { email: 'ada+1@example.org', workspace: 'ws_1', cookie: 'session=abc' };
    server.play({ body: evidence });
    expect(await at.client.evidence.fromCrm({ ...contact, refresh: true })).toEqual(evidence);
    expect(server.asked[0]?.url).toBe(
      '/app/api/integrations/crm/contact-evidence?email=ada%2B1%40example.org&workspace=ws_1&refresh=true',
    );
    expect(server.asked[0]?.headers).toMatchObject({ cookie: 'session=abc' });
    expect(server.asked[0]?.headers.authorization).toBeUndefined();

    server.play(problem(409, 'crm_not_connected'));
    await expect(at.client.evidence.fromCrm(contact)).rejects.toMatchObject({ code: 'crm_not_connected', status: 409 });
    server.play({ body: { email: 'ada@example.org' } });
    await expect(at.client.evidence.fromCrm(contact)).rejects.toMatchObject({ code: 'unreadable_answer' });
    await expect(at.client.evidence.fromCrm({ ...contact, cookie: 'a\r\nX: secret' })).rejects.toThrow(
      'cookie: expected the value of a Cookie header.',
    );
    await expect(at.open({ appUrl: undefined }).evidence.fromCrm(contact)).rejects.toThrow('appUrl');
  });
});
