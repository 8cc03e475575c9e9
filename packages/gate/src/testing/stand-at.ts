import type { SubmissionStatus } from '@sendgate/contracts';
import type { TestDatabase } from '@sendgate/db/testing';

/** Puts a submission at a status, whatever the guard thinks of how it got there, due for every clock there is. */
export async function standAt(database: TestDatabase, actionId: string, status: SubmissionStatus): Promise<void> {
  await database.unguarded(
    `UPDATE submission SET status = $2, respond_by = now() - interval '1 hour', queue_reason = CASE WHEN $2 = 'QUEUED' THEN 'manual_hold' END,
       delivery_status = CASE WHEN $2 = 'FAILED' THEN 'failed' END, dispatch_mode = NULL WHERE id = $1`,
    [actionId, status],
  );
  await database.unguarded(`DELETE FROM work_item WHERE ref_id = $1 AND kind = 'dispatch'`, [actionId]);
}
