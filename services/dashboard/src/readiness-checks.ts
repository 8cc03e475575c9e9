import type { Gate } from '@sendgate/gate';
import type { ReadinessCheck } from '@sendgate/runtime';

/** What the dashboard needs before it can serve. Queues are none of it: only the queue board does without. */
export function readinessChecks(gate: Pick<Gate, 'ping' | 'migrationState' | 'isolated'>): readonly ReadinessCheck[] {
  return [
    { name: 'database', check: () => gate.ping() },
    { name: 'migrations', check: async () => refuse((await gate.migrationState()).pending, 'migrations are pending') },
    {
      name: 'row_security',
      optional: true,
      check: async () => refuse(!(await gate.isolated()), 'row security is off'),
    },
  ];
}

function refuse(wrong: boolean, reason: string): void {
  if (wrong) throw new Error(reason);
}
