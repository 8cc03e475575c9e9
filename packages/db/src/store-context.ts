import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What may look at the rows of many workspaces. `sign-in`: who somebody is and where they belong. `outbox`: work items
 * by id, leases, the relay. `clocks`: what is due, expired or to be swept, wherever it lies. `usage`: what a process
 * counted for everybody. `operators`: figures and states of the whole store, and new workspaces. `crm-account`: whom the
 * workspaces of one account of the CRM have blocked.
 */
export type SystemPurpose = 'sign-in' | 'outbox' | 'clocks' | 'usage' | 'operators' | 'crm-account';

/** On whose behalf statements go to Postgres: one workspace's, or nobody's in particular for a named purpose. */
export type StoreContext = { readonly workspaceId: string } | { readonly system: SystemPurpose };

const running = new AsyncLocalStorage<StoreContext>();

/** The context of the caller. Without one, Postgres shows no rows. */
export function storeContext(): StoreContext | undefined {
  return running.getStore();
}

/** Runs `work` so that Postgres shows it one workspace and no other. */
export function asWorkspace<T>(workspaceId: string, work: () => T): T {
  return within({ workspaceId }, work);
}

/** Runs `work` with the rows of every workspace before it. An architecture test lists who may. */
export function asSystem<T>(system: SystemPurpose, work: () => T): T {
  return within({ system }, work);
}

function within<T>(context: StoreContext, work: () => T): T {
  return running.run(context, () => {
    const outcome = work();
    // What Prisma hands out runs only once somebody waits for it, which must not be outside.
    return isLazy(outcome) ? (Promise.resolve().then(() => outcome) as T) : outcome;
  });
}

function isLazy(outcome: unknown): outcome is PromiseLike<unknown> {
  return (
    typeof outcome === 'object' &&
    outcome !== null &&
    !(outcome instanceof Promise) &&
    typeof (outcome as { then?: unknown }).then === 'function'
  );
}
