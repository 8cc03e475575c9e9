import { Counter, Histogram, type Registry } from 'prom-client';

/** What every service with connections to Postgres shows of them. */
export interface StoreMetrics {
  waited(milliseconds: number): void;
  rolledBack(code: string): void;
  unreadable(table: string, fault: string): void;
}

/** Registers the waits for a connection, the transactions that were undone and the stored values that do not open. */
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
  const unreadable = new Counter({
    name: 'content_unreadable_total',
    help: 'Stored values that do not open, each once in ten minutes, by table and why.',
    labelNames: ['table', 'fault'] as const,
    registers: [registry],
  });
  return {
    unreadable: (table, fault) => unreadable.inc({ table, fault }),
    waited: (milliseconds) => waits.observe(milliseconds / 1000),
    rolledBack: (code) => rollbacks.inc({ code }),
  };
}
