import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultKeyScopes, type SettingsPatch } from '@sendgate/contracts';
import { createIdentity } from '@sendgate/dashboard';
import { type Actor, type Gate, openGate } from '@sendgate/gate';
import { bundleServices, serviceScript } from '../../bin/bundle.ts';
import { type ServiceProcess, startService, untilReady } from '../../bin/start/service-process.ts';
import { type CrmDouble, openCrmDouble } from '../../packages/crm/src/testing.ts';
import { type PrivateRedis, privateRedis } from '../../packages/queues/src/testing/private-redis.ts';
import { seedDemo } from '../../prisma/seed.ts';
import { type LoopbackMailServer, loopbackMailServer } from '../../services/worker/src/testing/loopback-mail-server.ts';
import { type LoopbackReceiver, loopbackReceiver } from '../../services/worker/src/testing/loopback-receiver.ts';
import { type FaultPostgres, faultPostgres } from '../support/fault-postgres.ts';
import { freePort } from '../support/free-port.ts';
import { type SignedIn, signIn } from '../support/sign-in.ts';
import { until } from '../support/until.ts';
import { quietHours } from './messages.ts';

/** One place among the processes; whatever runs there is started anew after it was killed, on the same ports. */
export interface Post {
  readonly kind: 'api' | 'worker' | 'dashboard';
  readonly port: number;
  /** Ends it as a crash would and starts it again. Resolves when it is ready; while its stores are away that takes as long. */
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
}

/** What receivers and the mail server do with what they get: take it, refuse it for now, say nothing, cut the line. */
export type Trouble = 'none' | 'refuse' | 'hang' | 'close';

/** A workspace with its keys and the first secret of its callbacks. Paths of the receiver begin with its id. */
export interface SoakWorkspace {
  readonly id: string;
  readonly keys: { readonly live: string; readonly test: string };
  readonly callbackSecret: string;
}

/** Everything of a Sendgate on this machine, with what it talks to. */
export interface SoakWorld {
  readonly database: string;
  readonly postgres: FaultPostgres;
  /** Null where `redis-server` is not installed or not wanted: the queues are in Postgres then. */
  readonly redis: PrivateRedis | null;
  readonly posts: readonly Post[];
  readonly receiver: LoopbackReceiver;
  /** That of the workspace most happens in. */
  readonly mailServer: LoopbackMailServer;
  /** What those two are to do just now, and what is to happen in the moment in which the next message is handed over. */
  readonly trouble: { now: Trouble; amid: (() => void) | null };
  readonly crm: CrmDouble;
  /** Past all processes, for what only clocks do otherwise, and for looking at the end. */
  readonly gate: Gate;
  /** Where most happens: it has the CRM, and Sendgate sends for it on some channels. */
  readonly main: SoakWorkspace;
  /** One beside it that sends by itself and where two people must approve. */
  readonly neighbour: SoakWorkspace;
  readonly intakeUrl: string;
  /** Two people who may decide and administer in both. */
  readonly people: readonly { readonly email: string; readonly session: SignedIn }[];
  /** What no log may hold. */
  readonly secrets: readonly string[];
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
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
  const mailServer = await loopbackMailServer({ plain: true });
  started.defer(() => mailServer.close());
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
  const { userId } = await identity.addPerson(reviewer);
  const parts = { gate, receiver, owner: person?.userId ?? '', admin: userId };
  const main = await settledWorkspace(parts, seeded.workspace_id, {
    dispatch_mode: { slack: 'webhook', sms: 'webhook', email: 'smtp' },
    dispatch_smtp: {
      ...{ host: '127.0.0.1', port: mailServer.port, encryption: 'none', user: null, from: 'grace@example.org' },
      ...{ from_name: null, dkim: null },
    },
  });
  const { id: neighbourId } = await gate.workspaces.create('Neighbour', { userId: parts.owner });
  const neighbour = await settledWorkspace(parts, neighbourId, { required_approvals: 2 });
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
  const people = [
    { email: seeded.login.email, session: await signIn(appUrl, seeded.login) },
    { email: reviewer.email, session: await signIn(appUrl, reviewer) },
  ];
  await connectCrm(crm, people[0]?.session, main.id);
  const all = started.move();
  return {
    trouble: { now: 'none', amid: null },
    ...{ database, postgres, redis, posts, receiver, mailServer, crm, gate, main, neighbour, people },
    intakeUrl: `${appUrl}/api/intake/crm?workspace=${main.id}`,
    secrets: [
      ...Object.values(secrets),
      ...[main, neighbour].flatMap(({ keys, callbackSecret }) => [keys.live, keys.test, callbackSecret]),
      ...[seeded.login.password, reviewer.password],
      ...[crm.options.clientSecret, 'postgres:test@'],
    ],
    sql: (text, values) => postgres.sql(database, text, values),
    logs: async () => {
      const files = await readdir(logFolder);
      const read = await Promise.all(files.map((file) => readFile(join(logFolder, file), 'utf8')));
      return read.flatMap((text) => text.split('\n').filter((line) => line !== ''));
    },
    close: () => all.disposeAsync(),
  };
}

/** Gives a workspace a second member, its keys and what both have in common, and `settings`. */
async function settledWorkspace(
  { gate, receiver, owner: ownerId, admin }: Pick<SoakWorld, 'gate' | 'receiver'> & { owner: string; admin: string },
  id: string,
  settings: SettingsPatch,
): Promise<SoakWorkspace> {
  const owner: Actor = { workspaceId: id, userId: ownerId, email: 'owner@soak.example', role: 'owner' };
  await gate.workspaces.setMember(owner, admin, 'admin');
  const callbackSecret = `whsec_${randomBytes(24).toString('base64')}`;
  const at = `http://127.0.0.1:${receiver.port}/${id}`;
  await gate.workspaces.patchSettings(
    owner,
    {
      callback_url: `${at}/callbacks`,
      callback_secret: callbackSecret,
      dispatch_webhook_url: `${at}/send`,
      dispatch_webhook_secret: randomBytes(24).toString('base64url'),
      retain_content_days: 30,
      evidence_lease: true,
      quiet_hours: quietHours(new Date()) as SettingsPatch['quiet_hours'],
      ...settings,
    },
    (await gate.workspaces.settings(id)).version,
  );
  // Nobody who reviews: whoever owns a key may not approve what it submits.
  const developer: Actor = { ...owner, userId: 'usr_soak', email: 'developer@soak.example' };
  const key = (livemode: boolean) => gate.keys.create(developer, { label: 'Soak', livemode, scopes: defaultKeyScopes });
  return { id, keys: { live: (await key(true)).key, test: (await key(false)).key }, callbackSecret };
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
