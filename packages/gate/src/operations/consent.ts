import { type Channel, channels, ValidationError } from '@sendgate/contracts';
import { beginStop, holdsTo, isRevocationKnown, type PrismaSession, recordAudit, recordRevocation } from '@sendgate/db';
import { consentRevokedAt } from '@sendgate/policy';
import { type Actor, type Caller, type Submitter, submitterOnRecord } from '../caller.ts';
import type { ConsentRevocation, ConsentRevoked } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import type { ActivePolicies, ActivePolicy } from '../policy/active-policies.ts';
import type { OutboundSubmission } from '../submission-view.ts';
import { blockHoldIfStopped, recipientHashOf, tellsRevocation } from './recipient-stop.ts';
import { stopperOnRecord } from './roles.ts';
import { oweStoppedHolds } from './stopped-holds.ts';

/**
 * Holds that are ended in the transaction of the revocation; a worker ends those beyond. Each takes some five statements, and what
 * is submitted to the workspace waits meanwhile: more would not fit its time where Postgres is far away, and nothing would stand.
 */
const AT_ONCE = 10;

/**
 * Keeps that a recipient took back consent on a channel, under a keyed hash. Messages to them that wait for a person are
 * blocked in the same transaction, ten at most and the others soon after, whatever the policy asks, unless the workspace
 * has no hard rules.
 * @throws ProblemError `forbidden`, `live_key_required`
 * @throws ValidationError when the channel has no recipients of this form
 */
export async function revokeConsent(
  parts: GateParts,
  policies: ActivePolicies,
  by: Actor | Caller,
  { channel, recipient, revokedAt }: ConsentRevocation,
): Promise<ConsentRevoked> {
  const actor = stopperOnRecord(by, 'reviewer');
  if (!channels[channel].accepts(recipient)) {
    const msg = `Not a recipient of this channel: expected ${channels[channel].recipientHint}`;
    throw new ValidationError([{ loc: ['body', 'recipient'], msg, type: 'value_error' }]);
  }
  const active = await policies.active(by.workspaceId);
  return recordRevocationOf(parts, active, { workspaceId: by.workspaceId, channel, recipient }, revokedAt, actor);
}

/**
 * Keeps the revocation that a live message tells, before the message is stored; whether it was news. Nothing where it
 * tells none, or a test key submits it.
 * @throws ProblemError `service_unavailable`
 */
export async function learnRevocation(
  parts: GateParts,
  active: ActivePolicy,
  submitter: Submitter,
  submission: OutboundSubmission,
): Promise<boolean> {
  const { livemode, workspaceId } = submitter;
  if (!livemode || !tellsRevocation(submission)) return false;
  const { channel, recipient, metadata } = submission;
  const revokedAt = consentRevokedAt(metadata?.consent ?? {}, new Date());
  const { recorded } = await recordRevocationOf(
    parts,
    active,
    { workspaceId, channel, recipient },
    revokedAt,
    submitterOnRecord(submitter),
  );
  return recorded;
}

interface Addressee {
  workspaceId: string;
  channel: Channel;
  recipient: string;
}

/** Keeps that consent was taken back; null for now. Whoever may say so was looked at before. */
export async function recordRevocationOf(
  parts: GateParts,
  active: ActivePolicy,
  to: Addressee,
  revokedAt: Date | null,
  actor: string,
): Promise<ConsentRevoked> {
  const { workspaceId, channel } = to;
  const hash = await parts.store.keys.recipientHash(workspaceId);
  const recipientHash = recipientHashOf(channel, to.recipient, hash);
  const { owed, ...told } = await parts.store.transaction(async (session) => {
    const of = { workspaceId, channel, recipientHash };
    const known = { recorded: false, holdsBlocked: 0, owed: undefined };
    // Whoever tells the same again stops nobody.
    if (await isRevocationKnown(session, of, revokedAt)) return known;
    // Before it is recorded: who approves or is stored until then knows nothing of it, and is older.
    await beginStop(session, workspaceId);
    if (!(await recordRevocation(session, of, revokedAt, actor))) return known;
    const { holdsBlocked, more } = await blockHoldsTo(parts, session, active, to, actor);
    const owed = more ? await oweStoppedHolds(parts, session, workspaceId) : undefined;
    await recordAudit(session, {
      ...{ workspaceId, submissionId: null, kind: 'consent.revoked', actor },
      detail: { channel, recipient_hash: recipientHash, holds_blocked: holdsBlocked },
    });
    return { recorded: true, holdsBlocked, owed };
  });
  if (owed) parts.wake([owed]);
  return told;
}

/** How many holds were ended at once, and whether there are more. */
async function blockHoldsTo(
  parts: GateParts,
  session: PrismaSession,
  active: ActivePolicy,
  { workspaceId, channel, recipient }: Addressee,
  actor: string,
): Promise<{ holdsBlocked: number; more: boolean }> {
  const to = { workspaceId, channel, recipientMatch: channels[channel].normalise(recipient) };
  const ids = await holdsTo(session, to, AT_ONCE + 1);
  let holdsBlocked = 0;
  for (const id of ids.slice(0, AT_ONCE)) {
    if (await blockHoldIfStopped(parts, session, active, { workspaceId, id }, actor)) holdsBlocked += 1;
  }
  return { holdsBlocked, more: ids.length > AT_ONCE };
}
