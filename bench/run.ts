/** Runs the named benchmarks, or all that need nothing but this machine: `pnpm bench [gate] [preview]`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const available = ['gate', 'preview'];
const wanted = process.argv.slice(2).filter((name) => available.includes(name));
for (const name of wanted.length > 0 ? wanted : available) {
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
