import type { NewSubmission } from '@sendgate/db';
import type { SubmissionRow } from './view-submission.ts';

/** The row as the database holds it now, without reading it back. */
export function asStored(row: NewSubmission, moment: { createdAt: Date; expiresAt: Date | null }): SubmissionRow {
  const { ttlMinutes: _ttl, auditDetail: _audit, actor: _actor, work: _work, contentSealed: _sealed, ...columns } = row;
  return {
    ...columns,
    rules: [...columns.rules],
    respondBy: columns.respondBy === null ? null : new Date(columns.respondBy),
    // Nobody is shown it.
    fingerprint: null,
    releaseAt: columns.releaseAt === null ? null : new Date(columns.releaseAt),
    evidenceExpiresAt: columns.evidenceExpiresAt === null ? null : new Date(columns.evidenceExpiresAt),
    createdAt: moment.createdAt,
    updatedAt: moment.createdAt,
    expiresAt: moment.expiresAt,
    version: 1,
    providerMessageId: null,
    deliveryError: null,
    decidedAt: null,
    reviewedBy: null,
    reviewedAt: null,
    reviewReason: null,
    reviewNote: null,
    edited: false,
    approvedSubject: null,
    approvedBody: null,
    assignee: null,
    claimedBy: null,
    claimedUntil: null,
    escalatedAt: null,
    dispatchBeganAt: null,
    heldAgainAt: null,
    raisedAt: null,
    contentSealed: null,
    editSealed: null,
    reviewNoteSealed: null,
    erasedAt: null,
  };
}
