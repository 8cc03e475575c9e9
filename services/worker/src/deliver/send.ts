import type { ClientRequest } from 'node:http';
import type { Readable } from 'node:stream';
import type { CallbackFailure } from '@sendgate/contracts';
import { UnsafeUrl } from '@sendgate/gate';
import got, { type PlainResponse, RequestError, TimeoutError } from 'got';
import pTimeout from 'p-timeout';
import { answerExcerpt } from './answer-excerpt.ts';
import type { FindAddress } from './callback-targets.ts';
import type { SendResult } from './classify.ts';
import {
  ConnectTimeoutError,
  type Dial,
  openConnection,
  type PinnedAgents,
  pinnedAgents,
  singleUseAgents,
} from './guarded-agent.ts';

/** What a receiver may cost one attempt; milliseconds and bytes. */
export interface SendLimits {
  /** For finding the address. */
  readonly lookupMs: number;
  readonly sendMs: number;
  /** Finding the address, connecting, sending and the head of the answer together: all that is left is for the answer. */
  readonly requestMs: number;
  /** For the body of an answer whose status is already known. */
  readonly answerBodyMs: number;
  readonly answerBytes: number;
}

export const sendLimits: SendLimits = {
  lookupMs: 2_000,
  sendMs: 5_000,
  requestMs: 15_000,
  answerBodyMs: 1_000,
  answerBytes: 16 * 1_024,
};

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Fires when the attempt must be given up. */
  readonly signal: AbortSignal;
  /**
   * Called once the connection stands and before a byte is written to it; throwing gives the attempt up. Such a request
   * has a connection of its own: one kept from earlier may break in the hand, and nobody would know what it still took.
   */
  readonly beforeWrite?: () => Promise<void>;
}

export interface PostOutcome {
  readonly result: SendResult;
  /** First KiB of the answer, masked. */
  readonly excerpt: string | null;
  /** First bytes of the answer as they came. */
  readonly answer: Buffer;
  /** False when it is certain that not a byte was written; only known where `beforeWrite` was given. */
  readonly written: boolean;
  readonly durationMs: number;
}

/** Posts callbacks. Owns the kept connections. */
export interface Sender {
  /**
   * One attempt. Whatever the receiver does is a value.
   * @throws the signal's reason when the attempt was given up: nothing is known of its outcome.
   */
  post(posting: Posting): Promise<PostOutcome>;
  close(): void;
}

export interface SenderOptions {
  readonly findAddress: FindAddress;
  readonly dial?: Dial;
  /** Certificate authority to trust besides the public ones; for tests. */
  readonly ca?: string;
  readonly limits?: Partial<SendLimits>;
}

/** Provisional answers (1xx) after which a receiver is taken to have no other. Each costs memory until it is collected. */
const PROVISIONAL_ANSWERS = 16;

/** Addresses whose connections are kept at once. */
const keptAddresses = 200;

