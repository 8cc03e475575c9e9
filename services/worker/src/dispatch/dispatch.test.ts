import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { bodyErrors, type Channel, channelIds, channels, DispatchRequest } from '@sendgate/contracts';
import type { OutboundSubmission } from '@sendgate/gate';
import { blockedBody, message } from '@sendgate/gate/testing';
import { type DeliveryWorld, deliveryWorld } from '../testing/delivery-world.ts';
import { type LoopbackMailServer, loopbackMailServer } from '../testing/loopback-mail-server.ts';

const secret = 'dispatch-secret-of-this-test';
let world: DeliveryWorld;
let server: LoopbackMailServer;

const smtp = () => ({
  host: '127.0.0.1',
  port: server.port,
  encryption: 'none' as const,
  user: null,
  from: 'grace@example.org',
  from_name: 'Grace',
  dkim: null,
});
const byWebhook = Object.fromEntries(channelIds.map((id) => [id, 'webhook'])) as Record<Channel, 'webhook'>;

beforeAll(async () => {
  world = await deliveryWorld();
  server = await loopbackMailServer({ plain: true });
  await world.configure({
    callback_url: null,
    dispatch_webhook_url: `http://127.0.0.1:${world.receiver.port}/send`,
    dispatch_webhook_secret: secret,
    dispatch_smtp: smtp(),
    contact_pressure: { per_24h: 1000, per_7d: 1000 },
    four_eyes_on_block: false,
  });
});
afterAll(async () => {
  await world.close();
  await server.close();
});
afterEach(async () => {
  world.receiver.treat((res) => res.writeHead(204).end());
  world.receiver.posts.length = 0;
  server.treat(() => undefined);
  server.mails.length = 0;
  await world.configure({ pause_mode: 'off' });
});

const mode = (settings: Partial<Record<Channel, 'webhook' | 'smtp' | 'caller'>>) =>
  world.configure({ dispatch_mode: settings });
const submit = async (changes: Partial<OutboundSubmission> = {}) =>
  (await world.gate.submit(world.caller, message(changes))).submission;
const read = async (actionId: string) => {
  const view = await world.gate.findSubmission(world.workspaceId, actionId, { events: true });
  if (!view) throw new Error('no such submission');
  return view;
};
const kindsOf = async (actionId: string) => (await read(actionId)).events?.map(({ kind }) => kind);
const workOf = (actionId: string) =>
  world.database.sql(`SELECT state, attempt FROM work_item WHERE ref_id = $1 AND kind = 'dispatch' ORDER BY id`, [
    actionId,
  ]);
/** Somebody new each time, on a channel where a test writes to several; anywhere else one person is enough. */
const chatRecipient = (channel: Channel, n: number): string => {
  const several: Readonly<Record<string, string>> = {
    email: `ada${n}@chat.example.org`,
    whatsapp: `+1415555${1000 + n}`,
    sms: `+1415556${1000 + n}`,
    telegram: `@ada_lovelace_${n}`,
    linkedin: `https://www.linkedin.com/in/ada-${n}`,
    slack: `U0ADA${1000 + n}`,
  };
  return several[channel] ?? channels[channel].examples[0] ?? '';
};
let people = 0;
const chat = (channel: Channel, bodyText = 'Hello Ada, the agenda for Thursday is ready.') => {
  people += 1;
  return {
    channel,
    recipient: chatRecipient(channel, people),
    subject: channel === 'email' ? 'Thursday' : null,
    bodyText,
  };
};

