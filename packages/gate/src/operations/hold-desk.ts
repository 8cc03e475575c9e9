import { type AuditKind, ProblemError, type Role, roles, ValidationError } from '@sendgate/contracts';
import {
  addNote,
  addReviewRound,
  assignHold,
  claimHold,
  escalateDueHolds,
  escalateHold,
  findSubmission,
  type HoldAtVersion,
  listMembers,
  moveHold,
  type NewAuditEvent,
  type PrismaSession,
  pendingDecisionOf,
  recordAudit,
  releaseClaim,
  renewClaim,
  type StoredSubmission,
} from '@sendgate/db';
import { withSubstitutions } from '@sendgate/policy';
import type { Actor } from '../caller.ts';
import type { HoldEdit, ReviewView, SubstitutionChoice } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { newId } from '../identifiers.ts';
import type { ActivePolicies } from '../policy/active-policies.ts';
import { substitutionsOf } from './hold-substitutions.ts';
import { judgeText, textHash } from './judge-edit.ts';
import { beingDecided, claimedByOther, conflict, unknownAction, versionMismatch } from './review-refusals.ts';
import { decidingRole, type ReviewViews } from './review-views.ts';
import type { Reviews } from './reviews.ts';
import { requireRole } from './roles.ts';

/** Who is on record for an escalation by time. */
export const escalationActor = 'answer-due@system.invalid';
export const MOST_NOTES = 200;

/** What is on record of a change. */
type AuditDetail = Pick<NewAuditEvent, 'detail' | 'before' | 'after'>;

/** What reviewers do about a hold short of deciding: take it in hand, pass it on, write to each other, edit it. */
export class HoldDesk {
  readonly #parts: GateParts;
  readonly #policies: ActivePolicies;
  readonly #reviews: Pick<Reviews, 'ended' | 'expire'>;
  readonly #views: ReviewViews;

  constructor(
    parts: GateParts,
    policies: ActivePolicies,
    reviews: Pick<Reviews, 'ended' | 'expire'>,
    views: ReviewViews,
  ) {
    this.#parts = parts;
    this.#policies = policies;
    this.#reviews = reviews;
    this.#views = views;
  }

  /** A claim tells others who is at it; it forbids nobody to decide. @throws ProblemError `review_claimed` */
  async claim(
    actor: Actor,
    actionId: string,
    claim: { expectedVersion: number; takeOver?: boolean },
  ): Promise<ReviewView> {
    // Who reaches for it on a page of before somebody else's claim is told by whom it was taken, as if both had come at once.
    const stale = (row: StoredSubmission) =>
      inHand(row) && row.claimedBy !== actor.email && claim.takeOver !== true
        ? claimedByOther(row)
        : versionMismatch(row);
    const held = await this.#hold(actor, actionId, claim.expectedVersion, stale);
    const before = inHand(held) ? held.claimedBy : null;
    if (before === actor.email) {
      await renewClaim(this.#parts.store.prisma, actor.workspaceId, actionId, actor.email);
      return this.#show(actor, actionId);
    }
    if (before !== null && claim.takeOver !== true) throw claimedByOther(held);
    const record = { detail: { taken_over_from: before } };
    await this.#change(actor, held, 'review.claimed', record, (session, hold) =>
      claimHold(session, hold, actor.email, claim.takeOver === true),
    );
    return this.#view(actor, actionId);
  }

