import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion, versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ActionParams, ReviewDetail, reviewErrors, toReviewDetail } from '../wire/review.ts';

/** Marks a hold as one that more people should look at, as the clock does when its answer is due. */
export const postReviewEscalate = defineRoute({
  method: 'POST',
  path: '/api/reviews/:action_id/escalate',
  summary: 'Call for others',
  tag: 'Reviews',
  auth: memberWith('reviewer'),
  params: ActionParams,
  query: WorkspaceQuery,
  errors: reviewErrors,
  reply: {
    description: 'The submission as it stands now.',
    schema: ReviewDetail,
    headers: versionHeader,
  },
  async handle({ identity: actor, params, request }, { gate }) {
    request.annotate({ action_id: params.action_id });
    const view = await gate.reviews.escalate(actor, params.action_id, expectedVersion(request));
    return { headers: { ETag: versionTag(view.version) }, body: toReviewDetail(view) };
  },
});
