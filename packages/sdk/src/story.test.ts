import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CallbackReceiver } from '../../../test/support/callback-receiver.ts';
import { startWorld, type World } from '../../../test/support/world.ts';
import { type Channel, type OutboundRequest, Sendgate, type SendgateOptions, verifyCallback } from './index.ts';
import { systemClock } from './platform.ts';
import { approve, reject, setCallback } from './testing/reviewer.ts';

const secret = `whsec_${Buffer.from('a secret only this story knows').toString('base64')}`;
const discount = 'Hi Ada, I can do 30% off if you sign this week.';
const clean = 'Hi Ada, would Tuesday at ten suit you for a short call about the migration?';

const recipients: Record<Channel, string> = {
  email: 'ada@example.org',
  whatsapp: '+14155550123',
  telegram: '@ada_lovelace',
  sms: '+14155550124',
  linkedin: 'https://www.linkedin.com/in/ada',
  slack: 'U024BE7LH',
};
const channels = Object.keys(recipients) as Channel[];
const message = (channel: Channel, body_text: string, changes: Partial<OutboundRequest> = {}): OutboundRequest => ({
  channel,
  recipient: recipients[channel],
  ...(channel === 'email' ? { subject: 'A short question', body_html: `<p>${body_text}</p>` } : {}),
  body_text,
  ...changes,
});

