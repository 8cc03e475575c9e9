import { type DeliveryStatus, firstCharacters, type ListPlace, type SubmissionStatus } from '@sendgate/contracts';
import type { ContentKeys } from './content-keys.ts';
import { Prisma, type Submission } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';
import { openIfPossible } from './sealed-content.ts';

/** Which submissions of a workspace are meant. */
export interface SubmissionFilters {
  /** Only what stands behind this row, from new to old. */
  after?: ListPlace | undefined;
  status?: readonly string[] | undefined;
  channel?: string | undefined;
  queueReason?: string | undefined;
  deliveryStatus?: DeliveryStatus | undefined;
  rule?: string | undefined;
  /** Of the worst that was found. */
  severity?: 'BLOCK' | 'WARN' | undefined;
  recipientMatches?: readonly string[] | undefined;
  governanceActionId?: string | undefined;
  idempotencyKey?: string | undefined;
  sourceModel?: string | undefined;
  label?: string | undefined;
  snapshotId?: string | undefined;
  assignee?: string | undefined;
  /** Only what was sampled for quality review after it had been let go. */
  sampled?: boolean | undefined;
  /** Of these, only what nobody has checked off. */
  awaitingCheck?: boolean | undefined;
  createdAfter?: Date | undefined;
  createdBefore?: Date | undefined;
  livemode: boolean;
}

export interface SubmissionListFilters extends SubmissionFilters {
  limit: number;
  offset: number;
  order: 'newest' | 'urgent';
}

export type StoredListItem = Pick<
  Submission,
  | 'id'
  | 'channel'
  | 'status'
  | 'queueReason'
  | 'recipient'
  | 'subject'
  | 'contentType'
  | 'sourceModel'
  | 'policyPassed'
  | 'violationCount'
  | 'blockCount'
  | 'rules'
  | 'remediated'
  | 'edited'
  | 'decidedAt'
  | 'snapshotId'
  | 'governanceActionId'
  | 'label'
  | 'assignee'
  | 'claimedBy'
  | 'claimedUntil'
  | 'escalatedAt'
  | 'raisedAt'
  | 'heldAgainAt'
  | 'releaseAt'
  | 'livemode'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'expiresAt'
  | 'respondBy'
  | 'reviewedBy'
  | 'reviewedAt'
  | 'deliveryStatus'
> & { bodyStart: string | null };

/** Where a submission may stand whose message has come so far on its way. */
const statusesOf: Readonly<Record<DeliveryStatus, readonly SubmissionStatus[]>> = {
  pending: ['APPROVED', 'DISPATCHING'],
  dispatching: ['DISPATCHING'],
  sent: ['SENT'],
  failed: ['FAILED'],
  unknown: ['FAILED'],
  canceled: ['FAILED'],
};

export interface HoldNeighbours {
  before: string | null;
  after: string | null;
  /** Holds that are more urgent. */
  ahead: number;
  /** Holds in all. */
  total: number;
}

/** A hold in which a scan found something counts as if half of its time were gone. */
const dueBy = Prisma.sql`least(respond_by, expires_at, raised_at + (respond_by - raised_at) / 2)`;
const soonest = (due: Prisma.Sql) => Prisma.sql`${due} ASC NULLS LAST, created_at ASC, id ASC`;
const byUrgency = soonest(dueBy);

/**
 * The holds before and after one among those the filters let through, most urgent first, how many stand before it, and how
 * many there are. What is none of them any more keeps the place it had, so that whoever decides goes on to the next; behind
 * the last, be it decided or just being decided, it goes on with the first that nobody is deciding, if there is one.
 */
export async function holdNeighbours(
  session: PrismaSession,
  workspaceId: string,
  id: string,
  filters: SubmissionFilters,
): Promise<HoldNeighbours> {
  const where = holdConditions(workspaceId, filters);
  const inTurn = soonest(Prisma.sql`due_by`);
  const [row] = await session.$queryRaw<HoldNeighbours[]>`
    WITH hold AS (SELECT id, created_at, ${dueBy} AS due_by FROM submission WHERE ${Prisma.join(where, ' AND ')}),
    passed AS (SELECT id, created_at, ${dueBy} AS due_by FROM submission
      WHERE id = ${id} AND workspace_id = ${workspaceId} AND NOT EXISTS (SELECT 1 FROM hold WHERE id = ${id})),
    placed AS (SELECT id, lag(id) OVER urgency AS before, lead(id) OVER urgency AS after,
        row_number() OVER urgency AS place
      FROM (SELECT * FROM hold UNION ALL SELECT * FROM passed) WINDOW urgency AS (ORDER BY ${inTurn}))
    SELECT before, coalesce(after, (SELECT id FROM hold
        WHERE (EXISTS (SELECT 1 FROM passed) OR ${isBeingDecided(Prisma.sql`${id}`)}) AND NOT ${isBeingDecided(Prisma.sql`hold.id`)}
        ORDER BY ${inTurn} LIMIT 1)) AS after, (place - 1)::int AS ahead,
      (SELECT count(*)::int FROM hold) AS total
    FROM placed WHERE id = ${id}`;
  return row ?? { before: null, after: null, ahead: 0, total: 0 };
}

