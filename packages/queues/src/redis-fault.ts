/**
 * Why Redis cannot be worked with, in words of ours for the operator: `message` says what to change and holds nothing of
 * the address, a password or a job, so that it may be logged. `code` is the first word of what Redis answered.
 */
export class RedisFault extends Error {
  override readonly name = 'RedisFault';
  readonly code: string | undefined;

  constructor(message: string, code?: string, cause?: Error) {
    super(message, { cause });
    this.code = code;
  }
}

/** What an answer of Redis asks of the operator, by its first word. The rest of an answer may quote a command or a key. */
const advice: Readonly<Record<string, string>> = {
  WRONGPASS: 'Redis refuses the user or password of REDIS_URL',
  NOAUTH: 'Redis asks for a password, and REDIS_URL holds none',
  NOPERM: 'The user of REDIS_URL may not use a command, key or channel that the queues need',
  MOVED: 'REDIS_URL names a node of a Redis Cluster: write redis+cluster:// instead of redis://',
  CLUSTERDOWN: 'The Redis Cluster of REDIS_URL is down: some of its slots are served by no node',
  READONLY: 'REDIS_URL names a replica, which cannot be written to',
  OOM: 'Redis has no memory left: raise its maxmemory',
  NOREPLICAS: 'Redis has fewer replicas than it needs to take a write',
  MISCONF: 'Redis takes no writes because it cannot save to its disk',
};

/** What a Redis Cluster says of itself when it names no node by an address that could be dialled. */
export const noAddresses =
  'The Redis Cluster of REDIS_URL names no address of its nodes: set their cluster-announce-ip';

/**
 * The error in words for the operator, where Redis answered one: an error of the connection, which has a code of its own
 * that says what is the matter, stays what it is.
 */
export function asRedisFault(error: Error): Error {
  if (error.name === 'ClusterAllFailedError') {
    const last = (error as { lastNodeError?: unknown }).lastNodeError;
    if (last instanceof Error && last.name === 'ReplyError') return asRedisFault(last);
    const code = last instanceof Error && 'code' in last && typeof last.code === 'string' ? last.code : undefined;
    return new RedisFault('No node of the Redis Cluster in REDIS_URL can be reached', code, error);
  }
  if (error.name !== 'ReplyError') return error;
  const code = /^[A-Z]{2,20}\b/.exec(error.message)?.[0];
  return new RedisFault(adviceFor(error, code), code, error);
}

function adviceFor(error: Error, code = ''): string {
  const command = (error as { command?: { name?: unknown } }).command?.name;
  if (/cluster support disabled/i.test(error.message)) {
    return 'REDIS_URL says redis+cluster:// of a Redis that is no cluster: write redis://';
  }
  if (command === 'select') return 'REDIS_URL names a database that this Redis does not have, or has only as 0';
  // Before Redis 6 there was no word of its own for it.
  if (command === 'auth') return advice.WRONGPASS ?? '';
  return advice[code] ?? 'Redis answers with an error';
}

/** How often the same error is told: a connection that cannot be made is tried again every two seconds. */
const againAfterMs = 60_000;
const mostKnown = 100;

/** Tells each error once a minute, and in words for the operator where Redis answered it. */
export function tellFaults(onError: (error: Error) => void, now = () => performance.now()): (error: Error) => void {
  const toldAt = new Map<string, number>();
  return (error) => {
    const fault = asRedisFault(error);
    const key = `${fault.name} ${fault.message}`;
    if (now() - (toldAt.get(key) ?? Number.NEGATIVE_INFINITY) < againAfterMs) return;
    if (toldAt.size >= mostKnown) toldAt.clear();
    toldAt.set(key, now());
    onError(fault);
  };
}
