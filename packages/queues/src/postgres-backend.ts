import { EventEmitter, setMaxListeners } from 'node:events';
import { createPostgresBackend, PostgresConnection, Queue, runMigrations, Worker } from 'bullmq';
import { asError, pause, type QueueBackend, within, workerDefaults } from './backend.ts';
import { asBullProcessor, asJobQueue, startJobWorker } from './bullmq-queue.ts';
import { catalog } from './catalog.ts';
import { asLostConnection } from './lost-connection.ts';
import { OpenedQueues } from './opened-queues.ts';

/** Schema that holds BullMQ's own tables, apart from ours. */
const schema = 'bullmq';
/**
 * Each job that ends looks through all that are kept: a thousand cost Postgres 30 ms a job. What was done is known in the
 * tables of the work itself.
 */
const kept = { done: 0, givenUp: 500 };
/** Connections of a consumer for its queries, beside the one on which the worker of each queue listens. */
const QUERY_CONNECTIONS = 6;
/** Most connections of one who adds jobs or takes them. */
export const queueConnections = { producer: 3, consumer: catalog.length + QUERY_CONNECTIONS } as const;
const retryMs = { first: 250, most: 5_000 };
/** Milliseconds after which a statement counts as lost, and with it the connection: none of ours takes as many. */
const queryMs = 6_000;
/** Milliseconds a connection may take: more than a service that warms up its rules hears of nothing. */
const dialMs = 5_000;

/** Jobs in Postgres, for an installation without Redis. The same work in the same words, at about a fifth of the rate. */
export function postgresBackend(
  url: string,
  role: 'producer' | 'consumer',
  onError: (error: Error) => void,
): QueueBackend {
  const connection = new PostgresConnection({
    connectionString: url,
    schema,
    max: queueConnections[role],
    connectionTimeoutMillis: dialMs,
    query_timeout: queryMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: `sendgate-queue-${role}`,
  });
  connection.on('error', onError);
  // One pool for all, made by BullMQ for its own schema. Every queue and worker listens to it for errors.
  const { pool } = connection;
  if (pool instanceof EventEmitter) {
    setMaxListeners(0, pool);
    // BullMQ listens to a connection only once it has it; one that breaks before would end the process.
    pool.on('connect', (client: EventEmitter) => client.on('error', onError));
  }
  const passOff = (error: unknown) => {
    throw asLostConnection(error);
  };
  const query = pool.query.bind(pool);
  pool.query = (...statement: Parameters<typeof query>) => query(...statement).catch(passOff);
  const connect = pool.connect.bind(pool);
  // The pool itself asks with a callback, and is given nothing to wait for.
  pool.connect = (...asked: Parameters<typeof connect>) => connect(...asked)?.catch(passOff);
  const stopping = new AbortController();
  let migrated = false;
  let migrating: Promise<void> | undefined;

  const migrate = async () => {
    for (let waitMs = retryMs.first; ; waitMs = Math.min(waitMs * 2, retryMs.most)) {
      stopping.signal.throwIfAborted();
      try {
        const client = await pool.connect();
        try {
          await runMigrations(client, schema);
        } catch (error) {
          // It may stand amid the transaction, where its ROLLBACK got no answer: nobody is to write in it.
          client.release(true);
          throw error;
        }
        client.release();
        migrated = true;
        return;
      } catch (error) {
        if (stopping.signal.aborted) throw error;
        onError(asError(error));
        await pause(waitMs, stopping.signal);
      }
    }
  };
  const ready = () => {
    migrating ??= migrate();
    return migrating;
  };
  // A producer must be ready by the time it is first needed; nobody waits for it.
  ready().catch(() => {});

  const queues = new OpenedQueues(async (name) => {
    await ready();
    const queue = new Queue(name, { connection: pool }, createPostgresBackend);
    queue.on('error', onError);
    await queue.waitUntilReady();
    return asJobQueue(queue, kept);
  });

  const usable = () => migrated && !stopping.signal.aborted;

  return {
    kind: 'postgres',
    ready,
    usable,
    ping: async (withinMs) => {
      await within(withinMs, 'Postgres SELECT 1', pool.query('SELECT 1'));
    },
    evictionPolicy: async () => null,
    memoryUsedShare: async () => null,
    queue: (name) => queues.get(name),
    work: (name, run, settings) => {
      const make = () => {
        const worker = new Worker(
          name,
          asBullProcessor(run),
          {
            connection: pool,
            ...workerDefaults,
            concurrency: settings.concurrency,
            settings: { backoffStrategy: (failedTries) => settings.retryDelayMs(failedTries) },
          },
          createPostgresBackend,
        );
        // A worker closed while it starts would take its connection afterwards and never give it back, and the pool would
        // wait for it for ever. Its start ends within the limits of the pool.
        const close = worker.close.bind(worker);
        worker.close = async (force) => {
          await worker.waitUntilReady().catch(() => {});
          await close(force);
        };
        return worker;
      };
      return startJobWorker(make, usable, settings);
    },
    close: async () => {
      stopping.abort(new Error('The queue backend was closed'));
      await migrating?.catch(() => {});
      await queues.close(onError);
      await connection.close();
    },
  };
}
