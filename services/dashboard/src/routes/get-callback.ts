import { ProblemError } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { CallbackEvent, CallbackEventParams, toCallbackEvent } from '../wire/callback.ts';
import { WorkspaceQuery } from '../wire/page.ts';

export const getCallback = defineRoute({
  method: 'GET',
  path: '/api/callbacks/:event_id',
  summary: 'Read a callback with its attempts',
  tag: 'Callbacks',
  auth: memberWith('admin'),
  params: CallbackEventParams,
  query: WorkspaceQuery,
  errors: ['callback_event_not_found'],
  reply: { description: 'The event and what each attempt came to.', schema: CallbackEvent },
  async handle({ identity: actor, params, request }, { gate }) {
    request.annotate({ event_id: params.event_id });
    const event = await gate.callbacks.find(actor.workspaceId, params.event_id);
    if (!event) throw new ProblemError('callback_event_not_found', 'This workspace has no such callback event.');
    return { body: toCallbackEvent(event) };
  },
});