function isBeingDecided(id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM pending_decision WHERE submission_id = ${id})`;
}

/** How many holds the filters let through: without their order, which is most of what their neighbours cost. */
export async function countHoldsLike(
  session: PrismaSession,
  workspaceId: string,
  filters: SubmissionFilters,
): Promise<number> {
  const [row] = await session.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM submission WHERE ${Prisma.join(holdConditions(workspaceId, filters), ' AND ')}`;
  return row?.total ?? 0;
}

function holdConditions(workspaceId: string, filters: SubmissionFilters): Prisma.Sql[] {
  return [Prisma.sql`status = 'QUEUED'`, ...conditions(workspaceId, { ...filters, status: undefined })];
}

/** Characters of a body that a list reads. */
const START = 640;
/** Sealed contents opened at once for a list, which keeps a few words of each. */
const OPENED_AT_ONCE = 25;

/**
 * A page of submissions without their bodies, one row more than asked for when there are more. Raw SQL, because only
 * the first characters of a body may leave the database; a sealed one comes as a whole, and its start is kept.
 */
export async function listSubmissions(
  session: PrismaSession,
  keys: ContentKeys,
  workspaceId: string,
  filters: SubmissionListFilters,
): Promise<StoredListItem[]> {
  const rows = await session.$queryRaw<(StoredListItem & { sealed: boolean })[]>(listStatement(workspaceId, filters));
  const closed = rows.filter(({ sealed }) => sealed).map(({ id }) => id);
  const starts = closed.length === 0 ? null : await openStarts(session, keys, closed);
  return rows.map(({ sealed: _sealed, ...row }) => ({ ...row, ...starts?.get(row.id) }));
}

/** What filters ask of a row, so that the index they name is found. */
function conditions(workspaceId: string, filters: SubmissionFilters): Prisma.Sql[] {
  const { recipientMatches: matches } = filters;
  const only = matches?.length === 1 ? matches[0] : undefined;
  const mode = Prisma.sql`livemode = ${filters.livemode}`;
  // A recipient tells more than the mode, which is kept out of the choice of an index: see `gatherSql`.
  const where: Prisma.Sql[] = [
    Prisma.sql`workspace_id = ${workspaceId}`,
    matches ? Prisma.sql`(${mode}) IS TRUE` : mode,
  ];
  if (filters.status) where.push(Prisma.sql`status = ANY (${[...filters.status]})`);
  if (filters.channel !== undefined) where.push(Prisma.sql`channel = ${filters.channel}`);
  if (filters.queueReason !== undefined) where.push(Prisma.sql`queue_reason = ${filters.queueReason}`);
  if (filters.deliveryStatus !== undefined) {
    // The status is implied; it is what the index knows.
    where.push(Prisma.sql`delivery_status = ${filters.deliveryStatus}`);
    where.push(Prisma.sql`status = ANY (${[...statusesOf[filters.deliveryStatus]]})`);
  }
  if (filters.rule !== undefined) where.push(Prisma.sql`${filters.rule} = ANY (rules)`);
  if (filters.severity === 'BLOCK') where.push(Prisma.sql`block_count > 0`);
  if (filters.severity === 'WARN') where.push(Prisma.sql`block_count = 0`);
  // Implied by each of them; it is what the index knows.
  if (filters.rule !== undefined || filters.severity) where.push(Prisma.sql`violation_count > 0`);
  if (matches) {
    // One alone is an equality, so that the index of recipients hands its rows over in the order they are wanted in.
    where.push(only ? Prisma.sql`recipient_match = ${only}` : Prisma.sql`recipient_match = ANY (${[...matches]})`);
  }
  if (filters.governanceActionId !== undefined) {
    where.push(Prisma.sql`governance_action_id = ${filters.governanceActionId}`);
  }
  if (filters.idempotencyKey !== undefined) where.push(Prisma.sql`idempotency_key = ${filters.idempotencyKey}`);
  if (filters.sourceModel !== undefined) where.push(Prisma.sql`source_model = ${filters.sourceModel}`);
  if (filters.label !== undefined) where.push(Prisma.sql`label = ${filters.label}`);
  if (filters.snapshotId !== undefined) where.push(Prisma.sql`snapshot_id = ${filters.snapshotId}`);
  if (filters.assignee !== undefined) where.push(Prisma.sql`assignee = ${filters.assignee}`);
  if (filters.sampled || filters.awaitingCheck) {
    const unchecked = Prisma.sql`AND NOT EXISTS (SELECT 1 FROM audit_event c
      WHERE c.submission_id = a.submission_id AND c.kind = 'review.sample_checked')`;
    where.push(Prisma.sql`id IN (SELECT a.submission_id FROM audit_event a
      WHERE a.workspace_id = ${workspaceId} AND a.detail ? 'sampled' ${filters.awaitingCheck ? unchecked : Prisma.empty}
      ORDER BY a.id DESC LIMIT 10000)`);
  }
  if (filters.after) where.push(Prisma.sql`(created_at, id) < (${filters.after.createdAt}, ${filters.after.id})`);
  if (filters.createdAfter) where.push(Prisma.sql`created_at > ${filters.createdAfter}`);
  if (filters.createdBefore) where.push(Prisma.sql`created_at < ${filters.createdBefore}`);
  return where;
}

