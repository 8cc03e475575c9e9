import pg from 'pg';
import { storeContext } from './store-context.ts';
import { TenantQuery } from './tenant-query.ts';
import { WatchedPool } from './watched-pool.ts';

export const tenantRole = 'sendgate_tenant';
export const systemRole = 'sendgate_system';

/**
 * Takes up a role that owns nothing for as long as the connection lasts, in a store whose tables are under policies. In any
 * other the connection stays what its login made it: there, the workspace filter of each statement is the only wall.
 */
const adoptSql = `SELECT set_config('role', $1, false) FROM pg_class
WHERE oid = to_regclass('submission') AND relforcerowsecurity
  AND pg_has_role(to_regrole($1), CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END)`;

/** For `onConnect` of a pool. A connection on which that fails is not used; `onRefused` hears where there is no such role. */
export function adoptRole(role: string, onRefused?: () => void): (client: pg.ClientBase) => Promise<void> {
  return async (client) => {
    const { rowCount } = await client.query(adoptSql, [role]);
    if (rowCount === 0) onRefused?.();
  };
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * Sends every statement on behalf of the caller's context: of a workspace with its name, of the system through the other
 * pool. A transaction keeps the context in which it began.
 */
export class TenantPool extends WatchedPool {
  readonly #system: pg.Pool;

  constructor(config: pg.PoolConfig, onWait: (milliseconds: number) => void, system: pg.Pool) {
    super(config, onWait);
    this.#system = system;
    // Prisma calls it in this form only; the driver's types have nine.
    this.query = ((statement: pg.QueryConfig) => {
      const context = storeContext();
      if (context && 'system' in context) return this.#system.query(statement);
      return super.query(new TenantQuery(statement, context?.workspaceId ?? ''));
    }) as typeof this.query;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    const context = storeContext();
    if (context && 'system' in context) return this.#system.connect();
    return super.connect().then((client) => namingWorkspace(client, context?.workspaceId));
  }
}

/** Until it is handed back, whatever begins on the connection begins with the workspace, which ends with the transaction. */
function namingWorkspace(client: pg.PoolClient, workspaceId = ''): pg.PoolClient {
  const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
  const release = client.release.bind(client);
  const begin = `BEGIN; SELECT set_config('app.workspace_id', ${pg.escapeLiteral(workspaceId)}, true)`;
  client.query = ((statement: pg.QueryConfig, ...rest: unknown[]) =>
    query(statement.text === 'BEGIN' ? { ...statement, text: begin } : statement, ...rest)) as typeof client.query;
  client.release = (error) => {
    // What is left is the method of its class.
    Reflect.deleteProperty(client, 'query');
    release(error);
  };
  return client;
}
