import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { receiverAccepts } from '../testing/independent-receiver.ts';
import { callbackHeaders } from './sign.ts';

const body = Buffer.from('{"event":"gate.review.approved","body_text":"Grüße – ok"}');
const base = { eventId: 'evt_01', event: 'gate.review.approved', attempt: 3, body, timestamp: 1_767_225_600 };
const standardSecret = `whsec_${randomBytes(24).toString('base64')}`;

describe('callback signature', () => {
  it('has a fixed value for fixed input', () => {
    const secrets = { current: 'a-secret-of-sixteen', previous: null };
    expect(callbackHeaders({ ...base, body: Buffer.from('{"a":1}'), secrets })['X-Service-Signature']).toBe(
      // printf '1767225600.{"a":1}' | openssl dgst -sha256 -hmac a-secret-of-sixteen
      'v1=2fe0b7f331dfb062dd0af88960014aa2668f8a5acb9e6b2af24c2fb62f89e3c4',
    );
  });

  it.each(['a-secret-of-sixteen', standardSecret, 'ключ-из-шестнадцати'])(
    'is accepted by an independent receiver holding %j, and refused after any change',
    (secret) => {
      const headers = callbackHeaders({ ...base, secrets: { current: secret, previous: null } });
      expect(receiverAccepts(headers, body, secret, base.timestamp)).toBe(true);
      expect(receiverAccepts(headers, body, secret, base.timestamp + 300)).toBe(true);
      expect(receiverAccepts(headers, body, secret, base.timestamp + 301)).toBe(false);
      expect(receiverAccepts(headers, body, secret, base.timestamp - 301)).toBe(false);
      expect(receiverAccepts(headers, body, `${secret}x`, base.timestamp)).toBe(false);
      for (let index = 0; index < body.length; index += 1) {
        const tampered = Buffer.from(body);
        tampered.writeUInt8(tampered.readUInt8(index) ^ 1, index);
        expect(receiverAccepts(headers, tampered, secret, base.timestamp)).toBe(false);
      }
    },
  );

  it('is accepted by a stock Standard Webhooks verifier, with a generated secret and with a custom one', () => {
    const timestamp = Math.floor(Date.now() / 1_000);
    const generated = callbackHeaders({ ...base, timestamp, secrets: { current: standardSecret, previous: null } });
    expect(new Webhook(standardSecret).verify(body, generated)).toMatchObject({ event: base.event });
    const custom = 'a-secret-of-sixteen';
    const written = callbackHeaders({ ...base, timestamp, secrets: { current: custom, previous: null } });
    expect(new Webhook(custom, { format: 'raw' }).verify(body, written)).toMatchObject({ event: base.event });
    expect(() => new Webhook(standardSecret).verify(body, written)).toThrow();
  });

  it('is refused by a stock verifier when stale, from the future, or of another event', () => {
    const now = Math.floor(Date.now() / 1_000);
    const secrets = { current: standardSecret, previous: null };
    const verify = (headers: Record<string, string>) => () => new Webhook(standardSecret).verify(body, headers);
    expect(verify(callbackHeaders({ ...base, timestamp: now - 301, secrets }))).toThrow();
    expect(verify(callbackHeaders({ ...base, timestamp: now + 310, secrets }))).toThrow();
    expect(verify({ ...callbackHeaders({ ...base, timestamp: now, secrets }), 'webhook-id': 'evt_02' })).toThrow();
  });

  it('satisfies holders of the old and of the new secret all through a rotation', () => {
    const old = `whsec_${randomBytes(32).toString('base64')}`;
    for (let n = 0; n < 1_000; n += 1) {
      const timestamp = Math.floor(Date.now() / 1_000);
      const raw = Buffer.from(JSON.stringify({ n, text: randomBytes(20).toString('hex') }));
      const secrets = { current: standardSecret, previous: old };
      const headers = callbackHeaders({ ...base, body: raw, timestamp, secrets });
      expect(receiverAccepts(headers, raw, old, timestamp)).toBe(true);
      expect(receiverAccepts(headers, raw, standardSecret, timestamp)).toBe(true);
      expect(new Webhook(old).verify(raw, headers)).toMatchObject({ n });
      expect(new Webhook(standardSecret).verify(raw, headers)).toMatchObject({ n });
      expect(headers['X-Service-Signature']).toMatch(/^v1=[0-9a-f]{64}$/);
    }
  });

  it('is absent without a secret, while event and attempt are still named', () => {
    const headers = callbackHeaders({ ...base, secrets: null });
    expect(Object.keys(headers).filter((name) => /signature|webhook/i.test(name))).toEqual([]);
    expect(headers).toMatchObject({
      'X-Service-Event-Id': 'evt_01',
      'X-Service-Event': 'gate.review.approved',
      'X-Service-Delivery-Attempt': '3',
    });
  });
});
