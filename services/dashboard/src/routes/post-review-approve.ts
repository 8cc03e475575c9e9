import { ApproveRequest } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion, versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ActionParams, ReviewDecision, reviewErrors, toReviewDecision } from '../wire/review.ts';

/** Releases a hold, edited or as it stands. Of several reviewers at once exactly one wins. */
export const postReviewApprove = defineRoute({
  method: 'POST',
  path: '/api/reviews/:action_id/approve',
  summary: 'Approve a hold',
  tag: 'Reviews',
  auth: memberWith('reviewer'),
  params: ActionParams,
  query: WorkspaceQuery,
  body: ApproveRequest,
  errors: [...reviewErrors, 'edit_violates_policy', 'self_approval', 'workspace_paused'],
  reply: { description: 'What the approval came to.', schema: ReviewDecision, headers: versionHeader },
  async handle({ identity: actor, params, body, request }, { gate }) {
    request.annotate({ action_id: params.action_id });
    const outcome = await gate.reviews.approve(actor, params.action_id, {
      expectedVersion: expectedVersion(request),
      reason: body.reason ?? null,
      ...(body.body_text !== undefined && { bodyText: body.body_text }),
      ...(body.subject !== undefined && { subject: body.subject }),
      ...(body.override !== undefined && { override: body.override }),
      ...(body.undoable !== undefined && { undoable: body.undoable }),
    });
    return { headers: { ETag: versionTag(outcome.submission.version) }, body: toReviewDecision(outcome) };
  },
});
