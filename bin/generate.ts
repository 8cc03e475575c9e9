import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateClient } from '../prisma/generate.ts';

const packages = path.resolve(import.meta.dirname, '..', 'packages');
const policySource = path.join(packages, 'policy', 'src');
/** All that decides what rules look for. */
const sources = [policySource, path.join(packages, 'contracts', 'src')];
const stampFile = path.join(policySource, 'generated', '.source-hash');

/**
 * Derives the words that wake each rule from its expressions, and builds their index, so that no process has to do so when
 * it starts. Skipped when no file of the engine changed.
 * @returns whether anything was written.
 */
export async function generateLiterals({ force = false }: { force?: boolean } = {}): Promise<boolean> {
  const hash = await hashOf(sources);
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  if (!force && stamp === hash) return false;
  const { keepRules } = await import('@sendgate/gate');
  keepRules();
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, hash);
  return true;
}

async function hashOf(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = await readdir(folder, { recursive: true });
    for (const file of files.sort()) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
      hash.update(`${file}\n`).update(await readFile(path.join(folder, file)));
    }
  }
  return hash.digest('hex');
}

if (import.meta.main) {
  const force = process.argv.includes('--force');
  try {
    console.log((await generateClient({ force })) ? 'Prisma client written.' : 'Prisma client is up to date.');
    console.log((await generateLiterals({ force })) ? 'Literals of the rules written.' : 'Literals are up to date.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
