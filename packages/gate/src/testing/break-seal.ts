import type { TestDatabase } from '@sendgate/db/testing';

/** Changes one bit of a sealed value, as somebody does it who owns the database and its triggers. */
export async function breakSeal(database: TestDatabase, table: string, column: string, id: string): Promise<void> {
  await database.unguarded(
    `UPDATE "${table}" SET "${column}" = set_bit("${column}", 8 * length("${column}") - 1,
       1 - get_bit("${column}", 8 * length("${column}") - 1)) WHERE id = $1`,
    [id],
  );
}
