import { failWhen, type ReadinessCheck } from './readiness.ts';

/** What readiness asks of the store under a process. */
export interface CheckedStore {
  ping(): Promise<unknown>;
  migrationState(): Promise<{ readonly pending: boolean }>;
  /** Whether Postgres itself keeps workspaces apart. */
  isolated(): Promise<boolean>;
  readonly maintenance: {
    /** Ids of sealing keys that something stored needs and this process does not have. */
    missingKeys(): Promise<readonly string[]>;
  };
}

/** What every process needs of its store; without row security it serves all the same, by its own filters. */
export function storeChecks(store: CheckedStore): readonly ReadinessCheck[] {
  return [
    { name: 'postgres', check: () => store.ping() },
    { name: 'migrations', check: async () => failWhen((await store.migrationState()).pending, 'pending') },
    { name: 'keys', check: async () => failWhen((await store.maintenance.missingKeys()).length > 0, 'missing') },
    { name: 'row_security', optional: true, check: async () => failWhen(!(await store.isolated()), 'off') },
  ];
}
