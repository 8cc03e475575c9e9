import { spawnSync } from 'node:child_process';
import { watchInterrupts } from '../../bin/start/interrupts.ts';
import { soakPlan } from './plan.ts';
import { runSoak } from './run-soak.ts';
import { readArguments, type SoakArguments, usage } from './soak-arguments.ts';

/** Runs what the arguments say, one run after the other, and prints what was reached and found. @returns the exit code: 0 only when every check of every run found nothing. */
async function main(args: string[]): Promise<number> {
  let wanted: SoakArguments;
  try {
    wanted = readArguments(args, spawnSync('redis-server', ['--version']).status === 0);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
  const interrupted = new AbortController();
  const interrupts = watchInterrupts(() => process.exit(130));
  void interrupts.first.then(() => interrupted.abort());
  let bad = 0;
  try {
    for (let run = 0; run < wanted.runs; run += 1)
      bad += await runOnce({ ...wanted, seed: wanted.seed + run }, interrupted.signal);
  } catch (error) {
    if (!interrupted.signal.aborted) throw error;
    say('\nInterrupted: everything that was started has ended.');
    return 130;
  } finally {
    interrupts.release();
  }
  say(bad === 0 ? '\nAll held.' : '\nNot all held.');
  return bad === 0 ? 0 : 1;
}

/** How many checks found something. */
async function runOnce({ seed, seconds, rate, settle, queues }: SoakArguments, signal: AbortSignal): Promise<number> {
  say(`\nsoak --seed ${seed} --seconds ${seconds} --rate ${rate} --queues ${queues}`);
  const { found, reached, refused } = await runSoak({
    plan: soakPlan({ seed, seconds, perSecond: rate }),
    perSecond: rate,
    withRedis: queues === 'redis',
    settleSeconds: settle,
    say: (line) => say(`  ${line}`),
    signal,
  });
  const figures = Object.entries(reached).map(([name, count]) => `${name} ${count}`);
  say(`  reached: ${figures.join(', ')}`);
  say('  refused:');
  for (const [what, count] of [...refused].sort(([, a], [, b]) => b - a)) say(`    ${count} × ${what}`);
  const against = Object.entries(found).filter(([, lines]) => lines.length > 0);
  for (const [name, lines] of against) {
    say(`  DOES NOT HOLD: ${name} (${lines.length})`);
    for (const line of lines.slice(0, 20)) say(`    ${line}`);
  }
  return against.length;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.exitCode = await main(process.argv.slice(2));
