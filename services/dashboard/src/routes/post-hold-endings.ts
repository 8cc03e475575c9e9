import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { HoldEnding, HoldEndingRequest, toHoldEnding } from '../wire/hold-ending.ts';
import { WorkspaceParams } from '../wire/page.ts';

/** The kill switch. A worker carries it out; the answer says where to look. */
export const postHoldEndings = defineRoute({
  method: 'POST',
  path: '/api/workspaces/:id/hold-endings',
  summary: 'End every hold of a paused workspace',
  description:
    'Holds become BLOCKED, for good and without a callback: nobody reviewed them. The workspace has to be paused with `block` before. Asking again while it is under way answers the one there is.',
  tag: 'Reviews',
  auth: memberWith('admin'),
  params: WorkspaceParams,
  body: HoldEndingRequest,
  errors: ['state_conflict'],
  reply: { status: 202, description: 'The request, which survives a restart of anything.', schema: HoldEnding },
  async handle({ identity: actor, body }, { gate }) {
    return { body: toHoldEnding(await gate.reviews.endAll(actor, body.holds)) };
  },
});
