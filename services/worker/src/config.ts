import { type Config, sharedVariables, variable } from '@sendgate/runtime';
import { Type } from 'typebox';

const { policyFloorFile } = sharedVariables;
const { databaseUrl, redisUrl, appUrl, secretsKey, keyPepper, logLevel } = sharedVariables;
const { crmClientId, crmClientSecret, crmApiUrl, crmAuthorizeUrl } = sharedVariables;
const { callbackAllowHttp, callbackAllowedCidrs, storeTimeoutMs } = sharedVariables;

/** Every environment variable the worker reads. */
export const workerVariables = {
  databaseUrl,
  storeTimeoutMs,
  redisUrl,
  appUrl,
  secretsKey,
  keyPepper,
  policyFloorFile,
  callbackAllowHttp,
  callbackAllowedCidrs,
  crmClientId,
  crmClientSecret,
  crmApiUrl,
  crmAuthorizeUrl,
  logLevel,
  port: variable({
    env: 'WORKER_PORT',
    description: 'Port of the probes and metrics, for operators only.',
    schema: Type.Integer({ minimum: 0, maximum: 65_535 }),
    fallback: 9090,
  }),
  callbackConcurrency: variable({
    env: 'SENDGATE_CALLBACK_CONCURRENCY',
    description: 'Callbacks one worker process has under way at once, beside those whose receivers keep it waiting.',
    schema: Type.Integer({ minimum: 1, maximum: 500 }),
    fallback: 40,
  }),
  dispatchConcurrency: variable({
    env: 'SENDGATE_DISPATCH_CONCURRENCY',
    description:
      'Messages one worker process is handing over at once, by SMTP or webhook, beside those whose takers keep it waiting.',
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
  judgeUrl: variable({
    env: 'SENDGATE_JUDGE_URL',
    description:
      'Semantic scans also ask the judge at this address, such as a language model you run. Absent: the built-in scan alone.',
    schema: Type.String({ pattern: '^https?://[^\\s]+$' }),
    optional: true,
  }),
  judgeToken: variable({
    env: 'SENDGATE_JUDGE_TOKEN',
    description: 'Bearer token for the judge.',
    schema: Type.String({ minLength: 1 }),
    optional: true,
    secret: true,
  }),
  mailUrl: variable({
    env: 'SENDGATE_MAIL_URL',
    description:
      'Mail server for e-mail to admins, as smtps://user:password@host:port or smtp:// with STARTTLS; percent-encode user and password. Absent: admins are told by the dashboard alone.',
    schema: Type.String({ pattern: '^smtps?://[^\\s]+$' }),
    optional: true,
    secret: true,
  }),
  mailFrom: variable({
    env: 'SENDGATE_MAIL_FROM',
    description: 'Address that e-mail to admins comes from; needed with SENDGATE_MAIL_URL.',
    schema: Type.String({ minLength: 3, maxLength: 254 }),
    optional: true,
  }),
  mailAllowedCidrs: variable({
    env: 'SENDGATE_MAIL_ALLOWED_CIDRS',
    description:
      'Networks the mail server of SENDGATE_MAIL_URL may be in although they are not public, comma-separated. Opens nothing to workspaces.',
    schema: Type.Array(Type.String({ minLength: 1 })),
    fallback: [],
  }),
  environment: variable({
    env: 'NODE_ENV',
    description: 'In production a Redis that may evict jobs keeps the worker unready.',
    schema: Type.String(),
    fallback: 'development',
  }),
} as const;

export type WorkerConfig = Config<typeof workerVariables>;
