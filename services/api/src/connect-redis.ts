import { isReplica, parseRedisAddress } from '@sendgate/contracts';
import { Redis } from 'ioredis';

/**
 * True for the URL of one single server. Behind Sentinel or in a Cluster the limits are not shared: what they are worth
 * is not worth a second way of following a primary around.
 */
export function countsInRedis(url: string): boolean {
  return parseRedisAddress(url).mode === 'standalone';
}

/**
 * A Redis connection for counting: it gives up quickly, queues nothing while away, and comes back by itself. Its errors
 * are not raised, because nothing waits for it.
 */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 500,
    connectTimeout: 2_000,
    // A line whose other end is gone is replaced, instead of counting alone until the system gives it up.
    socketTimeout: 3_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    reconnectOnError: isReplica,
  });
  redis.on('error', () => undefined);
  return redis;
}
