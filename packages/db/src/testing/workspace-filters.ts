import pg from 'pg';
import type { TestDatabase } from './test-database.ts';

/** The connections on which services work for one workspace at a time. */
const TENANT_CONNECTIONS = 'sendgate';

/** A comparison of a row's workspace with one that the service names. */
const filters = [
  /(?:"?\w+"?\.)*"?\bworkspace_id\b"?\s*=\s*(\$\d+)/g,
  /(?:"public"\.)?"workspace"\."id"\s*=\s*(\$\d+)/g,
  /\bworkspace WHERE id\s*=\s*(\$\d+)/g,
];

interface DriverClient {
  connectionParameters: { application_name?: string };
}

/**
 * Takes the workspace filter out of every statement that is sent on behalf of a workspace: what still keeps tenants apart
 * is Postgres alone. `removed` tells how many there were.
 */
export function withoutWorkspaceFilters(): { removed: () => number; restore: () => void } {
  const original = pg.Client.prototype.query as (...input: unknown[]) => unknown;
  let removed = 0;
  const unfiltered = (text: string) =>
    filters.reduce(
      (left, filter) =>
        left.replace(filter, (_filter, parameter: string) => {
          removed += 1;
          return `(${parameter}::text IS NOT NULL)`;
        }),
      text,
    );
  function query(this: DriverClient, statement: { text?: string }, ...rest: unknown[]) {
    const { application_name: name } = this.connectionParameters;
    if (name === TENANT_CONNECTIONS && statement.text !== undefined) statement.text = unfiltered(statement.text);
    return original.call(this, statement, ...rest);
  }
  Object.assign(pg.Client.prototype, { query });
  return { removed: () => removed, restore: () => void Object.assign(pg.Client.prototype, { query: original }) };
}

/** Makes of a database one whose server has no roles for us: what keeps tenants apart is the workspace filters alone. */
export async function withoutRowSecurity(database: TestDatabase): Promise<void> {
  const tables = await database.sql<{ name: string }>(
    'SELECT oid::regclass::text AS name FROM pg_class WHERE relforcerowsecurity',
  );
  for (const { name } of tables) {
    await database.sql(`ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY, DISABLE ROW LEVEL SECURITY`);
  }
}
