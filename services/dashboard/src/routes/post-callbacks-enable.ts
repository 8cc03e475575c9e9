import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { CallbacksEnabled, toCallbacksEnabled } from '../wire/callback.ts';
import { WorkspaceQuery } from '../wire/page.ts';

/** Answers when the receiver has: within 20 seconds. A refusal by the receiver is an answer like any other. */
export const postCallbacksEnable = defineRoute({
  method: 'POST',
  path: '/api/callbacks/enable',
  summary: 'Ask a disabled receiver whether it is back',
  description:
    'Sends a signed `gate.test` event at once. Any 2xx enables the receiver, and the callbacks that waited are on their way; otherwise it stays as it is.',
  tag: 'Callbacks',
  auth: memberWith('admin'),
  query: WorkspaceQuery,
  waitsMs: 20_000,
  errors: ['callback_url_missing'],
  reply: { description: 'What the receiver answered and what follows from it.', schema: CallbacksEnabled },
  async handle({ identity: actor }, { gate }) {
    return { body: toCallbacksEnabled(await gate.callbacks.enable(actor)) };
  },
});
