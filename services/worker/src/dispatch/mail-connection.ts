import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { DispatchRoute } from '@sendgate/gate';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type Dial, limited } from '../deliver/guarded-agent.ts';
import { routableAddress } from './routable-address.ts';

export type SmtpRoute = Extract<DispatchRoute, { mode: 'smtp' }>;

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

/** A mail server that has let us in. */
export interface MailConnection {
  /** Of the server, its address and the credentials: whoever has the same may use it. */
  readonly key: string;
  readonly smtp: SMTPConnection;
  /** Rejects when the connection breaks, whoever is using it. */
  readonly broken: Promise<never>;
}

export interface MailConnectionOptions {
  readonly dial: Dial;
  /** Certificate authority to trust in place of the public ones; for tests. */
  readonly ca?: string | undefined;
  readonly limits: MailLimits;
  readonly signal: AbortSignal;
}

/**
 * Dials a checked address, encrypts as the route says, and signs in.
 * @throws the socket's error, nodemailer's, ConnectTimeoutError, or the signal's reason
 */
export async function openMailConnection(
  route: SmtpRoute,
  address: string,
  { dial, ca, limits, signal }: MailConnectionOptions,
): Promise<MailConnection> {
  const { host, port, encryption, user } = route.connection;
  const from = routableAddress(route.connection.from);
  const socket = limited(dial(address, port), 'connect', limits.connectMs);
  const abort = () => socket.destroy();
  signal.addEventListener('abort', abort);
  try {
    await once(socket, 'connect', { signal });
    const smtp = new SMTPConnection({
      host,
      port,
      connection: socket,
      secure: encryption === 'tls',
      requireTLS: encryption === 'starttls',
      ignoreTLS: encryption === 'none',
      // The name of this machine is nobody's business.
      name: from.slice(from.lastIndexOf('@') + 1),
      tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2', ...(ca === undefined ? {} : { ca }) },
      greetingTimeout: limits.greetingMs,
      connectionTimeout: limits.connectMs + limits.greetingMs,
      socketTimeout: limits.silenceMs,
      socketCloseTimeout: 0,
      maxResponseSize: LARGEST_REPLY,
      logger: false,
    });
    const broken = new Promise<never>((_, reject) => smtp.on('error', reject));
    broken.catch(() => {});
    await Promise.race([called((done) => smtp.connect(done)), broken]);
    if (user !== null) {
      const credentials = { user, pass: route.password ?? '' };
      await Promise.race([called((done) => smtp.login({ ...credentials, credentials }, done)), broken]).catch(
        (error: unknown) => {
          smtp.close();
          throw error;
        },
      );
    }
    return { key: connectionKey(route, address), smtp, broken };
  } catch (error) {
    socket.destroy();
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** The same for the very same server, credentials and address, and for nothing else. */
export function connectionKey({ connection, password }: SmtpRoute, address: string): string {
  const { host, port, encryption, user } = connection;
  return createHash('sha256')
    .update(JSON.stringify([host, port, encryption, user, password, address]))
    .digest('hex');
}

/** Connections that wait a while for the next message. The one that waits longest makes room. */
export class KeptConnections {
  readonly #idleMs: number;
  readonly #idle = new Map<MailConnection, NodeJS.Timeout>();

  constructor(idleMs: number) {
    this.#idleMs = idleMs;
  }

  keep(connection: MailConnection): void {
    const oldest = this.#idle.size >= KEPT ? this.#idle.keys().next().value : undefined;
    if (oldest) this.#drop(oldest);
    const timer = setTimeout(() => {
      this.#idle.delete(connection);
      connection.smtp.quit();
    }, this.#idleMs);
    timer.unref();
    this.#idle.set(connection, timer);
    connection.smtp.once('end', () => this.#drop(connection));
  }

  /** Hands one out that nobody else will use; undefined where none waits. */
  take(key: string): MailConnection | undefined {
    const connection = [...this.#idle.keys()].find((candidate) => candidate.key === key);
    if (!connection) return undefined;
    clearTimeout(this.#idle.get(connection));
    this.#idle.delete(connection);
    connection.smtp.removeAllListeners('end');
    return connection;
  }

  close(): void {
    for (const connection of [...this.#idle.keys()]) this.#drop(connection);
  }

  #drop(connection: MailConnection): void {
    clearTimeout(this.#idle.get(connection));
    this.#idle.delete(connection);
    connection.smtp.close();
  }
}

/** A method of nodemailer's that calls back, as a promise. */
export function called(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
}
