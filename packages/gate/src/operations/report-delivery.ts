import { ProblemError } from '@sendgate/contracts';
import { findSubmission, moveToDelivered, recordAudit, recordDeliveryConflict } from '@sendgate/db';
import type { GateParts } from '../gate-parts.ts';
import type { SubmissionView } from '../submission-view.ts';
import type { Submissions } from './submit.ts';

/**
 * Records what became of an approved message that the caller delivered. Reporting the same again changes nothing.
 * @throws ProblemError `action_not_found`; `dispatch_by_sendgate` where the caller is not the one who sends;
 * `state_conflict` when the submission is neither APPROVED nor as reported: that is put on record, for it may have gone out
 */
export async function reportDelivery(
  parts: GateParts,
  submissions: Submissions,
  workspaceId: string,
  actionId: string,
  report: { status: 'sent' | 'failed'; providerMessageId: string | null; error: string | null },
  { livemode, keyId }: { livemode?: boolean; keyId?: string },
): Promise<SubmissionView> {
  const status = report.status === 'sent' ? 'SENT' : 'FAILED';
  const actor = keyId === undefined ? 'caller' : `key:${keyId}`;
  const { prisma, keys } = parts.store;
  const known = await findSubmission(prisma, keys, workspaceId, actionId, livemode);
  if (!known) throw new ProblemError('action_not_found', 'No such action in this workspace.');
  if (known.dispatchMode !== null) {
    throw new ProblemError('dispatch_by_sendgate', 'Sendgate itself sends this message and knows what became of it.', {
      current: { status: known.status, version: known.version },
      recovery: { action: 'reload', safe_to_retry: false },
    });
  }
  const moved = await parts.store.transaction(async (session) => {
    const won = await moveToDelivered(session, workspaceId, actionId, { ...report, status });
    if (won) {
      await recordAudit(session, {
        workspaceId,
        submissionId: actionId,
        kind: 'submission.delivery_reported',
        actor,
        before: { status: 'APPROVED', delivery_status: known.deliveryStatus },
        after: { status, delivery_status: report.status },
      });
    } else await recordDeliveryConflict(session, workspaceId, actionId, report.status, actor);
    return won;
  });
  const current = await submissions.view(workspaceId, actionId);
  if (!current) throw new ProblemError('action_not_found', 'No such action in this workspace.');
  if (!moved && current.status !== status) {
    throw new ProblemError(
      'state_conflict',
      current.status === 'QUEUED' && current.heldAgainAt !== null
        ? `The submission went back to a hold (${current.queueReason}) before this report. If it is not sent yet, hold it and read the action until it is decided. If it is sent, tell a reviewer: the report is on record.`
        : `The submission is ${current.status}; only an approved one is delivered. The report is on record.`,
      {
        current: { status: current.status, queue_reason: current.queueReason, version: current.version },
        recovery: { action: 'reload', safe_to_retry: false },
      },
    );
  }
  return current;
}
