import type { NewSubmission, StoredMoment } from '@sendgate/db';
import type { SubmissionRow } from './view-submission.ts';

/** The row as the database holds it now, without reading it back. */
export function asStored(row: NewSubmission, moment: StoredMoment): SubmissionRow {
  return {
    // Whole: leaving out what is no column costs ten times as much as carrying it along.
    ...row,
    rules: [...row.rules],
    respondBy: moment.respondBy,
    // Nobody is shown it.
    fingerprint: null,
    releaseAt: row.releaseAt === null ? null : new Date(row.releaseAt),
    evidenceExpiresAt: row.evidenceExpiresAt === null ? null : new Date(row.evidenceExpiresAt),
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