describe('a clean message', () => {
  it('on e-mail is answered DISPATCHING and mailed once, as it was submitted', async () => {
    await mode({ email: 'smtp' });
    const sent = await submit({ bodyHtml: '<p>Hello Ada</p>' });
    expect(sent).toMatchObject({
      status: 'DISPATCHING',
      deliveryStatus: 'pending',
      dispatch: { mode: 'smtp', attempts: 0 },
    });
    await world.settle();
    const view = await read(sent.actionId);
    expect(view).toMatchObject({
      status: 'SENT',
      deliveryStatus: 'sent',
      dispatch: {
        mode: 'smtp',
        attempts: 1,
        providerMessageId: `<${sent.actionId}@example.org>`,
        error: null,
        nextAttemptAt: null,
      },
    });
    expect(await kindsOf(sent.actionId)).toEqual(['submission.decided', 'dispatch.sent']);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({ from: 'grace@example.org', to: [sent.recipient] });
    expect(server.mails[0]?.raw.toString()).toContain('agenda for Thursday');
  });

  it.each(channelIds)('on %s is posted, signed, to the workspace’s own sender', async (channel) => {
    await mode(byWebhook);
    world.receiver.treat((res) => res.writeHead(200).end('{"provider_message_id":"prov-1"}'));
    const sent = await submit(chat(channel));
    expect(sent.status).toBe('DISPATCHING');
    await world.settle();
    expect(await read(sent.actionId)).toMatchObject({
      status: 'SENT',
      deliveryStatus: 'sent',
      dispatch: { mode: 'webhook', attempts: 1, providerMessageId: 'prov-1' },
    });
    expect(world.receiver.posts).toHaveLength(1);
    const [post] = world.receiver.posts;
    const body = JSON.parse(String(post?.body));
    expect(bodyErrors(DispatchRequest, body)).toEqual([]);
    expect(body).toMatchObject({
      event: 'gate.dispatch',
      action_id: sent.actionId,
      channel,
      recipient: sent.recipient,
    });
    expect(body.body_text).toBe(sent.bodyText);
    expect(post?.headers['idempotency-key']).toBe(sent.actionId);
    const timestamp = post?.headers['x-service-signature-timestamp'];
    const mac = createHmac('sha256', secret)
      .update(`${timestamp}.`)
      .update(post?.body ?? '')
      .digest('hex');
    expect(post?.headers['x-service-signature']).toBe(`v1=${mac}`);
  });

  it('is left to its caller where nothing else was asked for, and a caller cannot report what it does not send', async () => {
    await mode({ email: 'caller' });
    const own = await submit();
    expect(own).toMatchObject({ status: 'APPROVED', deliveryStatus: null, dispatch: null });
    expect(await workOf(own.actionId)).toEqual([]);
    const report = { status: 'sent', providerMessageId: 'm', error: null } as const;
    await world.gate.reportDelivery(world.workspaceId, own.actionId, report);
    expect(await read(own.actionId)).toMatchObject({
      status: 'SENT',
      dispatch: { mode: 'caller', providerMessageId: 'm' },
    });
    await mode({ email: 'smtp' });
    const ours = await submit();
    const refused = { code: 'dispatch_by_sendgate' };
    await expect(world.gate.reportDelivery(world.workspaceId, ours.actionId, report)).rejects.toMatchObject(refused);
    await world.settle();
    await expect(world.gate.reportDelivery(world.workspaceId, ours.actionId, report)).rejects.toMatchObject(refused);
  });

  it('of a test key is never dispatched', async () => {
    await mode(byWebhook);
    const { caller } = await world.newKey({ livemode: false });
    const { submission } = await world.gate.submit(caller, message());
    expect(submission).toMatchObject({ status: 'APPROVED', livemode: false, deliveryStatus: null });
    await world.settle();
    expect(world.receiver.posts).toEqual([]);
  });

  it('is dispatched once however often it is submitted under one key', async () => {
    await mode({ email: 'smtp' });
    const same = message({ idempotencyKey: 'once' });
    const answers = await Promise.all([1, 2, 3].map(() => world.gate.submit(world.caller, same)));
    await world.settle();
    expect(new Set(answers.map(({ submission }) => submission.actionId)).size).toBe(1);
    expect(server.mails).toHaveLength(1);
  });
});

