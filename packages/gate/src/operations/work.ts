import { randomUUID } from 'node:crypto';
import {
  claimWaiting,
  claimWorkItem,
  deadItems,
  endWorkItem,
  GroupCommit,
  guardStore,
  type LeaseWanted,
  oldestDueSeconds,
  releaseLeases,
  renewLease,
  retryWorkItem,
  type Store,
  takeDueItems,
  unqueuedItems,
} from '@sendgate/db';
import type { Gate } from '../gate.ts';
import { type WorkKind, workKinds } from '../gate-options.ts';
import { giveUpWork } from './give-up-work.ts';

/** The outbox as its workers and relays see it: leases, their ends, and what is due. */
export function workOperations(store: Store, reofferSeconds: number): Gate['work'] {
  const claiming = new GroupCommit({
    run: (wanted: readonly LeaseWanted[]) => claimWaiting(store.hot, wanted),
  });
  return {
    claim: async (id, leaseSeconds) => {
      const wanted = { id, leaseToken: randomUUID(), leaseSeconds };
      const found = await guardStore(claiming.add(wanted));
      if (!found) return null;
      const item =
        found.leaseToken === wanted.leaseToken ? found : await guardStore(claimWorkItem(store, found, wanted));
      return item && { ...item, kind: item.kind as WorkKind };
    },
    renew: (item, leaseSeconds) => guardStore(renewLease(store.prisma, item.id, item.leaseToken, leaseSeconds)),
    finish: (item) =>
      guardStore(endWorkItem(store.prisma, item.id, item.leaseToken, { state: 'DONE', errorClass: null })),
    retryAt: async (item, afterSeconds, errorClass) =>
      (await guardStore(retryWorkItem(store.prisma, item.id, item.leaseToken, afterSeconds, errorClass))) !== null,
    bury: (item, errorClass) =>
      guardStore(
        store.transaction(async (session) => {
          const end = { state: 'DEAD', errorClass } as const;
          const ended = await endWorkItem(session, item.id, item.leaseToken, end);
          if (ended) await giveUpWork(session, store.keys, item, errorClass);
          return ended;
        }),
      ),
    release: (tokens, afterSeconds = 0) => guardStore(releaseLeases(store.prisma, tokens, afterSeconds)),
    takeDue: (limit, enqueue, without = []) =>
      guardStore(
        takeDueItems(
          store,
          {
            kinds: workKinds.filter((kind) => !without.includes(kind)),
            limit,
            reofferSeconds: reofferSeconds,
          },
          (items) => enqueue(items.map((item) => ({ ...item, kind: item.kind as WorkKind }))),
        ),
      ),
    oldestDueSeconds: async () =>
      Object.fromEntries(
        (await guardStore(oldestDueSeconds(store.prisma))).map(({ kind, seconds }) => [kind, seconds]),
      ),
    unqueuedCount: () => guardStore(unqueuedItems(store.prisma)),
    deadCount: async () =>
      Object.fromEntries((await guardStore(deadItems(store.prisma))).map(({ kind, count }) => [kind, count])),
  };
}
