import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIdentity } from '@sendgate/dashboard';
import { type Actor, type Gate, openGate } from '@sendgate/gate';
import { bundleServices, serviceScript } from '../../bin/bundle.ts';
import { type ServiceProcess, startService, untilReady } from '../../bin/start/service-process.ts';
import { type CrmDouble, openCrmDouble } from '../../packages/crm/src/testing.ts';
import { type PrivateRedis, privateRedis } from '../../packages/queues/src/testing/private-redis.ts';
import { seedDemo } from '../../prisma/seed.ts';
import { type LoopbackReceiver, loopbackReceiver } from '../../services/worker/src/testing/loopback-receiver.ts';
import { type FaultPostgres, faultPostgres } from '../support/fault-postgres.ts';
import { freePort } from '../support/free-port.ts';
import { type SignedIn, signIn } from '../support/sign-in.ts';
import { until } from '../support/until.ts';

/** One place among the processes; whatever runs there is started anew after it was killed, on the same ports. */
export interface Post {
  readonly kind: 'api' | 'worker' | 'dashboard';
  readonly port: number;
  /** Ends it as a crash would and starts it again. Resolves when it is ready; while its stores are away that takes as long. */
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
}

/** What the receiver of callbacks and dispatches does with a post: takes it, answers 503, says nothing, cuts the line. */
export type Trouble = 'none' | 'refuse' | 'hang' | 'close';

/** Everything of a Sendgate on this machine, with what it talks to. */
export interface SoakWorld {
  readonly database: string;
  readonly postgres: FaultPostgres;
  /** Null where `redis-server` is not installed or not wanted: the queues are in Postgres then. */
  readonly redis: PrivateRedis | null;
  readonly posts: readonly Post[];
  readonly receiver: LoopbackReceiver;
  /** What the receiver is to do just now. */
  readonly trouble: { now: Trouble };
  readonly crm: CrmDouble;
  /** Past all processes, for what only clocks do otherwise, and for looking at the end. */
  readonly gate: Gate;
  readonly owner: Actor;
  readonly apiKey: string;
  readonly intakeUrl: string;
  /** Two people who may decide. */
  readonly reviewers: readonly { readonly email: string; readonly session: SignedIn }[];
  /** What no log may hold. */
  readonly secrets: readonly string[];
  sql<Row = Record<string, unknown>>(text: string): Promise<Row[]>;
  /** Every line that any process has written. */
  logs(): Promise<string[]>;
  close(): Promise<void>;
}

const database = 'soak';
const reviewer = { email: 'second@soak.example', name: 'Second', password: randomBytes(12).toString('base64url') };

