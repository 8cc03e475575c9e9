import { describe, expect, it } from '@jest/globals';
import { action, mail, problem, sms, submission } from './testing/answers.ts';
import { scriptedClient } from './testing/scripted-client.ts';
import type { Scripted } from './testing/scripted-server.ts';

const at = scriptedClient({ apiKey: 'gk_test_x' });
const { server } = at;
const id = submission().action_id;
const unavailable = problem(503, 'service_unavailable');

describe('a repeated key', () => {
  const replayed = (status: 'APPROVED' | 'QUEUED' = 'APPROVED', channel: 'sms' | 'email' = 'sms'): Scripted => ({
    body: submission({ status, channel }),
    headers: { 'Idempotency-Replayed': 'true' },
  });
  const again = { ...sms, idempotency_key: 'step-2' };

  it('sends what was judged, and warns of what was not', async () => {
    const warned: unknown[] = [];
    const watched = at.open({ onPayloadMismatch: (mismatch) => warned.push(mismatch) });
    server.play(replayed(), { body: action(sms) });
    expect(await watched.submit(again)).toMatchObject({ canSend: true, replayed: true, idempotencyKey: 'step-2' });
    expect(warned).toEqual([]);

    server.play(replayed(), { body: action(sms) });
    const decision = await watched.submit({ ...again, body_text: 'Written anew by the model.' });
    expect(decision).toMatchObject({ canSend: true, message: { body: sms.body_text } });
    expect(warned).toEqual([{ actionId: id, idempotencyKey: 'step-2', fields: ['body'] }]);
  });

  it('sends the mail that was judged', async () => {
    server.play(replayed('APPROVED', 'email'), { body: action(mail) });
    const changed = { ...mail, idempotency_key: 'k', subject: 'Another', body_html: '<p>Another</p>' };
    const { subject, body_text: body, body_html: html } = mail;
    expect(await at.client.submit(changed)).toMatchObject({ message: { subject, body, html } });
  });

  it('sends to the address that was judged where letters differ in case alone, and warns of it', async () => {
    const warned: unknown[] = [];
    const watched = at.open({ onPayloadMismatch: (mismatch) => warned.push(mismatch) });
    server.play(replayed('APPROVED', 'email'), { body: action(mail) });
    const decision = await watched.submit({ ...mail, idempotency_key: 'k', recipient: mail.recipient.toUpperCase() });
    expect(decision).toMatchObject({ canSend: true, message: { recipient: mail.recipient } });
    expect(warned).toEqual([{ actionId: id, idempotencyKey: 'k', fields: ['recipient'] }]);
  });

  it.each([
    ['APPROVED', 'APPROVED'],
    ['QUEUED', 'APPROVED'],
    ['APPROVED', 'QUEUED'],
    ['QUEUED', 'QUEUED'],
  ] as const)('sends nothing to somebody else, now or later (%s, read back as %s)', async (first, status) => {
    for (const other of [{ recipient: '+14155550199' }, { channel: 'whatsapp' as const }]) {
      server.play(replayed(first), { body: action(sms, { status }) });
      const decision = await at.client.submit({ ...again, ...other });
      expect(decision).toMatchObject({
        isHold: true,
        // Nothing to wait for: it would end in the message to somebody else.
        actionId: null,
        idempotencyKey: 'step-2',
        error: { code: 'idempotency_key_reused', recovery: { action: 'fix_request' } },
      });
      expect(decision).not.toHaveProperty('message');
    }
  });

  it('stops what was stopped, and says of what was erased that it is gone', async () => {
    server.play(replayed('QUEUED'), { body: action(sms, { status: 'REJECTED', recipient: 'erased' }) });
    expect(await at.client.submit(again)).toMatchObject({ mustStop: true, status: 'REJECTED' });
    server.play(replayed(), { body: action(sms, { recipient: 'erased', body_text: null }) });
    expect(await at.client.submit(again)).toMatchObject({ isHold: true, error: { code: 'text_missing' } });
  });

  it('holds where the answer is about another action', async () => {
    server.play(replayed(), { body: action(sms, { action_id: 'act_another' }) });
    expect(await at.client.submit(again)).toMatchObject({ isHold: true, error: { code: 'unreadable_answer' } });
  });

  it('sends nothing while what was judged cannot be read', async () => {
    for (const failure of [unavailable, problem(403, 'insufficient_scope'), { body: '<html>' }]) {
      server.play(replayed(), failure);
      const decision = await at.client.submit(again);
      expect(decision).toMatchObject({ isHold: true, actionId: id });
      expect(decision).not.toHaveProperty('message');
    }
    server.play(replayed('QUEUED'), unavailable);
    expect(await at.client.submit(again)).toMatchObject({ isHold: true, status: 'QUEUED', error: null });
  });

  it('is no reason to read where the library made the key', async () => {
    server.play((response) => response.destroy(), replayed());
    expect(await at.client.submit(sms)).toMatchObject({ canSend: true, replayed: true });
    expect(server.asked.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('sends nothing when the warning throws', async () => {
    const strict = at.open({
      onPayloadMismatch: () => {
        throw new Error('not this one');
      },
    });
    server.play(replayed(), { body: action(sms) });
    await expect(strict.submit({ ...again, body_text: 'Another.' })).rejects.toThrow('not this one');
  });
});
