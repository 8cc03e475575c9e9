import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ApprovedMessage } from '@sendgate/gate';
import { authenticate } from 'mailauth';
import { composeMail } from './compose-mail.ts';

const now = new Date('2026-11-21T10:00:00Z');
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'der' },
});

const message = (changes: Partial<ApprovedMessage> = {}): ApprovedMessage => ({
  actionId: 'act_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  channel: 'email',
  recipient: 'ada@example.net',
  subject: 'Grüße aus Köln',
  bodyText:
    'Hello Ada,\n\n.a line that begins with a dot and is long enough that a flowed text would have to be wrapped\nÄ\n',
  bodyHtml: '<p>Hello Ada</p>',
  edited: false,
  remediated: false,
  metadata: null,
  label: null,
  governanceActionId: null,
  snapshotId: 'snap_1',
  configHash: 'c',
  createdAt: now,
  ...changes,
});
const route = (dkim: { domain: string; selector: string } | null = null, fromName: string | null = null) => ({
  mode: 'smtp' as const,
  connection: {
    host: 'mail.example.org',
    port: 587,
    encryption: 'starttls' as const,
    user: null,
    from: 'grace@example.org',
    from_name: fromName,
    dkim,
  },
  password: null,
  dkimKey: dkim ? privateKey : null,
});

/** The parts of a message, decoded. */
function parts(bytes: Buffer): { headers: string[]; bodies: string[] } {
  const text = bytes.toString('latin1');
  const headers = (text.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const boundary = /boundary="([^"]+)"/.exec(text)?.[1];
  const sections = boundary === undefined ? [text] : text.split(`--${boundary}`).slice(1, -1);
  const bodies = sections.map((section) => {
    const body = section.replace(/^\r\n/, '').split('\r\n\r\n').slice(1).join('\r\n\r\n');
    const joined = body.replaceAll('=\r\n', '');
    const decoded = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(decoded, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
  });
  return { headers, bodies };
}

describe('a message as mail', () => {
  it('says what was approved and nothing else', async () => {
    const approved = message();
    const { bytes, envelope } = await composeMail(approved, route(), now);
    const { headers, bodies } = parts(bytes);
    expect(bodies[0]?.trimEnd()).toBe(approved.bodyText.trimEnd());
    expect(bodies[1]?.trimEnd()).toBe(approved.bodyHtml);
    expect(bodies).toHaveLength(2);
    expect(headers).toContain('To: ada@example.net');
    expect(headers).toContain('From: grace@example.org');
    expect(envelope).toEqual({ from: 'grace@example.org', to: ['ada@example.net'] });
  });

  it('bears the same Message-ID on every attempt, made of the action id', async () => {
    const first = await composeMail(message(), route(), now);
    const later = await composeMail(message(), route(), new Date(now.getTime() + 60_000));
    expect(first.messageId).toBe('<act_01ARZ3NDEKTSV4RRFFQ69G5FAV@example.org>');
    expect(later.messageId).toBe(first.messageId);
    expect(parts(first.bytes).headers).toContain(`Message-ID: ${first.messageId}`);
  });

  it.each([
    ['ada@b\u00fccher.example', 'ada@xn--bcher-kva.example'],
    ['j\u00fcrgen@fa\u00df.example', 'j\u00fcrgen@xn--fa-hia.example'],
    ['ada@example\u3002net', 'ada@example.net'],
    ['ada@0x7f', 'ada@0x7f'],
    ['ADA@Example.net', 'ADA@Example.net'],
  ])('goes to %s by a domain that every mail server can look up', async (recipient, to) => {
    const { connection, ...rest } = route();
    const from = 'grace@b\u00fccher.example';
    const mail = await composeMail(message({ recipient }), { ...rest, connection: { ...connection, from } }, now);
    expect(mail.envelope).toEqual({ from: 'grace@xn--bcher-kva.example', to: [to] });
    expect(mail.messageId).toMatch(/@xn--bcher-kva\.example>$/);
    expect(parts(mail.bytes).headers).toContain(`Message-ID: ${mail.messageId}`);
  });

  it('answers the message it was said to answer, when that is named as mail names messages', async () => {
    const thread = (id: string) => ({ metadata: { thread: { in_reply_to: id } } });
    const answering = await composeMail(message(thread('<abc@example.net>')), route(), now);
    expect(parts(answering.bytes).headers).toContain('In-Reply-To: <abc@example.net>');
    for (const id of ['abc', '<a b@c>', '<a>\r\nBcc: x@evil.example']) {
      const { bytes } = await composeMail(message(thread(id)), route(), now);
      expect(bytes.toString()).not.toMatch(/In-Reply-To|evil/);
    }
  });

  it.each([
    ['subject', message({ subject: 'Hello\r\nBcc: eve@evil.example' }), null],
    ['subject', message({ subject: 'Hello\nBcc: eve@evil.example\n\nbody' }), null],
    ['recipient', message({ recipient: 'ada@example.net\r\nBcc: eve@evil.example' }), null],
    ['recipient', message({ recipient: 'ada@example.net, eve@evil.example' }), null],
    ['name', message(), 'Grace\r\nBcc: eve@evil.example'],
    ['name', message(), 'Grace <eve@evil.example>,'],
  ])('grows no header and no second recipient out of a hostile %s', async (_field, hostile, name) => {
    const { bytes, envelope } = await composeMail(hostile, route(null, name), now);
    const names = parts(bytes).headers.map((header) => header.split(':')[0]?.toLowerCase());
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('cc');
    expect(new Set(names).size).toBe(names.length);
    expect(envelope.to).toHaveLength(1);
  });

  it('reads no file and fetches nothing, whatever the HTML names', async () => {
    const { bytes } = await composeMail(
      message({
        bodyHtml: '<img src="file:///etc/passwd"><img src="http://127.0.0.1/x">',
        bodyText: 'file:///etc/passwd',
      }),
      route(),
      now,
    );
    expect(bytes.toString()).not.toContain('root:');
    expect(bytes.toString()).not.toContain('attachment');
  });
});

