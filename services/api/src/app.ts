import type { Logger, Metrics } from '@sendgate/runtime';
import { createApp, createHttpMetrics } from '@sendgate/runtime';
import type { Express } from 'express';
import { API_VERSION } from './api-documents.ts';
import type { ApiContext } from './context.ts';
import { routes } from './routes/index.ts';
import { countStoreFailures } from './store-metrics.ts';

export interface ApiAppOptions {
  readonly context: ApiContext;
  readonly logger: Logger;
  readonly metrics?: Metrics;
  readonly trustedProxies?: readonly string[];
  /** Milliseconds after which a request that was not answered is told 503. */
  readonly answerWithinMs?: number;
  /** Tests: throw when a reply holds something its schema does not name. */
  readonly verifyReplies?: boolean;
}

/** On every answer of the api. */
export const apiHeaders = { 'X-Api-Version': API_VERSION } as const;

/** The gate API as an Express application. */
export function createApiApp(options: ApiAppOptions): Express {
  const { context, logger, metrics, trustedProxies, answerWithinMs, verifyReplies } = options;
  return createApp({
    routes,
    context,
    logger,
    trustedProxies,
    answerWithinMs,
    isDraining: context.isDraining,
    onProblem: metrics && countStoreFailures(metrics.registry),
    verifyReplies,
    metrics: metrics && createHttpMetrics(metrics.registry),
    lagMs: metrics?.lagMs,
    headers: apiHeaders,
  });
}