/** Opens a sender. Dials nothing yet. */
export function openSender(options: SenderOptions): Sender {
  const limits = { ...sendLimits, ...options.limits };
  const agents = new Map<string, PinnedAgents>();

  const agentsOf = (address: string): PinnedAgents => {
    const known = agents.get(address);
    // Put back last, so that the first of the map is the one unused for longest.
    agents.delete(address);
    const used = known ?? pinnedAgents(address, options.dial, options.ca);
    agents.set(address, used);
    const oldest = agents.size > keptAddresses ? agents.entries().next().value : undefined;
    if (oldest !== undefined) {
      retireAgents(oldest[1]);
      agents.delete(oldest[0]);
    }
    return used;
  };

  const readySocket = async (posting: Posting, address: string, beforeWrite: () => Promise<void>) => {
    const socket = await openConnection(new URL(posting.url), address, posting.signal, options.dial, options.ca);
    // Until the request has it, nobody else listens.
    const ignore = () => {};
    socket.on('error', ignore);
    try {
      await beforeWrite();
      posting.signal.throwIfAborted();
      if (socket.destroyed) throw new Error('The connection ended before the request was written');
      return socket;
    } catch (error) {
      socket.destroy();
      throw error;
    }
  };

  const attempt = async (
    posting: Posting,
    onWrite: (written: () => boolean) => void,
  ): Promise<{ result: SendResult; answer: Buffer }> => {
    const began = performance.now();
    const address = await foundWithin(limits.lookupMs, options.findAddress(posting.url));
    const left = Math.max(1, limits.requestMs - (performance.now() - began));
    posting.signal.throwIfAborted();
    const socket = posting.beforeWrite && (await readySocket(posting, address, posting.beforeWrite));
    const untouched = socket?.bytesWritten;
    if (socket) onWrite(() => socket.bytesWritten !== untouched);
    const agent = socket ? singleUseAgents(socket) : agentsOf(address);
    const request = got.stream.post(posting.url, {
      body: posting.body,
      headers: { ...posting.headers, 'Accept-Encoding': 'identity' },
      agent,
      followRedirect: false,
      retry: { limit: 0 },
      http2: false,
      decompress: false,
      throwHttpErrors: false,
      strictContentLength: false,
      timeout: { send: limits.sendMs, request: left },
    });
    const giveUp = () => request.destroy();
    posting.signal.addEventListener('abort', giveUp);
    try {
      const response = await headOf(request);
      const answer = await firstBytes(request, limits.answerBytes, limits.answerBodyMs);
      const retryAfter = response.headers['retry-after'];
      return { result: { kind: 'answer', statusCode: response.statusCode, retryAfter }, answer };
    } finally {
      posting.signal.removeEventListener('abort', giveUp);
    }
  };

  return {
    post: async (posting) => {
      const started = performance.now();
      let written = () => posting.beforeWrite === undefined;
      const onWrite = (look: () => boolean) => {
        written = look;
      };
      const outcome = await attempt(posting, onWrite).catch((error: unknown) => {
        posting.signal.throwIfAborted();
        return { result: { kind: 'failure' as const, failure: failureOf(error) }, answer: Buffer.alloc(0) };
      });
      return {
        result: outcome.result,
        excerpt: answerExcerpt(outcome.answer),
        answer: outcome.answer,
        written: written(),
        durationMs: Math.round(performance.now() - started),
      };
    },
    close: () => {
      for (const pair of agents.values()) destroyAgents(pair);
      agents.clear();
    },
  };
}

/** The resolver of the system may take half a minute over a name whose servers are silent. */
class LookupTimeoutError extends Error {
  override readonly name = 'LookupTimeoutError';
}

function foundWithin(ms: number, finding: Promise<string>): Promise<string> {
  return pTimeout(finding, { milliseconds: ms, message: new LookupTimeoutError(`No address within ${ms} ms`) });
}

function headOf(request: ReturnType<typeof got.stream.post>): Promise<PlainResponse> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    request.once('request', (sent: ClientRequest) => {
      let provisional = 0;
      sent.on('information', () => {
        provisional += 1;
        if (provisional > PROVISIONAL_ANSWERS) request.destroy(new Error('Provisional answers only'));
      });
    });
    // Stays for the whole life of the stream: an answer may break off after its head.
    request.on('error', reject);
    request.once('close', () => reject(new Error('Closed before an answer')));
  });
}

/** Up to `limit` bytes of an answer. How it ends does not matter any more, only that it ends soon. */
function firstBytes(answer: Readable, limit: number, withinMs: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks).subarray(0, limit));
    };
    const cutOff = () => {
      // Unread bytes would sit on the kept connection: it goes as well.
      answer.destroy();
      finish();
    };
    const timer = setTimeout(cutOff, withinMs);
    answer.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk.subarray(0, Math.max(0, limit - (size - chunk.length))));
      if (size > limit) cutOff();
    });
    answer.once('end', finish);
    answer.once('error', finish);
    answer.once('close', finish);
  });
}

/** Why there was no answer. */
export function failureOf(error: unknown): CallbackFailure {
  const cause = error instanceof RequestError && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof UnsafeUrl) return cause.reason === 'unresolved' ? 'dns_failed' : 'egress_blocked';
  if (cause instanceof LookupTimeoutError) return 'dns_failed';
  if (cause instanceof ConnectTimeoutError) return 'connect_timeout';
  if (error instanceof TimeoutError) return 'timeout';
  return failureOfCode(cause instanceof Error && 'code' in cause ? String(cause.code) : '');
}

/** What a system error code says about an attempt without an answer. */
export function failureOfCode(code: string): CallbackFailure {
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH|ERR_OSSL)/.test(code)) {
    return 'tls_failed';
  }
  return code === 'ETIMEDOUT' ? 'timeout' : 'connection_failed';
}

function destroyAgents(pair: PinnedAgents): void {
  pair.http.destroy();
  pair.https.destroy();
}

/** Ends the connections nobody uses, and each of the others when its attempt is over. */
function retireAgents({ http, https }: PinnedAgents): void {
  for (const agent of [http, https]) {
    agent.maxFreeSockets = 0;
    for (const free of Object.values(agent.freeSockets).flat()) free?.destroy();
  }
}
