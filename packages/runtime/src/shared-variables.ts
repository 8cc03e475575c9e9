import { parseRedisAddress } from '@sendgate/contracts';
import { Type } from 'typebox';
import { type VariableTable, variable } from './config.ts';
import { logLevels } from './logger.ts';

/**
 * Environment variables that mean the same to every process that reads them. A service takes the rows it needs, so that
 * one value cannot be fine for one process and wrong for the next.
 */
export const sharedVariables = {
  databaseUrl: variable({
    env: 'DATABASE_URL',
    description: 'Postgres, as postgresql://user:password@host:port/name.',
    schema: Type.String({ pattern: '^postgres(?:ql)?://' }),
    secret: true,
  }),
  storeTimeoutMs: variable({
    env: 'SENDGATE_STORE_TIMEOUT_MS',
    description: 'Milliseconds after which Postgres counts as away and the answer is 503.',
    schema: Type.Integer({ minimum: 100, maximum: 60_000 }),
    fallback: 2_400,
  }),
  redisUrl: variable({
    env: 'REDIS_URL',
    description:
      'Redis, as redis://, rediss://, redis+sentinel:// or redis+cluster://, user and password percent-encoded. Absent: queues in Postgres. Processes share rate limits through one single Redis; otherwise each counts by itself.',
    schema: Type.String({ pattern: '^rediss?(?:[-+](?:sentinel|cluster))?://' }),
    check: parseRedisAddress,
    optional: true,
    secret: true,
  }),
  baseUrl: variable({
    env: 'BASE_URL',
    description: 'Public address of the gate API, without a trailing slash.',
    schema: Type.String({ pattern: '^https?://[^\\s]*[^/\\s]$' }),
    fallback: 'http://localhost:8080',
  }),
  appUrl: variable({
    env: 'APP_URL',
    description:
      'Public address of the dashboard, without a path; review links start with it, and pages opened at any other address cannot change a thing.',
    schema: Type.String({ format: 'uri', pattern: '^https?://[^/?#\\s]+$' }),
    fallback: 'http://localhost:3000',
  }),
  secretsKey: variable({
    env: 'SENDGATE_SECRETS_KEY',
    description: 'Keys that seal stored secrets, newest first: kid:base64 of 32 bytes, comma-separated.',
    schema: Type.String({ minLength: 40 }),
    secret: true,
  }),
  keyPepper: variable({
    env: 'SENDGATE_KEY_PEPPER',
    description: 'Secret mixed into the stored digest of every API key.',
    schema: Type.String({ minLength: 16 }),
    secret: true,
  }),
  policyFloorFile: variable({
    env: 'SENDGATE_POLICY_FLOOR_FILE',
    description:
      'JSON file with the policy floor: rules no workspace may switch off or soften. Give every process the same.',
    schema: Type.String({ minLength: 1 }),
    optional: true,
  }),
  trustedProxies: variable({
    env: 'TRUSTED_PROXIES',
    description: 'Addresses or networks of proxies whose X-Forwarded-For is believed, comma-separated.',
    schema: Type.Array(Type.String({ minLength: 1 })),
    fallback: [],
  }),
  tokensPerDay: variable({
    env: 'SENDGATE_TOKENS_PER_DAY',
    description: 'Governance tokens per workspace and UTC day.',
    schema: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    fallback: 2_000_000,
  }),
  maxKeys: variable({
    env: 'SENDGATE_MAX_KEYS',
    description: 'Usable API keys per workspace.',
    schema: Type.Integer({ minimum: 1, maximum: 1_000 }),
    fallback: 20,
  }),
  callbackAllowHttp: variable({
    env: 'CALLBACK_ALLOW_HTTP',
    description: 'Lets callbacks go to plain http and to any port. For development.',
    schema: Type.Boolean(),
    fallback: false,
  }),
  callbackAllowedCidrs: variable({
    env: 'CALLBACK_ALLOWED_CIDRS',
    description: 'Networks callbacks may reach although they are not public, comma-separated.',
    schema: Type.Array(Type.String({ minLength: 1 })),
    fallback: [],
  }),
  crmClientId: variable({
    env: 'CRM_CLIENT_ID',
    description: 'Client id of Sendgate as an app of the CRM. Absent: workspaces cannot connect a CRM.',
    schema: Type.String({ minLength: 1, maxLength: 200 }),
    optional: true,
  }),
  crmClientSecret: variable({
    env: 'CRM_CLIENT_SECRET',
    description: 'Secret of that app; it also signs the webhooks of the CRM. Needed with CRM_CLIENT_ID.',
    schema: Type.String({ minLength: 8, maxLength: 200 }),
    optional: true,
    secret: true,
  }),
  crmApiUrl: variable({
    env: 'CRM_API_URL',
    description: 'Where the API of the CRM is.',
    schema: Type.String({ pattern: '^https?://[^\\s]+$' }),
    fallback: 'https://api.hubapi.com',
  }),
  crmAuthorizeUrl: variable({
    env: 'CRM_AUTHORIZE_URL',
    description: 'The page of the CRM where an admin agrees to the connection.',
    schema: Type.String({ pattern: '^https?://[^\\s]+$' }),
    fallback: 'https://app.hubspot.com/oauth/authorize',
  }),
  logLevel: variable({
    env: 'LOG_LEVEL',
    description: `Least important lines to log: ${logLevels.join(', ')}.`,
    schema: Type.Unsafe<(typeof logLevels)[number]>({ type: 'string', enum: [...logLevels] }),
    fallback: 'info',
  }),
  drainMs: variable({
    env: 'SENDGATE_DRAIN_MS',
    description: 'Milliseconds between turning unready and closing on SIGTERM.',
    schema: Type.Integer({ minimum: 0, maximum: 60_000 }),
    fallback: 5_000,
  }),
} as const satisfies VariableTable;
