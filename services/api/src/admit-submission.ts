import type { Caller, OutboundSubmission, SubmissionView } from '@sendgate/gate';
import type { IncomingRequest } from '@sendgate/runtime';
import type { ApiContext } from './context.ts';

/** Submits a message and tells, in the headers, of a replay. Throws what the gate throws. */
export async function admitSubmission(
  submission: OutboundSubmission,
  caller: Caller,
  request: IncomingRequest,
  { gate, admission }: ApiContext,
): Promise<SubmissionView> {
  const { submission: view, replayed } = await admission.withinQuota(caller, gate.submit(caller, submission));
  if (replayed) request.setHeader('Idempotency-Replayed', 'true');
  request.annotate({ action_id: view.actionId, submission_status: view.status, channel: view.channel, replayed });
  return view;
}
