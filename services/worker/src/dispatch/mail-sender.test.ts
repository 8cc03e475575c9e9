import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { UnsafeUrl } from '@sendgate/gate';
import { type Dial, dialTcp } from '../deliver/guarded-agent.ts';
import { type LoopbackMailServer, loopbackMailServer, type MailStep } from '../testing/loopback-mail-server.ts';
import { expiredCertificate, goodCertificate } from '../testing/receiver-certificates.ts';
import { classifyMail } from './classify-mail.ts';
import type { MailLimits } from './mail-connection.ts';
import { type Mailing, type MailSender, openMailSender } from './mail-sender.ts';

const calm = new AbortController().signal;
const mail = {
  messageId: '<act_1@example.org>',
  envelope: { from: 'grace@example.org', to: ['ada@example.net'] },
  bytes: Buffer.from('Subject: Hello\r\n\r\n.dot\r\nline\r\n'),
} as const;

let server: LoopbackMailServer;
let sender: MailSender;
afterEach(async () => {
  sender?.close();
  await server?.close();
});

type Connection = Mailing['route']['connection'];

interface Attempt extends Partial<Pick<Mailing, 'beforeWrite' | 'signal'>> {
  connection?: Partial<Connection>;
  password?: string;
  ca?: string;
  limits?: Partial<MailLimits>;
  dial?: Dial;
}

const open = ({ ca = goodCertificate.cert, limits = {}, dial = dialTcp }: Attempt = {}) => {
  sender = openMailSender({ findAddress: async () => '127.0.0.1', ca, limits, dial });
};
const send = async (attempt: Attempt = {}) => {
  const route: Mailing['route'] = {
    mode: 'smtp',
    connection: {
      host: 'receiver.test',
      port: server?.port,
      encryption: 'none',
      user: null,
      from: 'grace@example.org',
      from_name: null,
      dkim: null,
      ...attempt.connection,
    },
    password: attempt.password ?? null,
    dkimKey: null,
  };
  const result = await sender.send({
    route,
    mail,
    signal: attempt.signal ?? calm,
    beforeWrite: attempt.beforeWrite ?? (async () => {}),
  });
  return { result, verdict: classifyMail(result) };
};

