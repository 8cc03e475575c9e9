import type { TestDatabase } from '@sendgate/db/testing';
import pg from 'pg';

/** Tables a submission is written to, in the order of the statement. */
export const submissionTables = ['submission', 'audit_event', 'usage_event', 'advisory_scan', 'work_item'] as const;

/** Where a transaction can be made to stand still: before a row of a table, or before its COMMIT. */
export type Halt = (typeof submissionTables)[number] | 'commit';

/** Makes transactions of a test database stand still at a place, so that their client can be killed just there. */
export interface Halting {
  /** From now on, a transaction stands still at the place. */
  set(at: Halt): Promise<{
    /** Resolves when one does. */
    reached: Promise<unknown>;
    /** Lets it go on, or ends it as a server does that has noticed its client is gone. Resolves when it is over. */
    release(how: 'goes on' | 'is ended'): Promise<void>;
  }>;
  close(): Promise<void>;
}

const lockId = 47_110_815;

/** Needs no word in the product: triggers of this one database wait for a lock that the test holds. */
export async function haltingDatabase(database: TestDatabase): Promise<Halting> {
  await database.sql('CREATE TABLE halt_at (place text)');
  // The triggers run as whoever inserts: a role that may touch nothing it was not given.
  await database.sql('GRANT SELECT ON halt_at TO PUBLIC');
  await database.sql(`CREATE FUNCTION halt() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT 1 FROM halt_at WHERE place = TG_ARGV[0]) THEN
        PERFORM pg_advisory_xact_lock_shared(${lockId});
      END IF;
      RETURN NEW;
    END $$`);
  for (const table of submissionTables) {
    // Repeats are written down now and then by whoever answered them, and are no part of a submission.
    const ofSubmission = table === 'usage_event' ? `WHEN (NEW.kind = 'gate')` : '';
    await database.sql(
      `CREATE TRIGGER a_halt BEFORE INSERT ON ${table} FOR EACH ROW ${ofSubmission} EXECUTE FUNCTION halt('${table}')`,
    );
  }
  await database.sql(`CREATE CONSTRAINT TRIGGER z_halt AFTER INSERT ON submission DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION halt('commit')`);
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();

  const waiting = async () => {
    const { rows } = await holder.query<{ pid: number }>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted`,
      [lockId],
    );
    return rows[0]?.pid;
  };
  const gone = async (pid: number) =>
    (await holder.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [pid])).rows.length === 0;
  return {
    set: async (at) => {
      await holder.query('SELECT pg_advisory_lock($1)', [lockId]);
      await holder.query('INSERT INTO halt_at VALUES ($1)', [at]);
      const standing = async () => {
        for (;;) {
          const pid = await waiting();
          if (pid !== undefined) return pid;
        }
      };
      const reached = standing();
      return {
        reached,
        release: async (how) => {
          const pid = await reached;
          // Not emptied by TRUNCATE, which would wait for whoever stands still and has read it.
          await holder.query('DELETE FROM halt_at');
          if (how === 'is ended') await holder.query('SELECT pg_terminate_backend($1)', [pid]);
          await holder.query('SELECT pg_advisory_unlock($1)', [lockId]);
          while (!(await gone(pid)));
        },
      };
    },
    close: () => holder.end(),
  };
}
