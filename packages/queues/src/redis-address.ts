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

const shape = /^(rediss?)(?:[-+](sentinel|cluster))?:\/\/(?:([^@/]*)@)?([^@/?]+)(?:\/([^?]*))?/;

/**
 * Reads a Redis URL.
 *
 * - `redis://user:password@host:6379/0`, `rediss://…` – one server
 * - `redis+sentinel://user:password@host:26379,host:26379/name-of-primary/0` – Sentinel
 * - `redis+cluster://user:password@host:6379,host:6379` – Cluster
 *
 * @throws TypeError when the URL has none of these forms. The message never repeats the URL: it may hold a password.
 */
export function parseRedisAddress(url: string): RedisAddress {
  const match = shape.exec(url);
  if (match === null) {
    throw new TypeError('The Redis URL must start with redis://, rediss://, redis+sentinel:// or redis+cluster://');
  }
  const [, scheme, mode, userinfo = '', hosts = '', path = ''] = match;
  if (mode === undefined) return { mode: 'standalone', url };
  const colon = userinfo.indexOf(':');
  const username = decodeURIComponent(colon < 0 ? userinfo : userinfo.slice(0, colon)) || undefined;
  const password = colon < 0 ? undefined : decodeURIComponent(userinfo.slice(colon + 1)) || undefined;
  const tls = scheme === 'rediss';
  const nodes = hosts.split(',').map((host) => endpoint(host, mode === 'sentinel' ? 26379 : 6379));
  if (mode === 'cluster') return { mode, nodes, username, password, tls };
  const [primary = '', db = '0'] = path.split('/');
  if (primary === '') throw new TypeError('A Sentinel URL names its primary: redis+sentinel://host:26379/name');
  return {
    mode: 'sentinel',
    sentinels: nodes,
    primary: decodeURIComponent(primary),
    db: Number(db),
    username,
    password,
    tls,
  };
}

function endpoint(text: string, defaultPort: number): { host: string; port: number } {
  const match = /^(\[[^\]]+\]|[^:]+)(?::(\d+))?$/.exec(text);
  if (match === null) throw new TypeError('A Redis URL lists its hosts as host:port, separated by commas');
  return { host: (match[1] ?? '').replace(/^\[|\]$/g, ''), port: Number(match[2] ?? defaultPort) };
}
