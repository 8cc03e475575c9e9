import { createLogger, readConfig, run } from '@sendgate/runtime';
import { dashboardVariables } from './config.ts';
import { serve } from './serve.ts';

const config = readConfig(dashboardVariables, process.env);
const logger = createLogger({ service: 'dashboard', level: config.logLevel });

await run((life) => serve(config, life, logger), { logger });
