import { afterEach, describe, expect, it } from '@jest/globals';
import { ConfigError, type Logger } from '@sendgate/runtime';
import { openMailSender } from '../dispatch/mail-sender.ts';
import { type LoopbackMailServer, loopbackMailServer } from '../testing/loopback-mail-server.ts';
import { goodCertificate } from '../testing/receiver-certificates.ts';
import { openNoticeLog } from './notice-log.ts';
import { type NoticeMailConfig, openNoticeMail } from './notice-mail.ts';

const production: NoticeMailConfig = {
  mailUrl: undefined,
  mailFrom: 'gate@example.org',
  mailAllowedCidrs: [],
  callbackAllowHttp: false,
  callbackAllowedCidrs: [],
};
const opened = (changes: Partial<NoticeMailConfig>) => openNoticeMail({ ...production, ...changes });
const problemsOf = (changes: Partial<NoticeMailConfig>) => {
  try {
    opened(changes)?.sender.close();
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems;
  }
};

let server: LoopbackMailServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('the mail server of the service', () => {
  it('is none where none is set', () => {
    expect(opened({ mailFrom: undefined })).toBeNull();
  });

  it.each([
    ['smtps://mail.example.org', { host: 'mail.example.org', port: 465, encryption: 'tls', user: null }],
    ['smtp://mail.example.org', { host: 'mail.example.org', port: 587, encryption: 'starttls', user: null }],
    ['smtps://grace%40example.org:p%3Aw@mail.example.org:2525/', { port: 2525, user: 'grace@example.org' }],
  ])('is read from %s', (mailUrl, connection) => {
    const mail = opened({ mailUrl });
    expect(mail?.route.connection).toMatchObject({ ...connection, from: 'gate@example.org', dkim: null });
    mail?.sender.close();
  });

  it('keeps its password apart, decoded', () => {
    const mail = opened({ mailUrl: 'smtps://grace:p%3Aw@mail.example.org' });
    expect(mail?.route.password).toBe('p:w');
    mail?.sender.close();
  });

  it.each([
    ['an address off the internet', 'smtps://10.1.2.3'],
    ['a loopback address', 'smtps://[::1]'],
    ['a name that never leaves a network', 'smtps://relay.internal'],
    ['a port that is not one of mail', 'smtps://mail.example.org:6379'],
    ['no encryption', 'smtp://mail.example.org?encryption=none'],
    ['an option nobody knows', 'smtps://mail.example.org?ignoreTLS=true'],
    ['a path', 'smtps://mail.example.org/inbox'],
    ['a user without a password', 'smtps://canary-user@mail.example.org'],
    ['a password that is not encoded', 'smtps://grace:canary%zz@mail.example.org'],
    ['no host', 'smtps://:2525'],
  ])('is refused with %s, and nothing of it is quoted', (_, mailUrl) => {
    const problems = problemsOf({ mailUrl });
    expect(problems).toEqual([expect.stringMatching(/^SENDGATE_MAIL_URL: /)]);
    expect(problems.join()).not.toContain('canary');
  });

  it('may be in a network the operator lets through for it alone', () => {
    expect(problemsOf({ mailUrl: 'smtps://10.1.2.3', mailAllowedCidrs: ['10.1.0.0/16'] })).toEqual([]);
    expect(problemsOf({ mailUrl: 'smtps://10.1.2.3', mailAllowedCidrs: ['10.1.0.0'] })).toEqual([
      'SENDGATE_MAIL_ALLOWED_CIDRS: not a network in CIDR form: 10.1.0.0',
      'SENDGATE_MAIL_URL: The address is not on the public internet.',
    ]);
  });

  it('needs an address to send from, and the address a server', () => {
    const mailUrl = 'smtps://mail.example.org';
    expect(problemsOf({ mailUrl, mailFrom: undefined })).toEqual([
      'SENDGATE_MAIL_FROM: is needed with SENDGATE_MAIL_URL',
    ]);
    expect(problemsOf({})).toEqual(['SENDGATE_MAIL_FROM: set SENDGATE_MAIL_URL as well']);
    expect(problemsOf({ mailUrl, mailFrom: 'Grace <grace@example.org>' })).toEqual([
      expect.stringMatching(/^SENDGATE_MAIL_FROM: /),
    ]);
  });

  it.each(['smtps', 'smtp'])('is spoken to by %s encrypted, with user and password', async (scheme) => {
    const login = { user: 'gate', password: 'p:w' };
    server = await loopbackMailServer({ ...goodCertificate, secure: scheme === 'smtps', login });
    const mailUrl = `${scheme}://gate:p%3Aw@mail.example.org:${server.port}`;
    const mail = opened({ mailUrl, callbackAllowHttp: true });
    if (!mail) throw new Error('not opened');
    mail.sender.close();
    // The name the test's certificate bears, which is nobody's on the internet.
    const connection = { ...mail.route.connection, host: 'receiver.test' };
    const sender = openMailSender({ findAddress: async () => '127.0.0.1', ca: goodCertificate.cert });
    const result = await sender.send({
      route: { ...mail.route, connection },
      mail: {
        messageId: '<ntc_1@example.org>',
        envelope: { from: 'gate@example.org', to: ['ada@example.org'] },
        bytes: Buffer.from('Subject: Hello\r\n\r\nHello\r\n'),
      },
      signal: new AbortController().signal,
      beforeWrite: async () => undefined,
    });
    sender.close();
    expect(result).toEqual({ kind: 'accepted', messageId: '<ntc_1@example.org>' });
    expect(server.mails).toMatchObject([{ encrypted: true, user: 'gate', to: ['ada@example.org'] }]);
  });
});

describe('the log', () => {
  const lines: [string, string, object | undefined][] = [];
  const logger: Pick<Logger, 'info' | 'warn'> = {
    info: (event, fields) => lines.push(['info', event, fields]),
    warn: (event, fields) => lines.push(['warn', event, fields]),
  };
  afterEach(() => {
    lines.length = 0;
  });
  const event = { noticeId: 'ntc_1', workspaceId: 'ws_1', attempt: 1, errorClass: null };

  it('says once, and not for every admin, that no mail server is set', () => {
    const log = openNoticeLog(logger);
    for (const noticeId of ['ntc_1', 'ntc_2', 'ntc_3']) log({ ...event, noticeId, outcome: 'unsent' });
    expect(lines).toEqual([['warn', expect.stringContaining('SENDGATE_MAIL_URL'), { workspace_id: 'ws_1' }]]);
  });

  it('warns of what did not go out for certain, and only of that', () => {
    const log = openNoticeLog(logger);
    for (const outcome of ['sent', 'refused', 'failed', 'unknown', 'lost'] as const) log({ ...event, outcome });
    expect(lines.map(([level]) => level)).toEqual(['info', 'info', 'warn', 'warn', 'warn']);
  });
});
