import { defaultKeyScopes } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { CreatedApiKey, NewApiKey, toApiKey } from '../wire/api-key.ts';
import { WorkspaceQuery } from '../wire/page.ts';

export const postKeys = defineRoute({
  method: 'POST',
  path: '/api/keys',
  summary: 'Create an API key',
  tag: 'API keys',
  auth: memberWith('admin'),
  query: WorkspaceQuery,
  body: NewApiKey,
  errors: ['api_key_limit'],
  reply: { status: 201, description: 'The key, shown this once.', schema: CreatedApiKey },
  async handle({ identity: actor, body, request }, { gate }) {
    const { key, record } = await gate.keys.create(actor, {
      label: body.label,
      livemode: body.livemode ?? true,
      scopes: body.scopes ?? defaultKeyScopes,
      expiresAt: body.expires_at ? new Date(body.expires_at) : null,
      ipAllowlist: body.ip_allowlist ?? [],
    });
    request.annotate({ key_id: record.id });
    return { body: { ...toApiKey(record), key } };
  },
});
