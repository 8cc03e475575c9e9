import type { TestDatabase } from '@sendgate/db/testing';

/** Acts while Postgres stores and changes no submission, as one whose disk is full. */
export async function withoutRoom<Result>(
  database: Pick<TestDatabase, 'sql'>,
  act: () => Promise<Result>,
): Promise<Result> {
  await database.sql(
    `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
     CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON submission FOR EACH STATEMENT EXECUTE FUNCTION no_room()`,
  );
  try {
    return await act();
  } finally {
    await database.sql('DROP TRIGGER no_room ON submission; DROP FUNCTION no_room()');
  }
}
