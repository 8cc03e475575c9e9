import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from './start-failure.ts';

export interface ServiceProcess {
  name: string;
  pid: number;
  logFile: string;
  /** Settles when the process has ended. */
  ended: Promise<{ how: string }>;
  hasEnded(): boolean;
  /** Asks it to stop in order and waits; killed when it does not within `patienceMs`. */
  stop(patienceMs: number): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

export interface ServiceOptions {
  name: string;
  /** Entry point, absolute. */
  script: string;
  environment: NodeJS.ProcessEnv;
  logFolder: string;
}

/**
 * How Node runs a service, here and in production. Its young generation may grow under load, so that what a request needs
 * for a moment seldom outlives a collection, and no further, which saves some 70 MB of resident memory; an expression is
 * compiled once, and not a second time when it has run before; and nothing is made in the old generation because others
 * made there lived long: a dead object of that generation keeps all it points to, some ten kilobytes a request. One thread
 * helps with collections and compiling, so that they leave the processors to the store. All take effect on the command line
 * only.
 */
export const serviceFlags = [
  '--max-semi-space-size=32',
  '--no-regexp-tier-up',
  '--no-allocation-site-pretenuring',
  '--v8-pool-size=1',
] as const;

/**
 * How glibc hands out memory to a service: what the start took and gave back returns to the system, some 25 MB. The rest is
 * asked for in large pages: texts are looked up in tables of megabytes, and where each page is found costs more than the
 * look-up. And how many threads look up host names: each may hang for half a minute over one whose name server is silent,
 * and with Node's four a few such receivers would keep all others from being found.
 */
export const serviceEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
  UV_THREADPOOL_SIZE: '16',
} as const;

/** Starts a service as production would, `node <flags> <entry point>`, with its output in a log file. */
export function startService({ name, script, environment, logFolder }: ServiceOptions): ServiceProcess {
  const logFile = path.join(logFolder, `${name}.log`);
  // The log of the last run stays readable: it may be the one that says why that run ended.
  if (existsSync(logFile)) renameSync(logFile, path.join(logFolder, `${name}.previous.log`));
  const log = openSync(logFile, 'w', 0o600);
  // A group of its own keeps the terminal's Ctrl-C away, so that the order of stopping is ours.
  const child = spawn(process.execPath, [...serviceFlags, script], {
    env: { ...serviceEnvironment, ...environment },
    stdio: ['ignore', log, log],
    detached: process.platform !== 'win32',
  });
  closeSync(log);
  const ended = new Promise<{ how: string }>((resolve) => {
    child.once('error', (error) => resolve({ how: error.message }));
    child.once('exit', (code, signal) => resolve({ how: signal === null ? `exit code ${code}` : signal }));
  });
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  return {
    name,
    pid: child.pid ?? 0,
    logFile,
    ended,
    hasEnded,
    kill: () => signalGroup(child, 'SIGKILL'),
    stop: async (patienceMs) => {
      if (hasEnded()) return;
      // SIGINT is the stop without the pause that lets load balancers notice; there is none here.
      child.kill('SIGINT');
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** The whole group, because an API of several processes has children of its own. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}

/** Checks of the worker that fail while Redis is away. The gate answers without them, so they do not hold a start up. */
const queueChecks = new Set(['queues', 'consuming', 'eviction']);
const queuePatienceMs = 8_000;

/**
 * Waits until a service answers 200 at its readiness address, or until nothing but its queues has been missing for 8 s.
 * @returns what is missing all the same, in words; null when the service is ready.
 * @throws StartFailure when it ends first, or is not ready in time; with the last thing it logged. In time is `unreadyMs`
 * for one that answers, and `silentMs` for one that is still loading, which takes minutes where the machine is busy.
 */
export async function untilReady(
  service: Pick<ServiceProcess, 'name' | 'logFile' | 'hasEnded' | 'ended'>,
  url: string,
  { unreadyMs = 60_000, silentMs = 180_000 } = {},
): Promise<string | null> {
  const started = Date.now();
  let queuesMissingSince: number | undefined;
  let patienceMs = silentMs;
  let last = 'no answer';
  while (!service.hasEnded()) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      patienceMs = unreadyMs;
      const report = (await response.json()) as { checks?: Record<string, string> };
      if (response.ok) return null;
      const failing = Object.entries(report.checks ?? {}).filter(([, outcome]) => outcome !== 'ok');
      last = `answered ${response.status}: ${failing.map(([check, outcome]) => `${check} ${outcome}`).join(', ')}`;
      const onlyQueues = failing.length > 0 && failing.every(([check]) => queueChecks.has(check));
      queuesMissingSince = onlyQueues ? (queuesMissingSince ?? Date.now()) : undefined;
      if (queuesMissingSince !== undefined && Date.now() - queuesMissingSince > queuePatienceMs) {
        return 'The queues do not answer. The gate works; callbacks and scans wait until they do. Check REDIS_URL.';
      }
    } catch {
      // Not listening yet.
    }
    if (Date.now() - started > patienceMs) {
      throw new StartFailure(
        `The ${service.name} is not ready after ${patienceMs / 1000} s (${last}): ${lastLogLine(service.logFile)}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new StartFailure(
    `The ${service.name} ended while starting (${(await service.ended).how}): ${lastLogLine(service.logFile)}`,
  );
}

/** The newest line that tells of a failure, or else the newest that tells something: a JSON log line or an error's own. */
export function lastLogLine(logFile: string): string {
  const written = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  const lines = written.map(readableLine).filter(({ text }) => text !== '');
  const told = lines.slice(-60).findLast(({ isFailure }) => isFailure) ?? lines.at(-1);
  return `${told?.text ?? (written.at(-1) || 'it said nothing')} (log: ${logFile})`;
}

/** What a line tells a person; empty where that is nothing, as of one that was cut off when the process died. */
function readableLine(line: string): { text: string; isFailure: boolean } {
  try {
    const { level, msg, error, reason, error_message } = JSON.parse(line) as Record<string, unknown>;
    const text = [msg, error, reason, error_message].filter((part) => typeof part === 'string').join(': ');
    return { text, isFailure: level === 'error' };
  } catch {
    const text = line.startsWith('{') ? '' : line.trim();
    return { text, isFailure: /error|fail|cannot|must|EADDR/i.test(text) && !/^at /.test(text) };
  }
}
