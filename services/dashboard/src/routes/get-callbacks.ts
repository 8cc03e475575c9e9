import { callbackStates, stringEnum } from '@sendgate/contracts';
import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { CallbackPage, toCallbackPage } from '../wire/callback.ts';
import { pageFields, workspaceField } from '../wire/page.ts';

export const getCallbacks = defineRoute({
  method: 'GET',
  path: '/api/callbacks',
  summary: 'List callbacks',
  tag: 'Callbacks',
  auth: memberWith('admin'),
  query: Type.Object({ ...pageFields, ...workspaceField, state: Type.Optional(stringEnum(callbackStates)) }),
  errors: [],
  reply: { description: 'Health of the receiver and one page of events, newest first.', schema: CallbackPage },
  async handle({ identity: actor, query }, { gate }) {
    const { limit = 50, offset = 0, state } = query;
    const [endpoint, page] = await Promise.all([
      gate.callbacks.endpoint(actor.workspaceId),
      gate.callbacks.list(actor.workspaceId, { limit, offset, ...(state && { state }) }),
    ]);
    return { body: toCallbackPage(endpoint, page, limit, offset) };
  },
});
