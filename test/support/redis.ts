import { describe } from '@jest/globals';
import { hasRedisServer, privateRedis } from '@sendgate/queues/testing';

/** A redis-server of one test's own, on a free loopback port, keeping nothing on disk. */
export async function startRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  const redis = await privateRedis();
  await redis.start();
  return { url: redis.url, stop: () => redis.kill() };
}

/**
 * `describe`, for what cannot be shown without Redis. Skipped aloud on a machine that has no redis-server; where CI is
 * set its absence is a failure.
 */
export function describeWithRedis(name: string, suite: () => void): void {
  if (hasRedisServer()) {
    describe(name, suite);
    return;
  }
  process.stderr.write(`\nSKIPPED for want of redis-server (apt-get install redis-server): ${name}\n`);
  describe.skip(name, suite);
}
