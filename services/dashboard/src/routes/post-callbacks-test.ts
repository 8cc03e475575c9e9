import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { WorkspaceQuery } from '../wire/page.ts';

export const postCallbacksTest = defineRoute({
  method: 'POST',
  path: '/api/callbacks/test',
  summary: 'Send a test callback',
  tag: 'Callbacks',
  auth: memberWith('admin'),
  query: WorkspaceQuery,
  errors: ['callback_url_missing', 'callback_suspended'],
  reply: {
    status: 202,
    description: 'The id of the gate.test event; its attempts are listed like any other.',
    schema: Type.Object({ event_id: Type.String() }, { $id: 'TestCallback' }),
  },
  async handle({ identity: actor, request }, { gate }) {
    const eventId = await gate.callbacks.sendTest(actor);
    request.annotate({ event_id: eventId });
    return { body: { event_id: eventId } };
  },
});
