import { keyScopes, nullable, stringEnum } from '@sendgate/contracts';
import { type ApiKeyView, toTime } from '@sendgate/gate';
import { type Static, Type } from 'typebox';

const time = () => Type.String({ format: 'date-time' });
const scopes = Type.Array(stringEnum(keyScopes), { minItems: 1, maxItems: keyScopes.length, uniqueItems: true });

/** An API key as it is listed: recognisable, unusable. */
export const ApiKey = Type.Object(
  {
    id: Type.String(),
    label: Type.String(),
    prefix: Type.String(),
    last_four: Type.String(),
    livemode: Type.Boolean(),
    scopes,
    ip_allowlist: Type.Array(Type.String()),
    created_by: Type.String(),
    created_at: time(),
    expires_at: nullable(time()),
    revoked_at: nullable(time()),
    last_used_at: nullable(time()),
  },
  { $id: 'ApiKey' },
);

export const ApiKeyList = Type.Object({ keys: Type.Array(ApiKey) }, { $id: 'ApiKeyList' });

export const NewApiKey = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\u0000-\\u001f\\u007f]*$' }),
    livemode: Type.Optional(Type.Boolean({ default: true })),
    scopes: Type.Optional(scopes),
    expires_at: Type.Optional(nullable(Type.String({ format: 'date-time', maxLength: 40 }))),
    ip_allowlist: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
        maxItems: 50,
        description: 'Addresses or CIDR networks the key may be used from; empty means any.',
      }),
    ),
  },
  { $id: 'NewApiKey' },
);

/** The only answer that holds a raw key. */
export const CreatedApiKey = Type.Object(
  { ...ApiKey.properties, key: Type.String({ description: 'Shown this once; only an HMAC of it is kept.' }) },
  { $id: 'CreatedApiKey' },
);

export function toApiKey(view: ApiKeyView): Static<typeof ApiKey> {
  return {
    id: view.id,
    label: view.label,
    prefix: view.prefix,
    last_four: view.lastFour,
    livemode: view.livemode,
    scopes: view.scopes,
    ip_allowlist: view.ipAllowlist,
    created_by: view.createdBy,
    created_at: toTime(view.createdAt),
    expires_at: toTime(view.expiresAt),
    revoked_at: toTime(view.revokedAt),
    last_used_at: toTime(view.lastUsedAt),
  };
}
