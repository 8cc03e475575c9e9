import { ProblemError, ValidationError } from '@sendgate/contracts';
import { describeError, type Logger } from '../logger.ts';
import type { Exchange } from './exchange.ts';
import { RequestAborted } from './read-body.ts';
import { problemBody, retryAfterSeconds } from './recovery.ts';

export interface AnswerOptions {
  readonly logger: Logger;
  readonly observe?: ((status: number, seconds: number) => void) | undefined;
  /** Hears of every problem a request is answered with. */
  readonly onProblem?: ((problem: ProblemError) => void) | undefined;
}

/** A problem as a page. */
export type ProblemPage = (problem: ProblemError) => {
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>> | undefined;
  readonly body: string;
};

/** Status logged for a client that left before it could be answered; never sent. */
const CLIENT_CLOSED = 499;

/**
 * Answers any error: malformed requests with the documented 422 body, known problems as problem+json, everything else
 * as a 500 that says nothing of its cause; a problem as a page where one is given. Never throws.
 */
export function answerError(exchange: Exchange, error: unknown, options: AnswerOptions, page?: ProblemPage): void {
  if (error instanceof RequestAborted) {
    finish(exchange, CLIENT_CLOSED, options);
    return;
  }
  if (error instanceof ValidationError) {
    exchange.send(422, 'application/json; charset=utf-8', JSON.stringify({ detail: error.entries }));
    finish(exchange, 422, options);
    return;
  }
  let problem: ProblemError;
  if (error instanceof ProblemError) problem = error;
  else {
    problem = new ProblemError('internal_error', 'Something went wrong on our side.', { cause: error });
    options.logger.error('request failed', {
      route: exchange.route,
      request_id: exchange.requestId,
      ...describeError(error),
    });
  }
  for (const [name, value] of Object.entries(problem.headers)) exchange.setHeader(name, value);
  const wait = retryAfterSeconds(problem);
  if (wait !== undefined && problem.retryable) exchange.setHeader('Retry-After', String(wait));
  options.onProblem?.(problem);
  exchange.annotate({ code: problem.code });
  if (page) {
    const { contentType, headers, body } = page(problem);
    for (const name in headers) exchange.setHeader(name, headers[name] ?? '');
    exchange.send(problem.status, contentType, body);
  } else {
    const body = JSON.stringify(problemBody(problem, exchange.requestId));
    exchange.send(problem.status, 'application/problem+json; charset=utf-8', body);
  }
  finish(exchange, problem.status, options);
}

/** Counts an answered request and writes its one log line. */
export function finish(exchange: Exchange, status: number, { logger, observe }: AnswerOptions): void {
  const milliseconds = performance.now() - exchange.startedAt;
  observe?.(status, milliseconds / 1000);
  logger.info('request', {
    method: exchange.method,
    route: exchange.route,
    status,
    latency_ms: Math.round(milliseconds * 100) / 100,
    request_id: exchange.requestId,
    ...exchange.logFields,
  });
}
