import { spawnSync } from 'node:child_process';
import { describe } from '@jest/globals';

/**
 * `describe`, for what cannot be shown without Redis. Skipped aloud on a machine that has no redis-server; where CI is
 * concerned its absence is a failure.
 */
export function describeWithRedis(name: string, suite: () => void): void {
  const found = spawnSync('redis-server', ['--version']).status === 0;
  if (found) {
    describe(name, suite);
    return;
  }
  if (process.env.CI === 'true') throw new Error('redis-server is missing: apt-get install redis-server');
  process.stderr.write(`\nSKIPPED for want of redis-server (apt-get install redis-server): ${name}\n`);
  describe.skip(name, suite);
}
