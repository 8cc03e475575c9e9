import { Counter, Histogram, type Registry } from 'prom-client';

/** What every service with connections to Postgres shows of them. */
export interface StoreMetrics {
  waited(milliseconds: number): void;
  rolledBack(code: string): void;
}

/** Registers the waits for a connection and the transactions that were undone. */
export function createStoreMetrics(registry: Registry): StoreMetrics {
  const waits = new Histogram({
    name: 'pg_pool_wait_seconds',
    help: 'Time a request waited for a connection to Postgres.',
    buckets: [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.2, 0.5, 1, 2.5],
    registers: [registry],
  });
  const rollbacks = new Counter({
    name: 'tx_rollback_total',
    help: 'Transactions that were undone, by what ended them.',
    labelNames: ['code'] as const,
    registers: [registry],
  });
  return {
    waited: (milliseconds) => waits.observe(milliseconds / 1000),
    rolledBack: (code) => rollbacks.inc({ code }),
  };
}
