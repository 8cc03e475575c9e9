import { channels } from '@sendgate/contracts';
import { assertMailHostForm, type CallbackEgress, parseNetwork, UnsafeUrl } from '@sendgate/gate';
import { ConfigError } from '@sendgate/runtime';
import type { WorkerConfig } from '../config.ts';
import { openMailSender } from '../dispatch/mail-sender.ts';
import { mailTargets } from '../dispatch/mail-targets.ts';
import type { NoticeMail } from './send-notice.ts';

export type NoticeMailConfig = Pick<
  WorkerConfig,
  'mailUrl' | 'mailFrom' | 'mailAllowedCidrs' | 'callbackAllowHttp' | 'callbackAllowedCidrs'
>;

const usualPorts: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 };

/**
 * Opens the way e-mail to admins goes out, or null where the operator has set none. The server is held to the same rules
 * as those of workspaces, with networks of its own let through. Nothing is dialled.
 * @throws ConfigError naming everything that makes no sense. It quotes no part of the URL: that holds a password.
 */
export function openNoticeMail(config: NoticeMailConfig): NoticeMail | null {
  const { mailUrl, mailFrom } = config;
  const problems = config.mailAllowedCidrs
    .filter((network) => !isNetwork(network))
    .map((network) => `SENDGATE_MAIL_ALLOWED_CIDRS: not a network in CIDR form: ${network}`);
  if (mailFrom !== undefined && !channels.email.accepts(mailFrom)) {
    problems.push(`SENDGATE_MAIL_FROM: should be ${channels.email.recipientHint}`);
  }
  if (mailUrl === undefined) {
    if (mailFrom !== undefined) problems.push('SENDGATE_MAIL_FROM: set SENDGATE_MAIL_URL as well');
    if (problems.length > 0) throw new ConfigError(problems);
    return null;
  }
  const egress = {
    allowHttp: config.callbackAllowHttp,
    allowedCidrs: [...config.callbackAllowedCidrs, ...config.mailAllowedCidrs.filter(isNetwork)],
  };
  const server = readServer(mailUrl, egress);
  problems.push(...server.problems.map((problem) => `SENDGATE_MAIL_URL: ${problem}`));
  if (mailFrom === undefined) problems.push('SENDGATE_MAIL_FROM: is needed with SENDGATE_MAIL_URL');
  if (mailFrom === undefined || problems.length > 0) throw new ConfigError(problems);
  const { host, port, encryption, user, password } = server;
  return {
    route: {
      mode: 'smtp',
      connection: { host, port, encryption, user, from: mailFrom, from_name: 'Sendgate', dkim: null },
      password,
      dkimKey: null,
    },
    sender: openMailSender({ findAddress: mailTargets(egress) }),
  };
}

function isNetwork(text: string): boolean {
  return parseNetwork(text) !== null;
}

function readServer(text: string, egress: CallbackEgress) {
  const problems: string[] = [];
  const url = URL.canParse(text) ? new URL(text) : null;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const port = Number(url?.port || usualPorts[url?.protocol ?? '']);
  const plain = url?.searchParams.get('encryption') === 'none';
  const named = [...(url?.searchParams.keys() ?? [])];
  if (url === null || host === '' || !['', '/'].includes(url.pathname) || url.hash !== '') {
    problems.push('should be smtps://user:password@host:port, or smtp:// for STARTTLS');
  } else {
    try {
      assertMailHostForm(host, port, egress);
    } catch (error) {
      if (!(error instanceof UnsafeUrl)) throw error;
      problems.push(error.message);
    }
  }
  if (named.some((name) => name !== 'encryption') || (named.length > 0 && !plain)) {
    problems.push('knows no option but encryption=none');
  }
  if (plain && (url?.protocol === 'smtps:' || !egress.allowHttp)) {
    problems.push('mail is sent encrypted; encryption=none is for smtp:// in development');
  }
  const user = decoded(url?.username ?? '');
  const password = decoded(url?.password ?? '');
  if (user === null || password === null) problems.push('user and password should be percent-encoded');
  if ((user === '') !== (password === '')) problems.push('a user needs a password');
  const encryption = plain ? ('none' as const) : url?.protocol === 'smtps:' ? ('tls' as const) : ('starttls' as const);
  return { problems, host, port, encryption, user: user || null, password: password || null };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
