import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort, isPortFree } from './free-port.ts';
import { type Account, canReach, postgresAccount } from './postgres-account.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { isStart, parentOf, processCommand, waitUntilGone } from './process-command.ts';

export interface PrivatePostgresOptions {
  /** Folder of the cluster. Made when missing; must be reachable by the user Postgres runs as (see `reachable`). */
  dataDir: string;
  /** Superuser password; fixed at the first start of a data directory. */
  password: string;
  /** Tried first; another free one is taken when somebody listens there. */
  port?: number | undefined;
  /** Server settings, e.g. `{fsync: 'off'}`. */
  settings?: Readonly<Record<string, string>>;
  /** Keeps a Ctrl-C of the terminal away from the server, so that it can be stopped last. */
  ownProcessGroup: boolean;
  logFile: string;
}

export interface PrivatePostgres {
  port: number;
  pid: number;
  /** Superuser connection string on loopback. */
  url(database: string): string;
  /** Settles when the server has ended, for whatever reason. */
  ended: Promise<void>;
  /** Disconnects clients and shuts down in order; harder after `patienceMs` (20 s). Safe to call twice. */
  stop(patienceMs?: number): Promise<void>;
}

/** Where copies and data go when the project lies in a folder only root may enter. */
export const sharedStateDir = '/var/lib/sendgate';

/** The wanted folder when Postgres can work there, else one under `sharedStateDir` named after it. */
export async function reachable(wanted: string): Promise<string> {
  if (await canReach(path.dirname(wanted), await postgresAccount())) return wanted;
  return path.join(
    sharedStateDir,
    path
      .resolve(wanted)
      .replaceAll(/[^A-Za-z0-9.]+/g, '-')
      .replace(/^-/, ''),
  );
}

/**
 * Starts a Postgres of our own on loopback, making its cluster first when needed and recovering from a previous run
 * that was killed.
 * @throws Error with one line that says what failed and what to do.
 */
export async function startPrivatePostgres(options: PrivatePostgresOptions): Promise<PrivatePostgres> {
  const account = await postgresAccount();
  const binaries = await findPostgresBinaries(account, path.join(sharedStateDir, 'postgres'));
  await endOrphan(options.dataDir);
  if (!existsSync(path.join(options.dataDir, 'PG_VERSION'))) await makeCluster(binaries.initdb, options, account);

  const wanted = options.port;
  const port = wanted !== undefined && (await isPortFree(wanted, '127.0.0.1')) ? wanted : await freePort();
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...options.settings };
  const log = openSync(options.logFile, 'a', 0o600);
  const child = spawn(
    binaries.postgres,
    ['-D', options.dataDir, '-p', String(port), ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
    { ...account, cwd: '/', detached: options.ownProcessGroup, stdio: ['ignore', log, log], env: serverEnvironment() },
  );
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const url = (database: string) => `postgresql://postgres:${options.password}@127.0.0.1:${port}/${database}`;
  try {
    await untilReady(url('postgres'), child, options.logFile);
  } catch (error) {
    await stopChild(child, ended, 2_000);
    throw error;
  }
  return { port, pid: child.pid ?? 0, url, ended, stop: (patienceMs = 20_000) => stopChild(child, ended, patienceMs) };
}

function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, SYSTEMROOT: process.env.SYSTEMROOT, LC_ALL: 'C', TZ: 'UTC' };
}

