import type { PrismaSession } from './open-store.ts';

/** A place in the record: behind every event of the transactions before `txid`, and behind the event `id` in it. */
export interface FeedCursor {
  txid: bigint;
  id: bigint;
}

export interface StoredFeedEvent {
  txid: bigint;
  id: bigint;
  submissionId: string;
  kind: string;
  actor: string;
  createdAt: Date;
}

/**
 * Ids are drawn before transactions commit, so an event with a smaller id may appear later. So many ids back are looked
 * through for those; a transaction lasts five seconds at most.
 */
const LOOK_BACK = 200_000n;

/** Where the record ends now. */
export async function feedEnd(session: PrismaSession): Promise<FeedCursor> {
  const [row] = await session.$queryRaw<{ txid: bigint; id: bigint }[]>`
    SELECT (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint - 1 AS txid,
      coalesce((SELECT max(id) FROM audit_event), 0)::bigint AS id`;
  return row ?? { txid: 0n, id: 0n };
}

/**
 * Events of a workspace behind a place, in the order of their transactions, at most `limit`. Only transactions before
 * the oldest one that still runs are read: whatever commits later comes behind everything told before, and none is missed.
 */
export function feedAfter(
  session: PrismaSession,
  workspaceId: string,
  after: FeedCursor,
  kinds: readonly string[],
  limit: number,
): Promise<StoredFeedEvent[]> {
  return session.$queryRaw`
    SELECT txid, id, submission_id AS "submissionId", kind, actor, created_at AS "createdAt" FROM audit_event
    WHERE workspace_id = ${workspaceId} AND id > ${after.id - LOOK_BACK}
      AND (txid, id) > (${after.txid}::bigint, ${after.id}::bigint)
      AND txid < (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint
      AND submission_id IS NOT NULL AND kind = ANY (${[...kinds]})
      AND (kind <> 'submission.decided' OR detail ->> 'status' = 'QUEUED')
    ORDER BY txid, id LIMIT ${limit}`;
}
