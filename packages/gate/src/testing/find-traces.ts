import type { TestDatabase } from '@sendgate/db/testing';

/** Where in a database any of the texts stands, as `table: column`, in every column of every table, bytes included. */
export async function findTraces(database: TestDatabase, texts: readonly string[]): Promise<string[]> {
  const columns = await database.sql<{ table: string; column: string; type: string }>(`
    SELECT c.table_name AS table, c.column_name AS column, c.data_type AS type
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const hits = await database.sql(
      `SELECT 1 FROM "${table}" WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) AS w(word)
         WHERE position(lower(w.word) IN lower(${text})) > 0) LIMIT 1`,
      [texts],
    );
    if (hits.length > 0) found.push(`${table}: ${column}`);
  }
  return found.sort();
}