  /** @throws ProblemError `review_claimed` when it is somebody else's and the person is no admin */
  async release(actor: Actor, actionId: string, expectedVersion: number): Promise<ReviewView> {
    const held = await this.#hold(actor, actionId, expectedVersion);
    if (held.claimedBy === null) return this.#show(actor, actionId);
    const anybodys = roles.indexOf(actor.role) <= roles.indexOf('admin');
    if (inHand(held) && held.claimedBy !== actor.email && !anybodys) throw claimedByOther(held);
    const record = { detail: { claimed_by: held.claimedBy } };
    await this.#change(actor, held, 'review.released', record, (session, hold) =>
      releaseClaim(session, hold, actor.email, anybodys),
    );
    return this.#view(actor, actionId);
  }

  /** @throws ValidationError for somebody who may not decide here */
  async assign(
    actor: Actor,
    actionId: string,
    { expectedVersion, assignee }: { expectedVersion: number; assignee: string | null },
  ): Promise<ReviewView> {
    const held = await this.#hold(actor, actionId, expectedVersion);
    const email = assignee?.toLowerCase() ?? null;
    if (email !== null) await this.#refuseStranger(actor.workspaceId, email);
    if (held.assignee === email) return this.#show(actor, actionId);
    const record = { before: { assignee: held.assignee }, after: { assignee: email } };
    await this.#change(actor, held, 'review.assigned', record, (session, hold) => assignHold(session, hold, email));
    return this.#view(actor, actionId);
  }

  /** Calls for others. Once is enough: a second time changes nothing. */
  async escalate(actor: Actor, actionId: string, expectedVersion: number): Promise<ReviewView> {
    const held = await this.#hold(actor, actionId, expectedVersion);
    if (held.escalatedAt !== null) return this.#show(actor, actionId);
    const record = { detail: { reason: 'asked' }, before: { escalated: false }, after: { escalated: true } };
    await this.#change(actor, held, 'review.escalated', record, escalateHold);
    return this.#view(actor, actionId);
  }

  /** A note may also be written about what was decided. @throws ProblemError `note_limit` */
  async addNote(
    actor: Actor,
    actionId: string,
    { expectedVersion, text }: { expectedVersion: number; text: string },
  ): Promise<ReviewView> {
    requireRole(actor, decidingRole);
    const row = await this.#submission(actor, actionId);
    if (row.version !== expectedVersion) throw versionMismatch(row);
    if (row.erasedAt !== null) throw conflict(row);
    const note = { id: newId('note'), author: actor.email, text: text.trim() };
    const added = await this.#parts.store.transaction(async (session) => {
      if (!(await addNote(session, this.#parts.store.keys, row, note, MOST_NOTES))) return false;
      await renewClaim(session, actor.workspaceId, actionId, actor.email);
      await this.#audit(session, actor, actionId, 'review.note_added', { detail: { note_id: note.id } });
      return true;
    });
    if (!added) {
      const now = await this.#submission(actor, actionId);
      if (now.version !== expectedVersion) throw versionMismatch(now);
      throw noteLimit();
    }
    return this.#view(actor, actionId);
  }

  /** Saves an edit without deciding. What the policy finds in it comes back; who approves it answers for that. */
  async edit(actor: Actor, actionId: string, edit: HoldEdit): Promise<ReviewView> {
    const held = await this.#hold(actor, actionId, edit.expectedVersion);
    const text = await judgeText(this.#parts, this.#policies, held, edit);
    if (!text.edited) return this.#show(actor, actionId);
    const contentSha256 = textHash(held, text);
    const record = { detail: { content_sha256: contentSha256, added_blocks: text.addedBlocks } };
    await this.#change(actor, held, 'review.edited', record, async (session, hold) => {
      const row = await moveHold(session, this.#parts.store.keys, {
        ...{ id: hold.id, workspaceId: hold.workspaceId, version: hold.version, to: null, reviewedBy: actor.email },
        ...{ reason: null, note: null, expired: false, sealed: held.sealed },
        edit: { subject: text.subject, bodyText: text.bodyText },
      });
      if (!row) return false;
      await addReviewRound(session, {
        ...{ submissionId: row.id, workspaceId: row.workspaceId, round: row.version, kind: 'edited' },
        ...{ actor: actor.email, contentSha256, addedBlocks: text.addedBlocks, overridden: false },
      });
      await renewClaim(session, actor.workspaceId, actionId, actor.email);
      return true;
    });
    return this.#view(actor, actionId);
  }

  /**
   * Lets some of the substitutions of a hold stand and undoes the others, by number: what stood there comes back exactly.
   * It is an edit like any other, so the result is judged. Which of them stood before does not matter.
   * @throws ProblemError `state_conflict` when somebody has written the text anew; ValidationError for a number there is not
   */
  async chooseSubstitutions(actor: Actor, actionId: string, choice: SubstitutionChoice): Promise<ReviewView> {
    const held = await this.#hold(actor, actionId, choice.expectedVersion);
    const substitutions = substitutionsOf(held);
    if (!substitutions) {
      throw new ProblemError('state_conflict', 'The text was written anew, so no substitution can be told from it.', {
        current: { version: held.version },
        recovery: { action: 'reload' },
      });
    }
    const unknown = choice.standing.findIndex((index) => substitutions[index] === undefined);
    if (unknown >= 0) {
      const msg = `There are ${substitutions.length} substitutions, numbered from 0`;
      throw new ValidationError([{ loc: ['body', 'standing', unknown], msg, type: 'value_error' }]);
    }
    const chosen = new Set(choice.standing);
    const bodyText = withSubstitutions(held.bodyText ?? '', substitutions, (index) => chosen.has(index));
    return this.edit(actor, actionId, { expectedVersion: choice.expectedVersion, bodyText });
  }

  /** Escalates holds nobody has answered in time, each once. */
  escalateDue(limit: number): Promise<number> {
    return escalateDueHolds(this.#parts.store.prisma, escalationActor, limit);
  }

  /** The hold at the version that was looked at, in nobody's undo window and in its time. */
  async #hold(
    actor: Actor,
    actionId: string,
    expectedVersion: number,
    stale: (row: StoredSubmission) => ProblemError = versionMismatch,
  ): Promise<StoredSubmission> {
    requireRole(actor, decidingRole);
    const stored = await this.#submission(actor, actionId);
    const pending = await pendingDecisionOf(this.#parts.store.prisma, actionId);
    if (stored.status === 'QUEUED' && pending) throw beingDecided(pending);
    const row = await this.#reviews.ended(stored);
    if (row.status !== 'QUEUED') throw conflict(row);
    if (row.version !== expectedVersion) throw stale(row);
    return row;
  }

  async #submission(actor: Actor, actionId: string): Promise<StoredSubmission> {
    const { prisma, keys } = this.#parts.store;
    const row = await findSubmission(prisma, keys, actor.workspaceId, actionId);
    if (!row) throw unknownAction();
    return row;
  }

  /** One conditional change with its audit event; who finds the hold changed is told by whom. */
  async #change(
    actor: Actor,
    held: StoredSubmission,
    kind: AuditKind,
    record: AuditDetail,
    work: (session: PrismaSession, hold: HoldAtVersion) => Promise<boolean>,
  ): Promise<void> {
    const won = await this.#parts.store.transaction(async (session) => {
      if (!(await work(session, held))) return false;
      await this.#audit(session, actor, held.id, kind, record);
      return true;
    });
    if (won) return;
    const found = await this.#submission(actor, held.id);
    // Its time may have run out while the change was on its way.
    const now = (found.status === 'QUEUED' && (await this.#reviews.expire(found))) || found;
    if (now.status !== 'QUEUED') throw conflict(now);
    // Who reached for it at once with somebody else is told by whom it was taken; a claim forbids nothing else.
    const taken = inHand(now) && now.claimedBy !== actor.email && now.claimedBy !== held.claimedBy;
    if (kind === 'review.claimed' && taken) throw claimedByOther(now);
    throw versionMismatch(now);
  }

  #audit(
    session: PrismaSession,
    actor: Actor,
    submissionId: string,
    kind: AuditKind,
    record: AuditDetail,
  ): Promise<void> {
    return recordAudit(session, { workspaceId: actor.workspaceId, submissionId, kind, actor: actor.email, ...record });
  }

  async #refuseStranger(workspaceId: string, email: string): Promise<void> {
    const members = await listMembers(this.#parts.store.prisma, workspaceId);
    const member = members.find((candidate) => candidate.email === email);
    if (member && roles.indexOf(member.role as Role) <= roles.indexOf(decidingRole)) return;
    throw new ValidationError([
      { loc: ['body', 'assignee'], msg: 'Not a member who may decide about holds', type: 'value_error' },
    ]);
  }

  /** For what changes nothing: that the person was shown the message is all there is to record. */
  async #show(actor: Actor, actionId: string): Promise<ReviewView> {
    const view = await this.#views.show(actor, actionId);
    if (!view) throw unknownAction();
    return view;
  }

  async #view(actor: Actor, actionId: string): Promise<ReviewView> {
    const view = await this.#views.view(actor.workspaceId, actionId);
    if (!view) throw unknownAction();
    return view;
  }
}

/** There are enough notes. */
export function noteLimit(): ProblemError {
  return new ProblemError('note_limit', `A submission takes at most ${MOST_NOTES} notes.`);
}

function inHand({ claimedBy, claimedUntil }: StoredSubmission): boolean {
  return claimedBy !== null && claimedUntil !== null && claimedUntil > new Date();
}
