import { ProblemError } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ActionParams, ReviewDetail, toReviewDetail } from '../wire/review.ts';

/** One submission with its body and timeline. Reading it is recorded in the audit trail. */
export const getReview = defineRoute({
  method: 'GET',
  path: '/api/reviews/:action_id',
  summary: 'Read one submission',
  tag: 'Reviews',
  auth: memberWith('viewer'),
  params: ActionParams,
  query: WorkspaceQuery,
  errors: ['action_not_found', 'content_unreadable', 'sealing_key_missing'],
  reply: {
    description: 'The submission as it stands.',
    schema: ReviewDetail,
    headers: versionHeader,
  },
  async handle({ identity: actor, params, request }, { gate }) {
    request.annotate({ action_id: params.action_id });
    const submission = await gate.reviews.open(actor, params.action_id);
    if (!submission) throw new ProblemError('action_not_found', 'This workspace has no such action.');
    return { headers: { ETag: versionTag(submission.version) }, body: toReviewDetail(submission) };
  },
});
