import { NoteRequest } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion, versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ActionParams, ReviewDetail, reviewErrors, toReviewDetail } from '../wire/review.ts';

/** What reviewers tell each other about a submission; callers never see it. */
export const postReviewNotes = defineRoute({
  method: 'POST',
  path: '/api/reviews/:action_id/notes',
  summary: 'Write a note',
  tag: 'Reviews',
  auth: memberWith('reviewer'),
  params: ActionParams,
  query: WorkspaceQuery,
  body: NoteRequest,
  errors: [...reviewErrors, 'note_limit'],
  reply: {
    description: 'The submission as it stands now.',
    schema: ReviewDetail,
    headers: versionHeader,
  },
  async handle({ identity: actor, params, body, request }, { gate }) {
    request.annotate({ action_id: params.action_id });
    const view = await gate.reviews.addNote(actor, params.action_id, {
      expectedVersion: expectedVersion(request),
      text: body.text,
    });
    return { headers: { ETag: versionTag(view.version) }, body: toReviewDetail(view) };
  },
});
