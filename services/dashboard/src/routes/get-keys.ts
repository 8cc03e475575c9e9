import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { ApiKeyList, toApiKey } from '../wire/api-key.ts';
import { WorkspaceQuery } from '../wire/page.ts';

export const getKeys = defineRoute({
  method: 'GET',
  path: '/api/keys',
  summary: 'List API keys',
  tag: 'API keys',
  auth: memberWith('admin'),
  query: WorkspaceQuery,
  errors: [],
  reply: { description: 'Every key, revoked ones included; none of them usable from here.', schema: ApiKeyList },
  async handle({ identity: actor }, { gate }) {
    return { body: { keys: (await gate.keys.list(actor.workspaceId)).map(toApiKey) } };
  },
});
