import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { WorkspaceQuery } from '../wire/page.ts';

export const postCallbacksEnable = defineRoute({
  method: 'POST',
  path: '/api/callbacks/enable',
  summary: 'Resume suspended callbacks',
  tag: 'Callbacks',
  auth: memberWith('admin'),
  query: WorkspaceQuery,
  errors: [],
  reply: {
    description: 'How many waiting events are on their way.',
    schema: Type.Object({ resumed: Type.Integer({ minimum: 0 }) }, { $id: 'CallbacksEnabled' }),
  },
  async handle({ identity: actor }, { gate }) {
    return { body: { resumed: await gate.callbacks.enable(actor) } };
  },
});
