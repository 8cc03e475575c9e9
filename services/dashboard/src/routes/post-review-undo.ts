import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ActionParams, ReviewDetail, toReviewDetail } from '../wire/review.ts';

/** Takes back one's own decision while its undo window lasts. Asks for no version: it must not lose a race with a note. */
export const postReviewUndo = defineRoute({
  method: 'POST',
  path: '/api/reviews/:action_id/undo',
  summary: 'Take a decision back',
  tag: 'Reviews',
  auth: memberWith('reviewer'),
  params: ActionParams,
  query: WorkspaceQuery,
  errors: ['action_not_found', 'nothing_to_undo', 'content_unreadable', 'sealing_key_missing'],
  reply: {
    description: 'The submission as it stands now.',
    schema: ReviewDetail,
    headers: versionHeader,
  },
  async handle({ identity: actor, params, request }, { gate }) {
    request.annotate({ action_id: params.action_id });
    const view = await gate.reviews.undo(actor, params.action_id);
    return { headers: { ETag: versionTag(view.version) }, body: toReviewDetail(view) };
  },
});
