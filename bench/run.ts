/** Runs the named benchmarks one after the other, or all of them: `pnpm bench [name …]`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { serviceFlags } from '../bin/start/service-process.ts';

const available = ['gate', 'preview', 'callbacks', 'policy', 'list', 'own-rules', 'detection', 'grounding'];
/** Those that judge texts in their own process: it runs as a service does. */
const asService = new Set(['policy', 'own-rules', 'detection', 'grounding']);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !available.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No benchmark ${unknown.join(', ')}. There are: ${available.join(', ')}.\n`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : available) {
  process.stdout.write(`\n== ${name}\n`);
  const flags = asService.has(name) ? serviceFlags : [];
  const { status } = spawnSync(process.execPath, [...flags, join(import.meta.dirname, `${name}.ts`)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
