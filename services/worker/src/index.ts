export { workerVariables } from './config.ts';
