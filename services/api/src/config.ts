import { type Config, logLevels, variable } from '@sendgate/runtime';
import { Type } from 'typebox';

const limit = (env: string, fallback: number, description: string) =>
  variable({ env, description, schema: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), fallback });
const port = (env: string, fallback: number, description: string) =>
  variable({ env, description, schema: Type.Integer({ minimum: 0, maximum: 65_535 }), fallback });

/** Every environment variable the api reads. */
export const apiVariables = {
  databaseUrl: variable({
    env: 'DATABASE_URL',
    description: 'Postgres, as postgresql://user:password@host:port/name.',
    schema: Type.String({ pattern: '^postgres(?:ql)?://' }),
    secret: true,
  }),
  redisUrl: variable({
    env: 'REDIS_URL',
    description: 'Redis, as redis:// or rediss://. Absent: queues in Postgres, rate limits per process.',
    schema: Type.String({ pattern: '^rediss?://' }),
    optional: true,
    secret: true,
  }),
  port: port('PORT', 8080, 'Port of the gate API.'),
  metricsPort: port('METRICS_PORT', 9464, 'Port of the probes and metrics, for operators only.'),
  baseUrl: variable({
    env: 'BASE_URL',
    description: 'Public address of the gate API, without a trailing slash.',
    schema: Type.String({ pattern: '^https?://[^\\s]*[^/\\s]$' }),
    fallback: 'http://localhost:8080',
  }),
  appUrl: variable({
    env: 'APP_URL',
    description: 'Public address of the dashboard, without a trailing slash; review links start with it.',
    schema: Type.String({ pattern: '^https?://[^\\s]*[^/\\s]$' }),
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
  trustedProxies: variable({
    env: 'TRUSTED_PROXIES',
    description: 'Addresses or networks of proxies whose X-Forwarded-For is believed, comma-separated.',
    schema: Type.Array(Type.String()),
    fallback: [],
  }),
  tokensPerDay: limit('SENDGATE_TOKENS_PER_DAY', 2_000_000, 'Governance tokens per workspace and UTC day.'),
  previewPerMinute: limit('SENDGATE_PREVIEW_PER_MINUTE', 600, 'Previews per minute and key.'),
  gatePerMinute: limit('SENDGATE_GATE_PER_MINUTE', 300, 'Gate calls per minute and key.'),
  readsPerMinute: limit('SENDGATE_READS_PER_MINUTE', 600, 'Reads per minute and key.'),
  testPerMinute: limit('SENDGATE_TEST_PER_MINUTE', 60, 'Requests of any kind per minute of a test key.'),
  testTokensPerDay: limit('SENDGATE_TEST_TOKENS_PER_DAY', 50_000, 'Governance tokens per UTC day for test keys.'),
  maxKeys: limit('SENDGATE_MAX_KEYS', 20, 'Usable API keys per workspace.'),
  poolSize: variable({
    env: 'SENDGATE_POOL_SIZE',
    description: 'Postgres connections of one api process.',
    schema: Type.Integer({ minimum: 1, maximum: 200 }),
    fallback: 20,
  }),
  processes: variable({
    env: 'SENDGATE_API_PROCESSES',
    description: 'Processes that share the port; one per core is the most that helps.',
    schema: Type.Integer({ minimum: 1, maximum: 64 }),
    fallback: 1,
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
} as const;

export type ApiConfig = Config<typeof apiVariables>;
