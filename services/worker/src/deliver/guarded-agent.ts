import { once } from 'node:events';
import { type AgentOptions, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent, type AgentOptions as HttpsAgentOptions } from 'node:https';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls';

/** Opens a TCP connection to one address. Replaced in tests, which must not reach anything but loopback. */
export type Dial = (address: string, port: number) => Socket;

/** Agents that can reach one checked address and nothing else. */
export interface PinnedAgents {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
}

/** The connection, or its encryption, was not up in time. */
export class ConnectTimeoutError extends Error {
  override readonly name = 'ConnectTimeoutError';
}

const connectWithinMs = 3_000;
const handshakeWithinMs = 3_000;
/** Idle connections are kept for the next callback of a burst, not for longer. */
const idleMs = 10_000;
/** As many as a worker has callbacks under way: those that end in one moment all leave theirs to the next. */
const keptConnections = 40;

type CreatedCallback = (error: Error | null, stream: Duplex) => void;

/**
 * Agents whose every connection goes to `address`, whatever host the request names. The host name only chooses the
 * certificate. Because the address is looked up and checked anew for each attempt and an agent belongs to one address,
 * a kept connection is used again only while the name still resolves to the machine at its other end. The proxy
 * variables of the environment are not read.
 */
export function pinnedAgents(address: string, dial: Dial = dialTcp, ca?: string): PinnedAgents {
  const keep: AgentOptions = {
    keepAlive: true,
    keepAliveMsecs: idleMs,
    timeout: idleMs,
    maxFreeSockets: keptConnections,
  };
  return {
    http: new PinnedHttpAgent(address, dial, keep),
    https: new PinnedHttpsAgent(address, dial, { ...keep, ...(ca === undefined ? {} : { ca }) }),
  };
}

/**
 * One connection to a checked address, up and encrypted where the URL says so, and nothing written yet.
 * @throws ConnectTimeoutError, or the socket's error
 */
export async function openConnection(
  url: URL,
  address: string,
  signal: AbortSignal,
  dial: Dial = dialTcp,
  ca?: string,
): Promise<Socket> {
  const secure = url.protocol === 'https:';
  const tcp = limited(dial(address, portOf(url, secure ? 443 : 80)), 'connect', connectWithinMs);
  const socket = secure ? encrypted(tcp, hostOptions(url, ca)) : tcp;
  try {
    await once(socket, secure ? 'secureConnect' : 'connect', { signal });
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** Agents that hand out a connection that is already there, once. */
export function singleUseAgents(socket: Socket): PinnedAgents {
  const http = new HttpAgent();
  const https = new HttpsAgent();
  http.createConnection = () => socket;
  https.createConnection = () => socket;
  return { http, https };
}

function hostOptions(url: URL, ca: string | undefined): ConnectionOptions {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { host, ...(isIP(host) === 0 ? { servername: host } : {}), ...(ca === undefined ? {} : { ca }) };
}

class PinnedHttpAgent extends HttpAgent {
  readonly #address: string;
  readonly #dial: Dial;

  constructor(address: string, dial: Dial, options: AgentOptions) {
    super(options);
    this.#address = address;
    this.#dial = dial;
  }

  override createConnection(options: object, _created?: CreatedCallback): Duplex {
    return limited(this.#dial(this.#address, portOf(options, 80)), 'connect', connectWithinMs);
  }
}

class PinnedHttpsAgent extends HttpsAgent {
  readonly #address: string;
  readonly #dial: Dial;

  constructor(address: string, dial: Dial, options: HttpsAgentOptions) {
    super(options);
    this.#address = address;
    this.#dial = dial;
  }

  override createConnection(options: object, _created?: CreatedCallback): Duplex {
    const tcp = limited(this.#dial(this.#address, portOf(options, 443)), 'connect', connectWithinMs);
    return encrypted(tcp, options);
  }
}

function encrypted(tcp: Socket, options: object): TLSSocket {
  const encryption: ConnectionOptions = {
    ...options,
    socket: tcp,
    rejectUnauthorized: true,
    ALPNProtocols: ['http/1.1'],
  };
  const tls = connectTls(encryption);
  // The socket is destroyed with its wrapper, and its error belongs to the wrapper.
  tcp.once('error', (error) => tls.destroy(error));
  return limited(tls, 'secureConnect', connectWithinMs + handshakeWithinMs);
}

/** Begins a connection to an address that was looked up and found allowed. */
export function dialTcp(address: string, port: number): Socket {
  return connectTcp({ host: address, port, noDelay: true });
}

function portOf(options: object, standard: number): number {
  return 'port' in options && options.port ? Number(options.port) : standard;
}

/** Destroys a socket that is not up in time. */
export function limited<S extends Socket>(socket: S, event: 'connect' | 'secureConnect', ms: number): S {
  const timer = setTimeout(() => {
    socket.destroy(new ConnectTimeoutError(`No ${event} within ${ms} ms`));
  }, ms);
  const clear = () => clearTimeout(timer);
  socket.once(event, clear);
  socket.once('close', clear);
  return socket;
}
