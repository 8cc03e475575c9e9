import { ConfigError, createLogger, readConfig, run } from '@sendgate/runtime';
import { dashboardVariables } from './config.ts';
import { startDashboard } from './start-dashboard.ts';

try {
  const config = readConfig(dashboardVariables, process.env);
  const logger = createLogger({ service: 'dashboard', level: config.logLevel });
  await run((life) => startDashboard(config, logger, life), { logger, drainMs: config.drainMs });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
