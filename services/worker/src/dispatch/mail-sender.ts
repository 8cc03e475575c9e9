import { Readable } from 'node:stream';
import { UnsafeUrl } from '@sendgate/gate';
import { ConnectTimeoutError, type Dial, dialTcp } from '../deliver/guarded-agent.ts';
import { failureOf, failureOfCode } from '../deliver/send.ts';
import type { ComposedMail } from './compose-mail.ts';
import {
  called,
  connectionKey,
  KeptConnections,
  type MailConnection,
  type MailLimits,
  mailLimits,
  openMailConnection,
  type SmtpRoute,
} from './mail-connection.ts';
import type { FindMailAddress } from './mail-targets.ts';

export type MailFailure =
  | 'egress_blocked'
  | 'dns_failed'
  | 'connect_timeout'
  | 'tls_failed'
  | 'timeout'
  | 'connection_failed'
  | 'too_large'
  | 'bad_address'
  /** The server said what is no answer of a mail server's. */
  | 'bad_reply';

/** What came of one attempt. */
export type MailResult =
  | { readonly kind: 'accepted'; readonly messageId: string }
  /** The server said no. `aboutMessage`: to this sender, recipient or content, not to the connection. */
  | {
      readonly kind: 'reply';
      readonly code: number;
      readonly enhancedCode: string | null;
      readonly aboutMessage: boolean;
    }
  /** `written`: a part of the message had gone out, so nobody knows. */
  | { readonly kind: 'failure'; readonly failure: MailFailure; readonly written: boolean };

export interface Mailing {
  readonly route: SmtpRoute;
  readonly mail: ComposedMail;
  /** Fires when the attempt must be given up. */
  readonly signal: AbortSignal;
  /** Called once, when the server waits for the message and not a byte of it was written. Throwing gives the attempt up. */
  readonly beforeWrite: () => Promise<void>;
}

/** Hands mail to mail servers. Owns the kept connections. */
export interface MailSender {
  /**
   * One attempt. Whatever the server does is a value.
   * @throws the signal's reason when the attempt was given up.
   */
  send(mailing: Mailing): Promise<MailResult>;
  close(): void;
}

export interface MailSenderOptions {
  readonly findAddress: FindMailAddress;
  readonly dial?: Dial;
  /** Certificate authority to trust in place of the public ones; for tests. */
  readonly ca?: string;
  readonly limits?: Partial<MailLimits>;
}

/**
 * Speaks SMTP through nodemailer's connection and not its transports, because the message must not be read before the
 * server has asked for it: that is the moment at which the store has to know.
 */
export function openMailSender(options: MailSenderOptions): MailSender {
  const { dial = dialTcp, ca } = options;
  const limits = { ...mailLimits, ...options.limits };
  const kept = new KeptConnections(limits.idleMs);

  const attempt = async (mailing: Mailing, address: string, progress: Progress): Promise<void> => {
    const { route, signal } = mailing;
    const use = async (connection: MailConnection) => {
      await writeMail(connection, mailing, progress);
      kept.keep(connection);
    };
    const waiting = kept.take(connectionKey(route, address));
    if (waiting) {
      try {
        return await use(waiting);
      } catch (error) {
        // A kept connection may have been closed at its other end meanwhile. Nothing was asked for: a new one is tried.
        if (progress.asked || signal.aborted || replyOf(error) !== null) throw error;
      }
    }
    return use(await openMailConnection(route, address, { dial, ca, limits, signal }));
  };

  return {
    send: async (mailing) => {
      const { host, port } = mailing.route.connection;
      const progress = { asked: false, written: false };
      const deadline = new AbortController();
      const total = setTimeout(() => deadline.abort(new MailTimeout()), limits.totalMs);
      const signal = AbortSignal.any([mailing.signal, deadline.signal]);
      try {
        const address = await options.findAddress(host, port);
        signal.throwIfAborted();
        await attempt({ ...mailing, signal }, address, progress);
        return { kind: 'accepted', messageId: mailing.mail.messageId };
      } catch (error) {
        mailing.signal.throwIfAborted();
        return replyOf(error) ?? { kind: 'failure', failure: mailFailureOf(error), written: progress.written };
      } finally {
        clearTimeout(total);
      }
    },
    close: () => kept.close(),
  };
}

/** How far an attempt has come. */
interface Progress {
  /** The server waits for the message. */
  asked: boolean;
  /** A part of it may have gone out. */
  written: boolean;
}

/** Hands one mail over on an open connection, which is closed where that fails. */
async function writeMail(
  { smtp, broken }: MailConnection,
  { mail, signal, beforeWrite }: Mailing,
  progress: Progress,
): Promise<void> {
  let over = false;
  const message = Readable.from(
    (async function* () {
      progress.asked = true;
      await beforeWrite();
      if (over) throw new Error('The connection ended before the message was written');
      progress.written = true;
      yield mail.bytes;
    })(),
    { objectMode: false },
  );
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    smtp.once('end', () => {
      over = true;
      // What the server said before it closed comes first.
      setImmediate(() => reject(new Error('The connection ended')));
    });
  });
  ended.catch(() => {});
  try {
    const { envelope, bytes } = mail;
    const parts = { from: envelope.from, to: [...envelope.to], size: bytes.length };
    await Promise.race([called((done) => smtp.send(parts, message, done)), broken, ended]);
  } catch (error) {
    smtp.close();
    throw error;
  } finally {
    smtp.removeAllListeners('end');
  }
}

/** The attempt was given up because all of it took too long. */
class MailTimeout extends Error {
  override readonly name = 'MailTimeout';
}

/** What nodemailer says of an error beside its message. */
interface MailError {
  readonly code?: unknown;
  /** The system's code, before which nodemailer has put its own. */
  readonly originalCode?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly command?: unknown;
}

/** What the server said, when it said something. Its words are not kept: servers quote addresses. */
function replyOf(error: unknown): Extract<MailResult, { kind: 'reply' }> | null {
  const { responseCode: code, response, command } = Object(error) as MailError;
  if (typeof code !== 'number' || code < 400 || code > 599) return null;
  return {
    kind: 'reply',
    code,
    enhancedCode: /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?:\s|$)/.exec(String(response))?.[1] ?? null,
    // 530 answers whatever is said before signing in or encrypting, and is about that.
    aboutMessage: code !== 530 && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(String(command)),
  };
}

function mailFailureOf(error: unknown): MailFailure {
  if (error instanceof MailTimeout) return 'timeout';
  if (error instanceof UnsafeUrl || error instanceof ConnectTimeoutError) return failureOf(error);
  const { code, originalCode, response } = Object(error) as MailError;
  // A reply with a code that means no has been read as one before. What a broken line leaves of one is none.
  if (code === 'EPROTOCOL' || (typeof response === 'string' && code !== 'ECONNECTION')) return 'bad_reply';
  if (code === 'EMESSAGE') return 'too_large';
  if (code === 'EENVELOPE') return 'bad_address';
  if (code === 'ETLS' || code === 'EREQUIRETLS') return 'tls_failed';
  return failureOfCode(String(originalCode ?? code));
}
