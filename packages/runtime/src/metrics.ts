import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { watchEventLoopLag } from './http/event-loop-lag.ts';

export type { Registry } from 'prom-client';
export { Counter, Gauge, Histogram } from 'prom-client';

/** Text of the metrics page and its media type. */
export interface MetricsPage {
  readonly contentType: string;
  readonly text: string;
}

/** The metrics of one process: Node's own, the lag of its event loop, and whatever is registered on top. */
export interface Metrics {
  readonly registry: Registry;
  /** What the registry holds now, as operators scrape it. */
  readonly page: () => Promise<MetricsPage>;
  /** Sustained event-loop lag in milliseconds, for load shedding. */
  readonly lagMs: () => number;
  stop(): void;
}

/** Opens a registry of its own, so that two apps in one test process do not meet. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const lag = watchEventLoopLag();
  new Gauge({
    name: 'event_loop_lag_seconds',
    help: 'Sustained lag of the event loop.',
    // Of several processes the one that lags most: a sum would page for two that each keep up.
    aggregator: 'max',
    registers: [registry],
    collect() {
      this.set(lag.sustainedMs() / 1000);
    },
  });
  const page = async () => ({ contentType: registry.contentType, text: await registry.metrics() });
  return { registry, page, lagMs: lag.sustainedMs, stop: lag.stop };
}

/** In one of several processes: lets the first process ask for this registry. */
export function shareMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  // Constructing it installs the listener that answers the first process.
  new AggregatorRegistry();
}

/** In the first of several processes: the metrics of all of them, added up. Call before they are forked. */
export function clusterMetrics(): () => Promise<MetricsPage> {
  const aggregator = new AggregatorRegistry();
  return async () => ({ contentType: aggregator.contentType, text: await aggregator.clusterMetrics() });
}