describe('what goes out is what was approved', () => {
  it('in the remediated wording, which is answered APPROVED and dispatched afterwards', async () => {
    await mode(byWebhook);
    const bodyText = 'Hi Ada, our tool sorts your tickets. We guarantee 3x ROI. I will send a summary tomorrow.';
    const sent = await submit({ ...chat('whatsapp', bodyText), bodyHtml: `<p>${bodyText}</p>`, autoRemediate: true });
    expect(sent).toMatchObject({ status: 'APPROVED', remediated: true, deliveryStatus: 'pending' });
    await world.settle();
    expect(await read(sent.actionId)).toMatchObject({ status: 'SENT', deliveryStatus: 'sent' });
    const body = JSON.parse(String(world.receiver.posts[0]?.body));
    expect(body).toMatchObject({ body_text: sent.remediatedBody, remediated: true });
    for (const text of [body.body_text, body.body_html]) {
      expect(text).toContain('sorts your tickets');
      expect(text).not.toContain('guarantee');
    }
  });

  it('as the reviewer edited it, without the HTML nobody approved, once it is approved', async () => {
    await mode({ email: 'smtp' });
    await world.configure({ self_approval: true });
    const held = await submit({ bodyText: blockedBody, bodyHtml: '<p>AKIAIOSFODNN7EXAMPLQ</p>' });
    expect(held).toMatchObject({ status: 'QUEUED', deliveryStatus: null });
    await world.settle();
    expect(server.mails).toEqual([]);
    const reviewer = await world.person('reviewer');
    const outcome = await world.gate.reviews.approve(reviewer, held.actionId, {
      expectedVersion: held.version,
      bodyText: 'Hello Ada,\n\nI send you the key by another way.\n\nKind regards,\nGrace',
      subject: 'The export',
      reason: 'the key was taken out',
    });
    expect(outcome.submission).toMatchObject({ status: 'DISPATCHING', deliveryStatus: 'pending' });
    await world.settle();
    expect(await read(held.actionId)).toMatchObject({ status: 'SENT', edited: true });
    expect(server.mails).toHaveLength(1);
    const raw = String(server.mails[0]?.raw);
    expect(raw).toContain('by another way');
    expect(raw).toContain('Subject: The export');
    expect(raw).not.toMatch(/AKIA|text\/html/);
  });

  it.each([
    ['that is not the one that was judged', `body_text = 'Pay to this account'`],
    ['that was edited, and never decided about', `edited = true, approved_body = 'Pay to this account'`],
  ])('or nothing at all: a text %s is not sent', async (_what, change) => {
    await mode({ email: 'smtp' });
    const sent = await submit();
    // What the guard of the table refuses is done here by hand.
    await world.database.unguarded(`UPDATE submission SET ${change} WHERE id = $1`, [sent.actionId]);
    await world.settle();
    expect(await read(sent.actionId)).toMatchObject({
      status: 'FAILED',
      deliveryStatus: 'failed',
      dispatch: { error: 'content_mismatch' },
    });
    expect(server.mails).toEqual([]);
  });

  it('and a rejected or undecided hold never goes out', async () => {
    await mode({ email: 'smtp' });
    const held = await submit({ bodyText: blockedBody });
    const reviewer = await world.person('reviewer');
    await world.gate.reviews.reject(reviewer, held.actionId, { expectedVersion: held.version, reasonCode: 'privacy' });
    await world.settle();
    expect(await read(held.actionId)).toMatchObject({ status: 'REJECTED', deliveryStatus: null });
    expect(server.mails).toEqual([]);
  });
});