describe('a sequencer with the library, against Sendgate itself', () => {
  const receiver = new CallbackReceiver();
  let world: World;
  const open = (options: Partial<SendgateOptions> = {}) =>
    new Sendgate({ apiKey: world.apiKey, baseUrl: world.baseUrl, appUrl: world.appUrl, ...options });
  let client: Sendgate;

  beforeAll(async () => {
    world = await startWorld({});
    client = open();
    await setCallback(world, await receiver.listen(), secret);
  }, 120_000);
  afterAll(async () => {
    await world?.stop();
    await receiver.close();
  }, 60_000);

  it.each(channels)('sends a clean %s message as it is', async (channel) => {
    const decision = await client.submit(message(channel, clean));
    expect(decision).toMatchObject({
      outcome: 'send',
      status: 'APPROVED',
      message: {
        channel,
        recipient: recipients[channel],
        subject: channel === 'email' ? 'A short question' : null,
        body: clean,
        html: channel === 'email' ? `<p>${clean}</p>` : null,
      },
    });
    expect(decision.requestId).toMatch(/^req_/);
  });

  it.each(channels)('holds a %s message, is called back when a person releases it, and sends it', async (channel) => {
    const held = await client.intercept(message(channel, discount), {
      onApproved: () => 'sent' as const,
      onStop: () => 'stopped' as const,
      onHold: (decision) => decision,
    });
    if (typeof held !== 'object' || held.actionId === null) throw new Error(`not held: ${held}`);
    const chat = channel !== 'email';
    expect(held).toMatchObject({ isHold: true, reason: 'policy_block', error: null });
    expect([typeof held.ackMessage, typeof held.safeFallback, typeof held.holdToken]).toEqual(
      chat ? ['string', 'string', 'string'] : ['object', 'object', 'object'],
    );

    await approve(world, held.actionId);
    const { rawBody, headers } = await receiver.waitFor(({ body }) => body.action_id === held.actionId);
    expect(verifyCallback(rawBody, headers, secret)).toMatchObject({
      event: 'gate.review.approved',
      action_id: held.actionId,
      hold_token: held.holdToken,
      body_text: discount,
    });
    expect(() => verifyCallback(rawBody, headers, `${secret}x`)).toThrow(
      expect.objectContaining({ code: 'signature_mismatch' }),
    );
    expect(await client.waitForDecision(held.actionId)).toMatchObject({
      canSend: true,
      message: { channel, recipient: recipients[channel], body: discount },
    });
  });

  it('waits for a person who decides meanwhile, and learns what to write instead', async () => {
    let actionId = '';
    // The reviewer decides while the library waits between two looks.
    const sleep: typeof systemClock.sleep = async (milliseconds, signal) => {
      if (milliseconds !== 10_000) return reject(world, actionId);
      return systemClock.sleep(milliseconds, signal);
    };
    const waiting = open({ clock: { ...systemClock, sleep } });
    const held = await waiting.submit(message('whatsapp', discount, { idempotency_key: 'rejected-1' }));
    actionId = held.actionId ?? '';
    const decision = await waiting.waitForDecision(actionId);
    expect(decision).toMatchObject({ mustStop: true, submission: { guidance: 'Leave the price out.' } });
    expect(await waiting.submit(message('whatsapp', discount, { idempotency_key: 'rejected-1' }))).toMatchObject({
      mustStop: true,
      replayed: true,
    });
  });

  it('sends what a repeated key was judged by, and warns of the rest', async () => {
    const warned: unknown[] = [];
    const watched = open({ onPayloadMismatch: ({ fields }) => warned.push(fields) });
    const first = message('email', clean, { recipient: 'bob@example.org', idempotency_key: 'again-1' });
    await watched.submit(first);
    expect(await watched.submit(first)).toMatchObject({ canSend: true, replayed: true, message: { body: clean } });
    expect(warned).toEqual([]);
    const changed = await watched.submit({ ...first, body_text: discount, body_html: null });
    expect(changed).toMatchObject({ canSend: true, message: { body: clean, html: `<p>${clean}</p>` } });
    const stranger = await watched.submit({ ...first, recipient: 'eve@example.org' });
    expect(stranger).toMatchObject({ isHold: true, error: { code: 'idempotency_key_reused' } });
    expect(warned).toEqual([['body', 'html'], ['recipient']]);
  });

  it('sends the repaired text of a chat message', async () => {
    const body = `${clean} We guarantee 3x ROI.`;
    const decision = await client.submit(message('slack', body, { recipient: 'U024BE7LJ', auto_remediate: true }));
    expect(decision).toMatchObject({ canSend: true, submission: { remediated: true } });
    expect(decision.canSend && decision.message.body).not.toContain('guarantee');
  });

  it('sends nothing twice once it has reported the delivery', async () => {
    const once = message('sms', clean, { recipient: '+14155550177', idempotency_key: 'once-1' });
    const { actionId } = await client.submit(once);
    const report = { status: 'sent', provider_message_id: 'm-1' } as const;
    expect(await client.reportDelivery(actionId ?? '', report)).toMatchObject({ status: 'SENT' });
    expect(await client.submit(once)).toMatchObject({ outcome: 'handled', canSend: false, status: 'SENT' });
  });

  it('lists everything once, over pages of any size', async () => {
    const ids = async (limit: number) => {
      const found: string[] = [];
      for await (const { action_id } of client.submissions({ limit })) found.push(action_id);
      return found;
    };
    const all = await ids(1000);
    expect(all.length).toBeGreaterThan(channels.length * 2);
    expect(await ids(4)).toEqual(all);
    for await (const { status } of client.submissions({ status: ['REJECTED', 'SENT'] })) {
      expect(['REJECTED', 'SENT']).toContain(status);
    }
  });

  it('previews a text and counts what all this cost', async () => {
    const verdict = await client.check({ content: discount, content_type: 'email' }, { spans: true });
    expect(verdict).toMatchObject({ verdict: 'blocked', violations: [{ start: 8 }] });
    const usage = await client.usage({ days: 2 });
    expect(usage.requests).toMatchObject({ preview: 1, replayed: 5 });
    expect(usage.history).toHaveLength(2);
  });

  it('asks the dashboard for evidence, as whoever is signed in there', async () => {
    const { evidence } = open({ maxRetries: 0 });
    const contact = { email: 'ada@example.org', workspace: world.workspaceId };
    await expect(evidence.fromCrm({ ...contact, cookie: 'session=none' })).rejects.toMatchObject({
      name: 'AccessError',
      code: 'not_signed_in',
    });
    const signIn = await fetch(`${world.appUrl}/api/sign-in`, {
      method: 'POST',
      headers: { Origin: world.appUrl, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
      body: JSON.stringify(world.login),
    });
    const cookie = signIn.headers.getSetCookie().map((line) => line.split(';')[0]);
    // This Sendgate has no CRM, and says so to a member who asks.
    const asked = evidence.fromCrm({ ...contact, cookie: cookie.join('; ') });
    await expect(asked).rejects.toMatchObject({ name: 'ApiError', code: 'crm_unavailable' });
  });

  it('is told what is wrong with its key, its message and its questions', async () => {
    const stranger = open({ apiKey: 'gk_live_nobody' });
    await expect(stranger.submit(message('sms', clean))).rejects.toMatchObject({
      name: 'AccessError',
      code: 'invalid_api_key',
      recovery: { action: 'check_credentials', send_allowed: false },
    });
    await expect(client.submit(message('sms', clean, { recipient: 'Ada' }))).rejects.toMatchObject({
      name: 'ValidationError',
      entries: [{ loc: ['body', 'recipient'], type: 'value_error' }],
    });
    await expect(client.getAction('act_00000000000000000000000000')).rejects.toMatchObject({
      code: 'action_not_found',
    });
    await expect(client.usage({ days: 1_000 })).rejects.toMatchObject({ name: 'ValidationError' });
  });
});
