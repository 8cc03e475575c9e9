import path from 'node:path';
// Alone, because the package it belongs to brings what servers need.
import { releaseStartMemory } from '../packages/runtime/src/release-start-memory.ts';
import { generateClient } from '../prisma/generate.ts';
import { deployMigrations } from '../prisma/migrations.ts';
import type { DemoCredentials } from '../prisma/seed.ts';
import { progress } from './bootstrap/progress.js';
import { bundleServices, serviceScript } from './bundle.ts';
import { generateLiterals } from './generate.ts';
import type { PrivatePostgres } from './private-postgres/private-postgres.ts';
import { runApart } from './spawn-async.ts';
import { databaseRefusal } from './start/database-refusal.ts';
import { watchInterrupts } from './start/interrupts.ts';
import { keptSecrets } from './start/kept-secrets.ts';
import { prepareHome } from './start/prepare-home.ts';
import { readPrivateJson } from './start/private-json.ts';
import { markRunning, type RunningMarker } from './start/running-marker.ts';
import { type ServicePorts, serviceEnvironment } from './start/service-environment.ts';
import { lastLogLine, type ServiceProcess, startService, untilReady } from './start/service-process.ts';
import { settlePorts } from './start/settle-ports.ts';
import { startDatabase } from './start/start-database.ts';
import { StartFailure } from './start/start-failure.ts';
import { readStartSettings, type StartSettings } from './start/start-settings.ts';
import { welcome } from './start/welcome.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * In the order they are stopped: first who takes requests, last who finishes work. All but the api find their code
 * compiled from the second start on; it does without, because Node would hold some 10 MB of it while it runs.
 */
const serviceNames = ['api', 'dashboard', 'worker'] as const;

/** What runs because of us, as far as the start got. */
interface Started {
  services: ServiceProcess[];
  postgres: PrivatePostgres | undefined;
  marker: RunningMarker | undefined;
  /** Settles when the demo has its keys, or gets none. */
  seeding: Promise<unknown> | undefined;
  /** Ends what is waited for, when somebody insists. */
  readonly atOnce: AbortController;
}

class Interrupted extends Error {}

/**
 * `npm start`: everything from an empty directory to three services that are ready, and back again at Ctrl-C.
 * @returns the exit code: 0 after an orderly stop, 1 when something could not be started or ended by itself.
 */
export async function main(): Promise<number> {
  const started: Started = {
    services: [],
    postgres: undefined,
    marker: undefined,
    seeding: undefined,
    atOnce: new AbortController(),
  };
  const interrupts = watchInterrupts(() => {
    process.stderr.write('Ending everything at once.\n');
    started.atOnce.abort();
    for (const service of started.services) service.kill();
    void started.postgres?.stop(0);
  });
  const phase = async <T>(what: string, work: () => Promise<T>, note: (result: T) => string = () => '') => {
    if (interrupts.requested()) throw new Interrupted();
    const { done, failed } = progress(what);
    try {
      const result = await work();
      done(note(result));
      return result;
    } catch (error) {
      failed();
      throw error;
    }
  };

  let exitCode = 0;
  try {
    await startEverything(started, phase);
    const ended = await Promise.race([interrupts.first, ...watched(started)]);
    if (ended !== undefined && !interrupts.requested()) throw new StartFailure(ended);
  } catch (error) {
    if (!(error instanceof Interrupted) && !interrupts.requested()) {
      exitCode = 1;
      const line = error instanceof StartFailure ? error.message : ((error as Error).stack ?? String(error));
      process.stderr.write(`\n\n${line}\n`);
    }
  }
  await stopEverything(started);
  interrupts.release();
  return exitCode;
}

type Phase = <T>(what: string, work: () => Promise<T>, note?: (result: T) => string) => Promise<T>;

