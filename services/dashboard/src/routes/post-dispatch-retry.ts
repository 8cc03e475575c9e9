import { DispatchRetry } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ActionParams, ReviewDetail, toReviewDetail } from '../wire/review.ts';

export const postDispatchRetry = defineRoute({
  method: 'POST',
  path: '/api/dispatches/:action_id/retry',
  summary: 'Hand a failed message over once more',
  tag: 'Dispatch',
  auth: memberWith('admin'),
  params: ActionParams,
  query: WorkspaceQuery,
  body: DispatchRetry,
  errors: ['action_not_found', 'state_conflict', 'dispatch_unknown', 'content_unreadable', 'sealing_key_missing'],
  reply: { status: 202, description: 'The submission, about to be dispatched again.', schema: ReviewDetail },
  async handle({ identity: actor, params, body, request }, { gate }) {
    request.annotate({ action_id: params.action_id });
    const view = await gate.dispatch.retry(actor, params.action_id, body.confirm_unknown === true);
    return { body: toReviewDetail(view) };
  },
});
