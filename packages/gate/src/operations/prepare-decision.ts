import { ProblemError } from '@sendgate/contracts';
import { findKey, type ReviewRound, roundOf, type StoredSubmission } from '@sendgate/db';
import type { Actor } from '../caller.ts';
import type { Approval, Rejection } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import type { ActivePolicies, ActivePolicy } from '../policy/active-policies.ts';
import { approvalsNeeded } from './approvals-needed.ts';
import { type JudgedText, judgeText, refuseUnfit, textHash, unwrittenHashes } from './judge-edit.ts';
import { approversOfText, writersOfText } from './review-views.ts';

/** What a person asks to conclude about a hold. */
export type Asked =
  | { readonly decision: 'approved'; readonly approval: Approval }
  | { readonly decision: 'rejected'; readonly rejection: Rejection };

/** The version a decision was asked about. */
export function versionOf(asked: Asked): number {
  return (asked.decision === 'approved' ? asked.approval : asked.rejection).expectedVersion;
}

/** A decision found fit to be made. */
export interface PreparedDecision {
  round: ReviewRound;
  /** Null for a rejection, which releases nothing; likewise below. */
  approval: {
    text: JudgedText;
    active: ActivePolicy;
    /** The reviewers who wrote of it, this person included where they edit it now. */
    writers: string[];
    /** Whether this person has approved this text before and others are still needed: approving again adds nothing. */
    repeated: boolean;
  } | null;
}

/**
 * Looks whether a decision may be made, without making it.
 * @throws ProblemError `self_approval`, `edit_violates_policy`, `block_needs_review`; ValidationError for a missing reason
 */
export async function prepareDecision(
  parts: GateParts,
  policies: ActivePolicies,
  actor: Actor,
  held: StoredSubmission,
  asked: Asked,
): Promise<PreparedDecision> {
  const { prisma } = parts.store;
  const round = await roundOf(prisma, held.id);
  if (asked.decision === 'rejected') return { round, approval: null };
  const active = await policies.current(actor.workspaceId);
  if (!active.settings.self_approval) await refuseOwner(parts, actor, held);
  const text = await judgeText(parts, policies, held, asked.approval);
  if (asked.approval.bulk && (text.blocked || held.blockCount > 0)) {
    throw new ProblemError('block_needs_review', 'A message with a BLOCK violation is approved on its own.');
  }
  refuseUnfit(text, round, asked.approval);
  const earlier = await approversOfText(prisma, held, round.number, textHash(held, text));
  const writers = await writersOfWanted(parts, actor, held, text);
  const needed = approvalsNeeded(active.settings, { blocked: text.blocked, writers }, earlier);
  const repeated = earlier.includes(actor.email) && earlier.length < needed;
  return { round, approval: { text, active, writers, repeated } };
}

/** Who wrote of a text somebody wants released. */
async function writersOfWanted(
  parts: GateParts,
  actor: Actor,
  held: StoredSubmission,
  text: JudgedText,
): Promise<string[]> {
  if (text.edited && unwrittenHashes(held).includes(textHash(held, text))) return [];
  const writers = await writersOfText(parts.store.prisma, held);
  return text.edited ? [...writers, actor.email] : writers;
}

/** Who had the message written does not release it, unless the workspace says so. */
async function refuseOwner(parts: GateParts, actor: Actor, held: StoredSubmission): Promise<void> {
  if (held.apiKeyId === null) return;
  const key = await findKey(parts.store.hot, held.apiKeyId);
  if (key?.createdBy === actor.userId) {
    throw new ProblemError('self_approval', 'The owner of the API key that submitted this may not approve it.');
  }
}
