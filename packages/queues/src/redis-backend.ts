import { Queue, Worker } from 'bullmq';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { type JobQueue, type QueueBackend, within, workerDefaults } from './backend.ts';
import { asBullProcessor, asJobQueue, asJobWorker } from './bullmq-queue.ts';
import { parseRedisAddress } from './redis-address.ts';

/** Hash tag that keeps all keys of a queue on one cluster node. */
const prefix = '{gate}';

/**
 * Jobs in Redis. A producer refuses to queue commands while Redis is away, so that nothing waits for it; a consumer
 * waits as long as it takes.
 */
export function redisBackend(
  url: string,
  role: 'producer' | 'consumer',
  onError: (error: Error) => void,
): QueueBackend {
  const client = openClient(url, role);
  client.on('error', onError);
  const queues = new Map<string, Promise<JobQueue>>();
  let closed = false;

  const usable = () =>
    !closed && (client.status === 'ready' || (client instanceof Cluster && client.status === 'connect'));

  const ready = () =>
    new Promise<void>((resolve, reject) => {
      if (usable()) return resolve();
      client.once('ready', resolve);
      client.once('end', () => reject(new Error('Redis connection was closed')));
    });

  const open = async (name: string): Promise<JobQueue> => {
    await ready();
    const queue = new Queue(name, { connection: client, prefix });
    queue.on('error', onError);
    await queue.waitUntilReady();
    return asJobQueue(queue);
  };

  return {
    kind: 'redis',
    ready,
    usable,
    ping: async (withinMs) => {
      await within(withinMs, 'Redis PING', client.ping());
    },
    evictionPolicy: async () => {
      // INFO and not CONFIG GET: hosted Redis often refuses CONFIG.
      const info = await client.info('memory');
      return /^maxmemory_policy:(\S+)/m.exec(info)?.[1] ?? null;
    },
    queue: (name) => {
      const known = queues.get(name);
      if (known !== undefined) return known;
      const opening = open(name);
      queues.set(name, opening);
      // BullMQ remembers a failed start for ever: forget such a queue, so that the next caller opens a new one.
      opening.catch(() => queues.delete(name));
      return opening;
    },
    work: (name, run, settings) => {
      const worker = new Worker(name, asBullProcessor(run), {
        connection: client,
        prefix,
        ...workerDefaults,
        concurrency: settings.concurrency,
        settings: { backoffStrategy: (failedTries) => settings.retryDelayMs(failedTries) },
      });
      worker.on('error', settings.onError);
      worker.on('stalled', settings.onStalled);
      worker.on('failed', (_job, error) => settings.onFailed(error));
      return asJobWorker(worker);
    },
    close: async () => {
      closed = true;
      const open = await Promise.allSettled(queues.values());
      for (const queue of open) if (queue.status === 'fulfilled') await queue.value.close().catch(onError);
      client.disconnect();
    },
  };
}

function openClient(url: string, role: 'producer' | 'consumer'): Redis | Cluster {
  const address = parseRedisAddress(url);
  const options: RedisOptions = {
    enableOfflineQueue: role === 'consumer',
    maxRetriesPerRequest: role === 'consumer' ? null : 0,
    connectTimeout: 3_000,
    keepAlive: 10_000,
    retryStrategy: reconnectDelayMs,
  };
  if (address.mode === 'standalone') return new Redis(address.url, options);
  const { username, password } = address;
  const tls = address.tls ? { tls: {} } : {};
  if (address.mode === 'cluster') {
    return new Cluster([...address.nodes], {
      enableOfflineQueue: role === 'consumer',
      clusterRetryStrategy: reconnectDelayMs,
      redisOptions: { ...options, ...tls, username, password },
    });
  }
  return new Redis({
    ...options,
    ...tls,
    username,
    password,
    name: address.primary,
    db: address.db,
    sentinels: [...address.sentinels],
    sentinelRetryStrategy: reconnectDelayMs,
  });
}

/** Milliseconds before the next try to connect: growing, but never more than 2 s behind a Redis that came back. */
function reconnectDelayMs(tries: number): number {
  return Math.min(tries * 100, 2_000);
}
