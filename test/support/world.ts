import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patientStore, testDatabase } from '@sendgate/gate/testing';
import type { DemoCredentials } from '../../prisma/seed.ts';
import { freePort } from './free-port.ts';
import { type Answer, call, type SignedIn, signIn } from './sign-in.ts';

/** Sendgate as `npm start` runs it, on a database and ports of its own. */
export interface World {
  readonly baseUrl: string;
  readonly appUrl: string;
  readonly workspaceId: string;
  readonly apiKey: string;
  readonly login: { email: string; password: string };
  /** What the start printed. */
  readonly printed: () => string;
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
  /** `POST /v2/gate/outbound`. */
  submit(message: Record<string, unknown>): Promise<Answer>;
  /** The owner's session, signed in once. */
  signIn(): Promise<SignedIn>;
  /** What each process shows operators at `/metrics`. */
  metrics(): Promise<Record<'api' | 'worker' | 'dashboard', string>>;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');

/**
 * Starts api, worker and dashboard through `bin/start.ts` on a freshly cloned database and waits until they are ready.
 * Throws with everything the start printed when it ends first.
 */
export async function startWorld({ redisUrl }: { redisUrl?: string }): Promise<World> {
  const database = await testDatabase();
  const home = mkdtempSync(join(tmpdir(), 'sendgate-world-'));
  const ports = [await freePort(), await freePort(), await freePort(), await freePort(), await freePort()] as const;
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_OPTIONS: '',
    SENDGATE_HOME: home,
    DATABASE_URL: database.url,
    PORT: String(ports[0]),
    DASHBOARD_PORT: String(ports[1]),
    WORKER_PORT: String(ports[2]),
    METRICS_PORT: String(ports[3]),
    DASHBOARD_METRICS_PORT: String(ports[4]),
    SENDGATE_STORE_TIMEOUT_MS: String(patientStore),
  };
  if (redisUrl === undefined) delete environment.REDIS_URL;
  else environment.REDIS_URL = redisUrl;

  const child = spawn(process.execPath, ['bin/start.ts'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilPrinted(child, /Ctrl-C stops everything/, (text) => {
    output += text;
  });

  const credentials = JSON.parse(readFileSync(join(home, 'credentials.json'), 'utf8')) as DemoCredentials;
  const baseUrl = `http://localhost:${ports[0]}`;
  const appUrl = `http://localhost:${ports[1]}`;
  const authorization = { Authorization: `Bearer ${credentials.api_key}` };
  let signedIn: Promise<SignedIn> | undefined;
  const page = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const post = (path: string, body: unknown) => call(baseUrl + path, 'POST', authorization, body);
  return {
    baseUrl,
    appUrl,
    workspaceId: credentials.workspace_id,
    apiKey: credentials.api_key,
    login: credentials.login,
    printed: () => output,
    get: (path) => call(baseUrl + path, 'GET', authorization),
    post,
    submit: (message) => post('/v2/gate/outbound', message),
    signIn: () => {
      signedIn ??= signIn(appUrl, credentials.login);
      return signedIn;
    },
    metrics: async () => ({
      api: await page(ports[3]),
      worker: await page(ports[2]),
      dashboard: await page(ports[4]),
    }),
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      await database.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function untilPrinted(child: ChildProcess, wanted: RegExp, keep: (text: string) => void): Promise<void> {
  let seen = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      keep(chunk.toString());
      seen += chunk.toString();
      if (wanted.test(seen)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the start ended with ${code}:\n${seen}`)));
  });
}
