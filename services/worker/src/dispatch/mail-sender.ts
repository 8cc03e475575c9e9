import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { type DispatchRoute, UnsafeUrl } from '@sendgate/gate';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { ConnectTimeoutError, type Dial, dialTcp, limited } from '../deliver/guarded-agent.ts';
import { failureOf, failureOfCode } from '../deliver/send.ts';
import type { ComposedMail } from './compose-mail.ts';
import type { FindMailAddress } from './mail-targets.ts';

type SmtpRoute = Extract<DispatchRoute, { mode: 'smtp' }>;

/** What a mail server may cost one attempt, in milliseconds. */
export interface MailLimits {
  readonly connectMs: number;
  /** For the greeting, and for the encryption after it. */
  readonly greetingMs: number;
  /** Without a byte from the server. */
  readonly silenceMs: number;
  /** Everything together. */
  readonly totalMs: number;
  /** How long a connection is kept for the next message. */
  readonly idleMs: number;
}

export const mailLimits: MailLimits = {
  connectMs: 5_000,
  greetingMs: 10_000,
  silenceMs: 60_000,
  totalMs: 120_000,
  idleMs: 10_000,
};

/** Connections kept idle at once, all servers together. */
const KEPT = 100;
const LARGEST_REPLY = 16 * 1_024;

export type MailFailure =
  | 'egress_blocked'
  | 'dns_failed'
  | 'connect_timeout'
  | 'tls_failed'
  | 'timeout'
  | 'connection_failed'
  | 'too_large'
  | 'bad_address';

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

interface Session {
  readonly key: string;
  readonly connection: SMTPConnection;
  /** Rejects when the connection breaks, whoever is using it. */
  readonly broken: Promise<never>;
}

/**
 * Speaks SMTP through nodemailer's connection and not its transports, because the message must not be read before the
 * server has asked for it: that is the moment at which the store has to know.
 */
