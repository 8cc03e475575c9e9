import { openGate, readPolicyFloor } from '@sendgate/gate';
import {
  Counter,
  closeServer,
  createMetrics,
  createServer,
  type Lifecycle,
  type Logger,
  listen,
  refuseLostKeys,
  serveProbes,
  showReadiness,
  storeChecks,
  watchClock,
} from '@sendgate/runtime';
import { Admission } from './admission.ts';
import { apiDocuments } from './api-documents.ts';
import { apiHeaders, createApiApp } from './app.ts';
import { serveClusterMetrics } from './cluster.ts';
import type { ApiConfig } from './config.ts';
import { connectRedis, countsInRedis } from './connect-redis.ts';
import { createGateMetrics } from './gate-metrics.ts';
import { showPools } from './store-metrics.ts';

/** Opens everything one api process needs, serves, and registers how it is closed again. */
export async function startApi(config: ApiConfig, logger: Logger, life: Lifecycle): Promise<void> {
  const metrics = createMetrics();
  const gate = await openGate({
    databaseUrl: config.databaseUrl,
    storeTimeoutMs: config.storeTimeoutMs,
    redisUrl: config.redisUrl,
    poolSize: config.poolSize,
    secretsKey: config.secretsKey,
    keyPepper: config.keyPepper,
    policyFloor: readPolicyFloor(config.policyFloorFile),
    appUrl: config.appUrl,
    limits: config,
    nudge: true,
    logger,
    onEvent: createGateMetrics(metrics.registry),
  });
  gate.warmUp();
  refuseLostKeys(gate.maintenance.missingKeys, logger, life);
  const { redisUrl } = config;
  const redis = redisUrl !== undefined && countsInRedis(redisUrl) ? connectRedis(redisUrl) : undefined;
  const admission = new Admission(gate.usage, redis);
  showPools(metrics.registry, gate);
  const { registry } = metrics;
  const clock = watchClock({ measure: gate.clockSkewSeconds, logger, registry });
  const checks = [
    ...storeChecks(gate),
    clock.check,
    ...(redisUrl === undefined
      ? []
      : [{ name: 'redis', optional: true, check: () => Promise.all([redis?.ping(), gate.pingQueues()]) }]),
  ];
  showReadiness(registry, checks);
  const authFailures = new Counter({
    name: 'auth_failures_total',
    help: 'Requests refused for their credentials, by error code.',
    labelNames: ['kind'] as const,
    registers: [metrics.registry],
  });
  const context = {
    gate,
    admission,
    checks,
    isDraining: life.isDraining,
    onAuthFailure: (kind: string) => authFailures.inc({ kind }),
    documents: apiDocuments(config.baseUrl),
  };
  const { trustedProxies, storeTimeoutMs: answerWithinMs } = config;
  const app = createApiApp({ context, logger, metrics, trustedProxies, answerWithinMs });
  const server = createServer(app, { logger, headers: apiHeaders, requestSeconds: config.requestSeconds });
  life.onStop('http', (signal) => closeServer(server, signal));
  life.onStop('clock', () => clock.stop());
  life.onStop('admission', () => admission.close());
  life.onStop('gate', () => gate.close());
  life.onStop('redis', () => redis?.disconnect());
  life.onStop('metrics', () => metrics.stop());

  if (config.processes > 1) serveClusterMetrics(metrics.registry);
  else await serveProbes(config.metricsPort, life, { checks, metrics: metrics.page });
  const port = await listen(server, config.port);
  logger.info('listening', { port });
}