describe('until the first byte', () => {
  it('a recipient suppressed after the approval is not written to', async () => {
    await mode({ email: 'smtp' });
    const sent = await submit();
    await world.gate.workspaces.suppression.add(world.owner, [sent.recipient]);
    await world.settle();
    expect(await read(sent.actionId)).toMatchObject({
      status: 'FAILED',
      deliveryStatus: 'canceled',
      dispatch: { error: 'suppressed' },
    });
    expect(await kindsOf(sent.actionId)).toContain('dispatch.canceled');
    expect(server.mails).toEqual([]);
  });

  it('a recipient suppressed while the connection is made is not written to', async () => {
    await mode({ email: 'smtp' });
    const sent = await submit();
    server.treat((step) =>
      step === 'rcpt'
        ? world.gate.workspaces.suppression.add(world.owner, [sent.recipient]).then(() => undefined)
        : undefined,
    );
    await world.settle();
    expect(await read(sent.actionId)).toMatchObject({
      status: 'FAILED',
      deliveryStatus: 'canceled',
      dispatch: { error: 'suppressed', beganAt: null, attempts: 1 },
    });
    expect(server.mails).toEqual([]);
  });

  it('a pause keeps everything where it is, and nothing is lost when it ends', async () => {
    await mode({ email: 'smtp' });
    const sent = await Promise.all([submit(), submit(), submit()]);
    await world.configure({ pause_mode: 'hold' });
    await world.settle();
    for (const { actionId } of sent) {
      expect(await read(actionId)).toMatchObject({ status: 'DISPATCHING', deliveryStatus: 'pending' });
      expect(await workOf(actionId)).toEqual([{ state: 'PENDING', attempt: 0 }]);
    }
    expect(server.mails).toEqual([]);
    expect((await world.gate.work.oldestDueSeconds()).dispatch).toBeUndefined();
    await world.configure({ pause_mode: 'off' });
    await world.settle();
    for (const { actionId } of sent) expect((await read(actionId)).status).toBe('SENT');
    expect(server.mails).toHaveLength(3);
  });

  it('a pause that comes while the connection is made still stops the message', async () => {
    await mode({ email: 'smtp' });
    const sent = await submit();
    server.treat((step) =>
      step === 'rcpt' ? world.configure({ pause_mode: 'block' }).then(() => undefined) : undefined,
    );
    await world.settle();
    expect(await read(sent.actionId)).toMatchObject({
      status: 'DISPATCHING',
      deliveryStatus: 'pending',
      dispatch: { beganAt: null },
    });
    expect(server.mails).toEqual([]);
    server.treat(() => undefined);
    await world.configure({ pause_mode: 'off' });
    await world.settle();
    expect(await read(sent.actionId)).toMatchObject({ status: 'SENT', dispatch: { attempts: 1 } });
    expect(server.mails).toHaveLength(1);
  });

  it('taking dispatch back cancels it, and what was submitted before dispatch was on stays the caller’s', async () => {
    await mode({ email: 'smtp' });
    const sent = await submit();
    const held = await submit({ bodyText: blockedBody });
    await mode({ email: 'caller' });
    await world.settle();
    expect(await read(sent.actionId)).toMatchObject({
      status: 'FAILED',
      deliveryStatus: 'canceled',
      dispatch: { error: 'dispatch_off' },
    });
    const reviewer = await world.person('reviewer');
    const approve = (actionId: string, expectedVersion: number) =>
      world.gate.reviews.approve(reviewer, actionId, { expectedVersion, reason: 'looked at it twice' });
    expect((await approve(held.actionId, held.version)).submission).toMatchObject({
      status: 'APPROVED',
      dispatch: null,
    });
    const before = await submit({ bodyText: blockedBody.replace('Friday', 'Monday') });
    await mode({ email: 'smtp' });
    expect((await approve(before.actionId, before.version)).submission.status).toBe('APPROVED');
    await world.settle();
    expect(server.mails).toEqual([]);
  });

  it('a switch from one way to the other takes what has not begun along', async () => {
    await mode({ email: 'smtp' });
    const sent = await submit();
    await mode({ email: 'webhook' });
    await world.settle();
    expect(await read(sent.actionId)).toMatchObject({ status: 'SENT', dispatch: { mode: 'webhook' } });
    expect([server.mails.length, world.receiver.posts.length]).toEqual([0, 1]);
  });
});

