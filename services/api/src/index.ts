export { apiVariables } from './config.ts';
