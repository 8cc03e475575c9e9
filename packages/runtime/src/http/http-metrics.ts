import { Counter, Histogram, type Registry } from 'prom-client';

/** Counts and times answered requests, by route template and status. */
export interface HttpMetrics {
  /** The observer of one route; made once, at start. */
  forRoute(route: string): (status: number, seconds: number) => void;
}

/** Registers `gate_requests_total` and `gate_latency_seconds`. */
export function createHttpMetrics(registry: Registry): HttpMetrics {
  const requests = new Counter({
    name: 'gate_requests_total',
    help: 'Requests answered, by route template and status.',
    labelNames: ['route', 'status'] as const,
    registers: [registry],
  });
  const latency = new Histogram({
    name: 'gate_latency_seconds',
    help: 'Seconds from the first byte of a request to its answer, by route template.',
    labelNames: ['route'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    forRoute(route) {
      const timer = latency.labels({ route });
      const counters = new Map<number, { inc(): void }>();
      return (status, seconds) => {
        let counter = counters.get(status);
        if (!counter) {
          counter = requests.labels({ route, status: String(status) });
          counters.set(status, counter);
        }
        counter.inc();
        timer.observe(seconds);
      };
    },
  };
}
