export { type WorkerConfig, workerVariables } from './config.ts';
