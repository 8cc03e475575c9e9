import { Counter, Histogram, type Registry } from 'prom-client';

/** What a service hears of its store, among other things; the kinds it does not know are somebody else's. */
export interface StoreEvent {
  readonly kind: string;
  /** With `pool_waited`. */
  readonly milliseconds?: number;
  /** With `content_unreadable`. */
  readonly table?: string;
  readonly fault?: string;
  /** With `rolled_back`. */
  readonly code?: string;
}

/** Counts the waits for a connection, the transactions that were undone and the stored values that do not open. */
export function createStoreMetrics(registry: Registry): (event: StoreEvent) => void {
  const registers = [registry];
  const waits = new Histogram({
    name: 'pg_pool_wait_seconds',
    help: 'Time a request waited for a connection to Postgres.',
    buckets: [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.2, 0.5, 1, 2.5],
    registers,
  });
  const rollbacks = new Counter({
    name: 'tx_rollback_total',
    help: 'Transactions that were undone, by what ended them.',
    labelNames: ['code'] as const,
    registers,
  });
  const unreadable = new Counter({
    name: 'content_unreadable_total',
    help: 'Stored values that do not open, each once in ten minutes, by table and why.',
    labelNames: ['table', 'fault'] as const,
    registers,
  });
  return ({ kind, milliseconds = 0, table, fault, code }) => {
    if (kind === 'pool_waited') waits.observe(milliseconds / 1_000);
    if (kind === 'content_unreadable') unreadable.inc({ table, fault });
    if (kind === 'rolled_back') rollbacks.inc({ code });
  };
}
