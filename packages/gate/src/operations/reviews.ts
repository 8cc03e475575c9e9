import {
  addReviewRound,
  type DueSubmission,
  decisionCounts,
  findPendingDecision,
  findStoppable,
  findSubmission,
  findWorkspace,
  type HoldMove,
  isUnreadable,
  moveHold,
  overdueHolds,
  type PrismaSession,
  pendingDecisionOf,
  type ReviewRound,
  renewClaim,
  roundOf,
  type StoredSubmission,
} from '@sendgate/db';
import type { Actor } from '../caller.ts';
import type { Approval, ReviewOutcome, ReviewView } from '../gate.ts';
import type { WorkWakeup } from '../gate-options.ts';
import type { GateParts } from '../gate-parts.ts';
import { type ActivePolicies, settingsOf } from '../policy/active-policies.ts';
import { approvalsNeeded } from './approvals-needed.ts';
import { asksForText } from './asked-text.ts';
import { standingText, textHash, wantedText } from './judge-edit.ts';
import { leaseOfReleased } from './message-lease.ts';
import { type Asked, type PreparedDecision, prepareDecision, versionOf } from './prepare-decision.ts';
import { blockIfStopped } from './recipient-stop.ts';
import { recordDecision } from './record-decision.ts';
import { releaseStatus, startDispatch } from './release.ts';
import type { ReviewCallbacks } from './review-callbacks.ts';
import { beingDecided, conflict, refuseWhilePaused, unknownAction, versionMismatch } from './review-refusals.ts';
import { approversOfText, decidingRole, type ReviewViews } from './review-views.ts';
import { requireRole } from './roles.ts';
import { sweepDue } from './sweep-due.ts';

/** Who signs a rejection by time. */
export const expiryReviewer = 'auto-expiry@system.invalid';

/** What a decision came to. */
interface Decided {
  row: StoredSubmission;
  wakeups: WorkWakeup[];
  approvals: number;
  requiredApprovals: number;
}

/** How a prepared decision is made. */
interface Making {
  version: number;
  /** Also when the hold's time ran out after the decision had been asked for. */
  late: boolean;
  /** Runs before anything else in the transaction and may call it off; counts only if the decision is made. */
  first?: (session: PrismaSession) => Promise<boolean>;
}

/** Takes back what a transaction did before it found the hold changed. */
class NotMade extends Error {
  override readonly name = 'NotMade';
}

/** Reviews: what a person concludes about a hold. Of any number who try at once, exactly one decides. */
export class Reviews {
  readonly #parts: GateParts;
  readonly #policies: ActivePolicies;
  readonly #callbacks: ReviewCallbacks;
  readonly #views: ReviewViews;

  constructor(parts: GateParts, policies: ActivePolicies, callbacks: ReviewCallbacks, views: ReviewViews) {
    this.#parts = parts;
    this.#policies = policies;
    this.#callbacks = callbacks;
    this.#views = views;
  }

  /** The full submission for a reader; that a person read a body is put on record. */
  async open(actor: Actor, actionId: string): Promise<ReviewView | null> {
    const { prisma } = this.#parts.store;
    await renewClaim(prisma, actor.workspaceId, actionId, actor.email);
    return this.#views.show(actor, actionId);
  }