describe('a provider', () => {
  const attempt = async () => {
    await world.skipWaits();
    await world.settle();
  };

  it('that puts the message off is asked again on the schedule, and then it is sent once', async () => {
    await mode({ email: 'smtp' });
    let tries = 0;
    server.treat((step) => {
      if (step !== 'rcpt') return undefined;
      tries += 1;
      return tries <= 3 ? { code: 451, text: '4.7.1 Greylisted, come back' } : undefined;
    });
    const sent = await submit();
    await world.settle();
    const first = await read(sent.actionId);
    expect(first).toMatchObject({
      status: 'DISPATCHING',
      deliveryStatus: 'pending',
      dispatch: { attempts: 1, beganAt: null },
    });
    expect(first.dispatch?.error).toMatch(/^smtp_451/);
    expect(first.dispatch?.nextAttemptAt?.getTime()).toBeGreaterThan(first.updatedAt.getTime());
    await attempt();
    await attempt();
    await attempt();
    expect(await read(sent.actionId)).toMatchObject({ status: 'SENT', dispatch: { attempts: 4, error: null } });
    expect(server.mails).toHaveLength(1);
  });

  it('that takes the message off again after reading it is asked again as well', async () => {
    await mode({ email: 'smtp' });
    let tries = 0;
    server.treat((step) => {
      if (step !== 'end') return undefined;
      tries += 1;
      return tries === 1 ? { code: 451, text: 'try later' } : undefined;
    });
    const sent = await submit();
    await world.settle();
    expect(await read(sent.actionId)).toMatchObject({
      status: 'DISPATCHING',
      deliveryStatus: 'pending',
      dispatch: { beganAt: null },
    });
    await attempt();
    expect((await read(sent.actionId)).status).toBe('SENT');
  });

  it('that never takes it is asked five times in all, and the message ends FAILED', async () => {
    await mode(byWebhook);
    world.receiver.treat((res) => res.writeHead(503).end());
    const sent = await submit(chat('slack'));
    await world.settle();
    for (let n = 0; n < 8; n += 1) await attempt();
    expect(await read(sent.actionId)).toMatchObject({
      status: 'FAILED',
      deliveryStatus: 'failed',
      dispatch: { attempts: 5, error: 'http_503', nextAttemptAt: null },
    });
    expect(world.receiver.posts).toHaveLength(5);
    const ids = world.receiver.posts.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(ids)).toEqual(new Set([sent.actionId]));
  });

  it.each([
    [400, 'FAILED', 'failed'],
    [404, 'FAILED', 'failed'],
    [410, 'FAILED', 'failed'],
    [301, 'FAILED', 'failed'],
    [408, 'FAILED', 'unknown'],
    [500, 'FAILED', 'unknown'],
    [502, 'FAILED', 'unknown'],
    [504, 'FAILED', 'unknown'],
    [425, 'DISPATCHING', 'pending'],
    [429, 'DISPATCHING', 'pending'],
    [503, 'DISPATCHING', 'pending'],
  ])('that answers %i leaves the message %s, %s', async (code, status, deliveryStatus) => {
    await mode(byWebhook);
    world.receiver.treat((res) => res.writeHead(code, { Location: '/elsewhere' }).end());
    const sent = await submit(chat('telegram'));
    await world.settle();
    expect(await read(sent.actionId)).toMatchObject({ status, deliveryStatus, dispatch: { error: `http_${code}` } });
    if (status === 'FAILED') await attempt();
    expect(world.receiver.posts).toHaveLength(1);
  });

  it('that refuses for good ends the message at once', async () => {
    await mode({ email: 'smtp' });
    server.treat((step) => (step === 'rcpt' ? { code: 550, text: '5.1.1 No such user' } : undefined));
    const sent = await submit();
    await world.settle();
    const view = await read(sent.actionId);
    expect(view).toMatchObject({ status: 'FAILED', deliveryStatus: 'failed', dispatch: { attempts: 1 } });
    expect(view.dispatch?.error).toMatch(/^smtp_550/);
  });

  it.each(['smtp', 'webhook'] as const)(
    'by %s that hangs up in the middle makes it unknown, and it is never sent again by itself',
    async (way) => {
      await mode({ email: way });
      world.receiver.treat((_res, _post, socket) => socket.destroy());
      server.treat((step, socket) => {
        if (step === 'end') socket.destroy();
        return undefined;
      });
      const sent = await submit();
      await world.settle();
      await attempt();
      const view = await read(sent.actionId);
      expect(view).toMatchObject({ status: 'FAILED', deliveryStatus: 'unknown', dispatch: { attempts: 1 } });
      expect(view.dispatch?.beganAt).toBeInstanceOf(Date);
      expect(server.mails.length + world.receiver.posts.length).toBe(1);
    },
  );

  it('in one workspace does not keep another’s messages waiting', async () => {
    await mode({ email: 'smtp' });
    const let_go: (() => void)[] = [];
    server.treat((step) =>
      step === 'rcpt' ? new Promise((resolve) => let_go.push(() => resolve(undefined))) : undefined,
    );
    const slow = await Promise.all(Array.from({ length: 12 }, () => submit()));
    const settled = world.settle();
    while (let_go.length < 5) await new Promise((resolve) => setImmediate(resolve));
    const [{ count }] = (await world.database.sql(
      `SELECT count(*)::int AS count FROM work_item WHERE kind = 'dispatch' AND state = 'LEASED'`,
    )) as [{ count: number }];
    expect(count).toBe(5);
    server.treat(() => undefined);
    for (const go of let_go) go();
    await settled;
    for (const { actionId } of slow) expect((await read(actionId)).status).toBe('SENT');
    expect(server.mails).toHaveLength(12);
  });
});

