export { createApiApp } from './app.ts';
export { apiVariables } from './config.ts';
