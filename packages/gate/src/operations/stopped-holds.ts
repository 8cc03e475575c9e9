import type { Channel } from '@sendgate/contracts';
import {
  blockHolds,
  type HeldRecipient,
  holdsAfter,
  type KeyedHash,
  type PrismaSession,
  revokedAmong,
  standingSuppression,
} from '@sendgate/db';
import type { WorkWakeup } from '../gate-options.ts';
import type { GateParts } from '../gate-parts.ts';
import { newWorkId } from '../identifiers.ts';
import type { ActivePolicies } from '../policy/active-policies.ts';
import { suppressionEntriesFor } from '../policy/suppression-forms.ts';
import { oweWork } from './owe-work.ts';
import { blockHoldIfStopped, recipientHashOf, suppressionIsFinal } from './recipient-stop.ts';

/** Holds looked at with one statement. */
const PAGE = 500;

/** Who is on record for holds that a stop had no time for. */
export const stopsActor = 'recipient-stop@system.invalid';

/**
 * Owes the end of holds that the transaction of a stop has no time for, however many there are: the stop itself must stand. A
 * worker looks at every hold of the workspace. Nobody approves one meanwhile, because each approval asks for stops itself.
 */
export function oweStoppedHolds(parts: GateParts, session: PrismaSession, workspaceId: string): Promise<WorkWakeup> {
  // As many as there are stops: one under way may be past the holds of the next.
  const dedupeKey = `hold_ending-${newWorkId()}`;
  return oweWork(session, { workspaceId, kind: 'hold_ending', refId: workspaceId, dedupeKey }, parts.nudged);
}

/** Ends every hold of a workspace whose recipient may not be written to; false when `stopped` says so first. */
export async function endStoppedHolds(
  parts: GateParts,
  policies: ActivePolicies,
  workspaceId: string,
  stopped: () => boolean,
): Promise<boolean> {
  const { store } = parts;
  const active = await policies.active(workspaceId);
  const hash = await store.keys.recipientHash(workspaceId);
  for (let after = ''; ; ) {
    if (stopped()) return false;
    const holds = await holdsAfter(store.prisma, workspaceId, after, PAGE);
    const suppressed = suppressionIsFinal(active) ? await suppressedAmong(parts, workspaceId, holds, hash) : [];
    if (suppressed.length > 0) {
      await store.transaction((session) => blockHolds(session, workspaceId, suppressed, stopsActor));
    }
    // Whether a message minds, and whether consent was given again, stands in each.
    for (const id of await revokedOf(parts, workspaceId, holds, hash)) {
      if (stopped()) return false;
      await store.transaction((session) => blockHoldIfStopped(parts, session, active, { workspaceId, id }, stopsActor));
    }
    const last = holds.at(-1);
    if (!last || holds.length < PAGE) return true;
    after = last.id;
  }
}

/** Ids of holds whose recipient stands on the suppression list. */
export async function suppressedAmong(
  { store }: GateParts,
  workspaceId: string,
  holds: readonly HeldRecipient[],
  hash: KeyedHash,
): Promise<string[]> {
  const forms = holds.map(({ channel, recipient }) => suppressionEntriesFor(channel as Channel, recipient, hash));
  const standing = await standingSuppression(store.prisma, workspaceId, forms.flat());
  return holds.filter((_, index) => forms[index]?.some((form) => standing.has(form))).map(({ id }) => id);
}

/** Ids of holds whose recipient took back consent once. */
async function revokedOf(
  { store }: GateParts,
  workspaceId: string,
  holds: readonly HeldRecipient[],
  hash: KeyedHash,
): Promise<string[]> {
  const consents = holds.map(({ channel, recipient }) => recipientHashOf(channel as Channel, recipient, hash));
  const revoked = await revokedAmong(store.prisma, workspaceId, consents);
  return holds.filter((_, index) => revoked.has(consents[index] ?? '')).map(({ id }) => id);
}
