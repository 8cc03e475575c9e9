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
  tell(request, view, replayed);
  return view;
}

/**
 * The original of a repeated idempotency key whose body would be refused, as by bounds that came after it: a caller who
 * heard of a refusal would take the message for one that was never taken. Null where the body names no key that was used.
 */
export async function repeatedSubmission(
  body: unknown,
  caller: Caller,
  request: IncomingRequest,
  { gate }: ApiContext,
): Promise<SubmissionView | null> {
  const key = (body as { readonly idempotency_key?: unknown } | null)?.idempotency_key;
  // What cannot be stored was never a key.
  if (typeof key !== 'string' || key.includes('\0') || !key.isWellFormed()) return null;
  const view = await gate.findOriginal(caller, key);
  if (view) tell(request, view, true);
  return view;
}

function tell(request: IncomingRequest, view: SubmissionView, replayed: boolean): void {
  if (replayed) request.setHeader('Idempotency-Replayed', 'true');
  request.annotate({ action_id: view.actionId, submission_status: view.status, channel: view.channel, replayed });
}
