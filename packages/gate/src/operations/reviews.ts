import { hash } from 'node:crypto';
import { ProblemError } from '@sendgate/contracts';
import {
  addReviewDecision,
  approversOf,
  findKey,
  findSubmission,
  guardStore,
  type HoldMove,
  moveHold,
  overdueHolds,
  type PrismaSession,
  recordAudit,
  type StoredSubmission,
} from '@sendgate/db';
import type { Actor } from '../caller.ts';
import type { Approval, Rejection, ReviewOutcome } from '../gate.ts';
import type { WorkWakeup } from '../gate-options.ts';
import type { GateParts } from '../gate-parts.ts';
import { newId } from '../identifiers.ts';
import type { ActivePolicies } from '../policy/active-policies.ts';
import type { SubmissionView } from '../submission-view.ts';
import { judgeEdit } from './judge-edit.ts';
import type { ReviewCallbacks } from './review-callbacks.ts';
import { requireRole } from './roles.ts';
import type { Submissions } from './submit.ts';
import { blockIfSuppressed, suppressionIsFinal } from './suppression.ts';

/** Who signs a rejection by time. */
export const expiryReviewer = 'auto-expiry@system.invalid';

/** What a decision was asked about: a version, and on approval the text wanted where it is not the one that stands. */
type Asked = Pick<Approval, 'expectedVersion' | 'subject' | 'bodyText'>;

interface Decided {
  row: StoredSubmission;
  wakeups: WorkWakeup[];
  approvals: number;
}

/** Reviews: what a person concludes about a hold. Of any number who try at once, exactly one decides. */
export class Reviews {
  readonly #parts: GateParts;
  readonly #policies: ActivePolicies;
  readonly #submissions: Submissions;
  readonly #callbacks: ReviewCallbacks;

  constructor(parts: GateParts, policies: ActivePolicies, submissions: Submissions, callbacks: ReviewCallbacks) {
    this.#parts = parts;
    this.#policies = policies;
    this.#submissions = submissions;
    this.#callbacks = callbacks;
  }