describe('a mail server', () => {
  it('gets the message to the byte, once, and is asked for leave only when it waits for it', async () => {
    server = await loopbackMailServer({ plain: true });
    open();
    const steps: string[] = [];
    server.treat((step) => {
      steps.push(step);
      return undefined;
    });
    const { verdict } = await send({
      beforeWrite: async () => {
        steps.push('leave');
      },
    });
    expect(verdict).toEqual({ kind: 'sent', providerMessageId: mail.messageId });
    expect(steps).toEqual(['connect', 'mail', 'rcpt', 'leave', 'end']);
    expect(server.mails).toMatchObject([{ from: 'grace@example.org', to: ['ada@example.net'], raw: mail.bytes }]);
  });

  it('gets nothing when leave is not given', async () => {
    server = await loopbackMailServer({ plain: true });
    open();
    const { result } = await send({ beforeWrite: () => Promise.reject(new Error('no')) });
    expect(result).toMatchObject({ kind: 'failure', written: false });
    expect(server.mails).toEqual([]);
  });

  it('is spoken to over one connection while messages follow each other', async () => {
    server = await loopbackMailServer({ plain: true });
    open();
    for (let n = 0; n < 3; n += 1) expect((await send()).verdict.kind).toBe('sent');
    expect(server.connections()).toBe(1);
    expect(server.mails).toHaveLength(3);
  });

  it('that closed a kept connection is connected to anew in the same attempt', async () => {
    server = await loopbackMailServer({ plain: true });
    open();
    await send();
    const { port } = server;
    await server.close();
    server = await loopbackMailServer({ plain: true, port });
    expect((await send()).verdict.kind).toBe('sent');
    expect(server.mails).toHaveLength(1);
  });

  it.each([
    ['connect', 421, 'refused'],
    ['connect', 554, 'refused'],
    ['mail', 451, 'refused'],
    ['mail', 530, 'refused'],
    ['mail', 550, 'failed'],
    ['rcpt', 450, 'refused'],
    ['rcpt', 451, 'refused'],
    ['rcpt', 550, 'failed'],
    ['end', 451, 'refused'],
    ['end', 452, 'refused'],
    ['end', 550, 'failed'],
    ['end', 554, 'failed'],
  ] as const)('that answers %s with %i has the message %s', async (at, code, kind) => {
    server = await loopbackMailServer({ plain: true });
    open();
    server.treat((step) => (step === at ? { code, text: 'Not this ada@example.net' } : undefined));
    const { verdict } = await send();
    expect(verdict).toMatchObject({ kind, errorClass: expect.stringMatching(new RegExp(`^smtp_${code}`)) });
    // What a server says may quote the recipient; of its words only the codes are kept.
    expect(JSON.stringify(verdict)).not.toContain('ada');
  });

  it.each([
    ['mail', 'refused'],
    ['rcpt', 'refused'],
    ['end', 'unknown'],
  ] as const)('that answers nonsense at %s has the message %s, and does not fail it', async (at, kind) => {
    server = await loopbackMailServer({ plain: true });
    open();
    server.treat((step) => (step === at ? { code: 354, text: 'Go on' } : undefined));
    expect((await send()).verdict).toMatchObject({ kind, errorClass: 'bad_reply' });
  });

  it('that is down, or hangs up before it took the message, is tried again', async () => {
    server = await loopbackMailServer({ plain: true });
    open();
    for (const at of ['connect', 'mail', 'rcpt'] as MailStep[]) {
      server.treat((step, socket) => {
        if (step === at) socket.destroy();
        return undefined;
      });
      expect((await send()).verdict).toMatchObject({ kind: 'refused', errorClass: 'connection_failed' });
    }
    await server.close();
    expect((await send()).verdict).toMatchObject({ kind: 'refused', errorClass: 'connection_failed' });
  });

  it('that hangs up while leave is given got nothing of the message, and is tried again', async () => {
    server = await loopbackMailServer({ plain: true });
    const over = Promise.withResolvers<boolean>();
    open({ dial: (...to) => dialTcp(...to).once('close', over.resolve) });
    let hangUp = () => {};
    server.treat((step, socket) => {
      if (step === 'rcpt') hangUp = () => socket.destroy();
      return undefined;
    });
    const beforeWrite = async () => {
      hangUp();
      await over.promise;
    };
    expect((await send({ beforeWrite })).verdict).toMatchObject({ kind: 'refused', errorClass: 'connection_failed' });
  });

  it('that hangs up or falls silent after it got the message leaves its outcome unknown', async () => {
    server = await loopbackMailServer({ plain: true });
    open({ limits: { silenceMs: 300 } });
    server.treat((step, socket) => {
      if (step === 'end') socket.destroy();
      return undefined;
    });
    expect((await send()).verdict).toEqual({ kind: 'unknown', errorClass: 'connection_failed' });
    server.treat((step) => (step === 'end' ? new Promise(() => {}) : undefined));
    expect((await send()).verdict).toEqual({ kind: 'unknown', errorClass: 'timeout' });
  });

  it('that never greets, or takes too long over all, is given up', async () => {
    server = await loopbackMailServer({ plain: true });
    open({ limits: { greetingMs: 200, connectMs: 200 } });
    server.treat(() => new Promise(() => {}));
    expect((await send()).verdict).toMatchObject({ kind: 'refused', errorClass: 'timeout' });
    sender.close();
    open({ limits: { totalMs: 200 } });
    server.treat((step) => (step === 'rcpt' ? new Promise(() => {}) : undefined));
    expect((await send()).verdict).toMatchObject({ kind: 'refused', errorClass: 'timeout' });
  });

  it('is let go of at once when the attempt is given up', async () => {
    server = await loopbackMailServer({ plain: true });
    open();
    const stop = new AbortController();
    server.treat((step) => {
      if (step === 'rcpt') stop.abort(new Error('stopping'));
      return step === 'rcpt' ? new Promise(() => {}) : undefined;
    });
    await expect(send({ signal: stop.signal })).rejects.toThrow('stopping');
    expect(server.mails).toEqual([]);
  });

  it('that takes no message of this size has it refused for good', async () => {
    server = await loopbackMailServer({ plain: true, size: 10 });
    open();
    expect((await send()).verdict).toEqual({ kind: 'failed', errorClass: 'too_large' });
  });
});