export function openMailSender(options: MailSenderOptions): MailSender {
  const limits = { ...mailLimits, ...options.limits };
  const idle = new Map<Session, NodeJS.Timeout>();

  const drop = (session: Session) => {
    clearTimeout(idle.get(session));
    idle.delete(session);
    session.connection.close();
  };
  const keep = (session: Session) => {
    const oldest = idle.size >= KEPT ? idle.keys().next().value : undefined;
    if (oldest) drop(oldest);
    const timer = setTimeout(() => {
      idle.delete(session);
      session.connection.quit();
    }, limits.idleMs);
    timer.unref();
    idle.set(session, timer);
    session.connection.once('end', () => drop(session));
  };
  const keptFor = (key: string): Session | undefined => {
    const session = [...idle.keys()].find((candidate) => candidate.key === key);
    if (!session) return undefined;
    clearTimeout(idle.get(session));
    idle.delete(session);
    session.connection.removeAllListeners('end');
    return session;
  };

  const open = async (route: SmtpRoute, address: string, key: string, signal: AbortSignal): Promise<Session> => {
    const { host, port, encryption, user, from } = route.connection;
    const socket = limited((options.dial ?? dialTcp)(address, port), 'connect', limits.connectMs);
    const abort = () => socket.destroy();
    signal.addEventListener('abort', abort);
    try {
      await once(socket, 'connect', { signal });
      const connection = new SMTPConnection({
        host,
        port,
        connection: socket,
        secure: encryption === 'tls',
        requireTLS: encryption === 'starttls',
        ignoreTLS: encryption === 'none',
        // The name of this machine is nobody's business.
        name: from.slice(from.lastIndexOf('@') + 1),
        tls: {
          rejectUnauthorized: true,
          minVersion: 'TLSv1.2',
          ...(options.ca === undefined ? {} : { ca: options.ca }),
        },
        greetingTimeout: limits.greetingMs,
        connectionTimeout: limits.connectMs + limits.greetingMs,
        socketTimeout: limits.silenceMs,
        socketCloseTimeout: 0,
        maxResponseSize: LARGEST_REPLY,
        logger: false,
      });
      const broken = new Promise<never>((_, reject) => connection.on('error', reject));
      broken.catch(() => {});
      await Promise.race([called((done) => connection.connect(done)), broken]);
      if (user !== null) {
        const credentials = { user, pass: route.password ?? '' };
        await Promise.race([called((done) => connection.login({ ...credentials, credentials }, done)), broken]).catch(
          (error: unknown) => {
            connection.close();
            throw error;
          },
        );
      }
      return { key, connection, broken };
    } catch (error) {
      socket.destroy();
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  };

  const attempt = async (mailing: Mailing, key: string, address: string, onWrite: () => void): Promise<void> => {
    const { route, mail, signal } = mailing;
    let asked = false;
    const use = async (session: Session) => {
      let over = false;
      let late = false;
      const message = Readable.from(
        (async function* () {
          asked = true;
          await mailing.beforeWrite();
          if (over) throw new Error('The connection ended before the message was written');
          onWrite();
          yield mail.bytes;
        })(),
        { objectMode: false },
      );
      const total = setTimeout(() => {
        late = true;
        session.connection.close();
      }, limits.totalMs);
      const ended = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        session.connection.once('end', () => {
          over = true;
          // What the server said before it closed comes first.
          setImmediate(() => reject(late ? new MailTimeout() : new Error('The connection ended')));
        });
      });
      ended.catch(() => {});
      try {
        const { envelope, bytes } = mail;
        const parts = { from: envelope.from, to: [...envelope.to], size: bytes.length };
        await Promise.race([called((done) => session.connection.send(parts, message, done)), session.broken, ended]);
      } catch (error) {
        session.connection.close();
        throw error;
      } finally {
        clearTimeout(total);
        session.connection.removeAllListeners('end');
      }
      keep(session);
    };
    const kept = keptFor(key);
    if (kept) {
      try {
        return await use(kept);
      } catch (error) {
        // A kept connection may have been closed at its other end meanwhile. Nothing was asked for: a new one is tried.
        if (asked || signal.aborted || replyOf(error) !== null) throw error;
      }
    }
    return use(await open(route, address, key, signal));
  };

  return {
    send: async (mailing) => {
      const { host, port } = mailing.route.connection;
      let written = false;
      const onWrite = () => {
        written = true;
      };
      try {
        const address = await options.findAddress(host, port);
        mailing.signal.throwIfAborted();
        await attempt(mailing, keyOf(mailing.route, address), address, onWrite);
        return { kind: 'accepted', messageId: mailing.mail.messageId };
      } catch (error) {
        mailing.signal.throwIfAborted();
        return replyOf(error) ?? { kind: 'failure', failure: mailFailureOf(error), written };
      }
    },
    close: () => {
      for (const session of [...idle.keys()]) drop(session);
    },
  };
}

/** The connection was closed because all of it took too long. */
class MailTimeout extends Error {
  override readonly name = 'MailTimeout';
}

/** A connection serves whoever has the very same server, credentials and address. */
function keyOf({ connection, password }: SmtpRoute, address: string): string {
  const { host, port, encryption, user } = connection;
  return createHash('sha256')
    .update(JSON.stringify([host, port, encryption, user, password, address]))
    .digest('hex');
}

function called(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
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
    aboutMessage: ['MAIL FROM', 'RCPT TO', 'DATA'].includes(String(command)),
  };
}

function mailFailureOf(error: unknown): MailFailure {
  if (error instanceof MailTimeout) return 'timeout';
  if (error instanceof UnsafeUrl || error instanceof ConnectTimeoutError) return failureOf(error);
  const { code, originalCode } = Object(error) as MailError;
  if (code === 'EMESSAGE') return 'too_large';
  if (code === 'EENVELOPE') return 'bad_address';
  if (code === 'ETLS' || code === 'EREQUIRETLS') return 'tls_failed';
  return failureOfCode(String(originalCode ?? code));
}
