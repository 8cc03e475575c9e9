import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion, versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ActionParams, ReviewDetail, reviewErrors, toReviewDetail } from '../wire/review.ts';

/** Hands back a claim of one's own; an admin also that of others. */
export const postReviewRelease = defineRoute({
  method: 'POST',
  path: '/api/reviews/:action_id/release',
  summary: 'Hand a hold back',
  tag: 'Reviews',
  auth: memberWith('reviewer'),
  params: ActionParams,
  query: WorkspaceQuery,
  errors: [...reviewErrors, 'review_claimed'],
  reply: {
    description: 'The submission as it stands now.',
    schema: ReviewDetail,
    headers: versionHeader,
  },
  async handle({ identity: actor, params, request }, { gate }) {
    request.annotate({ action_id: params.action_id });
    const view = await gate.reviews.release(actor, params.action_id, expectedVersion(request));
    return { headers: { ETag: versionTag(view.version) }, body: toReviewDetail(view) };
  },
});
