import type { ProblemError } from '@sendgate/contracts';
import type { RequestHandler } from 'express';
import type { Logger } from '../logger.ts';
import type { ProblemPage } from './answer-error.ts';
import type { HttpMetrics } from './http-metrics.ts';
import type { Route } from './route.ts';

/** Express middleware of others (a session library, a queue board, static files), mounted as it is. */
export interface Mounted {
  readonly path?: string;
  readonly handler: RequestHandler;
}

export interface AppOptions<Context> {
  readonly routes: readonly Route<Context>[];
  readonly context: Context;
  readonly logger: Logger;
  readonly metrics?: HttpMetrics;
  /** Runs before the routes, in order. */
  readonly before?: readonly Mounted[];
  /** Runs for requests no route took, before the 404. */
  readonly after?: readonly Mounted[];
  /** Addresses or ranges of proxies whose `X-Forwarded-For` is believed. Default none. */
  readonly trustedProxies?: readonly string[];
  /** Present on every answer of a route; routes may override. `X-Api-Version` belongs here. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sustained lag of the event loop in milliseconds, at which all but a few waiting requests are refused; see `watchEventLoopLag`. Default: never sheds. */
  readonly lagMs?: () => number;
  /** Milliseconds after which a route that has not answered answers 503. Default: it is waited for. */
  readonly answerWithinMs?: number;
  /**
   * Milliseconds that requests which may change something are given on top: as long as a transaction may take, so that
   * nobody hears of no answer to what was done. Default 0.
   */
  readonly changeWaitsMs?: number;
  /** What a browser is shown where a mounted handler fails; default: the problem itself. */
  readonly failedPage?: (problem: ProblemError, requestId: string) => ReturnType<ProblemPage>;
  /** Hears of every problem a request is answered with. */
  readonly onProblem?: ((problem: ProblemError) => void) | undefined;
  /** While true, every answer of a route asks its client for a new connection, which will be made elsewhere. */
  readonly isDraining?: () => boolean;
  /**
   * Makes a route ready when it is first asked, which takes some milliseconds then, and not all of them at the start, which
   * takes a second where there are a hundred. Default false.
   */
  readonly onDemand?: boolean;
  /** Tests: throw when a reply holds something its schema does not name, or a header its definition does not. */
  readonly verifyReplies?: boolean;
}
