import { FAILING_AFTER } from './callback-endpoints.ts';
import { Prisma } from './generated/client.ts';
import type { Store } from './open-store.ts';
import { claimable, MAX_IN_FLIGHT } from './work-items.ts';

export interface DueItem {
  id: string;
  kind: string;
  enqueueSeq: number;
}

export interface DueItemsQuery {
  /** Work of a newer version waits for a worker that knows it. */
  readonly kinds: readonly string[];
  /** Items per call. */
  readonly limit: number;
  /** Seconds an item that was put on a queue is given to be claimed, before it is put there again. */
  readonly reofferSeconds: number;
}

/** Seconds given to a wake-up that the writer of the item sent by itself: nobody knows whether it arrived. */
const NUDGED_SECONDS = 5;

/**
 * Kinds that every workspace gets its turns of: as many of its items are handed out as there is room for beside those
 * in hand, oldest first. A job that can only be turned away would come back and back for as long as the receiver is
 * slow, and one workspace's backlog would stand in the queue before everybody else's. The kind stands in the SQL as it
 * is, because each has an index of its own.
 */
const turns = {
  callback: {
    open: Prisma.sql`kind = 'callback' AND state IN ('PENDING', 'LEASED')`,
    room: Prisma.sql`SELECT tenant.id, CASE
        -- A disabled receiver's are let through one by one, for the claim to park them.
        WHEN e.disabled_at IS NOT NULL THEN 1
        WHEN e.consecutive_failures >= ${FAILING_AFTER}::int THEN
          CASE WHEN e.next_probe_at > now() THEN 0 ELSE 1 END
        ELSE ${MAX_IN_FLIGHT}::int - coalesce(e.consecutive_failures, 0) END AS most
      FROM tenant LEFT JOIN callback_endpoint e ON e.workspace_id = tenant.id WHERE tenant.id IS NOT NULL`,
  },
  dispatch: {
    open: Prisma.sql`kind = 'dispatch' AND state IN ('PENDING', 'LEASED')`,
    // What a paused workspace has not begun waits until the pause ends.
    room: Prisma.sql`SELECT tenant.id,
        CASE WHEN coalesce(w.settings ->> 'pause_mode', 'off') = 'off' THEN ${MAX_IN_FLIGHT}::int ELSE 0 END AS most
      FROM tenant LEFT JOIN workspace w ON w.id = tenant.id WHERE tenant.id IS NOT NULL`,
  },
};

/**
 * Hands due items to `enqueue` and marks them, in one transaction. Items are taken by state, never by "newer than the
 * last", so a commit that lands late is not skipped; several relays share the work. What people wait for, callbacks and
 * dispatches, goes before other kinds, whose backlog nobody waits for.
 */
export function takeDueItems(
  store: Store,
  { kinds, limit, reofferSeconds }: DueItemsQuery,
  enqueue: (items: readonly DueItem[]) => Promise<void>,
): Promise<number> {
  const offered = Prisma.sql`(enqueued_at >= now() - make_interval(secs =>
    CASE WHEN enqueue_seq = 0 THEN ${Math.min(NUDGED_SECONDS, reofferSeconds)}::float8 ELSE ${reofferSeconds}::float8 END))`;
  const due = Prisma.sql`${claimable} AND ${offered} IS NOT TRUE`;
  const others = kinds.filter((kind) => !(kind in turns));
  const inTurns = ({ open, room }: (typeof turns)[keyof typeof turns]) => Prisma.sql`(
    WITH RECURSIVE tenant (id) AS (
      (SELECT workspace_id FROM work_item WHERE ${open} ORDER BY workspace_id LIMIT 1)
      UNION ALL
      SELECT (SELECT workspace_id FROM work_item WHERE ${open} AND workspace_id > tenant.id
        ORDER BY workspace_id LIMIT 1) FROM tenant WHERE tenant.id IS NOT NULL
    ), room AS (${room})
    SELECT item.id, item.next_run_at, 0 AS rank FROM room
    CROSS JOIN LATERAL (SELECT count(*) AS busy FROM (SELECT 1 FROM work_item
      WHERE workspace_id = room.id AND ${open} AND next_run_at <= now()
        AND ((state = 'LEASED' AND lease_until >= now()) OR (state = 'PENDING' AND ${offered}))
      LIMIT ${MAX_IN_FLIGHT}::int) AS taken) AS flight
    CROSS JOIN LATERAL (SELECT id, next_run_at FROM work_item
      WHERE workspace_id = room.id AND ${open} AND ${due}
      ORDER BY next_run_at, id LIMIT greatest(room.most - flight.busy, 0)) AS item)`;
  return store.transaction(async (session) => {
    const rows = await session.$queryRaw<DueItem[]>`
      WITH pick AS (
        ${inTurns(turns.callback)}
        UNION ALL
        ${inTurns(turns.dispatch)}
        UNION
        -- Pings go out whatever room there is.
        (SELECT id, next_run_at, 0 AS rank FROM work_item WHERE ${due}
          AND ref_id IN (SELECT ping_event_id FROM callback_endpoint WHERE ping_event_id IS NOT NULL))
        UNION ALL
        (SELECT id, next_run_at, 1 AS rank FROM work_item WHERE kind = ANY (${others}) AND ${due} ORDER BY next_run_at LIMIT ${limit})
      )
      SELECT id, kind, enqueue_seq AS "enqueueSeq" FROM work_item
      WHERE id IN (SELECT pick.id FROM pick JOIN work_item item ON item.id = pick.id AND item.kind = ANY (${[...kinds]})
        ORDER BY rank, pick.next_run_at, pick.id LIMIT ${limit}) AND ${due}
      ORDER BY next_run_at, id FOR UPDATE SKIP LOCKED`;
    if (rows.length === 0) return 0;
    const items = rows.map((row) => ({ ...row, enqueueSeq: row.enqueueSeq + 1 }));
    await session.$executeRaw`
      UPDATE work_item SET enqueued_at = now(), enqueue_seq = enqueue_seq + 1
      WHERE id = ANY (${rows.map((row) => row.id)})`;
    await enqueue(items);
    return items.length;
  });
}
