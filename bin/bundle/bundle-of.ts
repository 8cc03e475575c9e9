import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Origin {
  /** Of our own code, from the root of the project. */
  readonly sources: readonly string[];
  readonly mark: string;
}

/** Where the bundle of `<unit>/src/main.ts` lies, and what says which sources it was made of and how they read then. */
export function bundleFiles(root: string, unit: string): { bundle: string; origin: string } {
  const bundle = path.join(root, unit, 'dist', 'main.js');
  return { bundle, origin: `${bundle}.json` };
}

/**
 * The bundle of a unit, absolute; null where none was made, and where any of its sources, or the libraries the lock file
 * names, changed since: what runs is never other code than what lies there.
 */
export function bundleOf(root: string, unit: string): string | null {
  const { bundle, origin } = bundleFiles(root, unit);
  try {
    const { sources, mark } = JSON.parse(readFileSync(origin, 'utf8')) as Origin;
    return existsSync(bundle) && markOf(root, sources) === mark ? bundle : null;
  } catch {
    return null;
  }
}

/**
 * What stands in the file `origin`.
 * @param taken sources as the bundle has them, absolute: one that changes while it is made makes it a bundle of none
 * @throws Error when a source cannot be read
 */
export function originOf(root: string, sources: readonly string[], taken: ReadonlyMap<string, string>): string {
  return JSON.stringify({ sources, mark: markOf(root, sources, taken) } satisfies Origin);
}

/** How bundles are made. */
const maker = path.join(import.meta.dirname, 'bundle-units.ts');

/** Libraries are not read one by one: what the lock file names never changes. */
function markOf(root: string, sources: readonly string[], taken?: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(readFileSync(maker));
  for (const source of ['pnpm-lock.yaml', ...sources]) {
    const file = path.join(root, source);
    const content = taken?.get(file) ?? readFileSync(file, 'utf8');
    hash.update(`${source} ${content.length}\n`).update(content);
  }
  return hash.digest('base64');
}
