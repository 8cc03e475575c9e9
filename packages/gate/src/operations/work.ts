import { randomUUID } from 'node:crypto';
import {
  claimWaiting,
  claimWorkItem,
  deadItems,
  endUsedUpItem,
  endWorkItem,
  GroupCommit,
  type LeaseWanted,
  oldestDueSeconds,
  type PrismaSession,
  releaseLeases,
  renewLease,
  retryWorkItem,
  type Store,
  takeDueItems,
  unqueuedItems,
} from '@sendgate/db';
import type { LeasedItem } from '../callback-view.ts';
import type { Gate } from '../gate.ts';
import { type WorkKind, workKinds } from '../gate-options.ts';
import { giveUpWork } from './give-up-work.ts';

/** The outbox as its workers and relays see it: leases, their ends, and what is due. */
export function workOperations(store: Store, reofferSeconds: number): Gate['work'] {
  const claiming = new GroupCommit({
    run: (wanted: readonly LeaseWanted[]) => claimWaiting(store.hot, wanted),
  });
  /** Whatever ends an item unfinished ends with it what it was to work on, or neither. */
  const giveUp = (
    item: LeasedItem,
    reason: string,
    end: (session: PrismaSession) => Promise<boolean>,
  ): Promise<boolean> =>
    store.transaction(async (session) => {
      const ended = await end(session);
      if (ended) await giveUpWork(session, store.keys, item, reason);
      return ended;
    });
  const bury: Gate['work']['bury'] = (item, errorClass) =>
    giveUp(item, errorClass, (session) =>
      endWorkItem(session, item.id, item.leaseToken, { state: 'DEAD', errorClass }),
    );
  return {
    claim: async (id, leaseSeconds) => {
      const wanted = { id, leaseToken: randomUUID(), leaseSeconds };
      const found = await claiming.add(wanted);
      if (!found) return null;
      const item = { ...found, kind: found.kind as WorkKind };
      if (item.leaseToken === wanted.leaseToken) return item;
      if (item.attempt >= item.maxAttempts) {
        await giveUp(item, 'worker_died', (session) => endUsedUpItem(session, id));
        return null;
      }
      const claimed = await claimWorkItem(store, item, wanted);
      return claimed && { ...claimed, kind: item.kind };
    },
    renew: (item, leaseSeconds) => renewLease(store.prisma, item.id, item.leaseToken, leaseSeconds),
    finish: (item) => endWorkItem(store.prisma, item.id, item.leaseToken, { state: 'DONE', errorClass: null }),
    retryAt: async (item, afterSeconds, errorClass) =>
      item.attempt >= item.maxAttempts
        ? bury(item, errorClass)
        : (await retryWorkItem(store.prisma, item.id, item.leaseToken, afterSeconds, errorClass)) !== null,
    bury,
    release: (tokens, afterSeconds = 0) => releaseLeases(store.prisma, tokens, afterSeconds),
    takeDue: (limit, enqueue, without = []) =>
      takeDueItems(
        store,
        {
          kinds: workKinds.filter((kind) => !without.includes(kind)),
          limit,
          reofferSeconds: reofferSeconds,
        },
        (items) => enqueue(items.map((item) => ({ ...item, kind: item.kind as WorkKind }))),
      ),
    oldestDueSeconds: async () =>
      Object.fromEntries((await oldestDueSeconds(store.prisma)).map(({ kind, seconds }) => [kind, seconds])),
    unqueuedCount: () => unqueuedItems(store.prisma),
    deadCount: async () => Object.fromEntries((await deadItems(store.prisma)).map(({ kind, count }) => [kind, count])),
  };
}
