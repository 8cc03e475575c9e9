import path from 'node:path';
import { StartFailure } from './start-failure.ts';

export interface PortSetting {
  env: string;
  what: string;
  port: number;
  /** Nobody chose it: another free one will do when it is taken. */
  movable: boolean;
}

export interface StartSettings {
  home: string;
  /** Undefined: the private Postgres. */
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  ports: { api: PortSetting; dashboard: PortSetting; worker: PortSetting; metrics: PortSetting };
  /** Public addresses, without a trailing slash. Undefined: loopback with the port. */
  baseUrl: string | undefined;
  appUrl: string | undefined;
}

/**
 * What `npm start` reads from the environment.
 * @throws StartFailure naming the variable that makes no sense.
 */
export function readStartSettings(environment: NodeJS.ProcessEnv, root: string): StartSettings {
  const port = (env: string, what: string, fallback: number, movable: boolean): PortSetting => {
    const text = environment[env]?.trim();
    if (text === undefined || text === '') return { env, what, port: fallback, movable };
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1 || value > 65_535) {
      throw new StartFailure(`${env} must be a port between 1 and 65535, not "${text}".`);
    }
    return { env, what, port: value, movable: false };
  };
  const ports = {
    api: port('PORT', 'the gate API', 8080, false),
    dashboard: port('DASHBOARD_PORT', 'the dashboard', 3000, false),
    worker: port('WORKER_PORT', "the worker's probes", 9090, true),
    metrics: port('METRICS_PORT', "the API's metrics", 9464, true),
  };
  const seen = new Map<number, string>();
  for (const { env, port: number, movable } of Object.values(ports)) {
    const other = seen.get(number);
    if (other !== undefined && !movable) {
      throw new StartFailure(`${other} and ${env} are both ${number}: give one of them another port.`);
    }
    seen.set(number, env);
  }
  return {
    home: path.resolve(root, environment.SENDGATE_HOME || '.sendgate'),
    databaseUrl: url(environment, 'DATABASE_URL', ['postgresql:', 'postgres:']),
    redisUrl: url(environment, 'REDIS_URL', null),
    ports,
    baseUrl: url(environment, 'BASE_URL', ['http:', 'https:']),
    appUrl: url(environment, 'APP_URL', ['http:', 'https:']),
  };
}

function url(environment: NodeJS.ProcessEnv, env: string, protocols: readonly string[] | null): string | undefined {
  const text = environment[env]?.trim();
  if (!text) return undefined;
  // Redis addresses of Sentinel and Cluster name several hosts; the queues read those themselves.
  if (protocols !== null && !protocols.includes(URL.parse(text)?.protocol ?? '')) {
    throw new StartFailure(`${env} must begin with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
  }
  return protocols?.includes('http:') ? text.replace(/\/+$/, '') : text;
}
