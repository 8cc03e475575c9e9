import { ProblemError } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ActionParams, ReviewHistory, toReviewHistory } from '../wire/review.ts';

export const getReviewHistory = defineRoute({
  method: 'GET',
  path: '/api/reviews/:action_id/history',
  summary: 'Read what its recipient was written before',
  description:
    'The submissions to the same recipient that came before this one, in its mode, newest first: a cut preview of each, no whole body. What was erased is to nobody any more, and in no history.',
  tag: 'Reviews',
  auth: memberWith('viewer'),
  params: ActionParams,
  query: WorkspaceQuery,
  errors: ['action_not_found'],
  reply: { description: 'Earlier submissions to the recipient.', schema: ReviewHistory },
  async handle({ identity: actor, params, request }, { gate }) {
    request.annotate({ action_id: params.action_id });
    const history = await gate.reviews.history(actor.workspaceId, params.action_id);
    if (!history) throw new ProblemError('action_not_found', 'This workspace has no such action, or it is erased.');
    return { body: toReviewHistory(history) };
  },
});
