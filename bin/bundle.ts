import path from 'node:path';
import { bundleOf } from './bundle/bundle-of.ts';
import { runCommand } from './run-command.ts';
import { runApart } from './spawn-async.ts';

export type ServiceName = 'api' | 'dashboard' | 'worker';

const root = path.resolve(import.meta.dirname, '..');
const units = ['services/api', 'services/dashboard', 'services/worker'];

/**
 * What Node runs to start a service, absolute: its bundle where one stands for the code as it is, else its entry point,
 * which does the same, a second later and with some 25 MB more in memory.
 */
export function serviceScript(name: ServiceName): string {
  const unit = `services/${name}`;
  return bundleOf(root, unit) ?? path.join(root, unit, 'src', 'main.ts');
}

/**
 * Puts each service into one file. Skipped when no code of theirs changed.
 * @returns whether anything was written.
 * @throws Error with what esbuild said when the sources do not hold together.
 */
export async function bundleServices({ force = false } = {}): Promise<boolean> {
  if (!force && units.every((unit) => bundleOf(root, unit) !== null)) return false;
  await runApart(path.join(import.meta.dirname, 'bundle', 'bundle-units.ts'), [root, ...units]);
  return true;
}

if (import.meta.main) {
  await runCommand(async () => {
    const written = await bundleServices({ force: process.argv.includes('--force') });
    console.log(written ? 'Services bundled.' : 'Bundles are up to date.');
  });
}
