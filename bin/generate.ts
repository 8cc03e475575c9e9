import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
// Alone, because the gate it belongs to takes a second to load.
import { engineMark } from '../packages/gate/src/policy/engine-mark.ts';
import { generateClient } from '../prisma/generate.ts';
import { bundleService } from './bundle/bundle-service.ts';
import { type ServiceName, serviceEntry } from './bundle/service-script.ts';

const root = path.resolve(import.meta.dirname, '..');
const serviceNames: readonly ServiceName[] = ['api', 'worker', 'dashboard'];
const stampFile = path.join(root, 'packages', 'policy', 'src', 'generated', '.source-hash');

/**
 * Derives the words that wake each rule from its expressions, and builds their index, so that no process has to do so when
 * it starts. Skipped when no file of the engine changed.
 * @returns whether anything was written.
 */
export async function generateLiterals({ force = false }: { force?: boolean } = {}): Promise<boolean> {
  const hash = engineMark();
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  if (!force && stamp === hash) return false;
  const { keepRules } = await import('@sendgate/gate');
  keepRules();
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, hash);
  return true;
}

/**
 * Puts each service into one file. Skipped for those whose code did not change.
 * @returns whether anything was written.
 */
export async function bundleServices({ force = false }: { force?: boolean } = {}): Promise<boolean> {
  const written = await Promise.all(serviceNames.map((name) => bundleService(serviceEntry(name), { force })));
  return written.includes(true);
}

if (import.meta.main) {
  const force = process.argv.includes('--force');
  try {
    console.log((await generateClient({ force })) ? 'Prisma client written.' : 'Prisma client is up to date.');
    console.log((await generateLiterals({ force })) ? 'Literals of the rules written.' : 'Literals are up to date.');
    console.log((await bundleServices({ force })) ? 'Services bundled.' : 'Bundles are up to date.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
