import { isReplica, parseRedisAddress } from '@sendgate/contracts';
import { Queue, Worker } from 'bullmq';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { type QueueBackend, within, workerDefaults } from './backend.ts';
import { asBullProcessor, asJobQueue, startJobWorker } from './bullmq-queue.ts';
import { OpenedQueues } from './opened-queues.ts';
import { asRedisFault, noAddresses, RedisFault, tellFaults } from './redis-fault.ts';

/**
 * Milliseconds a question may stay unanswered before its connection is given up. Longer than the 10 s for which BullMQ's
 * waiting connections, made in the image of ours, ask to be kept waiting; theirs has no other limit on the handshake.
 */
const silenceMs = 11_000;
/** Redis keeps them in order, so that those too many cost nothing to find. */
const kept = { done: 1_000, givenUp: 5_000 };
/** Hash tag that keeps all keys of a queue on one cluster node. */
const prefix = '{gate}';
/** Milliseconds between looks whether the server answers, and what it is given to do so. */
const heartbeat = { everyMs: 2_000, answerMs: 3_000 } as const;

/**
 * Jobs in Redis. A producer refuses to queue commands while Redis is away, so that nothing waits for it; a consumer
 * waits as long as it takes. `tell` hears what is the matter, in words for the operator and not more than once a minute.
 */
export function redisBackend(url: string, role: 'producer' | 'consumer', tell: (error: Error) => void): QueueBackend {
  const client = openClient(url, role);
  const onError = tellFaults(tell);
  client.on('error', onError);
  if (client instanceof Cluster) {
    // It goes on trying, without a word.
    client.on('connect', () => {
      if (client.nodes().length === 0) onError(new RedisFault(noAddresses));
    });
  }
  const stopHeartbeat = keepAlive(client, onError);
  let closed = false;

  const usable = () =>
    !closed && (client.status === 'ready' || (client instanceof Cluster && client.status === 'connect'));

  let readiness: Promise<void> | undefined;
  const ready = () => {
    if (usable()) return Promise.resolve();
    // One wait for all who ask: every queue asks at the start, and each wait listens to the connection.
    readiness ??= becomesReady(client).finally(() => {
      readiness = undefined;
    });
    return readiness;
  };

  const queues = new OpenedQueues(async (name) => {
    await ready();
    const queue = new Queue(name, { connection: client, prefix });
    queue.on('error', onError);
    await queue.waitUntilReady();
    return asJobQueue(queue, kept);
  });

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
    memoryUsedShare: async () => {
      const info = await client.info('memory');
      const [used, most] = ['used_memory', 'maxmemory'].map((name) =>
        Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1]),
      );
      return used !== undefined && most !== undefined && most > 0 ? used / most : null;
    },
    queue: (name) => queues.get(name),
    work: (name, run, settings) => {
      const make = () =>
        new Worker(name, asBullProcessor(run), {
          connection: client,
          prefix,
          ...workerDefaults,
          concurrency: settings.concurrency,
          settings: { backoffStrategy: (failedTries) => settings.retryDelayMs(failedTries) },
        });
      return startJobWorker(make, usable, { ...settings, onError: (error) => settings.onError(asRedisFault(error)) });
    },
    close: async () => {
      closed = true;
      stopHeartbeat();
      await queues.close(onError);
      client.disconnect();
    },
  };
}

/** @throws Error (rejects) when the connection is closed for good instead. */
function becomesReady(client: Redis | Cluster): Promise<void> {
  return new Promise((resolve, reject) => {
    const ready = () => {
      client.off('end', ended);
      resolve();
    };
    const ended = () => {
      client.off('ready', ready);
      reject(new Error('Redis connection was closed'));
    };
    client.once('ready', ready);
    client.once('end', ended);
  });
}

/**
 * Replaces a connection on which nothing comes back. The system would go on for a quarter of an hour before it gave up
 * a line whose other end is gone, and meanwhile commands wait for answers that cannot come. A connection that stops at
 * the handshake is one of those; one that is being dialled has a time limit of its own.
 */
function keepAlive(client: Redis | Cluster, onError: (error: Error) => void): () => void {
  let asking = false;
  const ask = async () => {
    if (asking || (client.status !== 'ready' && client.status !== 'connect')) return;
    asking = true;
    let answered = () => {};
    try {
      const shaken = new Promise<void>((resolve) => {
        answered = resolve;
        client.once('ready', answered);
        client.once('close', answered);
      });
      const answer: Promise<unknown> = client.status === 'ready' ? client.ping() : shaken;
      await within(heartbeat.answerMs, 'A look at Redis', answer);
    } catch (error) {
      // An answer that says no, as of a full or loading server, is an answer.
      if (error instanceof Error && error.name === 'TimeoutError') {
        onError(error);
        client.disconnect(true);
      }
    } finally {
      client.off('ready', answered);
      client.off('close', answered);
      asking = false;
    }
  };
  const timer = setInterval(() => void ask(), heartbeat.everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

function openClient(url: string, role: 'producer' | 'consumer'): Redis | Cluster {
  const address = parseRedisAddress(url);
  const options: RedisOptions = {
    enableOfflineQueue: role === 'consumer',
    maxRetriesPerRequest: role === 'consumer' ? null : 0,
    connectTimeout: 3_000,
    keepAlive: 10_000,
    socketTimeout: silenceMs,
    retryStrategy: reconnectDelayMs,
    reconnectOnError: isReplica,
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
