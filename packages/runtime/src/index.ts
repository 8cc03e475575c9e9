export { watchClock } from './clock-watch.ts';
export { type Config, ConfigError, readConfig, type Variable, variable } from './config.ts';
export type { Mounted } from './http/app-options.ts';
export { createApp, securityHeaders } from './http/create-app.ts';
export { closeServer, createServer, listen } from './http/create-server.ts';
export { requestIdOf } from './http/exchange.ts';
export { createHttpMetrics, type HttpMetrics } from './http/http-metrics.ts';
export { openApiDocument, type WebhookDocument } from './http/openapi.ts';
export { type JsonItem, parseJsonBody, parseJsonItems } from './http/parse-json-body.ts';
export { prefersPage } from './http/prefers-page.ts';
export { adviceFor } from './http/recovery.ts';
export {
  type HeaderDocument,
  type IncomingRequest,
  openToAll,
  type Route,
  type RouteAuth,
  routeFactory,
} from './http/route.ts';
export { createLogger, describeError, type LogFields, type Logger, logFieldNames } from './logger.ts';
export {
  Counter,
  clusterMetrics,
  createMetrics,
  Gauge,
  Histogram,
  type Metrics,
  type Registry,
  shareMetrics,
} from './metrics.ts';
export { serveProbes } from './probe-server.ts';
export { failWhen, type ReadinessCheck, readiness, showReadiness } from './readiness.ts';
export { refuseLostKeys } from './refuse-lost-keys.ts';
export { type Lifecycle, run } from './run.ts';
export { sharedVariables } from './shared-variables.ts';
export { storeChecks } from './store-checks.ts';
export { createStoreMetrics } from './store-metrics.ts';
