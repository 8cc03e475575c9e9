import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isStart, processCommand, waitUntilGone } from '../private-postgres/process-command.ts';
import { StartFailure } from './start-failure.ts';

interface Running {
  pid: number;
  /** Services started, by process number, with the script each runs. */
  services: { pid: number; script: string }[];
}

export interface RunningMarker {
  note(pid: number, script: string): Promise<void>;
  clear(): Promise<void>;
}

/**
 * Marks a data directory as in use. What an earlier run left behind when it was killed is ended first.
 * @throws StartFailure when another start is using it.
 */
export async function markRunning(home: string): Promise<RunningMarker> {
  const file = path.join(home, 'running.json');
  const read = () =>
    readFile(file, 'utf8').then(
      (text) => parse(text),
      () => null,
    );
  const earlier = await read();
  if (earlier !== null) {
    if (earlier.pid !== process.pid && isStart(processCommand(earlier.pid))) {
      throw new StartFailure(
        `Sendgate already runs from ${home} (process ${earlier.pid}). Stop it with Ctrl-C there, or set SENDGATE_HOME and other ports.`,
      );
    }
    for (const { pid, script } of earlier.services) await endOrphan(pid, script);
  }
  const running: Running = { pid: process.pid, services: [] };
  const write = () => writeFile(file, JSON.stringify(running), { mode: 0o600 });
  await write();
  return {
    note: (pid, script) => {
      running.services.push({ pid, script });
      return write();
    },
    // Of two that started at once, the one that ends leaves the mark of the other.
    clear: async () => {
      if ((await read())?.pid === process.pid) await rm(file, { force: true });
    },
  };
}

async function endOrphan(pid: number, script: string): Promise<void> {
  if (!processCommand(pid)?.includes(script)) return;
  process.kill(pid, 'SIGINT');
  if (await waitUntilGone(pid, 5_000)) return;
  process.kill(pid, 'SIGKILL');
  await waitUntilGone(pid, 2_000);
}

function parse(text: string): Running | null {
  try {
    const { pid, services } = JSON.parse(text) as Partial<Running>;
    return typeof pid === 'number' ? { pid, services: services ?? [] } : null;
  } catch {
    return null;
  }
}
