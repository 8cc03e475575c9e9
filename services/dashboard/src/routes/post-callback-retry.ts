import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { CallbackEvent, CallbackEventParams, toCallbackEvent } from '../wire/callback.ts';
import { WorkspaceQuery } from '../wire/page.ts';

export const postCallbackRetry = defineRoute({
  method: 'POST',
  path: '/api/callbacks/:event_id/retry',
  summary: 'Deliver a callback once more',
  tag: 'Callbacks',
  auth: memberWith('admin'),
  params: CallbackEventParams,
  query: WorkspaceQuery,
  errors: [
    'callback_event_not_found',
    'callback_url_missing',
    'callback_suspended',
    'content_erased',
    'state_conflict',
  ],
  reply: { status: 202, description: 'The event, about to be delivered again.', schema: CallbackEvent },
  async handle({ identity: actor, params, request }, { gate }) {
    request.annotate({ event_id: params.event_id });
    return { body: toCallbackEvent(await gate.callbacks.retry(actor, params.event_id)) };
  },
});
