import { type Role, roles, type SubmissionStatus } from '@sendgate/contracts';
import {
  approversOf,
  auditOfSubmission,
  findSample,
  findStoppable,
  findSubmission,
  isUnreadable,
  notesOf,
  type PrismaSession,
  pendingDecisionOf,
  recordAudit,
  roundOf,
  type StoredPendingDecision,
  type StoredSubmission,
  writersOf,
} from '@sendgate/db';
import type { Actor } from '../caller.ts';
import type { PendingDecisionView, ReviewView, Standing } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import type { ActivePolicies } from '../policy/active-policies.ts';
import { approvalsNeeded } from './approvals-needed.ts';
import { dueOf } from './due.ts';
import { substitutionsOf } from './hold-substitutions.ts';
import { judgeText, standingText, textHash, unwrittenHashes } from './judge-edit.ts';
import type { Submissions } from './submit.ts';
import { textChanges } from './text-changes.ts';
import { nothingAround, viewSubmission } from './view-submission.ts';

/** The weakest role that decides about holds. */
export const decidingRole: Role = 'reviewer';
const decidingRoles = roles.slice(0, roles.indexOf(decidingRole) + 1);

/** Who has approved a text of a hold, as far as they still may; see `approversOf`. */
export function approversOfText(
  session: PrismaSession,
  { id, workspaceId }: Pick<StoredSubmission, 'id' | 'workspaceId'>,
  round: number,
  contentSha256: string,
): Promise<string[]> {
  return approversOf(session, { workspaceId, submissionId: id, round, contentSha256, decidingRoles });
}

/** The reviewers who wrote of the text of a hold as it stands, as `writersOf` says. */
export function writersOfText(session: PrismaSession, held: StoredSubmission): Promise<string[]> {
  return writersOf(session, held.id, unwrittenHashes(held));
}

/** Shows submissions the way their reviewers need them. */
export class ReviewViews {
  readonly #parts: GateParts;
  readonly #policies: ActivePolicies;
  readonly #submissions: Submissions;

  constructor(parts: GateParts, policies: ActivePolicies, submissions: Submissions) {
    this.#parts = parts;
    this.#policies = policies;
    this.#submissions = submissions;
  }

  /**
   * A submission as its reviewers see it, and on record that this person was shown it: for every answer that comes with no
   * other record of what they did about the message.
   */
  async show(actor: Actor, actionId: string): Promise<ReviewView | null> {
    const view = await this.view(actor.workspaceId, actionId);
    if (view) {
      await recordAudit(this.#parts.store.prisma, {
        workspaceId: actor.workspaceId,
        submissionId: actionId,
        kind: 'submission.body_read',
        actor: actor.email,
      });
    }
    return view;
  }

  /** Where a submission stands, also one whose content does not open. */
  async standing(workspaceId: string, actionId: string): Promise<Standing | null> {
    const { prisma, keys } = this.#parts.store;
    const row = await findStoppable(prisma, keys, workspaceId, actionId);
    if (!row) return null;
    const pending = await pendingDecisionOf(prisma, actionId);
    return { status: row.status as SubmissionStatus, version: row.version, pending: pending && viewPending(pending) };
  }

  /** A submission as far as it opens. */
  async viewPossible(workspaceId: string, actionId: string): Promise<ReviewView | null> {
    const { prisma, keys } = this.#parts.store;
    const row = await findStoppable(prisma, keys, workspaceId, actionId);
    return row && isUnreadable(row) ? this.viewUnreadable(row) : this.view(workspaceId, actionId);
  }

  /** What can be said of a submission whose content does not open: nothing that is sealed. */
  async viewUnreadable(row: StoredSubmission): Promise<ReviewView> {
    const { prisma } = this.#parts.store;
    const [events, pending] = await Promise.all([
      auditOfSubmission(prisma, row.workspaceId, row.id),
      pendingDecisionOf(prisma, row.id),
    ]);
    return {
      ...viewSubmission(row, { ...nothingAround, events }, this.#parts.appUrl),
      due: dueOf(row, new Date()),
      claim: claimOf(row),
      pending: pending && viewPending(pending),
      ...{ notes: [], sample: null, approvedBy: [], requiredApprovals: 1, edit: null, substitutions: null },
    };
  }

  /** A submission with its timeline and what people are doing about it, or null. */
  async view(workspaceId: string, actionId: string): Promise<ReviewView | null> {
    const { prisma, keys } = this.#parts.store;
    const row = await findSubmission(prisma, keys, workspaceId, actionId);
    if (!row) return null;
    const [submission, notes, pending, round, sample] = await Promise.all([
      this.#submissions.viewStored(row, true),
      notesOf(prisma, keys, actionId),
      pendingDecisionOf(prisma, actionId),
      roundOf(prisma, actionId),
      findSample(prisma, workspaceId, actionId),
    ]);
    const held = row.status === 'QUEUED';
    const standing = standingText(row);
    const [approvedBy, writers, text, active] = held
      ? await Promise.all([
          approversOfText(prisma, row, round.number, textHash(row, standing)),
          writersOfText(prisma, row),
          judgeText(this.#parts, this.#policies, row, {}),
          this.#policies.active(workspaceId),
        ])
      : [[], [], null, null];
    return {
      ...submission,
      due: dueOf(row, new Date()),
      claim: claimOf(row),
      notes: notes.map(({ createdAt, ...note }) => ({ ...note, at: createdAt })),
      pending: pending && viewPending(pending),
      sample: sample.sampled ? { check: sample.check } : null,
      approvedBy,
      requiredApprovals:
        text && active ? approvalsNeeded(active.settings, { blocked: text.blocked, writers }, approvedBy) : 1,
      substitutions: substitutionsOf(row),
      edit:
        row.edited && row.bodyText !== null && row.approvedBody !== null
          ? {
              by: round.editor,
              subject:
                row.subject === row.approvedSubject ? null : textChanges(row.subject ?? '', row.approvedSubject ?? ''),
              bodyText: textChanges(row.bodyText, row.approvedBody),
              findings: text?.remaining ?? [],
            }
          : null,
    };
  }
}

/** A decision in its undo window. */
export function viewPending(pending: StoredPendingDecision): PendingDecisionView {
  return {
    id: pending.id,
    decision: pending.decision as PendingDecisionView['decision'],
    by: pending.reviewer,
    commitsAt: pending.commitAt,
  };
}

function claimOf({ claimedBy, claimedUntil }: StoredSubmission): ReviewView['claim'] {
  return claimedBy !== null && claimedUntil !== null && claimedUntil > new Date()
    ? { by: claimedBy, until: claimedUntil }
    : null;
}
