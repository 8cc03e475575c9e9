import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Where all code lives that decides what the index holds: the rules, and what they name their inputs by. */
const engineSources = ['@sendgate/policy', '@sendgate/contracts'].map(sourceFolder);

/** A mark of every module of the engine, any of which may decide what a rule looks for. Loads none of them. */
export function engineMark(): string {
  const hash = createHash('sha256');
  for (const folder of engineSources) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
      hash.update(`${file}\n`).update(readFileSync(new URL(file.replaceAll('\\', '/'), folder)));
    }
  }
  return hash.digest('base64');
}

/** Where the sources of a package lie. */
export function sourceFolder(name: string): URL {
  return new URL('.', pathToFileURL(createRequire(import.meta.url).resolve(name)));
}
