import { type Config, logLevels, variable } from '@sendgate/runtime';
import { Type } from 'typebox';

/** Every environment variable the worker reads. */
export const workerVariables = {
  databaseUrl: variable({
    env: 'DATABASE_URL',
    description: 'Postgres, as postgresql://user:password@host:port/name.',
    schema: Type.String({ pattern: '^postgres(?:ql)?://' }),
    secret: true,
  }),
  redisUrl: variable({
    env: 'REDIS_URL',
    description: 'Redis, as redis://, rediss://, redis+sentinel:// or redis+cluster://. Absent: queues in Postgres.',
    schema: Type.String({ pattern: '^rediss?(?:[-+](?:sentinel|cluster))?://' }),
    optional: true,
    secret: true,
  }),
  port: variable({
    env: 'WORKER_PORT',
    description: 'Port of the probes and metrics, for operators only.',
    schema: Type.Integer({ minimum: 0, maximum: 65_535 }),
    fallback: 9090,
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
  allowHttp: variable({
    env: 'CALLBACK_ALLOW_HTTP',
    description: 'Lets callbacks go to plain http and to any port. For development.',
    schema: Type.Boolean(),
    fallback: false,
  }),
  allowedCidrs: variable({
    env: 'CALLBACK_ALLOWED_CIDRS',
    description: 'Networks callbacks may reach although they are not public, comma-separated.',
    schema: Type.Array(Type.String()),
    fallback: [],
  }),
  callbackConcurrency: variable({
    env: 'SENDGATE_CALLBACK_CONCURRENCY',
    description: 'Callbacks one worker process has under way at once.',
    schema: Type.Integer({ minimum: 1, maximum: 500 }),
    fallback: 20,
  }),
  leaseSeconds: variable({
    env: 'SENDGATE_LEASE_SECONDS',
    description: 'Seconds until the work of a worker that died is taken up by another.',
    schema: Type.Integer({ minimum: 5, maximum: 600 }),
    fallback: 30,
  }),
  reofferSeconds: variable({
    env: 'SENDGATE_REOFFER_SECONDS',
    description: 'Seconds a queue is given to hand work to a worker, before it is put there again.',
    schema: Type.Integer({ minimum: 5, maximum: 600 }),
    fallback: 30,
  }),
  environment: variable({
    env: 'NODE_ENV',
    description: 'In production a Redis that may evict jobs keeps the worker unready.',
    schema: Type.String(),
    fallback: 'development',
  }),
  logLevel: variable({
    env: 'LOG_LEVEL',
    description: `Least important lines to log: ${logLevels.join(', ')}.`,
    schema: Type.Unsafe<(typeof logLevels)[number]>({ type: 'string', enum: [...logLevels] }),
    fallback: 'info',
  }),
} as const;

export type WorkerConfig = Config<typeof workerVariables>;
