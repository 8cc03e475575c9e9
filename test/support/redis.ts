import { privateRedis } from '@sendgate/queues/testing';

export { describeWithRedis, privateRedis } from '@sendgate/queues/testing';

/** A redis-server of one test's own, on a free loopback port, keeping nothing on disk. */
export async function startRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  const redis = await privateRedis();
  await redis.start();
  return { url: redis.url, stop: () => redis.kill() };
}
