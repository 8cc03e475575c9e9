/** Where Redis is, parsed from one URL. */
export type RedisAddress =
  | { readonly mode: 'standalone'; readonly url: string }
  | {
      readonly mode: 'sentinel';
      readonly sentinels: readonly { readonly host: string; readonly port: number }[];
      readonly primary: string;
      readonly db: number;
      readonly username: string | undefined;
      readonly password: string | undefined;
      readonly tls: boolean;
    }
  | {
      readonly mode: 'cluster';
      readonly nodes: readonly { readonly host: string; readonly port: number }[];
      readonly username: string | undefined;
      readonly password: string | undefined;
      readonly tls: boolean;
    };

const shape = /^(rediss?)(?:[-+](sentinel|cluster))?:\/\/(?:([^/]*)@)?([^@/?]*)(?:\/([^?]*))?/;

/**
 * Reads a Redis URL.
 *
 * - `redis://user:password@host:6379/0`, `rediss://…` – one server
 * - `redis+sentinel://user:password@host:26379,host:26379/name-of-primary/0` – Sentinel
 * - `redis+cluster://user:password@host:6379,host:6379` – Cluster
 *
 * @throws TypeError when the URL has none of these forms, saying what to change. The message never repeats a part of the
 * URL: wherever it is torn apart wrongly, that part may be the password.
 */
export function parseRedisAddress(url: string): RedisAddress {
  const match = shape.exec(url);
  if (match === null) {
    throw new TypeError('a Redis URL must start with redis://, rediss://, redis+sentinel:// or redis+cluster://');
  }
  const [, scheme, mode, userinfo = '', hosts = '', path = ''] = match;
  if (/[#?]/.test(userinfo) || url.includes('#') || path.includes('@')) throw new TypeError(unescaped);
  const colon = userinfo.indexOf(':');
  const username = decoded(colon < 0 ? userinfo : userinfo.slice(0, colon)) || undefined;
  const password = colon < 0 ? undefined : decoded(userinfo.slice(colon + 1)) || undefined;
  const nodes = hosts.split(',').map((host) => endpoint(host, mode === 'sentinel' ? 26379 : 6379));
  if (mode === undefined) {
    database(path);
    if (nodes.length > 1) throw new TypeError('a Redis URL of one server names one host');
    if (!URL.canParse(url)) throw new TypeError(unescaped);
    return { mode: 'standalone', url };
  }
  const tls = scheme === 'rediss';
  if (mode === 'cluster') {
    if (database(path) > 0) throw new TypeError('a Redis Cluster has no numbered databases');
    return { mode, nodes, username, password, tls };
  }
  const [primary = '', db = ''] = path.split('/');
  if (primary === '') throw new TypeError('a Sentinel URL names its primary: redis+sentinel://host:26379/name');
  return { mode: 'sentinel', sentinels: nodes, primary: decoded(primary), db: database(db), username, password, tls };
}

const unescaped =
  'the user or password holds a character that means something else in a URL: percent-encode it, # as %23, / as %2F, ? as %3F, @ as %40, % as %25';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new TypeError(unescaped);
  }
}

function database(text: string): number {
  if (!/^\d{0,9}$/.test(text)) throw new TypeError('the database of a Redis URL, after the host, is a number');
  return Number(text);
}

function endpoint(text: string, defaultPort: number): { host: string; port: number } {
  const match = /^(\[[^\]]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(text);
  const port = Number(match?.[2] ?? defaultPort);
  if (match === null || port < 1 || port > 65_535) {
    throw new TypeError(
      'a Redis URL lists its hosts as host:port, separated by commas; a / in the password before them is written %2F',
    );
  }
  return { host: (match[1] ?? '').replace(/^\[|\]$/g, ''), port };
}

/**
 * Whether what a Redis answered says that it takes no writes any more. After a failover the address names another server, but the
 * connections to the one before it live on, and answer every PING: they are to be made anew.
 */
export function isReplica({ message }: Error): boolean {
  return message.startsWith('READONLY');
}
