import { type Config, sharedVariables, variable } from '@sendgate/runtime';
import { Type } from 'typebox';

const limit = (env: string, fallback: number, description: string) =>
  variable({ env, description, schema: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), fallback });
const port = (env: string, fallback: number, description: string) =>
  variable({ env, description, schema: Type.Integer({ minimum: 0, maximum: 65_535 }), fallback });

const { policyFloorFile } = sharedVariables;
const { databaseUrl, redisUrl, appUrl, secretsKey, keyPepper, trustedProxies, tokensPerDay, maxKeys } = sharedVariables;
const { baseUrl, logLevel, drainMs, storeTimeoutMs } = sharedVariables;

/** Every environment variable the api reads. */
export const apiVariables = {
  databaseUrl,
  storeTimeoutMs,
  redisUrl,
  appUrl,
  secretsKey,
  keyPepper,
  policyFloorFile,
  trustedProxies,
  tokensPerDay,
  maxKeys,
  logLevel,
  drainMs,
  port: port('PORT', 8080, 'Port of the gate API.'),
  metricsPort: port('METRICS_PORT', 9464, 'Port of the probes and metrics, for operators only.'),
  baseUrl,
  previewPerMinute: limit('SENDGATE_PREVIEW_PER_MINUTE', 600, 'Previews per minute and key.'),
  gatePerMinute: limit('SENDGATE_GATE_PER_MINUTE', 300, 'Gate calls per minute and key.'),
  readsPerMinute: limit('SENDGATE_READS_PER_MINUTE', 600, 'Reads per minute and key.'),
  burst: limit(
    'SENDGATE_RATE_BURST',
    60,
    'Requests a key may make at once beyond those of a minute; at most a fifth of them.',
  ),
  testPerMinute: limit('SENDGATE_TEST_PER_MINUTE', 60, 'Requests of any kind per minute of a test key.'),
  testTokensPerDay: limit('SENDGATE_TEST_TOKENS_PER_DAY', 50_000, 'Governance tokens per UTC day for test keys.'),
  poolSize: variable({
    env: 'SENDGATE_POOL_SIZE',
    description: 'Postgres connections of one api process for its decisions; it may open 20 more for everything else.',
    schema: Type.Integer({ minimum: 1, maximum: 200 }),
    fallback: 20,
  }),
  requestSeconds: variable({
    env: 'SENDGATE_REQUEST_SECONDS',
    description: 'Seconds a client gets to send a request in full, and ten at most for its headers.',
    schema: Type.Integer({ minimum: 1, maximum: 28 }),
    fallback: 25,
  }),
  processes: variable({
    env: 'SENDGATE_API_PROCESSES',
    description: 'Processes that share the port; one per core is the most that helps.',
    schema: Type.Integer({ minimum: 1, maximum: 64 }),
    fallback: 1,
  }),
} as const;

export type ApiConfig = Config<typeof apiVariables>;
