import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { receiverAccepts } from '../testing/independent-receiver.ts';
import { callbackHeaders } from './sign.ts';

const now = () => Math.floor(Date.now() / 1_000);
const secret = `whsec_${randomBytes(24).toString('base64')}`;
const other = `whsec_${randomBytes(24).toString('base64')}`;
const plain = Buffer.from('{"event":"gate.review.approved","body_text":"Hello Ada"}');

type Headers = Record<string, string>;
interface Sent {
  readonly headers: Headers;
  readonly body: Buffer;
}

function sent(options: { body?: Buffer; timestamp?: number; current?: string; previous?: string | null } = {}): Sent {
  const { body = plain, timestamp = now(), current = secret, previous = null } = options;
  const event = { eventId: 'evt_01', event: 'gate.review.approved', attempt: 1 };
  return { body, headers: callbackHeaders({ ...event, body, timestamp, secrets: { current, previous } }) };
}

/** What the two receivers say: one of the documented scheme, one stock verifier of Standard Webhooks. */
function verdicts({ headers, body }: Sent, held = secret): { documented: boolean; standard: boolean } {
  let standard = true;
  try {
    new Webhook(held).verify(body, headers);
  } catch {
    standard = false;
  }
  return { documented: receiverAccepts(headers, body, held), standard };
}

const both = { documented: true, standard: true };
const neither = { documented: false, standard: false };
const onlyStandard = { documented: false, standard: true };
const onlyDocumented = { documented: true, standard: false };
const signature = 'X-Service-Signature';
const stamp = 'X-Service-Signature-Timestamp';
const standardSignature = 'webhook-signature';

