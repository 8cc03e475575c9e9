import { ProblemError } from '@sendgate/contracts';
import { callbackMain } from '../pages/callback-page.ts';
import { CallbackEventParams } from '../wire/callback.ts';
import { workspacePage } from '../workspace-page.ts';

export const getCallbackPage = workspacePage({
  path: '/callbacks/:event_id',
  summary: 'One callback as a page',
  minimum: 'admin',
  under: '/callbacks',
  params: { event_id: CallbackEventParams.properties.event_id },
  async show({ place, params }, { gate }) {
    const event = await gate.callbacks.find(place.workspaceId, params.event_id);
    if (!event) throw new ProblemError('callback_event_not_found', 'This workspace has no such callback event.');
    return { title: event.event, main: callbackMain(place, event, new Date()) };
  },
});
