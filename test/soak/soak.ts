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
  void interrupts.first.then(() => interrupted.abort(new Error('Interrupted: everything that was started has ended.')));
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  let bad = 0;
  for (let run = 0; run < wanted.runs; run += 1) {
    const { seconds, rate: perSecond, queues } = wanted;
    const seed = wanted.seed + run;
    say(`\nsoak --seed ${seed} --seconds ${seconds} --rate ${perSecond} --queues ${queues}`);
    const plan = soakPlan({ seed, seconds, perSecond });
    const { found, reached, refused } = await runSoak({
      ...{ plan, perSecond, withRedis: queues === 'redis', settleSeconds: wanted.settle },
      say: (line) => say(`  ${line}`),
      signal: interrupted.signal,
    });
    say(
      `  reached: ${Object.entries(reached)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')}`,
    );
    say('  refused:');
    for (const [what, count] of [...refused].sort(([, a], [, b]) => b - a)) say(`    ${count} × ${what}`);
    for (const [name, lines] of Object.entries(found)) {
      if (lines.length === 0) continue;
      bad += 1;
      say(`  DOES NOT HOLD: ${name} (${lines.length})`);
      for (const line of lines.slice(0, 20)) say(`    ${line}`);
    }
  }
  interrupts.release();
  say(bad === 0 ? '\nAll held.' : '\nNot all held.');
  return bad === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
