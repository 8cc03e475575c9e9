import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { callbackSignature } from '@sendgate/contracts';
import { CallbackError, verifyCallback } from './index.ts';

const secret = 'whsec_a secret only this test knows';
const now = 1_772_600_000;
const body = Buffer.from(JSON.stringify({ event: 'gate.review.approved', action_id: 'act_1', body_text: 'Grüße 👋' }));
const sign = (key = secret, timestamp: string | number = now, signed: Buffer | string = body) =>
  `v1=${createHmac('sha256', key).update(`${timestamp}.`).update(signed).digest('hex')}`;
const good = {
  [callbackSignature.signatureHeader.toLowerCase()]: sign(),
  [callbackSignature.timestampHeader.toLowerCase()]: String(now),
  [callbackSignature.versionHeader.toLowerCase()]: callbackSignature.version,
};
const signature = callbackSignature.signatureHeader.toLowerCase();
const previous = callbackSignature.previousSignatureHeader.toLowerCase();
const timestamp = callbackSignature.timestampHeader.toLowerCase();
const version = callbackSignature.versionHeader.toLowerCase();
const refused = (change: Record<string, string | string[] | undefined>, options = {}, raw: unknown = body) => {
  try {
    verifyCallback(raw as Buffer, { ...good, ...change }, secret, { now, ...options });
  } catch (error) {
    return error instanceof CallbackError ? error.code : error;
  }
  return 'accepted';
};

describe('a callback', () => {
  it('that is Sendgate’s is taken from bytes or text, with headers of any kind', () => {
    const event = JSON.parse(body.toString());
    expect(verifyCallback(body, good, secret, { now })).toEqual(event);
    expect(verifyCallback(new Uint8Array(body), new Headers(good), secret, { now })).toEqual(event);
    const shouted = Object.fromEntries(Object.entries(good).map(([name, value]) => [name.toUpperCase(), [value]]));
    expect(verifyCallback(body.toString(), shouted, secret, { now })).toEqual(event);
  });

  it('is accepted under the secret that was replaced, and under the new one, while both sign', () => {
    const both = { [signature]: sign('the new one'), [previous]: sign() };
    expect(refused(both)).toBe('accepted');
    expect(refused({ [signature]: sign(), [previous]: sign('the old one') })).toBe('accepted');
    expect(refused({ [signature]: sign('the new one'), [previous]: sign('an older one') })).toBe('signature_mismatch');
    expect(refused({ [signature]: undefined, [previous]: sign() })).toBe('accepted');
  });

  it.each([
    ['signature_missing', { [signature]: undefined }],
    ['signature_malformed', { [signature]: '' }],
    ['signature_malformed', { [signature]: sign().slice(0, -1) }],
    ['signature_malformed', { [signature]: sign().replace('v1', 'v0') }],
    ['signature_malformed', { [signature]: sign().slice(3) }],
    ['signature_malformed', { [signature]: [sign(), sign()] }],
    ['signature_malformed', { [signature]: `v1=${'g'.repeat(64)}` }],
    ['signature_mismatch', { [signature]: sign('another secret') }],
    ['signature_mismatch', { [signature]: sign(secret, now + 1) }],
    ['signature_mismatch', { [signature]: sign(secret, now, 'another body') }],
    ['signature_mismatch', { [timestamp]: String(now - 1) }],
    ['timestamp_missing', { [timestamp]: undefined }],
    ['timestamp_malformed', { [timestamp]: '' }],
    ['timestamp_malformed', { [timestamp]: 'soon' }],
    ['timestamp_malformed', { [timestamp]: '-1' }],
    ['timestamp_malformed', { [timestamp]: '1e9' }],
    ['timestamp_malformed', { [timestamp]: `${now}.5` }],
    ['timestamp_malformed', { [timestamp]: '9'.repeat(13) }],
    ['version_unsupported', { [version]: 'v2' }],
  ])('is refused: %s (%#)', (code, change) => {
    expect(refused(change)).toBe(code);
  });

  it('is refused from 300 seconds on, before and after, or as many as were chosen', () => {
    for (const side of [-1, 1]) {
      expect(refused({}, { now: now + side * callbackSignature.toleranceSeconds })).toBe('accepted');
      expect(refused({}, { now: now + side * (callbackSignature.toleranceSeconds + 1) })).toBe('timestamp_stale');
      expect(refused({}, { now: now + side * 11, toleranceSeconds: 10 })).toBe('timestamp_stale');
    }
    expect(refused({}, { now: Number.NaN })).toBe('timestamp_stale');
    expect(refused({}, { toleranceSeconds: Number.NaN })).toBe('timestamp_stale');
    expect(refused({ [signature]: sign('another') }, { now: now + 9_999 })).toBe('signature_mismatch');
  });

  it('is refused once somebody has parsed it, and when its bytes differ by one', () => {
    expect(refused({}, {}, JSON.parse(body.toString()))).toBe('body_not_raw');
    expect(refused({}, {}, null)).toBe('body_not_raw');
    expect(refused({}, {}, JSON.stringify(JSON.parse(body.toString()), null, 1))).toBe('signature_mismatch');
    const changed = Buffer.from(body);
    changed[10] = (changed[10] ?? 0) ^ 1;
    expect(refused({}, {}, changed)).toBe('signature_mismatch');
  });

  it('is refused without a secret: anybody can sign with none', () => {
    for (const none of ['', undefined, null]) {
      const forged = { ...good, [signature]: sign('') };
      expect(() => verifyCallback(body, forged, none as string, { now })).toThrow(
        expect.objectContaining({ code: 'secret_missing' }),
      );
    }
  });

  it.each(['', 'null', '[]', '{}', '{"event":"gate.test"}', '<html>'])(
    'that is signed and no event is refused: %s',
    (text) => {
      expect(refused({ [signature]: sign(secret, now, text) }, {}, text)).toBe('body_unreadable');
    },
  );
});
