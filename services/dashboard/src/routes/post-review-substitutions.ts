import { SubstitutionsRequest } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion, versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ActionParams, ReviewDetail, reviewErrors, toReviewDetail } from '../wire/review.ts';

/** An edit by numbers: exactly the named substitutions stand, and what the others replaced comes back. */
export const postReviewSubstitutions = defineRoute({
  method: 'POST',
  path: '/api/reviews/:action_id/substitutions',
  summary: 'Choose which substitutions stand',
  tag: 'Reviews',
  auth: memberWith('reviewer'),
  params: ActionParams,
  query: WorkspaceQuery,
  body: SubstitutionsRequest,
  errors: reviewErrors,
  reply: {
    description: 'The submission as it stands now.',
    schema: ReviewDetail,
    headers: versionHeader,
  },
  async handle({ identity: actor, params, body, request }, { gate }) {
    request.annotate({ action_id: params.action_id });
    const choice = { expectedVersion: expectedVersion(request), standing: body.standing };
    const view = await gate.reviews.chooseSubstitutions(actor, params.action_id, choice);
    return { headers: { ETag: versionTag(view.version) }, body: toReviewDetail(view) };
  },
});
