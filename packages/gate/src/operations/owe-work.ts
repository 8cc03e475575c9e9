import { addWorkItem, type PrismaSession } from '@sendgate/db';
import { claimsOf } from '@sendgate/queues';
import type { WorkKind, WorkWakeup } from '../gate-options.ts';
import { newWorkId } from '../identifiers.ts';

/** Work that follows from a change. */
interface OwedWork {
  workspaceId: string;
  kind: WorkKind;
  /** What is to be worked on. */
  refId: string;
  /** No two items ever bear the same; default `<kind>-<refId>`. */
  dedupeKey?: string;
  /** Claims before it is given up; default what its queue says. */
  maxAttempts?: number;
}

/**
 * Writes work in the transaction of the change that causes it.
 * @param nudged whether the caller wakes the queues for it by what this answers, once the transaction is committed
 */
export async function oweWork(
  session: PrismaSession,
  { workspaceId, kind, refId, dedupeKey = `${kind}-${refId}`, maxAttempts = claimsOf(kind) }: OwedWork,
  nudged: boolean,
): Promise<WorkWakeup> {
  const id = newWorkId();
  await addWorkItem(session, { id, workspaceId, kind, refId, dedupeKey, maxAttempts }, nudged);
  return { id, kind, enqueueSeq: 0 };
}
