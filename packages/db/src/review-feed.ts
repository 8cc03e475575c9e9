import type { PrismaSession } from './open-store.ts';

/** A place in the record: behind every event of the transactions before `txid`, and behind the event `id` in it. */
export interface FeedCursor {
  txid: bigint;
  id: bigint;
}

/**
 * What had committed at a moment: every transaction before `end` but those that were still `running`. A page read after
 * that moment shows all of it.
 */
export interface FeedShown {
  end: bigint;
  running: bigint[];
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

/** Where the record ends now, and what it holds behind that place already. */
export async function feedEnd(session: PrismaSession): Promise<FeedCursor & { shown: FeedShown }> {
  const [row] = await session.$queryRaw<{ txid: bigint; id: bigint; end: bigint; running: bigint[] }[]>`
    SELECT (pg_snapshot_xmin(s)::text)::bigint - 1 AS txid, coalesce((SELECT max(id) FROM audit_event), 0)::bigint AS id,
      (pg_snapshot_xmax(s)::text)::bigint AS end, ARRAY(SELECT x::text::bigint FROM pg_snapshot_xip(s) x) AS running
    FROM pg_current_snapshot() s`;
  const { txid, id, end, running } = row ?? { txid: 0n, id: 0n, end: 0n, running: [] };
  return { txid, id, shown: { end, running } };
}

/**
 * Events of a workspace behind a place, in the order of their transactions, at most `limit`. Only transactions before
 * the oldest one that still runs are read: whatever commits later comes behind everything told before, and none is missed.
 * What is `shown` already is left out.
 */
export function feedAfter(
  session: PrismaSession,
  workspaceId: string,
  after: FeedCursor,
  shown: FeedShown,
  kinds: readonly string[],
  limit: number,
): Promise<StoredFeedEvent[]> {
  return session.$queryRaw`
    SELECT txid, id, submission_id AS "submissionId", kind, actor, created_at AS "createdAt" FROM audit_event
    WHERE workspace_id = ${workspaceId} AND id > ${after.id - LOOK_BACK}
      AND (txid, id) > (${after.txid}::bigint, ${after.id}::bigint)
      AND txid < (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint
      AND (txid >= ${shown.end}::bigint OR txid = ANY (${shown.running}::bigint[]))
      AND submission_id IS NOT NULL AND kind = ANY (${[...kinds]})
      AND (kind <> 'submission.decided' OR detail ->> 'status' = 'QUEUED')
    ORDER BY txid, id LIMIT ${limit}`;
}
