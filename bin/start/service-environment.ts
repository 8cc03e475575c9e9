import type { KeptSecrets } from './kept-secrets.ts';
import type { StartSettings } from './start-settings.ts';
import type { Addresses } from './welcome.ts';

export type ServicePorts = Record<keyof StartSettings['ports'], number>;

export interface ServiceEnvironmentOptions {
  databaseUrl: string;
  redisUrl: string | undefined;
  ports: ServicePorts;
  addresses: Addresses;
  secrets: KeptSecrets;
}

/**
 * What the services read. In development callbacks may go to this machine over plain http, so that a receiver can be
 * tried; whatever the user has set stays.
 */
export function serviceEnvironment(
  { databaseUrl, redisUrl, ports, addresses, secrets }: ServiceEnvironmentOptions,
  inherited: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {
    NODE_ENV: 'development',
    CALLBACK_ALLOW_HTTP: 'true',
    CALLBACK_ALLOWED_CIDRS: '127.0.0.0/8,::1/128',
    ...inherited,
    DATABASE_URL: databaseUrl,
    PORT: String(ports.api),
    DASHBOARD_PORT: String(ports.dashboard),
    WORKER_PORT: String(ports.worker),
    METRICS_PORT: String(ports.metrics),
    BASE_URL: addresses.baseUrl,
    APP_URL: addresses.appUrl,
    SENDGATE_SECRETS_KEY: secrets.secretsKey,
    SENDGATE_KEY_PEPPER: secrets.keyPepper,
    SENDGATE_AUTH_SECRET: secrets.authSecret,
  };
  if (redisUrl === undefined) delete environment.REDIS_URL;
  return environment;
}