describe('DKIM', () => {
  const identity = { domain: 'example.org', selector: 's1' };
  const resolver = async (name: string, type: string) => {
    if (name === 's1._domainkey.example.org' && type === 'TXT') {
      return [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]];
    }
    throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  };
  const verify = async (bytes: Buffer) => {
    const { dkim } = await authenticate(bytes, { ip: '192.0.2.1', helo: 'x', sender: 'grace@example.org', resolver });
    return dkim.results.map(({ status, signingDomain, selector }) => ({
      result: status.result,
      signingDomain,
      selector,
    }));
  };

  it('signs so that an independent verifier agrees', async () => {
    const { bytes } = await composeMail(message(), route(identity), now);
    expect(await verify(bytes)).toEqual([{ result: 'pass', signingDomain: 'example.org', selector: 's1' }]);
  });

  it('covers body, subject, sender and recipient', async () => {
    const { bytes } = await composeMail(message({ subject: 'Plain' }), route(identity), now);
    for (const [was, becomes] of [
      ['Hello Ada', 'Hello Eve'],
      ['Subject: Plain', 'Subject: Other'],
      ['From: grace@', 'From: eve@'],
      ['To: ada@', 'To: eve@'],
    ] as const) {
      expect(bytes.toString()).toContain(was);
      const [found] = await verify(Buffer.from(bytes.toString().replace(was, becomes)));
      expect(found?.result).not.toBe('pass');
    }
  });

  it('is of what the line carries: a lone CR, which becomes an end of line on its way, is one before', async () => {
    const lone = { bodyText: 'Hello\rAda\nand\r\nGrace', bodyHtml: '<p>\r.\rHello</p>' };
    const { bytes } = await composeMail(message(lone), route({ domain: 'example.org', selector: 's' }), now);
    expect(bytes.toString('latin1')).not.toMatch(/\r(?!\n)|(?<!\r)\n/);
    expect(parts(bytes).bodies.map((body) => body.trimEnd())).toEqual(['Hello\nAda\nand\nGrace', '<p>\n.\nHello</p>']);
  });

  it('is left out where the workspace has no identity', async () => {
    const { bytes } = await composeMail(message(), route(), now);
    expect(bytes.toString()).not.toContain('DKIM-Signature');
  });
});