  /** Concludes about a hold at once. */
  async decide(actor: Actor, actionId: string, asked: Asked): Promise<ReviewOutcome> {
    const held = await this.hold(actor, actionId, asked);
    if ('submission' in held) return held;
    const prepared = await prepareDecision(this.#parts, this.#policies, actor, held, asked);
    if (prepared.approval?.repeated) return this.standing(held, actor);
    const decided = await this.make(actor, held, asked, prepared, { version: versionOf(asked), late: false });
    if (!decided) return this.lost(actor, held, asked);
    if (decided.row.status === 'BLOCKED') throw conflict(decided.row);
    const { approvals, requiredApprovals } = decided;
    const { submission } = await this.standing(decided.row, null);
    return { submission, decided: decided.row.status !== 'QUEUED', approvals, requiredApprovals, replayed: false };
  }

  /**
   * The hold to decide about; the outcome there is already when the same person had concluded the same.
   * @throws ProblemError `forbidden`, `action_not_found`, `state_conflict`, `version_mismatch`, `decision_pending`
   */
  async hold(actor: Actor, actionId: string, asked: Asked): Promise<StoredSubmission | ReviewOutcome> {
    requireRole(actor, decidingRole);
    const { prisma, keys } = this.#parts.store;
    const find = finderFor(asked);
    const stored = await find(prisma, keys, actor.workspaceId, actionId);
    if (!stored) throw unknownAction();
    const pending = await pendingDecisionOf(prisma, actionId);
    if (stored.status === 'QUEUED' && pending) {
      const own = pending.reviewerId === actor.userId && pending.decision === asked.decision;
      if (own && (await this.#asksForPending(stored, pending.id, asked))) return this.standing(stored, actor);
      throw beingDecided(pending);
    }
    const row = await this.ended(stored);
    if (row.status !== 'QUEUED') return this.#already(actor, row, asked);
    if (row.version !== versionOf(asked)) throw versionMismatch(row);
    return row;
  }

  /**
   * Makes a prepared decision in one transaction; null when the hold was changed, decided or over meanwhile.
   * @throws ProblemError `workspace_paused` for an approval
   */
  async make(
    actor: Actor,
    held: StoredSubmission,
    asked: Asked,
    prepared: PreparedDecision,
    { version, late, first }: Making,
  ): Promise<Decided | null> {
    const move = { ...moveOf(held, version, actor.email), expired: late ? null : false };
    const decided = await this.#parts.store
      .transaction(async (session) => {
        if (asked.decision === 'approved') await refuseWhilePaused(session, held.workspaceId);
        if (first && !(await first(session))) return null;
        const made = await this.#make(session, actor, held, asked, prepared, move);
        if (!made) throw new NotMade();
        return made;
      })
      .catch((error) => {
        if (error instanceof NotMade) return null;
        throw error;
      });
    if (decided) this.#parts.wake(decided.wakeups);
    return decided;
  }

  #make(
    session: PrismaSession,
    actor: Actor,
    held: StoredSubmission,
    asked: Asked,
    prepared: PreparedDecision,
    move: HoldMove,
  ): Promise<Decided | null> {
    if (asked.decision === 'approved') return this.#approve(session, actor, held, asked.approval, prepared, move);
    const { reasonCode, note, guidance } = asked.rejection;
    const why = { reasonCode, note: trimmed(note), guidance: trimmed(guidance) };
    return this.#reject(session, move, prepared.round, why);
  }

  /** What to answer somebody whose decision found the hold changed. */
  async lost(actor: Actor, held: StoredSubmission, asked: Asked): Promise<ReviewOutcome> {
    const { prisma, keys } = this.#parts.store;
    const found = await finderFor(asked)(prisma, keys, held.workspaceId, held.id);
    if (!found) throw unknownAction();
    const pending = await pendingDecisionOf(prisma, held.id);
    if (found.status === 'QUEUED' && pending) throw beingDecided(pending);
    // Its time may have run out while the decision was on its way.
    const now = (found.status === 'QUEUED' && (await this.expire(found))) || found;
    if (now.status === 'QUEUED') throw versionMismatch(now);
    return this.#already(actor, now, asked);
  }

  /**
   * The outcome of asking for what stands already: nothing changes. `reader`: whoever is shown it and left no other record;
   * null where what they did is on record.
   */
  async standing(row: StoredSubmission, reader: Actor | null): Promise<ReviewOutcome> {
    const submission = isUnreadable(row)
      ? await this.#views.viewUnreadable(row)
      : await (reader ? this.#views.show(reader, row.id) : this.#views.view(row.workspaceId, row.id));
    if (!submission) throw unknownAction();
    const { approvedBy, requiredApprovals } = submission;
    return { submission, decided: false, approvals: approvedBy.length, requiredApprovals, replayed: true };
  }

  /** Rejects holds whose time is over, as `sweepDue` says. A hold decided meanwhile is left alone. */
  expireDue(step: number, stopped: () => boolean): Promise<number> {
    const move = async (due: DueSubmission) => (await this.expire(due)) !== null;
    const failure = 'a hold whose time is over could not be rejected';
    return sweepDue(this.#parts, { due: overdueHolds, move, failure }, step, stopped);
  }

  async #approve(
    session: PrismaSession,
    actor: Actor,
    held: StoredSubmission,
    asked: Approval,
    { round, approval }: PreparedDecision,
    move: HoldMove,
  ): Promise<Decided | null> {
    if (!approval) throw new TypeError('an approval is prepared with its text');
    const { text, writers } = approval;
    // As they stand while the pause is locked: they may have changed since the decision was prepared.
    const settings = settingsOf((await findWorkspace(session, held.workspaceId))?.settings);
    const active = { ...approval.active, settings };
    const stopped = await blockIfStopped(this.#parts, session, active, held, actor.email);
    if (stopped) return { row: stopped, wakeups: [], approvals: 0, requiredApprovals: 1 };
    const contentSha256 = textHash(held, text);
    const earlier = await approversOfText(session, held, round.number, contentSha256);
    const approvedBy = [...earlier.filter((person) => person !== actor.email), actor.email];
    const requiredApprovals = approvalsNeeded(settings, { blocked: text.blocked, writers }, approvedBy);
    const final = approvedBy.length >= requiredApprovals;
    // More are needed again than when the decision was prepared.
    const again = earlier.includes(actor.email);
    if (again && !final) return null;
    const note = trimmed(asked.reason);
    const edit = text.edited ? { subject: text.subject, bodyText: text.bodyText } : null;
    const row = await moveHold(session, this.#parts.store.keys, {
      ...{ ...move, to: final ? releaseStatus(held, settings) : null, note, edit },
      // Anew, from today: who approves what is out of date by now has seen that it is.
      evidenceExpiresAt: leaseOfReleased(settings, held, text),
    });
    if (!row) return null;
    if (text.edited) {
      await addReviewRound(session, {
        ...{ submissionId: row.id, workspaceId: row.workspaceId, round: row.version },
        ...{ kind: 'edited', actor: actor.email, contentSha256 },
        ...{ addedBlocks: text.addedBlocks, overridden: asked.override === true },
      });
    }
    await recordDecision(
      session,
      this.#parts.store.keys,
      row,
      // A person approves a text once in a round: who makes it final by a second word does so under the version it makes.
      text.edited || again ? { ...round, number: row.version } : round,
      {
        ...{ reviewer: actor.email, decision: 'approved', final, contentSha256 },
        ...{
          approvals: approvedBy.length,
          requiredApprovals,
          reasonCode: null,
          note,
          guidance: null,
          edited: text.edited,
        },
      },
    );
    const dispatch = final ? await startDispatch(this.#parts, session, row) : [];
    const wakeups = final ? await this.#callbacks.announce(session, row, 'approved', null, note, null) : [];
    return { row, wakeups: [...dispatch, ...wakeups], approvals: approvedBy.length, requiredApprovals };
  }

  async #reject(
    session: PrismaSession,
    move: HoldMove,
    round: ReviewRound,
    why: { reasonCode: string; note: string | null; guidance: string | null },
  ): Promise<Decided | null> {
    const { reasonCode, note, guidance } = why;
    const row = await moveHold(session, this.#parts.store.keys, { ...move, to: 'REJECTED', reason: reasonCode, note });
    if (!row) return null;
    const contentSha256 = textHash(row, row);
    const counts = { approvals: 0, requiredApprovals: 1 };
    const conclusion = { decision: 'rejected', final: true, contentSha256, edited: false, ...counts, ...why } as const;
    await recordDecision(session, this.#parts.store.keys, row, round, { reviewer: move.reviewedBy, ...conclusion });
    const wakeups = await this.#callbacks.announce(session, row, 'rejected', reasonCode, note, guidance);
    return { row, wakeups, ...counts };
  }

  /** A submission as it stands: a hold is over when its time is, whether or not the sweep has come by. */
  async ended(stored: StoredSubmission): Promise<StoredSubmission> {
    const looksOver = stored.status === 'QUEUED' && (stored.expiresAt?.getTime() ?? Infinity) <= Date.now();
    return (looksOver && (await this.expire(stored))) || stored;
  }

  /** Rejects one hold if its time is over by the store's clock; null when it is not, or was decided meanwhile. */
  async expire(hold: { id: string; workspaceId: string }): Promise<StoredSubmission | null> {
    // Time writes no words that could be sealed.
    const move = { ...moveOf({ ...hold, sealed: false }, null, expiryReviewer), expired: true };
    const why = { reasonCode: 'expired', note: null, guidance: null };
    const decided = await this.#parts.store.transaction(async (session) =>
      this.#reject(session, move, await roundOf(session, hold.id), why),
    );
    if (!decided) return null;
    this.#parts.wake(decided.wakeups);
    return decided.row;
  }

  /** The outcome there is when this person had asked for the very same before. */
  async #already(actor: Actor, row: StoredSubmission, asked: Asked): Promise<ReviewOutcome> {
    const was = row.status === 'REJECTED' ? 'rejected' : row.decidedAt ? 'approved' : null;
    if (was !== asked.decision || row.reviewedBy !== actor.email) throw conflict(row);
    if (asked.decision === 'approved' && !(await this.#asksFor(row, asked.approval, standingText(row)))) {
      throw conflict(row);
    }
    const outcome = await this.standing(row, actor);
    // As they were when it was decided.
    const counts = await decisionCounts(this.#parts.store.prisma, row.id);
    return { ...outcome, ...counts, decided: true };
  }

  /** Whether a decision asked for is the one that stands in its undo window: for an approval, of the same text. */
  async #asksForPending(held: StoredSubmission, pendingId: string, asked: Asked): Promise<boolean> {
    if (asked.decision === 'rejected') return true;
    const { prisma, keys } = this.#parts.store;
    const pending = await findPendingDecision(prisma, keys, pendingId);
    if (!pending) return false;
    return this.#asksFor(held, asked.approval, wantedText(held, pending.request as Approval));
  }

  #asksFor(row: StoredSubmission, asked: Approval, text: ReturnType<typeof wantedText>): Promise<boolean> {
    return asksForText(this.#parts.store.prisma, row, asked, text);
  }
}

/** How the hold of a decision is read: whoever rejects it needs no content, and may do so where there is none to read. */
export function finderFor({ decision }: Pick<Asked, 'decision'>): typeof findStoppable {
  return decision === 'rejected' ? findStoppable : findSubmission;
}

function moveOf(
  held: { id: string; workspaceId: string; sealed: boolean },
  version: number | null,
  reviewedBy: string,
): HoldMove {
  const { id, workspaceId, sealed } = held;
  const nothing = { reason: null, note: null, edit: null };
  return { id, workspaceId, version, to: null, reviewedBy, ...nothing, sealed, expired: false };
}

function trimmed(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
