import { describe, expect, it } from '@jest/globals';
import { type IntakeRequest, isGenuineIntake } from './intake-signature.ts';
import { signIntake } from './testing.ts';

const secret = 'app-secret-1';
const at = 1_790_000_000_000;
const url = 'https://gate.example/api/intake/crm?workspace=ws_1&label=a%2fb%20c%3A%40';
const body = '{"text":"hé"}';

// Computed with `openssl dgst -sha256 -hmac app-secret-1 -binary | base64` over the text that the CRM's documentation describes.
const vectors = {
  uri: 'DVJqEiA9QgwiZ+nxeYHuGy/c+7XkhriFodvn2Ko+Hio=',
  body: 'SCHYLXLi/ldTeUm6IBohGdNBWdxyGms0ITwo1lCeGMQ=',
};

const request: IntakeRequest = {
  method: 'POST',
  url,
  rawBody: Buffer.from(body),
  signature: vectors.uri,
  timestamp: String(at),
};

const check = (changed: Partial<Record<keyof IntakeRequest, unknown>> = {}, now = at, base: 'uri' | 'body' = 'uri') =>
  isGenuineIntake({ ...request, ...changed } as IntakeRequest, { secret, base, now });

/** A request that is signed for whatever timestamp it bears. */
const signedAt = (timestamp: unknown) => {
  const headers = signIntake({ url, body, secret, at: timestamp as number });
  return { signature: headers['X-Crm-Signature-v3'], timestamp: headers['X-Crm-Request-Timestamp'] };
};

describe('the signature of an intake', () => {
  it('is taken when it was made over method, decoded URI, body and time', () => {
    expect(check()).toBe(true);
  });

  it('is taken when it was made over time and body, where that is what the CRM signs', () => {
    expect(check({ signature: vectors.body }, at, 'body')).toBe(true);
    expect(check({ signature: vectors.body })).toBe(false);
    expect(check({}, at, 'body')).toBe(false);
  });

  it('is the one that the double makes', () => {
    expect(signedAt(at)).toEqual({ signature: vectors.uri, timestamp: String(at) });
    expect(signIntake({ url, body, secret, at, base: 'body' })['X-Crm-Signature-v3']).toBe(vectors.body);
  });

  it.each([
    ['another method', { method: 'PUT' }],
    ['another workspace', { url: url.replace('ws_1', 'ws_2') }],
    ['another host', { url: url.replace('gate.example', 'gate2.example') }],
    ['another body', { rawBody: Buffer.from(`${body} `) }],
    ['another time', { timestamp: String(at + 1) }],
    ['a signature in another case', { signature: vectors.uri.toLowerCase() }],
    ['a signature cut short', { signature: vectors.uri.slice(0, -1) }],
    ['a signature with more behind it', { signature: `${vectors.uri}=` }],
    ['a space around the signature', { signature: ` ${vectors.uri}` }],
    ['the hexadecimal form', { signature: Buffer.from(vectors.uri, 'base64').toString('hex') }],
    ['the URL-safe form', { signature: vectors.uri.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') }],
    ['an empty signature', { signature: '' }],
    ['no signature', { signature: undefined }],
    ['two signatures', { signature: [vectors.uri, vectors.uri] }],
    ['one signature in an array', { signature: [vectors.uri] }],
    ['no time', { timestamp: undefined }],
    ['two times', { timestamp: [String(at), String(at)] }],
  ])('is refused with %s', (_name, changed) => {
    expect(check(changed)).toBe(false);
  });

  it('is refused with any bit of the body, the signature or the time turned', () => {
    const turned = (text: string, bit: number) => {
      const bytes = Buffer.from(text);
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit % 8));
      return bytes;
    };
    const bits = (text: string) => Array.from({ length: Buffer.byteLength(text) * 8 }, (_, bit) => turned(text, bit));
    const long = body.padEnd(90);
    const { 'X-Crm-Signature-v3': signature } = signIntake({ url, body: long, secret, at });
    const sent = { rawBody: Buffer.from(long), signature };
    expect(check(sent)).toBe(true);
    const changes = [
      ...bits(long).map((rawBody) => ({ rawBody })),
      ...bits(signature).map((bytes) => ({ signature: bytes.toString('latin1') })),
      ...bits(String(at)).map((bytes) => ({ timestamp: bytes.toString('latin1') })),
    ];
    expect(changes.length).toBeGreaterThanOrEqual(1_000);
    expect(changes.filter((changed) => check({ ...sent, ...changed }))).toEqual([]);
  });

  it('is refused where no secret is set, whatever it was made with', () => {
    const empty = signIntake({ url, body, secret: '', at });
    const sent = { ...request, signature: empty['X-Crm-Signature-v3'] };
    expect(isGenuineIntake(sent, { secret: '', base: 'uri', now: at })).toBe(false);
  });

  it.each([
    ['5 minutes old', 300_000, true],
    ['a millisecond older than that', 300_001, false],
    ['a minute ahead', -60_000, true],
    ['a millisecond further ahead', -60_001, false],
  ])('that is %s is taken: %d ms, %s', (_name, ageMs, taken) => {
    expect(check({}, at + ageMs)).toBe(taken);
  });

  it.each([
    ['a float', `${at}.0`],
    ['a float in seconds', `${at / 1_000}`],
    ['seconds', String(at / 1_000)],
    ['a sign', `+${at}`],
    ['an exponent', '1.79e12'],
    ['a space', ` ${at}`],
    ['hexadecimal digits', `0x${at.toString(16)}`],
    ['other digits', '١٧٩٠٠٠٠٠٠٠٠٠٠'],
    ['nothing', ''],
    ['no end', '1'.repeat(400)],
  ])('is refused with a time of %s, though it was made for it', (_name, timestamp) => {
    const signed = signedAt(timestamp);
    expect(signed.timestamp).toBe(timestamp);
    expect(check(signed)).toBe(false);
  });

  it.each([...":/?@!$'()*,;"])('is made with %s decoded', (character) => {
    const encoded = `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
    const plain = `https://gate.example/api/intake/crm?workspace=ws_1&label=x${character}y`;
    const signature = signIntake({ url: plain, body, secret, at })['X-Crm-Signature-v3'];
    expect(check({ signature, url: plain.replace(`x${character}y`, `x${encoded}y`) })).toBe(true);
    expect(check({ signature, url: plain.replace(`x${character}y`, `x${encoded.toLowerCase()}y`) })).toBe(true);
  });

  it.each([...'&=+ %#"<>[]é'])('is made with %s as it stands', (character) => {
    const encoded = encodeURIComponent(character);
    const signature = signIntake({ url: `https://gate.example/?label=${character}`, body, secret, at })[
      'X-Crm-Signature-v3'
    ];
    expect(check({ signature, url: `https://gate.example/?label=${encoded}` })).toBe(false);
  });

  it('decodes once: an encoded percent sign stays what it is', () => {
    const plain = signIntake({ url: 'https://gate.example/?label=/', body, secret, at })['X-Crm-Signature-v3'];
    expect(check({ signature: plain, url: 'https://gate.example/?label=%252F' })).toBe(false);
  });
});
