import { stringEnum } from '@sendgate/contracts';
import { type Config, logLevels, variable } from '@sendgate/runtime';
import { Type } from 'typebox';

const port = Type.Integer({ minimum: 0, maximum: 65_535 });

/** Every environment variable the dashboard reads. */
export const dashboardVariables = {
  databaseUrl: variable({
    env: 'DATABASE_URL',
    description: 'Postgres that holds everything.',
    schema: Type.String({ minLength: 1 }),
    secret: true,
  }),
  redisUrl: variable({
    env: 'REDIS_URL',
    description: 'Redis of the queues; without it they live in Postgres.',
    schema: Type.String({ minLength: 1 }),
    optional: true,
    secret: true,
  }),
  port: variable({
    env: 'DASHBOARD_PORT',
    description: 'Port of the dashboard.',
    schema: port,
    fallback: 3000,
  }),
  appUrl: variable({
    env: 'APP_URL',
    description:
      'Public address of the dashboard, without a path; pages opened at any other address cannot change a thing.',
    schema: Type.String({ format: 'uri', pattern: '^https?://[^/?#\\s]+$' }),
    fallback: 'http://localhost:3000',
  }),
  secretsKey: variable({
    env: 'SENDGATE_SECRETS_KEY',
    description: 'Keys that seal stored secrets, newest first: kid:base64,kid:base64.',
    schema: Type.String({ minLength: 1 }),
    secret: true,
  }),
  keyPepper: variable({
    env: 'SENDGATE_KEY_PEPPER',
    description: 'Secret mixed into the hash of every API key.',
    schema: Type.String({ minLength: 16 }),
    secret: true,
  }),
  authSecret: variable({
    env: 'SENDGATE_AUTH_SECRET',
    description: 'Signs session cookies and CSRF tokens; at least 32 random characters.',
    schema: Type.String({ minLength: 32 }),
    secret: true,
  }),
  trustedProxies: variable({
    env: 'TRUSTED_PROXIES',
    description: 'Addresses or networks of proxies whose X-Forwarded-For is believed.',
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
    schema: Type.Integer({ minimum: 1, maximum: 1000 }),
    fallback: 20,
  }),
  callbackAllowHttp: variable({
    env: 'CALLBACK_ALLOW_HTTP',
    description: 'Accept callback URLs with plain http and any port.',
    schema: Type.Boolean(),
    fallback: false,
  }),
  callbackAllowedCidrs: variable({
    env: 'CALLBACK_ALLOWED_CIDRS',
    description: 'Networks that callbacks may reach although they are not public.',
    schema: Type.Array(Type.String({ minLength: 1 })),
    fallback: [],
  }),
  opsQueuesWritable: variable({
    env: 'OPS_QUEUES_WRITABLE',
    description: 'Let owners and admins retry and remove jobs on the queue board.',
    schema: Type.Boolean(),
    fallback: false,
  }),
  logLevel: variable({
    env: 'LOG_LEVEL',
    description: 'Least severe level that is written.',
    schema: stringEnum(logLevels),
    fallback: 'info' as const,
  }),
  drainMs: variable({
    env: 'SENDGATE_DRAIN_MS',
    description: 'Milliseconds between turning unready and closing on SIGTERM.',
    schema: Type.Integer({ minimum: 0, maximum: 60_000 }),
    fallback: 5_000,
  }),
} as const;

export type DashboardConfig = Config<typeof dashboardVariables>;
