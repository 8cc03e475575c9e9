import type { TestDatabase } from '@sendgate/db/testing';

/**
 * Where in a database any of the texts stands, as `table: column`, in every column of every table, bytes included. Tables
 * that are not ours, such as those of the queues, are named with their schema.
 */
export async function findTraces(database: Pick<TestDatabase, 'sql'>, texts: readonly string[]): Promise<string[]> {
  const columns = await database.sql<{ schema: string; table: string; column: string; type: string }>(`
    SELECT c.table_schema AS schema, c.table_name AS table, c.column_name AS column, c.data_type AS type
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema NOT IN ('pg_catalog', 'information_schema') AND t.table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { schema, table, column, type } of columns) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const hits = await database.sql(
      `SELECT 1 FROM "${schema}"."${table}" WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) AS w(word)
         WHERE position(lower(w.word) IN lower(${text})) > 0) LIMIT 1`,
      [texts],
    );
    if (hits.length > 0) found.push(`${schema === 'public' ? table : `${schema}.${table}`}: ${column}`);
  }
  return found.sort();
}
