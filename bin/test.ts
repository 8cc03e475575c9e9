import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { generateClient } from '../prisma/generate.ts';
import { progress } from './bootstrap/progress.js';
import { bundleServices } from './bundle.ts';
import { generateLiterals } from './generate.ts';
import { spawnAsync } from './spawn-async.ts';
import { type JestReport, summarise } from './test-summary.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * `npm test`: types, lint and every suite. With arguments (paths or Jest options) only the suites they name. Ends with
 * a line `N passed, N failed`.
 * @returns the exit code: 0 only when everything held.
 */
export async function main(rest: readonly string[] = process.argv.slice(2)): Promise<number> {
  const { done } = progress('Database client, words of the rules, bundles of the services');
  await generateClient();
  await generateLiterals();
  await bundleServices();
  done();

  const failedChecks: string[] = [];
  if (rest.length === 0) {
    if (!(await check('Types', 'tsc', ['--noEmit']))) failedChecks.push('types');
    if (!(await check('Lint', 'biome', ['check', '--error-on-warnings', '.']))) failedChecks.push('lint');
  }

  const folder = await mkdtemp(path.join(tmpdir(), 'sendgate-report-'));
  const reportFile = path.join(folder, 'report.json');
  try {
    const exitCode = await jest(reportFile, rest);
    const report = await readFile(reportFile, 'utf8').then(
      (text) => JSON.parse(text) as JestReport,
      () => null,
    );
    const summary = summarise(report, failedChecks, exitCode);
    process.stdout.write(`\n${summary.lines.join('\n')}\n`);
    return summary.exitCode;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function check(what: string, program: string, args: readonly string[]): Promise<boolean> {
  const { done } = progress(what);
  const { exitCode, text } = await spawnAsync(path.join(root, 'node_modules', '.bin', program), args, { cwd: root });
  done(exitCode === 0 ? '' : 'FAILED');
  if (exitCode !== 0) process.stdout.write(`${text.trim()}\n`);
  return exitCode === 0;
}

/** Seconds Jest has to end once its report is written. What a failed test left open would keep it for ever. */
const secondsToLeave = 20;

/**
 * Jest's own progress goes to this terminal; its JSON would go to standard output, which is therefore closed.
 * @returns its exit code; that of the signal when it had to be ended
 */
function jest(reportFile: string, args: readonly string[]): Promise<number> {
  const require = createRequire(import.meta.url);
  const script = path.join(path.dirname(require.resolve('jest/package.json')), 'bin', 'jest.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, '--json', `--outputFile=${reportFile}`, ...args], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, pass);
    child.once('error', reject);
    let since = 0;
    const patience = setInterval(() => {
      if (existsSync(reportFile)) since += 1;
      if (since > secondsToLeave) child.kill('SIGKILL');
    }, 1_000);
    child.once('close', (code, signal) => {
      clearInterval(patience);
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, pass);
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

if (import.meta.main) process.exitCode = await main();
