import { governanceTokens, ProblemError } from '@sendgate/contracts';
import type { Caller, OutboundSubmission, SubmissionView } from '@sendgate/gate';
import type { IncomingRequest } from '@sendgate/runtime';
import type { ApiContext } from './context.ts';

/**
 * Submits within the caller's quota. A repeated idempotency key costs nothing and is answered whatever is left of the
 * day, so a caller who ran dry still learns what became of a message.
 */
export async function admitSubmission(
  submission: OutboundSubmission,
  caller: Caller,
  request: IncomingRequest,
  context: ApiContext,
): Promise<SubmissionView> {
  const { view, replayed } = await submitWithinQuota(submission, caller, context);
  if (replayed) request.setHeader('Idempotency-Replayed', 'true');
  request.annotate({ action_id: view.actionId, submission_status: view.status, channel: view.channel, replayed });
  return view;
}

async function submitWithinQuota(
  submission: OutboundSubmission,
  caller: Caller,
  { gate, admission }: ApiContext,
): Promise<{ view: SubmissionView; replayed: boolean }> {
  try {
    admission.admitTokens(caller, governanceTokens(submission.subject, submission.bodyText, submission.bodyHtml));
  } catch (error) {
    if (!(error instanceof ProblemError) || submission.idempotencyKey === null) throw error;
    const { items } = await gate.listSubmissions(caller.workspaceId, {
      idempotencyKey: submission.idempotencyKey,
      livemode: caller.livemode,
      limit: 1,
    });
    const first = items[0] && (await gate.findSubmission(caller.workspaceId, items[0].actionId));
    if (!first) throw error;
    return { view: first, replayed: true };
  }
  const { submission: view, replayed } = await gate.submit(caller, submission);
  return { view, replayed };
}
