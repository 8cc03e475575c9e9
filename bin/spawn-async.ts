import { type SpawnOptions, spawn } from 'node:child_process';

export interface SpawnResult {
  /** 0–255; a process ended by a signal, or that could not be started, counts as 1. */
  exitCode: number;
  /** Standard output and error, interleaved as they came. */
  text: string;
}

/** Runs a program to its end, keeping what it prints. Never rejects. */
export function spawnAsync(command: string, args: readonly string[], options: SpawnOptions): Promise<SpawnResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => resolve({ exitCode: 1, text: error.message }));
    child.once('close', (code) => resolve({ exitCode: code ?? 1, text: Buffer.concat(chunks).toString('utf8') }));
  });
}

/**
 * Runs a script in a process of its own: what it loads and starts is gone when it ends, while a process that loaded it
 * would hold it for as long as it runs.
 * @param script absolute
 * @throws Error with what it printed when it does not end well
 */
export async function runApart(
  script: string,
  args: readonly string[] = [],
  options: SpawnOptions = {},
): Promise<void> {
  const { exitCode, text } = await spawnAsync(process.execPath, [script, ...args], options);
  if (exitCode !== 0) throw new Error(text.trim() || `${script} was ended before it was done.`);
}
