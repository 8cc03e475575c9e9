import cluster from 'node:cluster';
import { ConfigError, createLogger, readConfig, run } from '@sendgate/runtime';
import { startCluster } from './cluster.ts';
import { apiVariables } from './config.ts';
import { startApi } from './start-api.ts';

try {
  const config = readConfig(apiVariables, process.env);
  const logger = createLogger({ service: 'api', level: config.logLevel });
  const first = config.processes > 1 && cluster.isPrimary;
  // The first process only passes the stop on: waiting is up to those that serve.
  const drainMs = first ? 0 : config.drainMs;
  await run((life) => (first ? startCluster : startApi)(config, logger, life), {
    logger,
    drainMs,
    stopMs: first ? config.drainMs + 25_000 : 20_000,
  });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
