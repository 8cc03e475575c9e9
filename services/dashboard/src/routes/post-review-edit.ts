import { EditRequest } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion, versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ActionParams, ReviewDetail, reviewErrors, toReviewDetail } from '../wire/review.ts';

/** Saves an edit without deciding. Earlier approvals count no more, and the answer says what the policy finds in the new text. */
export const postReviewEdit = defineRoute({
  method: 'POST',
  path: '/api/reviews/:action_id/edit',
  summary: 'Save an edit',
  tag: 'Reviews',
  auth: memberWith('reviewer'),
  params: ActionParams,
  query: WorkspaceQuery,
  body: EditRequest,
  errors: reviewErrors,
  reply: {
    description: 'The submission as it stands now.',
    schema: ReviewDetail,
    headers: versionHeader,
  },
  async handle({ identity: actor, params, body, request }, { gate }) {
    request.annotate({ action_id: params.action_id });
    const view = await gate.reviews.edit(actor, params.action_id, {
      expectedVersion: expectedVersion(request),
      ...(body.body_text !== undefined && { bodyText: body.body_text }),
      ...(body.subject !== undefined && { subject: body.subject }),
    });
    return { headers: { ETag: versionTag(view.version) }, body: toReviewDetail(view) };
  },
});
