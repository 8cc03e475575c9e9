import { type Channel, channels, type Metadata } from '@sendgate/contracts';
import {
  blockHolds,
  findSubmission,
  findSuppression,
  isConsentRevoked,
  type KeyedHash,
  type PrismaSession,
  type RecipientStop,
  SealBroken,
  type StoredSubmission,
} from '@sendgate/db';
import { consentGrantedAt, consentStatus } from '@sendgate/policy';
import type { GateParts } from '../gate-parts.ts';
import type { ActivePolicy } from '../policy/active-policies.ts';
import { suppressionEntriesFor } from '../policy/suppression-forms.ts';
import type { OutboundSubmission } from '../submission-view.ts';
import { mindsConsent } from './standing-findings.ts';
import { storedMetadata } from './stored-json.ts';

type Addressed = Pick<OutboundSubmission, 'channel' | 'recipient' | 'metadata'>;

/** Whether a suppressed recipient is the end of a message: the rule is on, and no person may overrule it. */
export function suppressionIsFinal({ policy, settings }: ActivePolicy): boolean {
  return settings.hard_rules && policy.stateNeeds.has('suppression');
}

/** What the store is asked about the consent of a recipient. */
export function consentAsked({ channel, recipient, metadata }: Addressed, hash: KeyedHash) {
  return { recipientHash: recipientHashOf(channel, recipient, hash), grantedAt: grantedAt(metadata) };
}

/** Whether a message says of its own recipient that consent was taken back: it is stopped, also where nothing of it is kept. */
export function tellsRevocation({ metadata }: Pick<OutboundSubmission, 'metadata'>): boolean {
  return consentStatus(metadata?.consent ?? {}) === 'revoked';
}

/** What a recipient's consent on a channel is kept under. */
export function recipientHashOf(channel: Channel, recipient: string, hash: KeyedHash): string {
  return hash(channels[channel].normalise(recipient));
}

/**
 * Why nothing may be sent to the recipient of a message: the policy in force minds the suppression list, or they took back
 * their consent; null when nothing is known.
 */
export async function recipientStop(
  parts: GateParts,
  session: PrismaSession,
  active: ActivePolicy,
  row: StoredSubmission,
): Promise<RecipientStop | null> {
  if (active.policy.stateNeeds.has('suppression')) {
    const hash = await parts.store.keys.recipientHash(row.workspaceId);
    const candidates = suppressionEntriesFor(row.channel as Channel, row.recipient, hash);
    if ((await findSuppression(session, row.workspaceId, candidates)) !== null) return 'suppressed';
  }
  return (await isStoppedByConsent(parts, session, row)) ? 'consent_revoked' : null;
}

/**
 * Ends a hold whose recipient was suppressed, or took back consent. The blocked submission, or null when nothing stands
 * against the recipient, or people may overrule it.
 */
export async function blockIfStopped(
  parts: GateParts,
  session: PrismaSession,
  active: ActivePolicy,
  held: StoredSubmission,
  actor: string,
): Promise<StoredSubmission | null> {
  if (!active.settings.hard_rules) return null;
  const stop = await recipientStop(parts, session, active, held);
  if (stop === null) return null;
  const ended = await blockHolds(session, held.workspaceId, [held.id], actor, stop);
  // Decided by somebody else meanwhile: theirs stands.
  return ended.length === 0 ? null : findSubmission(session, parts.store.keys, held.workspaceId, held.id);
}

/** The same for a hold by its id; whether it was ended. */
export async function blockHoldIfStopped(
  parts: GateParts,
  session: PrismaSession,
  active: ActivePolicy,
  { workspaceId, id }: { workspaceId: string; id: string },
  actor: string,
): Promise<boolean> {
  try {
    const held = await findSubmission(session, parts.store.keys, workspaceId, id);
    return held !== null && (await blockIfStopped(parts, session, active, held, actor)) !== null;
  } catch (error) {
    // What does not open is approved by nobody, and must not keep the others from being ended.
    if (error instanceof SealBroken) return false;
    throw error;
  }
}

/**
 * Whether consent was taken back that nothing gave again, and that this message needs. `since`: only what was put on
 * record after that time.
 */
export async function isStoppedByConsent(
  parts: GateParts,
  session: PrismaSession,
  row: StoredSubmission,
  since?: Date,
): Promise<boolean> {
  const channel = row.channel as Channel;
  const { workspaceId, recipient } = row;
  const metadata = storedMetadata(row.metadata);
  if (!mindsConsent(metadata)) return false;
  const hash = await parts.store.keys.recipientHash(workspaceId);
  const of = { workspaceId, channel, recipientHash: recipientHashOf(channel, recipient, hash) };
  return isConsentRevoked(session, of, grantedAt(metadata), since);
}

function grantedAt(metadata: Metadata | null): Date | null {
  return metadata?.consent ? consentGrantedAt(metadata.consent, new Date()) : null;
}