describe('an operator', () => {
  const fail = async (code: number) => {
    await mode(byWebhook);
    world.receiver.treat((res) => res.writeHead(code).end());
    const sent = await submit(chat('linkedin'));
    await world.settle();
    world.receiver.treat((res) => res.writeHead(204).end());
    return sent.actionId;
  };

  it('has a failed message dispatched again, under the same key, on the record', async () => {
    const actionId = await fail(400);
    const view = await world.gate.dispatch.retry(world.owner, actionId, false);
    expect(view).toMatchObject({ status: 'DISPATCHING', deliveryStatus: 'pending' });
    await world.settle();
    expect(await read(actionId)).toMatchObject({ status: 'SENT', dispatch: { attempts: 2 } });
    expect(world.receiver.posts.map(({ headers }) => headers['idempotency-key'])).toEqual([actionId, actionId]);
    expect(await kindsOf(actionId)).toEqual([
      'submission.decided',
      'dispatch.failed',
      'dispatch.retried',
      'dispatch.sent',
    ]);
  });

  it('says so expressly where nobody knows whether it was sent', async () => {
    const actionId = await fail(500);
    const retry = (confirm: boolean) => world.gate.dispatch.retry(world.owner, actionId, confirm);
    await expect(retry(false)).rejects.toMatchObject({ code: 'dispatch_unknown' });
    expect((await retry(true)).status).toBe('DISPATCHING');
    await world.settle();
    expect((await read(actionId)).status).toBe('SENT');
    await expect(retry(true)).rejects.toMatchObject({ code: 'state_conflict' });
  });

  it('is an admin, and of this workspace', async () => {
    const actionId = await fail(400);
    const reviewer = await world.person('reviewer');
    await expect(world.gate.dispatch.retry(reviewer, actionId, false)).rejects.toMatchObject({ code: 'forbidden' });
    const elsewhere = { ...world.owner, workspaceId: (await world.gate.workspaces.create('Elsewhere', null)).id };
    await expect(world.gate.dispatch.retry(elsewhere, actionId, false)).rejects.toMatchObject({
      code: 'action_not_found',
    });
  });

  it('of any number who retry at once, one does', async () => {
    const actionId = await fail(400);
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => world.gate.dispatch.retry(world.owner, actionId, true)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await world.settle();
    expect(world.receiver.posts).toHaveLength(2);
  });

  it('cannot bring back what may not go out', async () => {
    const actionId = await fail(400);
    const { recipient } = await read(actionId);
    await world.gate.workspaces.suppression.add(world.owner, [recipient]);
    const refused = { code: 'state_conflict', current: { obstacle: 'suppressed' } };
    await expect(world.gate.dispatch.retry(world.owner, actionId, true)).rejects.toMatchObject(refused);
  });
});
