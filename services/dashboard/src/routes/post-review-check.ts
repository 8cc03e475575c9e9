import { SampleCheckRequest } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion, versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ActionParams, ReviewDetail, reviewErrors, toReviewDetail } from '../wire/review.ts';

/** Checks off a message that was sampled after it had been let go. */
export const postReviewCheck = defineRoute({
  method: 'POST',
  path: '/api/reviews/:action_id/check',
  summary: 'Check off a sample',
  tag: 'Reviews',
  auth: memberWith('reviewer'),
  params: ActionParams,
  query: WorkspaceQuery,
  body: SampleCheckRequest,
  errors: [...reviewErrors, 'note_limit'],
  reply: {
    description: 'The submission with its check.',
    schema: ReviewDetail,
    headers: versionHeader,
  },
  async handle({ identity: actor, params, body, request }, { gate }) {
    request.annotate({ action_id: params.action_id });
    const view = await gate.reviews.checkSample(actor, params.action_id, {
      expectedVersion: expectedVersion(request),
      verdict: body.verdict,
      note: body.note ?? null,
    });
    return { headers: { ETag: versionTag(view.version) }, body: toReviewDetail(view) };
  },
});