async function startEverything(started: Started, phase: Phase): Promise<void> {
  const settings = readStartSettings(process.env, root);
  const logs = await prepareHome(settings.home);
  started.marker = await markRunning(settings.home);
  const ports = await settlePorts(settings.ports);
  const secrets = await keptSecrets(settings.home, process.env);
  const addresses = {
    baseUrl: settings.baseUrl ?? `http://localhost:${ports.api}`,
    appUrl: settings.appUrl ?? `http://localhost:${ports.dashboard}`,
    workerUrl: `http://localhost:${ports.worker}`,
  };
  await phase('Database client', () => generateClient().catch(failStart));
  await phase('Words of the rules', () => generateLiterals().catch(failStart));
  await phase('Bundles of the services', () => bundleServices().catch(failStart));

  let databaseUrl = settings.databaseUrl;
  if (databaseUrl === undefined) {
    const database = await phase(
      'Private Postgres',
      () => startDatabase(settings.home, secrets, logs),
      ({ postgres, note }) => note || `127.0.0.1:${postgres.port}`,
    );
    started.postgres = database.postgres;
    databaseUrl = database.url;
  }
  const url = databaseUrl;
  await phase(
    'Migrations',
    () => deployMigrations(url).catch((error: Error) => refuseDatabase(settings, error)),
    ({ applied }) => (applied.length === 0 ? '' : `${applied.length} applied`),
  );

  const environment = serviceEnvironment({
    databaseUrl: url,
    redisUrl: settings.redisUrl,
    ports,
    addresses,
    secrets,
  });
  const credentialsFile = path.join(settings.home, 'credentials.json');
  const { seeded, missing } = await phase('Services', async () => {
    for (const name of serviceNames) {
      const script = serviceScript(name);
      const compiled = name === 'api' ? {} : { NODE_COMPILE_CACHE: path.join(settings.home, 'compiled') };
      const service = startService({ name, script, environment: { ...compiled, ...environment }, logFolder: logs });
      started.services.push(service);
      await started.marker?.note(service.pid, script);
    }
    // One promise for both who wait for it, so that a service that fails is reported once and never goes unheard.
    const ready = Promise.all(
      started.services.map((service) => untilReady(service, readyAddress(service.name, ports))),
    );
    const { signal } = started.atOnce;
    const seeding = demoCredentials(credentialsFile, { environment, signal }, ready, `http://127.0.0.1:${ports.api}`);
    started.seeding = seeding;
    const [seeded, missing] = await Promise.all([seeding, ready]);
    return { seeded, missing: missing.filter((notice) => notice !== null) };
  });
  releaseStartMemory();
  process.stdout.write(`${welcome(addresses, seeded, path.relative(process.cwd(), credentialsFile))}\n`);
  for (const notice of missing) process.stdout.write(`Note: ${notice}\n\n`);
}

function readyAddress(name: string, ports: ServicePorts): string {
  const port = name === 'api' ? ports.api : name === 'dashboard' ? ports.dashboard : ports.worker;
  return `http://127.0.0.1:${port}/readyz`;
}

/** What was done in a process of its own is told by what that process said. */
function failStart(error: Error): never {
  throw new StartFailure(error.message);
}

function refuseDatabase(settings: StartSettings, error: Error & { code?: string }): never {
  if (settings.databaseUrl === undefined) throw error;
  throw new StartFailure(databaseRefusal(settings.databaseUrl, error));
}

/** Runs beside the starting services on the first start; later it only asks the API whether the kept key is good. */
async function demoCredentials(
  file: string,
  { environment, signal }: { environment: NodeJS.ProcessEnv; signal: AbortSignal },
  apiReady: Promise<unknown>,
  apiUrl: string,
): Promise<DemoCredentials | null> {
  const read = () => readPrivateJson<DemoCredentials>(file).catch(() => null);
  const kept = await read();
  if (kept !== null) {
    await apiReady;
    if (await isUsable(kept.api_key, apiUrl)) return kept;
  }
  const script = path.join(import.meta.dirname, 'start', 'seed-demo.ts');
  await runApart(script, [file], { env: environment, signal, killSignal: 'SIGKILL' }).catch(failStart);
  const seeded = await read();
  // The refused ones still stand there where the database has workspaces of its own.
  return seeded?.api_key === kept?.api_key ? null : seeded;
}

async function isUsable(apiKey: string, apiUrl: string): Promise<boolean> {
  const response = await fetch(`${apiUrl}/v1/gate/usage/tokens`, { headers: { Authorization: `Bearer ${apiKey}` } });
  await response.arrayBuffer();
  // Anything but a refusal of the key itself, a full quota for one, is no reason to make another.
  return response.status !== 401;
}

/** One promise per part, which settles with what to say when that part ends by itself. */
function watched({ services, postgres }: Started): Promise<string>[] {
  const parts = services.map(async (service) => {
    const { how } = await service.ended;
    return `The ${service.name} ended by itself (${how}), so everything is stopped: ${lastLogLine(service.logFile)}`;
  });
  if (postgres !== undefined) {
    parts.push(postgres.ended.then(() => 'The private Postgres ended by itself, so everything is stopped.'));
  }
  return parts;
}

async function stopEverything({ services, postgres, marker, seeding }: Started): Promise<void> {
  if (services.length > 0 || postgres !== undefined) process.stdout.write('\nStopping …\n');
  for (const service of services) await service.stop(25_000);
  // Without its store it would wait for that, and a key it had made by then would be known to nobody.
  await seeding?.catch(() => undefined);
  await postgres?.stop();
  await marker?.clear();
  if (services.length > 0 || postgres !== undefined) process.stdout.write('Stopped.\n');
}

if (import.meta.main) process.exitCode = await main();