const byAge = Prisma.sql`created_at DESC, id DESC`;
/** Messages with up to so many rules stand with them in the index `submission_found_few`, others in `submission_found_many`. */
const FEW_RULES = Prisma.sql`24`;

/** The ids of a page of messages by what was found in them, read from the indexes that tell it, and from no row. */
function foundIds(where: Prisma.Sql, { limit, offset }: SubmissionListFilters): Prisma.Sql {
  const newest = (rules: Prisma.Sql) => Prisma.sql`(SELECT id, created_at FROM submission
    WHERE ${where} AND cardinality(rules) ${rules} ORDER BY ${byAge} LIMIT ${offset + limit + 1})`;
  return Prisma.sql`SELECT id FROM (${newest(Prisma.sql`<= ${FEW_RULES}`)} UNION ALL ${newest(Prisma.sql`> ${FEW_RULES}`)}) AS found
    ORDER BY ${byAge} LIMIT ${limit + 1} OFFSET ${offset}`;
}

/**
 * What a list reads, by whichever index its filters name. Behind an offset, and where an index tells what was found, the rows
 * of the page are chosen first: those it passes over would be read, and the starts of their bodies unpacked, for nothing.
 */
export function listStatement(workspaceId: string, filters: SubmissionListFilters): Prisma.Sql {
  const order = filters.order === 'urgent' ? byUrgency : byAge;
  const where = Prisma.join(conditions(workspaceId, filters), ' AND ');
  const page = Prisma.sql`WHERE ${where} ORDER BY ${order} LIMIT ${filters.limit + 1} OFFSET ${filters.offset}`;
  const byFindings = order === byAge && (filters.rule !== undefined || filters.severity !== undefined);
  const ids = byFindings ? foundIds(where, filters) : Prisma.sql`SELECT id FROM submission ${page}`;
  return Prisma.sql`
    SELECT id, channel, status, queue_reason AS "queueReason", recipient, subject,
      left(body_text, ${START}::int) AS "bodyStart", content_sealed IS NOT NULL AS sealed, content_type AS "contentType", source_model AS "sourceModel",
      policy_passed AS "policyPassed", violation_count AS "violationCount", block_count AS "blockCount", rules,
      remediated, edited, decided_at AS "decidedAt", snapshot_id AS "snapshotId", governance_action_id AS "governanceActionId", label, assignee, livemode,
      CASE WHEN claimed_until > now() THEN claimed_by END AS "claimedBy",
      CASE WHEN claimed_until > now() THEN claimed_until END AS "claimedUntil",
      escalated_at AS "escalatedAt", raised_at AS "raisedAt", held_again_at AS "heldAgainAt", release_at AS "releaseAt",
      version, created_at AS "createdAt", updated_at AS "updatedAt", expires_at AS "expiresAt",
      respond_by AS "respondBy", reviewed_by AS "reviewedBy", reviewed_at AS "reviewedAt",
      delivery_status AS "deliveryStatus"
    FROM submission ${filters.offset === 0 && !byFindings ? page : Prisma.sql`WHERE id IN (${ids}) ORDER BY ${order}`}`;
}

/** Subject and first characters of submissions whose content is sealed. What does not open is listed without them. */
async function openStarts(
  session: PrismaSession,
  keys: ContentKeys,
  ids: readonly string[],
): Promise<Map<string, Pick<StoredListItem, 'subject' | 'bodyStart'>>> {
  const starts = new Map<string, Pick<StoredListItem, 'subject' | 'bodyStart'>>();
  for (let at = 0; at < ids.length; at += OPENED_AT_ONCE) {
    const some = ids.slice(at, at + OPENED_AT_ONCE);
    for (const row of await session.submission.findMany({ where: { id: { in: some } } })) {
      const { subject, bodyText } = await openIfPossible(keys, row);
      // As Postgres counts: a character outside the first plane is one, and two units here.
      const bodyStart = bodyText && firstCharacters(bodyText, START);
      starts.set(row.id, { subject, bodyStart });
    }
  }
  return starts;
}
