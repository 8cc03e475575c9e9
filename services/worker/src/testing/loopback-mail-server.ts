import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { goodCertificate } from './receiver-certificates.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came, to the last byte. */
  readonly raw: Buffer;
  readonly encrypted: boolean;
  readonly user: string | null;
}

export type MailStep = 'connect' | 'mail' | 'rcpt' | 'end';

/** What the server does at a step: a code and text to refuse with, or nothing to go on; it may take its time. */
export type MailTreatment = (
  step: MailStep,
  socket: Socket,
) => undefined | { code: number; text: string } | Promise<undefined>;

/** A real mail server on loopback that behaves as told and keeps what it was sent, whatever it answered. */
export interface LoopbackMailServer {
  readonly port: number;
  readonly mails: ReceivedMail[];
  treat(treatment: MailTreatment): void;
  connections(): number;
  close(): Promise<void>;
}

export async function loopbackMailServer(
  options: Pick<SMTPServerOptions, 'secure' | 'key' | 'cert' | 'size'> & {
    port?: number;
    /** Offers no encryption. */
    plain?: boolean;
    login?: { user: string; password: string };
  } = {},
): Promise<LoopbackMailServer> {
  const { plain = false, login, port = 0, ...rest } = options;
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let accepted = 0;
  let treatment: MailTreatment = () => undefined;
  const at = (step: MailStep, remotePort: number, done: (error?: Error | null) => void) => {
    const socket = [...sockets].find((candidate) => candidate.remotePort === remotePort);
    if (!socket) return done(new Error('gone'));
    Promise.resolve(treatment(step, socket)).then((refusal) => {
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    }, done);
  };
  const server = new SMTPServer({
    ...goodCertificate,
    ...rest,
    authOptional: login === undefined,
    hideSTARTTLS: plain,
    disabledCommands: plain ? ['STARTTLS'] : [],
    allowInsecureAuth: plain,
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onAuth: (auth, _session, done) => {
      const known = auth.username === login?.user && auth.password === login?.password;
      if (known) done(null, { user: auth.username });
      else done(Object.assign(new Error('not you'), { responseCode: 535 }));
    },
    onConnect: (session, done) => at('connect', session.remotePort, done),
    onMailFrom: (_address, session, done) => at('mail', session.remotePort, done),
    onRcptTo: (_address, session, done) => at('rcpt', session.remotePort, done),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
          encrypted: session.secure,
          user: session.user === undefined ? null : String(session.user),
        });
        at('end', session.remotePort, done);
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    treat: (next) => {
      treatment = next;
    },
    connections: () => accepted,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
