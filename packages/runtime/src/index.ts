export { type ClockWatch, clockSkewLimits, watchClock } from './clock-watch.ts';
export { type Config, ConfigError, readConfig, type Variable, type VariableTable, variable } from './config.ts';
export { type AppOptions, createApp, type Mounted, securityHeaders } from './http/create-app.ts';
export { closeServer, createServer, listen, type ServerOptions } from './http/create-server.ts';
export { type EventLoopLag, watchEventLoopLag } from './http/event-loop-lag.ts';
export { requestIdOf } from './http/exchange.ts';
export { createHttpMetrics, type HttpMetrics } from './http/http-metrics.ts';
export { type OpenApiOptions, openApiDocument, type WebhookDocument } from './http/openapi.ts';
export { type JsonItem, parseJsonBody, parseJsonItems } from './http/parse-json-body.ts';
export { prefersPage } from './http/prefers-page.ts';
export { problemBody } from './http/recovery.ts';
export {
  type HandlerInput,
  type HeaderDocument,
  type HttpMethod,
  type IncomingRequest,
  openToAll,
  type Reply,
  type ReplyDefinition,
  type Route,
  type RouteAuth,
  type RouteDefinition,
  type RouteExample,
  routeFactory,
} from './http/route.ts';
export {
  createLogger,
  describeError,
  type LogFields,
  type Logger,
  type LogLevel,
  logFieldNames,
  logLevels,
} from './logger.ts';
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
export { createProbeServer, type ProbeOptions } from './probe-server.ts';
export { type ReadinessCheck, type ReadinessReport, readiness, showReadiness } from './readiness.ts';
export { assertKeys, refuseLostKeys } from './refuse-lost-keys.ts';
export { type Lifecycle, type RunOptions, run } from './run.ts';
export { sharedVariables } from './shared-variables.ts';
export { createStoreMetrics, type StoreEvent } from './store-metrics.ts';
