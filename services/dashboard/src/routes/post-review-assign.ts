import { AssignRequest } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion, versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ActionParams, ReviewDetail, reviewErrors, toReviewDetail } from '../wire/review.ts';

/** Says who should decide about a hold. Others still may. */
export const postReviewAssign = defineRoute({
  method: 'POST',
  path: '/api/reviews/:action_id/assign',
  summary: 'Assign a hold to a member',
  tag: 'Reviews',
  auth: memberWith('reviewer'),
  params: ActionParams,
  query: WorkspaceQuery,
  body: AssignRequest,
  errors: reviewErrors,
  reply: {
    description: 'The submission as it stands now.',
    schema: ReviewDetail,
    headers: versionHeader,
  },
  async handle({ identity: actor, params, body, request }, { gate }) {
    request.annotate({ action_id: params.action_id });
    const view = await gate.reviews.assign(actor, params.action_id, {
      expectedVersion: expectedVersion(request),
      assignee: body.assignee,
    });
    return { headers: { ETag: versionTag(view.version) }, body: toReviewDetail(view) };
  },
});
