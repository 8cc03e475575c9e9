import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a living process, or null. Tells a remembered process from another that got its number. */
export function processCommand(pid: number): string | null {
  if (!isAlive(pid)) return null;
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null;
    }
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** Whether this is the command line of an `npm start`, with or without the bootstrap in front. */
export function isStart(command: string | null): boolean {
  return command !== null && /bin[\\/]start\.ts|bootstrap\.js start/.test(command);
}

/** The process that started a living one, as long as that lives itself; null where it cannot be told. */
export function parentOf(pid: number): number | null {
  try {
    const told =
      process.platform === 'linux'
        ? // The name in front may hold anything but ends with the last bracket; the state of the process comes between.
          readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/^.*\)\s+\S+\s+/s, '')
        : execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
    return Number.parseInt(told, 10) || null;
  } catch {
    return null;
  }
}

/** Resolves true when the process has gone, false when it still runs after `milliseconds`. */
export async function waitUntilGone(pid: number, milliseconds: number): Promise<boolean> {
  const until = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
