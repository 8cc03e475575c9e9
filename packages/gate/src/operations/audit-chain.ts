import { addSeal, eventsAround, GENESIS, headOfChain, type RecountedSeal, recountSeals } from '@sendgate/db';
import type { AuditChain, AuditFault, ChainHead, SealedHead } from '../audit-view.ts';
import type { Actor } from '../caller.ts';
import type { GateParts } from '../gate-parts.ts';
import { requireRole } from './roles.ts';
import { utcDay } from './utc-days.ts';

/** Faults that are told one by one. */
const MOST_FAULTS = 20;

/** Seals a bounded step of a workspace's record; how many events. The first head of a UTC day is told to whoever keeps heads. */
export async function sealStep({ store, emit }: GateParts, workspaceId: string): Promise<number> {
  const head = await headOfChain(store.prisma, workspaceId);
  const sealed = await addSeal(store.prisma, workspaceId, head);
  if (!sealed) return 0;
  if (head === null || utcDay(head.createdAt.getTime()) !== utcDay(sealed.createdAt.getTime())) {
    emit({ kind: 'audit_sealed', workspaceId, eventId: String(sealed.toId), hash: sealed.hash });
  }
  return sealed.events;
}

/** The end of a workspace's chain, null while nothing is sealed. @throws ProblemError `forbidden` below admin */
export async function sealedHead({ store }: GateParts, actor: Actor): Promise<SealedHead | null> {
  requireRole(actor, 'admin');
  const head = await headOfChain(store.prisma, actor.workspaceId);
  return head && { eventId: String(head.toId), hash: head.hash, sealedAt: head.createdAt };
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
  const kept = Map.groupBy(heads, ({ eventId }) => eventId);
  const faults: AuditFault[] = [];
  let first: RecountedSeal | undefined;
  let last: RecountedSeal | undefined;
  const counted = { records: 0, seals: 0 };
  for (;;) {
    const seals = stopped() ? [] : await recountSeals(store.prisma, workspaceId, last?.toId ?? 0n);
    for (const seal of seals) {
      const range = { fromId: String(seal.fromId), toId: String(seal.toId) };
      const rewritten = kept.get(range.toId)?.some(({ hash }) => hash !== seal.hash);
      const found = [linkFault(last, seal), contentFault(seal), rewritten ? ('head_changed' as const) : undefined];
      for (const fault of found) if (fault) faults.push({ fault, ...range });
      kept.delete(range.toId);
      counted.records += seal.found;
      counted.seals += 1;
      first ??= seal;
      last = seal;
    }
    if (seals.length === 0) break;
  }
  const ends = { before: first?.fromId ?? 0n, after: last?.toId ?? 0n };
  const around = await eventsAround(store.prisma, workspaceId, ends);
  if (around.before > 0) faults.push({ fault: 'records_added', fromId: '1', toId: String(ends.before - 1n) });
  for (const eventId of stopped() ? [] : kept.keys()) {
    if (BigInt(eventId) > around.forgottenTo) faults.push({ fault: 'head_missing', fromId: eventId, toId: eventId });
  }
  const shown = faults.slice(0, MOST_FAULTS);
  for (const fault of shown) emit({ kind: 'audit_broken', workspaceId, ...fault });
  const head = last ? { eventId: String(last.toId), hash: last.hash } : null;
  return { ...counted, unsealed: around.after, head, faults: shown, faultCount: faults.length };
}

function linkFault(last: RecountedSeal | undefined, seal: RecountedSeal): AuditFault['fault'] | undefined {
  if (last) return seal.prevHash === last.hash && seal.fromId === last.toId + 1n ? undefined : 'link_broken';
  if (seal.prevHash === GENESIS) return seal.fromId === 1n ? undefined : 'link_broken';
  // The newest seal of what retention deleted stays.
  return seal.toId <= seal.forgottenTo ? undefined : 'beginning_missing';
}

function contentFault(seal: RecountedSeal): AuditFault['fault'] | undefined {
  if (seal.fromId <= seal.forgottenTo || seal.recounted === seal.hash) return undefined;
  if (seal.found === seal.events) return 'records_changed';
  return seal.found < seal.events ? 'records_missing' : 'records_added';
}
