import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');

/** Where the bundle of a module lies, and what it is known by. */
export interface BundleFiles {
  readonly bundle: string;
  /** Names the sources of the bundle and how they read when it was made. */
  readonly origin: string;
}

interface Origin {
  /** Of our own code, from the root of the project. */
  readonly sources: readonly string[];
  readonly mark: string;
}

/** @param entry the module, `<unit>/src/<name>.ts`, absolute */
export function bundleFiles(entry: string): BundleFiles {
  const bundle = path.join(path.dirname(entry), '..', 'dist', `${path.basename(entry, '.ts')}.js`);
  return { bundle, origin: `${bundle}.json` };
}

/**
 * The bundle of a module, absolute; null where none was made, and where any of its sources, or the libraries the lock file
 * names, changed since: what runs is never other code than what lies there.
 */
export function bundleOf(entry: string): string | null {
  const { bundle, origin } = bundleFiles(entry);
  try {
    const { sources, mark } = JSON.parse(readFileSync(origin, 'utf8')) as Origin;
    return existsSync(bundle) && markOf(sources) === mark ? bundle : null;
  } catch {
    return null;
  }
}

/** What stands in `BundleFiles.origin`. @throws Error when a source cannot be read */
export function originOf(sources: readonly string[]): string {
  return JSON.stringify({ sources, mark: markOf(sources) } satisfies Origin);
}

/** Libraries are not read one by one: what the lock file names never changes. */
function markOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of ['pnpm-lock.yaml', ...sources]) {
    const content = readFileSync(path.join(root, source));
    hash.update(`${source} ${content.length}\n`).update(content);
  }
  return hash.digest('base64');
}
