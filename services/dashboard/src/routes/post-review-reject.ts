import { RejectRequest } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion, versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ActionParams, ReviewDecision, reviewErrors, toReviewDecision } from '../wire/review.ts';

/** Stops a held message for good, with the reason the caller will be told. */
export const postReviewReject = defineRoute({
  method: 'POST',
  path: '/api/reviews/:action_id/reject',
  summary: 'Reject a hold',
  tag: 'Reviews',
  auth: memberWith('reviewer'),
  params: ActionParams,
  query: WorkspaceQuery,
  body: RejectRequest,
  errors: reviewErrors,
  reply: { description: 'What the rejection came to.', schema: ReviewDecision, headers: versionHeader },
  async handle({ identity: actor, params, body, request }, { gate }) {
    request.annotate({ action_id: params.action_id });
    const outcome = await gate.reviews.reject(actor, params.action_id, {
      expectedVersion: expectedVersion(request),
      reasonCode: body.reason_code,
      note: body.note ?? null,
      guidance: body.guidance ?? null,
      ...(body.undoable !== undefined && { undoable: body.undoable }),
    });
    return { headers: { ETag: versionTag(outcome.submission.version) }, body: toReviewDecision(outcome) };
  },
});
