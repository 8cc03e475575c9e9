import { execFile, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { LoadFigures, LoadPlan } from './load.ts';
import { processorSeconds } from './processor-time.ts';

const run = promisify(execFile);

/** One arrangement under load. */
export interface Contender {
  readonly name: string;
  readonly pid: number;
  readonly plan: Omit<LoadPlan, 'seconds' | 'connections'>;
}

export interface Figures extends LoadFigures {
  /** Processor seconds used per second, by part. */
  readonly cores: Readonly<Record<string, number>>;
}

/**
 * V8 goes on compiling the path of a decision for some fifteen thousand requests, twenty seconds on a slow machine: what runs
 * for days is measured behind that.
 */
const WARM_UP_ROUNDS = 8;

/** Runs one plan in a process of its own. */
export async function load(plan: LoadPlan): Promise<LoadFigures> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'load.ts'), JSON.stringify(plan)], {
    maxBuffer: 1e7,
  });
  return JSON.parse(stdout) as LoadFigures;
}

/**
 * Puts contenders under load in turn, round after round, so that whatever else the machine does hits all of them alike.
 * Returns each one's rounds, those of the warm-up left out.
 */
export async function contest(
  contenders: readonly Contender[],
  options: { rounds: number; seconds: number; connections: number; others: Readonly<Record<string, number>> },
): Promise<Map<string, Figures[]>> {
  const results = new Map<string, Figures[]>(contenders.map(({ name }) => [name, []]));
  for (let round = -WARM_UP_ROUNDS; round < options.rounds; round++) {
    for (const { name, pid, plan } of contenders) {
      const parts = { node: pid, ...options.others };
      const before = Object.entries(parts).map(([part, process]) => [part, processorSeconds(process)] as const);
      const started = performance.now();
      const figures = await load({ ...plan, seconds: options.seconds, connections: options.connections });
      const elapsed = (performance.now() - started) / 1_000;
      const cores = Object.fromEntries(
        before.map(([part, used]) => [
          part,
          (processorSeconds(parts[part as keyof typeof parts] ?? 0) - used) / elapsed,
        ]),
      );
      if (round >= 0) results.get(name)?.push({ ...figures, cores });
    }
  }
  return results;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The median over rounds of one contender's rate against another's in the same round. */
export function ratio(results: ReadonlyMap<string, readonly Figures[]>, of: string, against: string): number {
  const base = results.get(against) ?? [];
  return median(
    (results.get(of) ?? []).map((figures, round) => figures.perSecond / (base[round]?.perSecond ?? Number.NaN)),
  );
}

/** Prints one line per contender, its rate against the first named floor. */
export function printTable(results: ReadonlyMap<string, readonly Figures[]>): void {
  const line = (cells: readonly (string | number)[]) =>
    process.stdout.write(
      `${cells.map((cell, index) => (index === 0 ? String(cell).padEnd(46) : String(cell).padStart(9))).join(' ')}\n`,
    );
  line(['', 'req/s', 'p50 ms', 'p99 ms', 'node', 'postgres', 'redis', 'not 2xx']);
  for (const [name, rounds] of results) {
    const of = (read: (figures: Figures) => number, digits = 2) => median(rounds.map(read)).toFixed(digits);
    const refused = rounds.reduce(
      (sum, figures) =>
        sum +
        Object.entries(figures.statuses).reduce((n, [status, count]) => n + (status.startsWith('2') ? 0 : count), 0),
      0,
    );
    const cores = (part: string) => of((figures) => figures.cores[part] ?? 0);
    line([
      name,
      of((f) => f.perSecond, 0),
      of((f) => f.p50),
      of((f) => f.p99),
      cores('node'),
      cores('postgres'),
      cores('redis'),
      refused,
    ]);
  }
}

export function writeResults(name: string, results: unknown): void {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(results, null, 2)}\n`);
}

/** Starts a server script, of this folder or absolute, which prints a line with `"port":<number>` once it listens. */
export async function startServer(
  script: string,
  environment: Record<string, string>,
  flags: readonly string[] = [],
): Promise<{ pid: number; port: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [...flags, resolve(import.meta.dirname, script)], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let text = '';
    const look = (chunk: Buffer) => {
      text += String(chunk);
      const match = /"port":(\d+)/.exec(text);
      if (!match) return;
      child.stdout.off('data', look);
      child.stdout.resume();
      resolve(Number(match[1]));
    };
    child.stdout.on('data', look);
    child.once('exit', (code) => reject(new Error(`${script} ended with code ${code}\n${text}`)));
  });
  return {
    pid: child.pid ?? 0,
    port,
    stop: () => {
      child.kill('SIGINT');
      return gone;
    },
  };
}
