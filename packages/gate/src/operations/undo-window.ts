import { ProblemError, type Role, roles, undoSeconds, ValidationError } from '@sendgate/contracts';
import {
  addCommitWork,
  beginDecision,
  endPendingDecision,
  findPendingDecision,
  findRole,
  type PendingRequest,
  pendingDecisionOf,
  recordAudit,
  type StoredPendingDecision,
  undoDecision,
} from '@sendgate/db';
import { claimsOf } from '@sendgate/queues';
import type { Actor } from '../caller.ts';
import type { Approval, Rejection, ReviewOutcome, ReviewView } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { newId, newWorkId } from '../identifiers.ts';
import type { ActivePolicies } from '../policy/active-policies.ts';
import { type Asked, prepareDecision } from './prepare-decision.ts';
import { refuseWhilePaused, unknownAction } from './review-refusals.ts';
import { decidingRole, type ReviewViews } from './review-views.ts';
import { finderFor, type Reviews } from './reviews.ts';

/** Changes of a hold that do not touch its text may come between reading it and committing; so often it is read again. */
const COMMIT_READS = 5;
const KIND = 'review_commit';

/**
 * Decisions that can be taken back for a few seconds. The decision is stored with a work item that commits it when its
 * time has come, so it is made exactly once whatever dies meanwhile; until then the hold is held, and nobody is told.
 */
export class UndoWindow {
  readonly #parts: GateParts;
  readonly #policies: ActivePolicies;
  readonly #reviews: Reviews;
  readonly #views: ReviewViews;

  constructor(parts: GateParts, policies: ActivePolicies, reviews: Reviews, views: ReviewViews) {
    this.#parts = parts;
    this.#policies = policies;
    this.#reviews = reviews;
    this.#views = views;
  }

  /** Begins a decision. Whatever would refuse it at once refuses it here. */
  async begin(actor: Actor, actionId: string, asked: Asked): Promise<ReviewOutcome> {
    const held = await this.#reviews.hold(actor, actionId, asked);
    if ('submission' in held) return held;
    const { round, approval } = await prepareDecision(this.#parts, this.#policies, actor, held, asked);
    if (approval?.repeated) return this.#reviews.standing(held, actor);
    const { workspaceId } = actor;
    const pendingId = newId('rev');
    const begun = await this.#parts.store.transaction(async (session) => {
      if (asked.decision === 'approved') await refuseWhilePaused(session, workspaceId);
      const commitAt = await beginDecision(session, this.#parts.store.keys, held, {
        ...{ id: pendingId, reviewer: actor.email, reviewerId: actor.userId, decision: asked.decision },
        ...{ round: round.number, seconds: undoSeconds },
        request: asked.decision === 'approved' ? asked.approval : asked.rejection,
      });
      if (!commitAt) return false;
      await addCommitWork(session, {
        ...{ id: newWorkId(), workspaceId, kind: KIND, refId: pendingId, maxAttempts: claimsOf(KIND) },
        dueAt: commitAt,
      });
      await recordAudit(session, {
        ...{ workspaceId, submissionId: actionId, kind: 'review.decision_begun', actor: actor.email },
        detail: { decision: asked.decision, commits_at: commitAt.toISOString() },
      });
      return true;
    });
    if (!begun) return this.#reviews.lost(actor, held, asked);
    return { ...(await this.#reviews.standing(held, null)), replayed: false };
  }

  /**
   * Takes a person's own decision back.
   * @throws ProblemError `nothing_to_undo` when it committed meanwhile or there is none, `action_not_found`
   */
  async undo(actor: Actor, actionId: string): Promise<ReviewView> {
    const { workspaceId, email } = actor;
    const undone = await this.#parts.store.transaction(async (session) => {
      const taken = await undoDecision(session, workspaceId, actionId, actor.userId);
      if (!taken) return false;
      await recordAudit(session, {
        ...{ workspaceId, submissionId: actionId, kind: 'review.decision_undone', actor: email },
        detail: { decision: taken.decision },
      });
      return true;
    });
    const view = await this.#views.viewPossible(workspaceId, actionId);
    if (!view) throw unknownAction();
    if (!undone) {
      throw new ProblemError(
        'nothing_to_undo',
        'You have no decision about this submission that could be taken back.',
        {
          current: { status: view.status, version: view.version, reviewed_by: view.reviewedBy },
          recovery: { action: 'reload', safe_to_retry: false },
        },
      );
    }
    return view;
  }

  /**
   * Makes a decision whose window is over. Does nothing when it was taken back or made already; one that may not be made
   * any more is called off, and the hold waits for people again.
   * @throws ProblemError `service_unavailable`: to be tried again
   */
  async commit(pendingId: string): Promise<void> {
    const { prisma, keys } = this.#parts.store;
    for (let read = 0; read < COMMIT_READS; read += 1) {
      const pending = await findPendingDecision(prisma, keys, pendingId);
      if (!pending) return;
      if (await this.#commitOnce(pending)) return;
    }
    throw new Error('the hold kept changing');
  }

  async #commitOnce(pending: PendingRequest): Promise<boolean> {
    const { prisma, keys } = this.#parts.store;
    const { id, workspaceId, submissionId } = pending;
    const asked = askedOf(pending);
    const found = await finderFor(asked)(prisma, keys, workspaceId, submissionId);
    // One that keeps nobody from deciding any more keeps its hold from no end either: which of the two comes first is chance.
    const stands = (await pendingDecisionOf(prisma, submissionId))?.id === id;
    const held = found && (stands ? found : await this.#reviews.ended(found));
    const role = await findRole(prisma, pending.reviewerId, workspaceId);
    if (held?.status !== 'QUEUED') return this.#callOff(pending, 'not_held');
    if (role === null || roles.indexOf(role as Role) > roles.indexOf(decidingRole)) {
      return this.#callOff(pending, 'role_lost');
    }
    const actor: Actor = { workspaceId, userId: pending.reviewerId, email: pending.reviewer, role: role as Role };
    try {
      const prepared = await prepareDecision(this.#parts, this.#policies, actor, held, asked);
      // Only people who decide change the text, and none could: unless this stood still for very long.
      if (prepared.round.number !== pending.round) return this.#callOff(pending, 'text_changed');
      if (prepared.approval?.repeated) return this.#callOff(pending, 'already_approved');
      const made = await this.#reviews.make(actor, held, asked, prepared, {
        version: held.version,
        late: stands,
        first: (session) => endPendingDecision(session, id),
      });
      return made !== null;
    } catch (error) {
      if (error instanceof ValidationError) return this.#callOff(pending, 'refused');
      if (error instanceof ProblemError && !error.retryable) return this.#callOff(pending, error.code);
      throw error;
    }
  }

  /** Drops a decision that cannot be made, and says so in the record of the hold. */
  async #callOff(pending: StoredPendingDecision, reason: string): Promise<true> {
    await this.#parts.store.transaction(async (session) => {
      if (!(await endPendingDecision(session, pending.id))) return;
      await recordAudit(session, {
        ...{ workspaceId: pending.workspaceId, submissionId: pending.submissionId },
        ...{ kind: 'review.decision_called_off', actor: pending.reviewer },
        detail: { decision: pending.decision, reason },
      });
    });
    return true;
  }
}

/** What was asked for when the window began; written by `begin`. */
function askedOf(pending: PendingRequest): Asked {
  return pending.decision === 'approved'
    ? { decision: 'approved', approval: pending.request as Approval }
    : { decision: 'rejected', rejection: pending.request as Rejection };
}
