import {
  addSeal,
  countUnsealed,
  forgottenTo,
  GENESIS,
  guardStore,
  headOfChain,
  type RecountedSeal,
  recountSeals,
} from '@sendgate/db';
import type { AuditChain, AuditFault, ChainHead } from '../audit-view.ts';
import type { GateParts } from '../gate-parts.ts';
import { utcDay } from './utc-days.ts';

/** Faults that are told one by one. */
const MOST_FAULTS = 20;

/** Seals a bounded step of a workspace's record; how many events. The first head of a UTC day is told to whoever keeps heads. */
export async function sealStep({ store, emit }: GateParts, workspaceId: string): Promise<number> {
  const head = await guardStore(headOfChain(store.prisma, workspaceId));
  const sealed = await guardStore(addSeal(store.prisma, workspaceId, head));
  if (!sealed) return 0;
  if (head === null || utcDay(head.createdAt.getTime()) !== utcDay(sealed.createdAt.getTime())) {
    emit({ kind: 'audit_sealed', workspaceId, eventId: String(sealed.toId), hash: sealed.hash });
  }
  return sealed.events;
}

/**
 * Goes through the whole chain of a workspace, and compares it with heads that were kept elsewhere. Only what retention says it
 * deleted may be missing, at the beginning. Ends early, without a fault of its own, once `stopped`.
 */
export async function verifyChain(
  { store, emit }: GateParts,
  workspaceId: string,
  heads: readonly ChainHead[],
  stopped: () => boolean,
): Promise<AuditChain> {
  const gone = await guardStore(forgottenTo(store.prisma, workspaceId));
  const kept = new Map(heads.map(({ eventId, hash }) => [eventId, hash]));
  const faults: AuditFault[] = [];
  let first: RecountedSeal | undefined;
  let last: RecountedSeal | undefined;
  const counted = { records: 0, seals: 0 };
  for (;;) {
    const seals = stopped() ? [] : await guardStore(recountSeals(store.prisma, workspaceId, last?.toId ?? 0n));
    for (const seal of seals) {
      const fault = linkFault(last, seal, gone) ?? contentFault(seal, gone, kept);
      if (fault) faults.push({ fault, ...idsOf(seal) });
      kept.delete(String(seal.toId));
      counted.records += seal.found;
      counted.seals += 1;
      first ??= seal;
      last = seal;
    }
    if (seals.length === 0) break;
  }
  if (!stopped()) {
    for (const [eventId] of kept) {
      if (BigInt(eventId) > gone) faults.push({ fault: 'head_missing', fromId: eventId, toId: eventId });
    }
  }
  const range = { before: first?.fromId ?? 0n, after: last?.toId ?? 0n };
  const unsealed = await guardStore(countUnsealed(store.prisma, workspaceId, range));
  if (unsealed.before > 0) faults.push({ fault: 'records_added', fromId: '1', toId: String(range.before - 1n) });
  for (const fault of faults.slice(0, MOST_FAULTS)) emit({ kind: 'audit_broken', workspaceId, ...fault });
  return {
    ...counted,
    unsealed: unsealed.after,
    head: last ? { eventId: String(last.toId), hash: last.hash } : null,
    faults: faults.slice(0, MOST_FAULTS),
    faultCount: faults.length,
  };
}

function linkFault(
  last: RecountedSeal | undefined,
  seal: RecountedSeal,
  gone: bigint,
): AuditFault['fault'] | undefined {
  if (last) return seal.prevHash === last.hash && seal.fromId === last.toId + 1n ? undefined : 'link_broken';
  if (seal.prevHash === GENESIS) return seal.fromId === 1n ? undefined : 'link_broken';
  // The newest seal of what retention deleted stays.
  return seal.toId <= gone ? undefined : 'beginning_missing';
}

function contentFault(
  seal: RecountedSeal,
  gone: bigint,
  kept: ReadonlyMap<string, string>,
): AuditFault['fault'] | undefined {
  const known = kept.get(String(seal.toId));
  if (known !== undefined && known !== seal.hash) return 'head_changed';
  if (seal.fromId <= gone || seal.recounted === seal.hash) return undefined;
  if (seal.found === seal.events) return 'records_changed';
  return seal.found < seal.events ? 'records_missing' : 'records_added';
}

function idsOf({ fromId, toId }: RecountedSeal): { fromId: string; toId: string } {
  return { fromId: String(fromId), toId: String(toId) };
}
