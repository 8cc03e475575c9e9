import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ActionParams } from '../wire/review.ts';

/** Suppresses the recipient of a message. Holds to them end at once, this one among them. */
export const postReviewBlockRecipient = defineRoute({
  method: 'POST',
  path: '/api/reviews/:action_id/block-recipient',
  summary: 'Suppress the recipient of a message',
  tag: 'Reviews',
  auth: memberWith('reviewer'),
  params: ActionParams,
  query: WorkspaceQuery,
  errors: [
    'action_not_found',
    'precondition_required',
    'version_mismatch',
    'state_conflict',
    'content_unreadable',
    'sealing_key_missing',
  ],
  reply: {
    description: 'How many entries were new; suppressing somebody twice is no error.',
    schema: Type.Object({ added: Type.Integer({ minimum: 0 }) }, { $id: 'RecipientBlocked' }),
  },
  async handle({ identity: actor, params, request }, { gate }) {
    request.annotate({ action_id: params.action_id });
    const version = expectedVersion(request);
    return { body: { added: await gate.workspaces.suppression.addRecipientOf(actor, params.action_id, version) } };
  },
});
