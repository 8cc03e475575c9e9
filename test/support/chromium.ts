import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { describe } from '@jest/globals';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Path of a Chromium of this machine (`CHROMIUM_PATH`, else the first on PATH), or null. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  if (environment.CHROMIUM_PATH) return environment.CHROMIUM_PATH;
  for (const name of names) {
    for (const folder of (environment.PATH ?? '').split(path.delimiter)) {
      const file = path.join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not here.
      }
    }
  }
  return null;
}

/**
 * `describe`, for what cannot be shown without a browser. Skipped aloud on a machine that has none; where CI is set
 * its absence is a failure.
 */
export function describeWithChromium(name: string, suite: (executablePath: string) => void): void {
  const found = findChromium();
  if (found !== null) {
    describe(name, () => suite(found));
    return;
  }
  if (process.env.CI === 'true') throw new Error('Chromium is missing: apt-get install chromium');
  process.stderr.write(`\nSKIPPED for want of Chromium (apt-get install chromium): ${name}\n`);
  describe.skip(name, () => suite(''));
}
