import { ProblemError } from '@sendgate/contracts';
import type { Caller, Gate, SubmissionView } from '@sendgate/gate';
import { Type } from 'typebox';

export const ActionParams = Type.Object({
  action_id: Type.String({ minLength: 1, description: 'As returned by the submission.' }),
});

export const ActionQuery = Type.Object({
  include: Type.Optional(
    Type.Unsafe<'events'>({ type: 'string', enum: ['events'], description: '`events` adds the timeline.' }),
  ),
});

const ACTION_ID = /^act_[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * A submission of the caller's workspace and mode. Throws `action_not_found` alike for ids that never were, that belong
 * to others, and that name a preview.
 */
export async function findAction(
  gate: Gate,
  caller: Caller,
  actionId: string,
  options: { events: boolean },
): Promise<SubmissionView> {
  const view = ACTION_ID.test(actionId)
    ? await gate.findSubmission(caller.workspaceId, actionId, { events: options.events, livemode: caller.livemode })
    : null;
  if (!view) throw new ProblemError('action_not_found', 'The workspace has no action of this id.');
  return view;
}
