import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ProblemError } from '@sendgate/contracts';
import type { Request, Response } from 'express';
import type { Logger } from '../logger.ts';
import { answerError } from './answer-error.ts';
import { securityHeaders } from './create-app.ts';
import { Exchange, requestIdOf } from './exchange.ts';
import { problemBody, retryAfterSeconds } from './recovery.ts';

export interface UnreadableOptions {
  readonly logger: Logger;
  /** Present on every answer, as on those of the application. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What the log calls a request that never reached a route. */
const ROUTE = 'unreadable';

/**
 * Has a server answer with a problem and a request id where Node would answer with a bare status: what is no HTTP, is too
 * long in its headers, does not come to an end, or expects something other than `100-continue`. The connection ends with
 * what cannot be read.
 */
export function refuseUnreadable(server: Server, options: UnreadableOptions): void {
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    refuse(req, res, new ProblemError('expectation_failed', 'Expect may be 100-continue only.'), options);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // An answer that has begun cannot be followed by another one.
    if (socket.writable && !answerOn(socket)?.headersSent) socket.write(refusal(problemOf(error.code), options));
    socket.destroy();
  });
}

/** True for a request of HTTP/1.1 that does not name its host, which RFC 9112 wants refused. */
export function lacksHost(req: IncomingMessage): boolean {
  return req.headers.host === undefined && req.httpVersion === '1.1';
}

/** Refuses a request that `lacksHost`, and ends its connection. */
export function refuseHostless(req: IncomingMessage, res: ServerResponse, options: UnreadableOptions): void {
  const problem = new ProblemError('bad_request', 'The request has no Host header.', {
    headers: { Connection: 'close' },
  });
  refuse(req, res, problem, options);
}

function refuse(req: IncomingMessage, res: ServerResponse, problem: ProblemError, options: UnreadableOptions): void {
  const headers = { ...securityHeaders, ...options.headers };
  answerError(new Exchange(req as Request, res as Response, ROUTE, headers), problem, options);
}

function problemOf(code: string | undefined): ProblemError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new ProblemError('headers_too_large', 'The headers of the request are too long.');
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new ProblemError('payload_too_large', 'The chunk extensions of the body are too long.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ProblemError('request_timeout', 'The request did not arrive in full in time.');
    default:
      return new ProblemError('bad_request', 'This is not a request that can be read as HTTP/1.1.');
  }
}

/** The bytes of an answer that has no request to belong to. */
function refusal(problem: ProblemError, { logger, headers }: UnreadableOptions): string {
  const requestId = requestIdOf(undefined);
  const body = JSON.stringify(problemBody(problem, requestId));
  const wait = retryAfterSeconds(problem);
  const fields = {
    ...securityHeaders,
    ...headers,
    'X-Request-Id': requestId,
    ...(wait === undefined ? {} : { 'Retry-After': wait }),
    Date: new Date().toUTCString(),
    Connection: 'close',
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  };
  logger.info('request', { route: ROUTE, status: problem.status, code: problem.code, request_id: requestId });
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${head.join('')}\r\n${body}`;
}

/** The answer under way on a connection. Only Node knows it, under this name, and decides by it in its own refusal. */
function answerOn(socket: Duplex): ServerResponse | undefined {
  const { _httpMessage: message } = socket as { _httpMessage?: unknown };
  return message instanceof ServerResponse ? message : undefined;
}