  /** The full submission for a reader; that a person read a body is put on record. */
  async open(actor: Actor, actionId: string): Promise<SubmissionView | null> {
    const view = await this.#submissions.view(actor.workspaceId, actionId, { events: true });
    if (view) {
      await guardStore(
        recordAudit(this.#parts.store.prisma, {
          workspaceId: actor.workspaceId,
          submissionId: actionId,
          kind: 'submission.body_read',
          actor: actor.email,
        }),
      );
    }
    return view;
  }

  async approve(actor: Actor, actionId: string, approval: Approval): Promise<ReviewOutcome> {
    requireRole(actor, 'reviewer');
    const held = await this.#held(actor, actionId, 'approved', approval);
    if ('submission' in held) return held;
    const active = await this.#policies.active(actor.workspaceId);
    const { settings } = active;
    if (!settings.self_approval) await this.#refuseOwner(actor, held);
    const text = await judgeEdit(this.#parts, this.#policies, held, approval);
    const contentSha256 = textHash(text.subject, text.bodyText);
    const reason = approval.reason?.trim() || null;
    // Nobody releases words of their own, unless the workspace says so.
    const needsOther = (text.edited || held.edited) && !settings.self_approval;
    const required = Math.max(settings.required_approvals, needsOther ? 2 : 1);

    const approvers = await guardStore(approversOf(this.#parts.store.prisma, held.id, contentSha256));
    if (!text.edited && approvers.includes(actor.email)) return this.#stillWaiting(held, approvers.length, required);

    const decided = await this.#decide(held, async (session) => {
      const stopped = suppressionIsFinal(active) ? await blockIfSuppressed(session, held, actor.email) : null;
      if (stopped) return { row: stopped, wakeups: [], approvals: 0 };
      // An edit starts the count again, also where it leads back to a text somebody had approved.
      const earlier = text.edited ? [] : await approversOf(session, held.id, contentSha256);
      const others = earlier.filter((person) => person !== actor.email);
      const final = others.length + 1 >= required;
      const row = await moveHold(session, {
        ...moveOf(held, approval.expectedVersion, actor.email),
        to: final ? 'APPROVED' : null,
        note: reason,
        edit: text.edited ? { subject: text.subject, bodyText: text.bodyText } : null,
      });
      if (!row) return null;
      await this.#record(session, row, {
        reviewer: actor.email,
        decision: 'approved',
        final,
        contentSha256,
        reasonCode: null,
        note: reason,
        edited: text.edited,
      });
      const wakeups = final ? await this.#callbacks.announce(session, row, 'approved', null, reason) : [];
      return { row, wakeups, approvals: others.length + 1 };
    });
    return this.#outcome(actor, actionId, 'approved', approval, decided, required);
  }

  async reject(actor: Actor, actionId: string, rejection: Rejection): Promise<ReviewOutcome> {
    requireRole(actor, 'reviewer');
    const held = await this.#held(actor, actionId, 'rejected', rejection);
    if ('submission' in held) return held;
    const note = rejection.note?.trim() || null;
    const decided = await this.#decide(held, (session) =>
      this.#rejectHold(session, moveOf(held, rejection.expectedVersion, actor.email), rejection.reasonCode, note),
    );
    return this.#outcome(actor, actionId, 'rejected', rejection, decided, 1);
  }

  /** Rejects holds whose time is over. A hold decided meanwhile is left alone. */
  async expireDue(limit: number): Promise<number> {
    const { store } = this.#parts;
    let expired = 0;
    for (const due of await guardStore(overdueHolds(store.prisma, limit))) {
      if (await this.#expire(due)) expired += 1;
    }
    return expired;
  }

  /** Rejects one hold if its time is over by the store's clock; null when it is not, or was decided meanwhile. */
  async #expire(hold: { id: string; workspaceId: string }): Promise<StoredSubmission | null> {
    const move = { ...moveOf(hold, null, expiryReviewer), expired: true };
    const decided = await guardStore(
      this.#parts.store.transaction((session) => this.#rejectHold(session, move, 'expired', null)),
    );
    if (!decided) return null;
    this.#parts.wake(decided.wakeups);
    return decided.row;
  }

  async #rejectHold(
    session: PrismaSession,
    move: HoldMove,
    reasonCode: string,
    note: string | null,
  ): Promise<Decided | null> {
    const row = await moveHold(session, { ...move, to: 'REJECTED', reason: reasonCode, note });
    if (!row) return null;
    const contentSha256 = textHash(row.subject, row.bodyText);
    const decision = { decision: 'rejected', final: true, contentSha256, reasonCode, note, edited: false } as const;
    await this.#record(session, row, { reviewer: move.reviewedBy, ...decision });
    return { row, wakeups: await this.#callbacks.announce(session, row, 'rejected', reasonCode, note), approvals: 0 };
  }

  /** The hold to decide; the outcome already there when the same person had concluded the same. */
  async #held(
    actor: Actor,
    actionId: string,
    decision: 'approved' | 'rejected',
    asked: Asked,
  ): Promise<StoredSubmission | ReviewOutcome> {
    const stored = await guardStore(findSubmission(this.#parts.store.prisma, actor.workspaceId, actionId));
    if (!stored) throw new ProblemError('action_not_found', 'No such action in this workspace.');
    // A hold is over when its time is, whether or not the sweep has come by.
    const looksOver = stored.status === 'QUEUED' && (stored.expiresAt?.getTime() ?? Infinity) <= Date.now();
    const row = (looksOver && (await this.#expire(stored))) || stored;
    if (row.status !== 'QUEUED') return this.#already(actor, row, decision, asked);
    if (row.version !== asked.expectedVersion) throw versionMismatch(row);
    return row;
  }

  /** The outcome there is when this person had asked for the very same before. */
  async #already(
    actor: Actor,
    row: StoredSubmission,
    decision: 'approved' | 'rejected',
    asked: Asked,
  ): Promise<ReviewOutcome> {
    const was = row.status === 'REJECTED' ? 'rejected' : row.decidedAt ? 'approved' : null;
    if (was !== decision || row.reviewedBy !== actor.email) throw conflict(row);
    if (decision === 'approved' && !(await this.#released(row, actor, asked))) throw conflict(row);
    const submission = await this.#submissions.view(row.workspaceId, row.id);
    if (!submission) throw new ProblemError('action_not_found', 'No such action in this workspace.');
    return { submission, decided: true, approvals: 1, requiredApprovals: 1, replayed: true };
  }

  /** Whether the text an approval asks for is the text that was released. */
  async #released(row: StoredSubmission, actor: Actor, asked: Asked): Promise<boolean> {
    const subject = row.edited ? row.approvedSubject : row.subject;
    const bodyText = row.edited ? row.approvedBody : row.bodyText;
    if (asked.bodyText !== undefined || (asked.subject !== undefined && row.channel === 'email')) {
      return (
        (asked.bodyText ?? bodyText) === bodyText && (row.channel !== 'email' || (asked.subject ?? subject) === subject)
      );
    }
    // Asked for the text as it stood: that was not the one released if the editing was this person's own.
    if (!row.edited) return true;
    const approvers = await guardStore(approversOf(this.#parts.store.prisma, row.id, textHash(subject, bodyText)));
    return approvers.some((person) => person !== actor.email);
  }

  async #decide(
    held: StoredSubmission,
    work: (session: PrismaSession) => Promise<Decided | null>,
  ): Promise<Decided | StoredSubmission> {
    const decided = await guardStore(this.#parts.store.transaction(work));
    if (decided) {
      this.#parts.wake(decided.wakeups);
      return decided;
    }
    const now = await guardStore(findSubmission(this.#parts.store.prisma, held.workspaceId, held.id));
    if (!now) throw new ProblemError('action_not_found', 'No such action in this workspace.');
    // Its time may have run out while the decision was on its way.
    return (now.status === 'QUEUED' && (await this.#expire(now))) || now;
  }

  async #outcome(
    actor: Actor,
    actionId: string,
    decision: 'approved' | 'rejected',
    asked: Asked,
    result: Decided | StoredSubmission,
    requiredApprovals: number,
  ): Promise<ReviewOutcome> {
    if (!('row' in result)) {
      if (result.status === 'QUEUED') throw versionMismatch(result);
      return this.#already(actor, result, decision, asked);
    }
    if (result.row.status === 'BLOCKED') throw conflict(result.row);
    const submission = await this.#submissions.view(actor.workspaceId, actionId);
    if (!submission) throw new ProblemError('action_not_found', 'No such action in this workspace.');
    const decided = result.row.status !== 'QUEUED';
    return { submission, decided, approvals: result.approvals, requiredApprovals, replayed: false };
  }

  async #stillWaiting(held: StoredSubmission, approvals: number, requiredApprovals: number): Promise<ReviewOutcome> {
    const submission = await this.#submissions.view(held.workspaceId, held.id);
    if (!submission) throw new ProblemError('action_not_found', 'No such action in this workspace.');
    return { submission, decided: false, approvals, requiredApprovals, replayed: true };
  }

  async #record(
    session: PrismaSession,
    row: StoredSubmission,
    review: {
      reviewer: string;
      decision: 'approved' | 'rejected';
      final: boolean;
      contentSha256: string;
      reasonCode: string | null;
      note: string | null;
      edited: boolean;
    },
  ): Promise<void> {
    const { edited, ...decision } = review;
    await addReviewDecision(session, {
      id: newId('rev'),
      workspaceId: row.workspaceId,
      submissionId: row.id,
      ...decision,
    });
    await recordAudit(session, {
      workspaceId: row.workspaceId,
      submissionId: row.id,
      kind: review.final ? `review.${review.decision}` : 'review.approval_added',
      actor: review.reviewer,
      detail: { edited, reason_code: review.reasonCode, content_sha256: review.contentSha256 },
      before: { status: 'QUEUED', version: row.version - 1 },
      after: { status: row.status, version: row.version },
    });
  }

  /** Who had the message written does not release it, unless the workspace says so. */
  async #refuseOwner(actor: Actor, held: StoredSubmission): Promise<void> {
    if (held.apiKeyId === null) return;
    const key = await guardStore(findKey(this.#parts.store.hot, held.apiKeyId));
    if (key?.createdBy === actor.userId) {
      throw new ProblemError('self_approval', 'The owner of the API key that submitted this may not approve it.');
    }
  }
}

function moveOf(held: { id: string; workspaceId: string }, version: number | null, reviewedBy: string): HoldMove {
  const { id, workspaceId } = held;
  return { id, workspaceId, version, to: null, reviewedBy, reason: null, note: null, edit: null, expired: false };
}

function textHash(subject: string | null, bodyText: string | null): string {
  return hash('sha256', JSON.stringify([subject, bodyText]), 'hex');
}

function currentOf(row: StoredSubmission) {
  return {
    status: row.status,
    version: row.version,
    reviewed_by: row.reviewedBy,
    reviewed_at: row.reviewedAt?.toISOString() ?? null,
  };
}

function conflict(row: StoredSubmission): ProblemError {
  const who = row.reviewedBy ? ` ${row.reviewedBy} decided at ${row.reviewedAt?.toISOString()}.` : '';
  return new ProblemError('state_conflict', `The submission is ${row.status}.${who}`, {
    current: currentOf(row),
    recovery: { action: 'reload', safe_to_retry: false },
  });
}

function versionMismatch(row: StoredSubmission): ProblemError {
  return new ProblemError('version_mismatch', 'Somebody else changed this submission first. Look at it again.', {
    current: currentOf(row),
    recovery: { action: 'reload', safe_to_retry: false },
  });
}
