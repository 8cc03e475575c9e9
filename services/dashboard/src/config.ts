import { type Config, sharedVariables, variable } from '@sendgate/runtime';
import { Type } from 'typebox';

const { policyFloorFile } = sharedVariables;
const { databaseUrl, redisUrl, appUrl, baseUrl, secretsKey, keyPepper } = sharedVariables;
const { trustedProxies, tokensPerDay, maxKeys } = sharedVariables;
const { crmClientId, crmClientSecret, crmApiUrl, crmAuthorizeUrl } = sharedVariables;
const { callbackAllowHttp, callbackAllowedCidrs, logLevel, drainMs, storeTimeoutMs } = sharedVariables;

/** Connections of its hot path: people are fewer than callers. */
export const POOL_SIZE = 10;

/** Every environment variable the dashboard reads. */
export const dashboardVariables = {
  databaseUrl,
  storeTimeoutMs,
  redisUrl,
  appUrl,
  baseUrl,
  secretsKey,
  keyPepper,
  policyFloorFile,
  trustedProxies,
  tokensPerDay,
  maxKeys,
  callbackAllowHttp,
  callbackAllowedCidrs,
  crmClientId,
  crmClientSecret,
  crmApiUrl,
  crmAuthorizeUrl,
  crmSignatureBase: variable({
    env: 'CRM_SIGNATURE_BASE',
    description:
      'What the webhooks of the CRM are signed over: `uri` (method, address, body and time) or `body` (time and body).',
    schema: Type.Unsafe<'uri' | 'body'>({ type: 'string', enum: ['uri', 'body'] }),
    fallback: 'uri',
  }),
  logLevel,
  drainMs,
  port: variable({
    env: 'DASHBOARD_PORT',
    description: 'Port of the dashboard.',
    schema: Type.Integer({ minimum: 0, maximum: 65_535 }),
    fallback: 3000,
  }),
  metricsPort: variable({
    env: 'DASHBOARD_METRICS_PORT',
    description: 'Port of the probes and metrics of the dashboard, for operators only. Absent: it shows no metrics.',
    schema: Type.Integer({ minimum: 0, maximum: 65_535 }),
    optional: true,
  }),
  authSecret: variable({
    env: 'SENDGATE_AUTH_SECRET',
    description: 'Signs session cookies and CSRF tokens; at least 32 random characters.',
    schema: Type.String({ minLength: 32 }),
    secret: true,
  }),
  opsQueuesWritable: variable({
    env: 'OPS_QUEUES_WRITABLE',
    description: 'Let those who are owner or admin of every workspace retry and remove jobs on the queue board.',
    schema: Type.Boolean(),
    fallback: false,
  }),
} as const;

export type DashboardConfig = Config<typeof dashboardVariables>;
