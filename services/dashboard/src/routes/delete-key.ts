import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { ApiKey, toApiKey } from '../wire/api-key.ts';
import { WorkspaceQuery } from '../wire/page.ts';

export const deleteKey = defineRoute({
  method: 'DELETE',
  path: '/api/keys/:id',
  summary: 'Revoke an API key',
  tag: 'API keys',
  auth: memberWith('admin'),
  params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
  query: WorkspaceQuery,
  errors: ['api_key_not_found'],
  reply: { description: 'The key as revoked; callers are refused within five seconds.', schema: ApiKey },
  async handle({ identity: actor, params, request }, { gate }) {
    request.annotate({ key_id: params.id });
    return { body: toApiKey(await gate.keys.revoke(actor, params.id)) };
  },
});