describe('encryption', () => {
  it.each(['tls', 'starttls'] as const)('by %s reaches a server whose certificate is in order', async (encryption) => {
    server = await loopbackMailServer({ secure: encryption === 'tls' });
    open();
    expect((await send({ connection: { encryption } })).verdict.kind).toBe('sent');
    expect(server.mails).toMatchObject([{ encrypted: true, raw: mail.bytes }]);
  });

  it.each([
    ['expired', { ...expiredCertificate, ca: expiredCertificate.cert, host: 'receiver.test' }],
    ['of another name', { ...goodCertificate, ca: goodCertificate.cert, host: 'other.test' }],
    ['of nobody known', { ...goodCertificate, ca: expiredCertificate.cert, host: 'receiver.test' }],
  ])('stops at a certificate that is %s', async (_name, { key, cert, ca, host }) => {
    for (const encryption of ['tls', 'starttls'] as const) {
      server = await loopbackMailServer({ secure: encryption === 'tls', key, cert });
      open({ ca });
      const { verdict } = await send({ connection: { encryption, host } });
      expect(verdict).toMatchObject({ kind: 'refused', errorClass: 'tls_failed' });
      expect(server.mails).toEqual([]);
      await server.close();
    }
  });

  it('is not given up where the server does not offer it', async () => {
    server = await loopbackMailServer({ plain: true });
    open();
    expect((await send({ connection: { encryption: 'starttls' } })).verdict.kind).toBe('refused');
    expect(server.mails).toEqual([]);
  });
});

describe('signing in', () => {
  const login = { user: 'grace', password: 'a-password' };

  it('takes the password over an encrypted line', async () => {
    server = await loopbackMailServer({ login });
    open();
    const { verdict } = await send({ connection: { encryption: 'starttls', user: 'grace' }, password: login.password });
    expect(verdict.kind).toBe('sent');
    expect(server.mails).toMatchObject([{ user: 'grace', encrypted: true }]);
  });

  it('with a wrong password costs an attempt and not the message', async () => {
    server = await loopbackMailServer({ login });
    open();
    const { verdict } = await send({ connection: { encryption: 'starttls', user: 'grace' }, password: 'wrong' });
    expect(verdict).toMatchObject({ kind: 'refused', errorClass: expect.stringContaining('smtp_535') });
  });

  it('is given up with a server that asks on and on', async () => {
    const endless = createServer((socket) => {
      socket
        .on('error', () => {})
        .on('data', (said) => {
          socket.write(String(said).startsWith('EHLO') ? '250-receiver.test\r\n250 AUTH PLAIN\r\n' : '334 \r\n');
        });
      socket.write('220 receiver.test\r\n');
    }).listen(0, '127.0.0.1');
    await once(endless, 'listening');
    open({ limits: { totalMs: 200 } });
    const { port } = endless.address() as AddressInfo;
    const { verdict } = await send({ connection: { port, user: 'grace' }, password: 'right' });
    expect(verdict).toMatchObject({ kind: 'refused', errorClass: 'timeout' });
    endless.close();
    await once(endless, 'close');
  });

  it('never shares a connection between passwords', async () => {
    server = await loopbackMailServer({ login });
    open();
    const connection = { encryption: 'starttls', user: 'grace' } as const;
    await send({ connection, password: login.password });
    expect((await send({ connection, password: 'wrong' })).verdict.kind).toBe('refused');
    expect(server.connections()).toBe(2);
  });
});

it('never connects to an address that is off limits', async () => {
  server = await loopbackMailServer({ plain: true });
  sender = openMailSender({ findAddress: () => Promise.reject(new UnsafeUrl('address', 'not public')) });
  expect((await send()).verdict).toEqual({ kind: 'failed', errorClass: 'egress_blocked' });
  sender = openMailSender({ findAddress: () => Promise.reject(new UnsafeUrl('unresolved', 'no such name')) });
  expect((await send()).verdict).toEqual({ kind: 'refused', errorClass: 'dns_failed', askedSeconds: null });
  expect(server.connections()).toBe(0);
});