/** Starts everything and connects the CRM. `withRedis` puts the queues in a Redis of its own. */
export async function openSoakWorld({ withRedis }: { withRedis: boolean }): Promise<SoakWorld> {
  await bundleServices();
  // Whatever is started ends with what was started after it, also where the rest does not start.
  await using started = new AsyncDisposableStack();
  const home = await mkdtemp(join(tmpdir(), 'sendgate-soak-'));
  started.defer(() => rm(home, { recursive: true, force: true }));
  const logFolder = join(home, 'logs');
  await mkdir(logFolder);
  const postgres = await faultPostgres();
  started.defer(() => postgres.remove());
  await postgres.migrated(database);
  const redis = withRedis ? await privateRedis() : null;
  await redis?.start();
  started.defer(async () => redis?.kill());
  const receiver = await loopbackReceiver();
  started.defer(() => receiver.close());
  const ports = { api: [await freePort(), await freePort()], dashboard: await freePort() };
  const appUrl = `http://localhost:${ports.dashboard}`;
  const crm = await openCrmDouble({ redirectUrl: `${appUrl}/api/integrations/crm/callback` });
  started.defer(() => crm.close());
  const secrets = {
    secretsKey: `k1:${randomBytes(32).toString('base64')}`,
    keyPepper: randomBytes(24).toString('base64url'),
    authSecret: randomBytes(48).toString('base64url'),
  };
  const databaseUrl = postgres.url(database);
  const seeded = await seedDemo({ databaseUrl, appUrl, ...secrets });
  if (!seeded) throw new Error('A new database cannot have a workspace');
  const gate = await openGate({
    ...{ databaseUrl, appUrl, identity: true, ...secrets },
    callbackEgress: { allowHttp: true, allowedCidrs: ['127.0.0.0/8'] },
  });
  started.defer(() => gate.close().catch(() => {}));
  const identity = createIdentity(gate, { appUrl, authSecret: secrets.authSecret });
  const person = await identity.findPerson(seeded.login.email);
  const workspaceId = seeded.workspace_id;
  const owner: Actor = { workspaceId, userId: person?.userId ?? '', email: seeded.login.email, role: 'owner' };
  const { userId } = await identity.addPerson(reviewer);
  await gate.workspaces.setMember(owner, userId, 'admin');
  const callbackSecret = `whsec_${randomBytes(24).toString('base64')}`;
  await gate.workspaces.patchSettings(
    owner,
    {
      callback_url: `http://127.0.0.1:${receiver.port}/callbacks`,
      callback_secret: callbackSecret,
      dispatch_mode: { slack: 'webhook' },
      dispatch_webhook_url: `http://127.0.0.1:${receiver.port}/send`,
      dispatch_webhook_secret: randomBytes(24).toString('base64url'),
      retain_content_days: 30,
    },
    (await gate.workspaces.settings(workspaceId)).version,
  );
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: join(home, 'compiled'),
    DATABASE_URL: databaseUrl,
    ...(redis && { REDIS_URL: redis.url }),
    APP_URL: appUrl,
    SENDGATE_SECRETS_KEY: secrets.secretsKey,
    SENDGATE_KEY_PEPPER: secrets.keyPepper,
    SENDGATE_AUTH_SECRET: secrets.authSecret,
    SENDGATE_GATE_PER_MINUTE: '1000000',
    SENDGATE_READS_PER_MINUTE: '1000000',
    SENDGATE_PREVIEW_PER_MINUTE: '1000000',
    SENDGATE_TOKENS_PER_DAY: '1000000000',
    SENDGATE_DRAIN_MS: '0',
    // The shortest there are: what a killed worker held is taken up within seconds.
    SENDGATE_LEASE_SECONDS: '5',
    SENDGATE_REOFFER_SECONDS: '5',
    CALLBACK_ALLOW_HTTP: 'true',
    CALLBACK_ALLOWED_CIDRS: '127.0.0.0/8',
    CRM_CLIENT_ID: crm.options.clientId,
    CRM_CLIENT_SECRET: crm.options.clientSecret,
    CRM_API_URL: crm.url,
    CRM_AUTHORIZE_URL: crm.options.authorizeUrl,
  };
  const begin = async (kind: Post['kind'], name: string, port: number) => {
    const post = startPost({
      kind,
      name,
      port,
      probePort: kind === 'worker' ? port : await freePort(),
      environment,
      logFolder,
    });
    started.defer(() => post.stop());
    await post.ready();
    return post;
  };
  const posts = await Promise.all([
    begin('api', 'api-a', ports.api[0] ?? 0),
    begin('api', 'api-b', ports.api[1] ?? 0),
    begin('worker', 'worker-a', await freePort()),
    begin('worker', 'worker-b', await freePort()),
    begin('dashboard', 'dashboard', ports.dashboard),
  ]);
  const reviewers = [
    { email: seeded.login.email, session: await signIn(appUrl, seeded.login) },
    { email: reviewer.email, session: await signIn(appUrl, reviewer) },
  ];
  await connectCrm(crm, reviewers[0]?.session, workspaceId);
  const all = started.move();
  return {
    trouble: { now: 'none' },
    ...{ database, postgres, redis, posts, receiver, crm, gate, owner, reviewers },
    apiKey: seeded.api_key,
    intakeUrl: `${appUrl}/api/intake/crm?workspace=${workspaceId}`,
    secrets: [
      ...Object.values(secrets),
      ...[seeded.api_key, seeded.login.password, reviewer.password, callbackSecret],
      ...[crm.options.clientSecret, 'postgres:test@'],
    ],
    sql: (text) => postgres.sql(database, text),
    logs: async () => {
      const files = await readdir(logFolder);
      const read = await Promise.all(files.map((file) => readFile(join(logFolder, file), 'utf8')));
      return read.flatMap((text) => text.split('\n').filter((line) => line !== ''));
    },
    close: () => all.disposeAsync(),
  };
}

interface PostOptions {
  readonly kind: Post['kind'];
  readonly name: string;
  readonly port: number;
  readonly probePort: number;
  readonly environment: NodeJS.ProcessEnv;
  readonly logFolder: string;
}

/** The variables of a service's own port and of that of its probes. */
const portVariables = {
  api: ['PORT', 'METRICS_PORT'],
  worker: ['WORKER_PORT', 'WORKER_PORT'],
  dashboard: ['DASHBOARD_PORT', 'DASHBOARD_METRICS_PORT'],
} as const;

function startPost(options: PostOptions): Post & { ready(): Promise<unknown>; stop(): Promise<void> } {
  const { kind, name, port, probePort, environment, logFolder } = options;
  const [own, probes] = portVariables[kind];
  let starts = 0;
  const start = () => {
    starts += 1;
    // A log of its own for each: what a killed process wrote is looked at too.
    return startService({
      name: `${name}-${starts}`,
      script: serviceScript(kind),
      environment: { ...environment, [own]: String(port), [probes]: String(probePort) },
      logFolder,
    });
  };
  let service: ServiceProcess = start();
  const ready = () => untilReady(service, `http://127.0.0.1:${probePort}/readyz`);
  return {
    kind,
    port,
    ready,
    kill: async () => {
      service.kill();
      await service.ended;
      service = start();
      await ready();
    },
    freeze: () => void process.kill(service.pid, 'SIGSTOP'),
    thaw: () => void process.kill(service.pid, 'SIGCONT'),
    stop: () => service.stop(10_000),
  };
}

async function connectCrm(crm: CrmDouble, admin: SignedIn | undefined, workspaceId: string): Promise<void> {
  const begun = await admin?.send('POST', `/api/integrations/crm/connect?workspace=${workspaceId}`, {
    body: { tagging: true },
  });
  const back = await crm.agree(String(begun?.body.authorize_url));
  await until('the CRM is connected', async () => (await admin?.get(back.pathname + back.search))?.status === 303);
}
