import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
// Alone, because the gate it belongs to takes a second to load.
import { engineMark } from '../packages/gate/src/policy/engine-mark.ts';
import { generateClient } from '../prisma/generate.ts';
import { runCommand } from './run-command.ts';
import { runApart } from './spawn-async.ts';

const stampFile = path.resolve(import.meta.dirname, '..', 'packages', 'policy', 'src', 'generated', '.source-hash');

/**
 * Derives the words that wake each rule from its expressions, and builds their index, so that no process has to do so when
 * it starts. Skipped when no file of the engine changed.
 * @returns whether anything was written.
 * @throws Error with what Node said when the engine cannot be loaded, or a file not be written.
 */
export async function generateLiterals({ force = false }: { force?: boolean } = {}): Promise<boolean> {
  const hash = engineMark();
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  if (!force && stamp === hash) return false;
  // Where this is interrupted, what lies there belongs to no code, that of before included.
  await rm(stampFile, { force: true });
  await runApart(path.join(import.meta.dirname, 'generate', 'keep-rules.ts'));
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, hash);
  return true;
}

if (import.meta.main) {
  await runCommand(async () => {
    const force = process.argv.includes('--force');
    console.log((await generateClient({ force })) ? 'Prisma client written.' : 'Prisma client is up to date.');
    console.log((await generateLiterals({ force })) ? 'Literals of the rules written.' : 'Literals are up to date.');
  });
}
