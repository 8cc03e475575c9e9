import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { patientStore } from '@sendgate/gate/testing';
import { serviceFlags, serviceScript } from '../../../../test/support/service-flags.ts';

/** An api in a process of its own, started the way production starts it, on a free port. */
export interface ApiProcess {
  readonly port: number;
  /** Log lines so far; those of single requests only where they were asked for. */
  readonly lines: readonly string[];
  /** Resolves when it has ended, however, with its exit code; null after a signal. */
  readonly ended: Promise<number | null>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Asks it to stop. @returns its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts it and waits until it listens.
 * @throws Error with its last lines when it ends instead.
 */
export async function startApiProcess(
  environment: Readonly<Record<string, string>>,
  { logRequests = false } = {},
): Promise<ApiProcess> {
  const child = spawn(process.execPath, [...serviceFlags, serviceScript('api')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SENDGATE_STORE_TIMEOUT_MS: String(patientStore),
      PORT: '0',
      METRICS_PORT: '0',
      SENDGATE_DRAIN_MS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ended = once(child, 'exit').then(() => child.exitCode);
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (logRequests || !line.includes('"event":"request"')) lines.push(line);
        if (line.includes('"event":"listening"')) resolve((JSON.parse(line) as { port: number }).port);
      });
    }
    ended.then(() => reject(new Error(`The api ended:\n${lines.slice(-50).join('\n')}`)), reject);
  });
  return {
    port,
    lines,
    ended,
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      return ended;
    },
  };
}
