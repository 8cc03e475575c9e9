import type { ProblemError } from '@sendgate/contracts';
import type { Gate } from '@sendgate/gate';
import { Counter, Gauge, type Registry } from '@sendgate/runtime';

/** Counts the requests that were refused because Postgres could not be asked, by what its client said. */
export function countStoreFailures(registry: Registry): (problem: ProblemError) => void {
  const failures = new Counter({
    name: 'gate_store_failures_total',
    help: 'Requests refused because Postgres did not answer.',
    labelNames: ['code'] as const,
    registers: [registry],
  });
  return ({ code, cause }) => {
    if (code !== 'service_unavailable' || !(cause instanceof Error)) return;
    const said = (cause as { code?: unknown }).code;
    failures.inc({ code: typeof said === 'string' ? said : cause.name });
  };
}

/** Shows how the connections to Postgres are used; those who wait are the first sign of one that is slow. */
export function showPools(registry: Registry, gate: Pick<Gate, 'pools'>): void {
  new Gauge({
    name: 'pg_pool_connections',
    help: 'Connections to Postgres by state; `waiting` are requests without one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(gate.pools())) this.set({ state }, count);
    },
  });
}
