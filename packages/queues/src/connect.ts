import type { QueueBackend } from './backend.ts';
import { postgresBackend } from './postgres-backend.ts';
import { redisBackend } from './redis-backend.ts';

/** Where the queues live. With a Redis URL they live in Redis, otherwise beside the data in Postgres. */
export interface QueueAddress {
  readonly redisUrl?: string | undefined;
  readonly databaseUrl: string;
}

/**
 * Opens the backend the address names; the only place that knows there are two. Opening never waits and never fails
 * because the backend is away: it keeps trying, at most 2 s (Redis) or 5 s (Postgres) apart.
 *
 * @param role `producer` drops commands while the backend is away, `consumer` waits for it.
 * @throws TypeError when the Redis URL cannot be read.
 */
export function connectQueues(
  address: QueueAddress,
  role: 'producer' | 'consumer',
  onError: (error: Error) => void = () => {},
): QueueBackend {
  return address.redisUrl === undefined || address.redisUrl === ''
    ? postgresBackend(address.databaseUrl, role, onError)
    : redisBackend(address.redisUrl, role, onError);
}
