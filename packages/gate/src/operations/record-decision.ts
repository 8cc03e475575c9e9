import {
  addReviewDecision,
  type ContentKeys,
  type PrismaSession,
  type ReviewRound,
  recordAudit,
  type StoredSubmission,
} from '@sendgate/db';
import { newId } from '../identifiers.ts';

/** What somebody concluded about a hold, in one round of its review. */
export interface Conclusion {
  reviewer: string;
  decision: 'approved' | 'rejected';
  /** False for one approval of several. */
  final: boolean;
  contentSha256: string;
  /** Approvals there are with this one, and how many were needed; none of one for a rejection. */
  approvals: number;
  requiredApprovals: number;
  reasonCode: string | null;
  note: string | null;
  guidance: string | null;
  edited: boolean;
}

/** Puts a conclusion on record, in the transaction of the move it makes. */
export async function recordDecision(
  session: PrismaSession,
  keys: ContentKeys,
  row: StoredSubmission,
  round: ReviewRound,
  { edited, ...decision }: Conclusion,
): Promise<void> {
  await addReviewDecision(session, keys, {
    id: newId('rev'),
    workspaceId: row.workspaceId,
    submissionId: row.id,
    round,
    sealed: row.sealed,
    ...decision,
  });
  await recordAudit(session, {
    workspaceId: row.workspaceId,
    submissionId: row.id,
    kind: decision.final ? `review.${decision.decision}` : 'review.approval_added',
    actor: decision.reviewer,
    detail: { edited, reason_code: decision.reasonCode, content_sha256: decision.contentSha256 },
    before: { status: 'QUEUED', version: row.version - 1 },
    after: { status: row.status, version: row.version },
  });
}
