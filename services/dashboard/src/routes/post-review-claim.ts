import { ClaimRequest } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion, versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ActionParams, ReviewDetail, reviewErrors, toReviewDetail } from '../wire/review.ts';

/** Tells others who is at a hold; a claim lasts ten minutes after its holder last did something with it. */
export const postReviewClaim = defineRoute({
  method: 'POST',
  path: '/api/reviews/:action_id/claim',
  summary: 'Take a hold in hand',
  tag: 'Reviews',
  auth: memberWith('reviewer'),
  params: ActionParams,
  query: WorkspaceQuery,
  body: ClaimRequest,
  errors: [...reviewErrors, 'review_claimed'],
  reply: {
    description: 'The submission as it stands now.',
    schema: ReviewDetail,
    headers: versionHeader,
  },
  async handle({ identity: actor, params, body, request }, { gate }) {
    request.annotate({ action_id: params.action_id });
    const view = await gate.reviews.claim(actor, params.action_id, {
      expectedVersion: expectedVersion(request),
      ...(body.take_over !== undefined && { takeOver: body.take_over }),
    });
    return { headers: { ETag: versionTag(view.version) }, body: toReviewDetail(view) };
  },
});
