import pg from 'pg';

/** What the driver calls a query, beyond what its types tell. */
interface DriverQuery extends pg.Submittable {
  prepare(connection: DriverConnection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: DriverConnection): void;
  requiresPreparation(): boolean;
}

interface DriverConnection {
  parse(statement: { name: string; text: string }): void;
  bind(portal: { statement: string; values: string[] }): void;
  execute(portal: { portal: string }): void;
}

const BaseQuery = pg.Query as unknown as new (config: pg.QueryConfig) => DriverQuery;

const name = 'sendgate_tenant';
const text = `SELECT set_config('app.workspace_id', $1, true)`;
const prepared = new WeakSet<DriverConnection>();

/**
 * A statement that brings its workspace along. Both go out together and end at the same synchronisation point, which makes
 * them one transaction: the name costs no round trip, and is gone when the statement is done.
 */
export class TenantQuery extends BaseQuery {
  readonly #workspaceId: string;
  #named = false;

  /** An empty `workspaceId` is no workspace: the statement sees nothing. */
  constructor(config: pg.QueryConfig, workspaceId: string) {
    super(config);
    this.#workspaceId = workspaceId;
  }

  override requiresPreparation(): boolean {
    return true;
  }

  override prepare(connection: DriverConnection): void {
    if (!prepared.has(connection)) {
      connection.parse({ name, text });
      prepared.add(connection);
    }
    connection.bind({ statement: name, values: [this.#workspaceId] });
    connection.execute({ portal: '' });
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#named) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: DriverConnection): void {
    if (this.#named) super.handleCommandComplete(message, connection);
    this.#named = true;
  }
}