/** The message with some headers put differently; undefined leaves one out. */
function altered(change: (headers: Headers) => Record<string, string | undefined>, from = sent()): Sent {
  const merged = { ...from.headers, ...change(from.headers) };
  const headers = Object.fromEntries(
    Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return { ...from, headers };
}

const bodies: readonly [string, Buffer][] = [
  ['ASCII', plain],
  ['nothing but braces', Buffer.from('{}')],
  ['umlauts and dashes', Buffer.from('{"t":"Grüße – schön"}')],
  ['Cyrillic, Greek and Chinese', Buffer.from('{"t":"Привет Γειά 你好"}')],
  ['emoji with modifiers and joiners', Buffer.from('{"t":"👩🏽‍🚀🏳️‍🌈"}')],
  ['right to left with marks', Buffer.from('{"t":"\u202eשלום\u200f"}')],
  ['combining marks, not composed', Buffer.from('{"t":"e\u0301a\u0308"}')],
  ['zero-width characters', Buffer.from('{"t":"a\u200bb\u2060c"}')],
  ['escapes that must not be undone', Buffer.from('{"t":"\\u00fc\\n\\/"}')],
  ['spaces and line ends as they are', Buffer.from('{ "t" :\r\n "x" }\n')],
  ['a dot where the separator is', Buffer.from('.{"t":"1.2"}'.slice(1))],
  ['100 kB', Buffer.from(JSON.stringify({ t: 'long '.repeat(20_000) }))],
];

describe('a signed callback', () => {
  it.each(bodies)('is accepted by both receivers with a body of %s', (_what, body) => {
    expect(verdicts(sent({ body }))).toEqual(both);
  });

  it.each<[string, () => Sent]>([
    [
      'one bit of the body flipped',
      () => ({ ...sent(), body: Buffer.from(plain.map((byte, i) => (i === 9 ? byte ^ 1 : byte))) }),
    ],
    ['a byte appended to the body', () => ({ ...sent(), body: Buffer.concat([plain, Buffer.from(' ')]) })],
    ['the last byte of the body missing', () => ({ ...sent(), body: plain.subarray(0, -1) })],
    ['an empty body', () => ({ ...sent(), body: Buffer.alloc(0) })],
    [
      'the body written anew by a JSON library',
      () => ({ ...sent(), body: Buffer.from(JSON.stringify(JSON.parse(plain.toString()), null, 1)) }),
    ],
    [
      'the body composed to NFC',
      () => {
        const decomposed = Buffer.from('{"t":"e\u0301"}');
        return { ...sent({ body: decomposed }), body: Buffer.from(decomposed.toString().normalize('NFC')) };
      },
    ],
    [
      'the body of another event',
      () => ({ ...sent(), body: Buffer.from(plain.toString().replace('approved', 'rejected')) }),
    ],
    ['a timestamp 301 seconds old', () => sent({ timestamp: now() - 302 })],
    ['a timestamp from last year', () => sent({ timestamp: now() - 31_536_000 })],
    ['a timestamp 310 seconds ahead', () => sent({ timestamp: now() + 310 })],
    [
      'timestamps made fresh without signing',
      () =>
        altered(
          () => ({ [stamp]: String(now()), 'webhook-timestamp': String(now()) }),
          sent({ timestamp: now() - 900 }),
        ),
    ],
    ['timestamps that are no numbers', () => altered(() => ({ [stamp]: 'now', 'webhook-timestamp': 'now' }))],
    [
      'timestamps in milliseconds',
      () => altered(() => ({ [stamp]: String(Date.now()), 'webhook-timestamp': String(Date.now()) })),
    ],
    ['no timestamps', () => altered(() => ({ [stamp]: undefined, 'webhook-timestamp': undefined }))],
    ['empty timestamps', () => altered(() => ({ [stamp]: '', 'webhook-timestamp': '' }))],
    ['no signatures', () => altered(() => ({ [signature]: undefined, [standardSignature]: undefined }))],
    ['empty signatures', () => altered(() => ({ [signature]: '', [standardSignature]: '' }))],
    [
      'signatures without their version',
      () =>
        altered((headers) => ({
          [signature]: headers[signature]?.slice(3),
          [standardSignature]: headers[standardSignature]?.slice(3),
        })),
    ],
    [
      'signatures of another version',
      () =>
        altered((headers) => ({
          [signature]: headers[signature]?.replace('v1=', 'v0='),
          [standardSignature]: headers[standardSignature]?.replace('v1,', 'v1a,'),
        })),
    ],
    [
      'signatures cut short',
      () =>
        altered((headers) => ({
          [signature]: headers[signature]?.slice(0, -2),
          [standardSignature]: headers[standardSignature]?.slice(0, -4),
        })),
    ],
    [
      'one character of the signatures changed',
      () =>
        altered((headers) => ({
          [signature]: headers[signature]?.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
          [standardSignature]: headers[standardSignature]?.replace(
            /^v1,(.)/,
            (_all, first) => `v1,${first === 'A' ? 'B' : 'A'}`,
          ),
        })),
    ],
    [
      'signatures of zeros',
      () =>
        altered(() => ({
          [signature]: `v1=${'0'.repeat(64)}`,
          [standardSignature]: `v1,${Buffer.alloc(32).toString('base64')}`,
        })),
    ],
    ['signatures made with another secret', () => sent({ current: other })],
    [
      'the signatures of another message',
      () =>
        altered(() => {
          const { headers } = sent({ body: Buffer.from('{"event":"gate.test"}') });
          return { [signature]: headers[signature], [standardSignature]: headers[standardSignature] };
        }),
    ],
    [
      'the version header of a scheme to come',
      () => altered(() => ({ 'X-Service-Signature-Version': 'v2', 'webhook-id': 'evt_02' })),
    ],
  ])('is refused by both receivers with %s', (_what, make) => {
    expect(verdicts(make())).toEqual(neither);
  });

  it.each<[string, () => Sent, { documented: boolean; standard: boolean }]>([
    ['299 seconds old', () => sent({ timestamp: now() - 298 }), both],
    ['299 seconds ahead', () => sent({ timestamp: now() + 298 }), both],
    [
      'without the documented headers',
      () => altered(() => ({ [signature]: undefined, [stamp]: undefined })),
      onlyStandard,
    ],
    [
      'without the Standard Webhooks headers',
      () => altered(() => ({ 'webhook-id': undefined, [standardSignature]: undefined })),
      onlyDocumented,
    ],
    ['without its version header', () => altered(() => ({ 'X-Service-Signature-Version': undefined })), onlyStandard],
    ['with another webhook-id', () => altered(() => ({ 'webhook-id': 'evt_02' })), onlyDocumented],
    [
      'with several standard signatures, ours last',
      () =>
        altered((headers) => ({
          [standardSignature]: `v1,${Buffer.alloc(32).toString('base64')} v2,zzz ${headers[standardSignature]}`,
        })),
      both,
    ],
    [
      'with several standard signatures, none ours',
      () => altered(() => ({ [standardSignature]: `v1,${Buffer.alloc(32).toString('base64')} v1a,zzz` })),
      onlyDocumented,
    ],
    [
      'with a second value in the documented header',
      () => altered((headers) => ({ [signature]: `${headers[signature]}, v1=00` })),
      onlyStandard,
    ],
    [
      'with the hexadecimal digits in capitals',
      () => altered((headers) => ({ [signature]: `v1=${headers[signature]?.slice(3).toUpperCase()}` })),
      onlyStandard,
    ],
    [
      'with header names in lower case',
      () => {
        const from = sent();
        return {
          ...from,
          headers: Object.fromEntries(Object.entries(from.headers).map(([name, value]) => [name.toLowerCase(), value])),
        };
      },
      both,
    ],
    [
      'with other headers about',
      () => altered(() => ({ 'X-Forwarded-For': '10.0.0.1', Authorization: 'Basic x' })),
      both,
    ],
  ])('%s gets from each receiver what its scheme says', (_what, make, expected) => {
    expect(verdicts(make())).toEqual(expected);
  });

  it.each([
    ['the new secret', secret],
    ['the old secret', other],
  ])('is accepted by holders of %s while one replaces the other', (_which, held) => {
    const message = sent({ current: secret, previous: other });
    expect(verdicts(message, held)).toEqual(both);
    expect(verdicts({ ...message, body: Buffer.from('{}') }, held)).toEqual(neither);
    // The primary header stays one value, for receivers that compare it as a whole.
    expect(message.headers[signature]).toMatch(/^v1=[0-9a-f]{64}$/);
    expect(verdicts(sent({ current: secret }), other)).toEqual(neither);
  });

  it.each([
    ['of the shortest length', 'sixteen-letters!'],
    ['of 128 characters', 'k'.repeat(128)],
    ['that is no ASCII', 'ключ-из-шестнадцати'],
    ['with spaces and quotes', `a "secret" with 'spaces'`],
  ])('is verified with a custom secret %s', (_what, custom) => {
    const { headers, body } = sent({ current: custom });
    expect(receiverAccepts(headers, body, custom)).toBe(true);
    expect(receiverAccepts(headers, body, `${custom}.`)).toBe(false);
    expect(new Webhook(Buffer.from(custom), { format: 'raw' }).verify(body, headers)).toEqual(JSON.parse(String(body)));
  });
});
