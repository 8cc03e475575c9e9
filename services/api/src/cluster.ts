import cluster from 'node:cluster';
import { get } from 'node:http';
import {
  clusterMetrics,
  type Lifecycle,
  type Logger,
  type Registry,
  serveProbes,
  shareMetrics,
} from '@sendgate/runtime';
import type { ApiConfig } from './config.ts';

/** Milliseconds before a process that died is replaced, so that one that cannot start does not spin. */
const RESPAWN_MS = 1_000;
/** Milliseconds the processes have to say whether they are ready: a check is not waited for longer. */
const READY_MS = 500;

/** Lets the first process gather the metrics of this one. */
export function serveClusterMetrics(registry: Registry): void {
  shareMetrics(registry);
}

/**
 * The first of several processes: it serves nothing itself, replaces processes that die, passes the stop on, and shows
 * the metrics of all as one.
 */
export async function startCluster(config: ApiConfig, logger: Logger, life: Lifecycle): Promise<void> {
  const gather = clusterMetrics();
  for (let count = 0; count < config.processes; count++) cluster.fork();
  cluster.on('exit', (worker, code) => {
    if (life.isDraining()) return;
    logger.error('process died', { worker_pid: worker.process.pid, exit_code: code });
    setTimeout(() => {
      if (!life.isDraining()) cluster.fork();
    }, RESPAWN_MS);
  });
  life.onStop('processes', stopAll);
  const checks = [
    { name: 'processes', check: async () => assertRunning(config.processes) },
    { name: 'serving', check: () => assertServing(config.port) },
  ];
  await serveProbes(config.metricsPort, life, { checks, metrics: gather });
}

/** Which of the processes answers is left to chance: what one of them lacks to serve, all of them lack. */
function assertServing(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/readyz', agent: false, signal: AbortSignal.timeout(READY_MS) }, (reply) => {
      // Also where it breaks off: an error nobody hears would end this process.
      reply.on('error', reject).resume();
      if (reply.statusCode === 200) resolve();
      else reject(new Error('the processes are not ready'));
    }).on('error', reject);
  });
}

function assertRunning(wanted: number): void {
  const alive = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  if (alive.length < wanted) throw new Error('processes are missing');
}

function stopAll(): Promise<unknown> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  return Promise.all(
    workers.map((worker) => {
      const gone = new Promise((resolve) => worker.once('exit', resolve));
      worker.process.kill('SIGTERM');
      return gone;
    }),
  );
}
