import { openConfiguredCrm } from '@sendgate/crm';
import { type Gate, openGate, readPolicyFloor } from '@sendgate/gate';
import { openBoard, RedisFault } from '@sendgate/queues';
import {
  closeServer,
  createHttpMetrics,
  createMetrics,
  createServer,
  createStoreMetrics,
  describeError,
  type Lifecycle,
  type Logger,
  listen,
  refuseLostKeys,
  serveProbes,
  showReadiness,
  storeChecks,
} from '@sendgate/runtime';
import { createDashboardApp } from './app.ts';
import { boardWhenAsked } from './board-when-asked.ts';
import { type DashboardConfig, POOL_SIZE } from './config.ts';
import { countForgeries } from './crm/count-forgeries.ts';
import { WorkspaceCrm } from './crm/workspace-crm.ts';
import { liveFeeds } from './live-feeds.ts';
import { queueBoardPlace } from './queue-board.ts';

/** The CRM of the installation; null where it has none. */
function openWorkspaceCrm(config: DashboardConfig, gate: Gate, logger: Logger): WorkspaceCrm | null {
  const configured = openConfiguredCrm(config);
  if (!configured) return null;
  return new WorkspaceCrm({
    ...{ gate, ...configured, signatureBase: config.crmSignatureBase, appOrigin: new URL(config.appUrl).origin },
    onRevocationFailed: (error) => logger.warn('the CRM was not told of a token', describeError(error)),
  });
}

/** Starts the dashboard and registers how it stops. Neither Postgres nor the queues need to be there yet. */
export async function startDashboard(config: DashboardConfig, logger: Logger, life: Lifecycle): Promise<void> {
  const metrics = createMetrics();
  const { registry } = metrics;
  const gate = await openGate({
    databaseUrl: config.databaseUrl,
    storeTimeoutMs: config.storeTimeoutMs,
    ...(config.redisUrl && { redisUrl: config.redisUrl }),
    nudge: true,
    identity: true,
    secretsKey: config.secretsKey,
    keyPepper: config.keyPepper,
    policyFloor: readPolicyFloor(config.policyFloorFile),
    appUrl: config.appUrl,
    poolSize: POOL_SIZE,
    limits: { tokensPerDay: config.tokensPerDay, maxKeys: config.maxKeys },
    callbackEgress: { allowHttp: config.callbackAllowHttp, allowedCidrs: config.callbackAllowedCidrs },
    onEvent: createStoreMetrics(registry),
    logger,
  });
  refuseLostKeys(gate.maintenance.missingKeys, logger, life);
  const board = boardWhenAsked(() =>
    openBoard(
      { databaseUrl: config.databaseUrl, redisUrl: config.redisUrl },
      { ...queueBoardPlace, writable: config.opsQueuesWritable },
      (error) =>
        logger.warn('queue board lost its backend', describeError(error, { withMessage: error instanceof RedisFault })),
    ).catch((error: unknown) => {
      logger.error('queue board could not be opened', describeError(error));
      throw error;
    }),
  );
  const feeds = liveFeeds();
  const server = createServer(
    createDashboardApp({
      gate,
      logger,
      config,
      feeds,
      isDraining: life.isDraining,
      board: board.opened,
      crm: openWorkspaceCrm(config, gate, logger),
      metrics: createHttpMetrics(registry),
      onProblem: countForgeries(registry),
      lagMs: metrics.lagMs,
    }),
    { logger },
  );
  life.onStop('live feeds', () => feeds.close());
  life.onStop('server', (signal) => closeServer(server, signal));
  life.onStop('queue board', () => board.close());
  life.onStop('gate', () => gate.close());
  life.onStop('metrics', () => metrics.stop());
  if (config.metricsPort !== undefined) {
    const checks = storeChecks(gate);
    showReadiness(registry, checks);
    await serveProbes(config.metricsPort, life, { checks, metrics: metrics.page });
  }
  const port = await listen(server, config.port);
  logger.info('listening', { port });
}
