import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { patientStore } from '@sendgate/gate/testing';
import { serviceFlags, serviceScript } from '../../../../test/support/service-flags.ts';

/** A worker in a process of its own, started the way production starts it. */
export interface WorkerProcess {
  /** Resolves when it takes jobs. */
  readonly consuming: Promise<void>;
  /** Log lines so far. */
  readonly lines: readonly string[];
  /** Resolves when it has ended, however, with its exit code; null after a signal. */
  readonly ended: Promise<number | null>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Asks it to stop. @returns its exit code. */
  stop(): Promise<number | null>;
}

export function startWorkerProcess(environment: Readonly<Record<string, string>>): WorkerProcess {
  const child: ChildProcess = spawn(process.execPath, [...serviceFlags, serviceScript('worker')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SENDGATE_STORE_TIMEOUT_MS: String(patientStore),
      WORKER_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const exited = once(child, 'exit').then(() => child.exitCode);
  const consuming = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (line.includes('"event":"consuming"')) resolve();
      });
    }
    exited.then(() => reject(new Error(`The worker ended:\n${lines.slice(-10).join('\n')}`)), reject);
  });
  // Whoever does not wait for it must not be failed by it.
  consuming.catch(() => {});
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return exited;
  };
  return {
    consuming,
    lines,
    ended: exited,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}