/** initdb into a folder beside the real one, then one rename: a first start that was killed leaves no half cluster. */
async function makeCluster(initdb: string, options: PrivatePostgresOptions, account: Account | null): Promise<void> {
  const unfinished = `${options.dataDir}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.dirname(options.dataDir), { recursive: true });
  await mkdir(unfinished, { mode: 0o700 });
  const secretDir = await mkdtemp(path.join(tmpdir(), 'sendgate-initdb-'));
  const passwordFile = path.join(secretDir, 'password');
  try {
    await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 });
    if (account !== null) for (const p of [unfinished, secretDir, passwordFile]) chownSync(p, account.uid, account.gid);
    await chmod(unfinished, 0o700);
    await promisify(execFile)(
      initdb,
      [
        `--pgdata=${unfinished}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(options.settings?.fsync === 'off' ? ['--no-sync'] : []),
      ],
      { ...account, cwd: '/', env: serverEnvironment() },
    );
    await rename(unfinished, options.dataDir);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const { stderr, message } = error as { stderr?: string; message: string };
    const cause = `${stderr ?? ''}\n${message}`;
    if (/No space left/i.test(cause)) throw new Error(`No disk space left under ${path.dirname(options.dataDir)}.`);
    const line = stderr?.split('\n').find((l) => /error|fatal/i.test(l)) ?? message.split('\n')[0];
    throw new Error(`Postgres could not make its data directory ${options.dataDir}: ${line}`);
  } finally {
    await rm(secretDir, { recursive: true, force: true });
  }
}

/**
 * A supervisor that was killed leaves its Postgres running; a machine that lost power leaves a postmaster.pid whose
 * number another process may have by now. The first is stopped, the second removed: Postgres would refuse to start.
 * @throws Error when its supervisor lives, or it does not stop
 */
async function endOrphan(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'postmaster.pid');
  const first = await readFile(file, 'utf8').then(
    (text) => text.split('\n')[0],
    () => undefined,
  );
  if (first === undefined) return;
  const pid = Number(first);
  if (Number.isInteger(pid) && pid > 0 && processCommand(pid)?.includes(dataDir)) {
    const parent = parentOf(pid);
    // Two starts may both have found what a killed one left: the Postgres of the first is none that was left behind.
    if (parent !== null && isStart(processCommand(parent))) {
      throw new Error(
        `Sendgate already runs from ${path.dirname(dataDir)} (process ${parent}). Stop it with Ctrl-C there.`,
      );
    }
    process.kill(pid, 'SIGINT');
    if (!(await waitUntilGone(pid, 15_000))) process.kill(pid, 'SIGQUIT');
    if (!(await waitUntilGone(pid, 5_000))) {
      throw new Error(`An earlier Postgres (process ${pid}) still uses ${dataDir} and does not stop: end it first.`);
    }
  }
  await rm(file, { force: true });
}

async function untilReady(url: string, child: ChildProcess, logFile: string): Promise<void> {
  const until = Date.now() + 60_000;
  let failed: Error | undefined;
  child.once('error', (error) => {
    failed = error;
  });
  for (;;) {
    if (failed !== undefined) throw new Error(`Postgres could not be started: ${failed.message}`);
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`Postgres ended while starting: ${lastComplaint(logFile)}`);
    }
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return;
    } catch (error) {
      if ((error as { code?: string }).code === '28P01') {
        throw new Error(
          `The password kept for the private Postgres does not fit its data directory: ${(error as Error).message}`,
        );
      }
      if (Date.now() > until) throw new Error(`Postgres did not answer within 60 s; see ${logFile}`);
    } finally {
      await client.end().catch(() => undefined);
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

function lastComplaint(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-20);
  const line = lines.findLast((l) => /FATAL|PANIC|ERROR|could not/.test(l)) ?? lines.at(-1);
  return `${line?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') ?? 'no reason given'} (log: ${logFile})`;
}

async function stopChild(child: ChildProcess, ended: Promise<void>, patienceMs: number): Promise<void> {
  const within = async (signal: NodeJS.Signals, milliseconds: number) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return true;
    child.kill(signal);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), milliseconds);
    });
    const gone = await Promise.race([ended.then(() => true), timeout]);
    clearTimeout(timer);
    return gone;
  };
  if (await within('SIGINT', patienceMs)) return;
  if (await within('SIGQUIT', 5_000)) return;
  await within('SIGKILL', 2_000);
}
