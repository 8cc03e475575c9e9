import type { TestDatabase } from '@sendgate/db/testing';

/** Acts while a transaction that changes more than so many submissions is ended as one that took too long. */
export async function withTimeFor<Result>(
  most: number,
  database: Pick<TestDatabase, 'sql'>,
  act: () => Promise<Result>,
): Promise<Result> {
  await database.sql(
    `CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE changed integer := coalesce(nullif(current_setting('test.changed', true), '')::integer, 0) + 1;
     BEGIN
       PERFORM set_config('test.changed', changed::text, true);
       IF changed > ${most} THEN RAISE EXCEPTION 'too slow' USING ERRCODE = 'query_canceled'; END IF;
       RETURN NEW;
     END $$;
     CREATE TRIGGER take_time BEFORE UPDATE ON submission FOR EACH ROW EXECUTE FUNCTION take_time()`,
  );
  try {
    return await act();
  } finally {
    await database.sql('DROP TRIGGER take_time ON submission; DROP FUNCTION take_time()');
  }
}
