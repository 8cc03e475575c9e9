import { describe, expect, it } from '@jest/globals';
import { decide, type SubmittedMessage } from './decision.ts';
import { UnknownStatusError, UnreadableAnswerError } from './index.ts';
import { ofRequest } from './submitted-message.ts';
import { mail, sms, submission } from './testing/answers.ts';

const answered = (body: object) => ({
  status: 200,
  body: { ...body },
  requestId: 'req_1',
  retryAfterMs: null,
  etag: null,
  replayed: false,
});
const asked = (body: object, submitted: SubmittedMessage = ofRequest(sms)) => decide(answered(body), submitted, 'k');

describe('a decision', () => {
  it.each([
    ['APPROVED', 'send', [true, false, false]],
    ['SENT', 'send', [true, false, false]],
    ['QUEUED', 'hold', [false, true, false]],
    ['DISPATCHING', 'hold', [false, true, false]],
    ['BLOCKED', 'stop', [false, false, true]],
    ['FAILED', 'stop', [false, false, true]],
    ['REJECTED', 'stop', [false, false, true]],
  ] as const)('on %s is to %s', (status, outcome, [canSend, isHold, mustStop]) => {
    expect(asked(submission({ status }))).toMatchObject({ outcome, canSend, isHold, mustStop, status });
  });

  it.each(['approved', 'EXPIRED', '', 'constructor', '__proto__', 'toString'])('is none on the status %p', (status) => {
    expect(() => asked({ ...submission(), status })).toThrow(UnknownStatusError);
  });

  it.each(['pending', 'dispatching', 'sent', 'failed', 'unknown', 'canceled', 'something new'])(
    'is never to send what is not the caller’s to send (delivery_status %s)',
    (delivery_status) => {
      for (const status of ['APPROVED', 'SENT']) {
        const decision = asked({ ...submission(), status, delivery_status });
        expect(decision).toMatchObject({ outcome: 'handled', canSend: false, isHold: false, mustStop: false });
        expect(decision).not.toHaveProperty('message');
      }
    },
  );

  it.each(['action_id', 'status', 'delivery_status'])('is none where the answer lacks its %s', (name) => {
    expect(() => asked({ ...submission(), [name]: undefined })).toThrow(UnreadableAnswerError);
    expect(() => asked({ ...submission(), [name]: { toString: () => 'APPROVED' } })).toThrow(UnreadableAnswerError);
  });

  it.each([
    ['edited', 'false'],
    ['edited', null],
    ['remediated', 0],
    ['remediated', undefined],
  ])('is none where an approval says %p: %p', (name, value) => {
    expect(() => asked({ ...submission(), [name]: value })).toThrow(UnreadableAnswerError);
    expect(asked({ ...submission({ status: 'QUEUED' }), [name]: value })).toMatchObject({ isHold: true });
  });

  it('to send names what was submitted, with its HTML and subject on e-mail alone', () => {
    const { recipient, subject, body_text: body, body_html: html } = mail;
    expect(asked(submission({ channel: 'email' }), ofRequest(mail))).toMatchObject({
      message: { channel: 'email', recipient, subject, body, html },
    });
    expect(asked(submission(), ofRequest({ ...sms, subject: 'x', body_html: '<p>x</p>' }))).toMatchObject({
      message: { channel: 'sms', recipient: sms.recipient, subject: null, body: sms.body_text, html: null },
    });
  });

  it('to send names the repaired text where the gate repaired it', () => {
    const repaired = submission({ remediated: true, remediated_body: 'See you on Tuesday.' });
    expect(asked(repaired)).toMatchObject({ message: { body: 'See you on Tuesday.', html: null } });
  });

  it('to send names what a reviewer approved before anything else, and no HTML', () => {
    const edited = submission({
      channel: 'email',
      edited: true,
      approved_body: 'Hi Ada.',
      approved_subject: 'Hello',
      remediated: true,
      remediated_body: 'Hi Ada, Tuesday?',
    });
    expect(asked(edited, ofRequest(mail))).toMatchObject({
      message: { subject: 'Hello', body: 'Hi Ada.', html: null },
    });
  });

  it.each([
    ['was edited', submission({ edited: true, approved_body: null }), ofRequest(sms)],
    ['was repaired', submission({ remediated: true, remediated_body: null }), ofRequest(sms)],
    ['was erased', submission(), { ...ofRequest(sms), body: null }],
    ['has no subject', submission({ channel: 'email' }), { ...ofRequest(mail), subject: null }],
  ])('is to hold where the approved text %s and is not there', (_why, body, submitted) => {
    const decision = asked(body, submitted);
    expect(decision).toMatchObject({ outcome: 'hold', canSend: false, isHold: true, error: { code: 'text_missing' } });
  });

  it('to hold tells what to say meanwhile', () => {
    const held = { status: 'QUEUED', queue_reason: 'policy_block', hold_token: 'hold_1', ack_message: 'One moment.' };
    expect(asked(submission({ ...(held as object) }))).toMatchObject({
      outcome: 'hold',
      reason: 'policy_block',
      holdToken: 'hold_1',
      ackMessage: 'One moment.',
      safeFallback: 'Somebody will be with you.',
      error: null,
      idempotencyKey: 'k',
      requestId: 'req_1',
    });
  });
});
