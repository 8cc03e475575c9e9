import type { CrmTag } from './generated/client.ts';
import { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';

export type StoredCrmTag = CrmTag;

/** A contact as one account of the CRM knows them. */
export type AccountContact = Pick<CrmTag, 'portalId' | 'contactId'>;

/** Recipients that are remembered of one contact: whoever erases any of them forgets the contact. */
const MOST_RECIPIENTS = 50;

/** What the tag of a contact says for the workspace; null where it says nothing. */
export function findCrmTag(
  session: PrismaSession,
  workspaceId: string,
  { portalId, contactId }: AccountContact,
): Promise<StoredCrmTag | null> {
  return session.crmTag.findFirst({ where: { workspaceId, portalId, contactId } });
}

/**
 * What the tag of a contact is to say for all workspaces that tag in the account: blocked as long as one of them has them
 * blocked, otherwise what was decided last. For a statement that may see all workspaces.
 */
export async function standingCrmTag(
  session: PrismaSession,
  workspaceId: string,
  { portalId, contactId }: AccountContact,
): Promise<Pick<StoredCrmTag, 'workspaceId' | 'blocked' | 'actionId'> | null> {
  const [standing] = await session.$queryRaw<Pick<StoredCrmTag, 'workspaceId' | 'blocked' | 'actionId'>[]>`
    SELECT t.workspace_id AS "workspaceId", t.blocked, t.action_id AS "actionId" FROM crm_tag t
    WHERE t.portal_id = ${portalId} AND t.contact_id = ${contactId}
      AND (t.workspace_id = ${workspaceId} OR EXISTS (SELECT 1 FROM crm_connection c
        WHERE c.workspace_id = t.workspace_id AND c.portal_id = t.portal_id AND c.tagging))
    ORDER BY t.blocked DESC, t.action_at DESC, t.action_id DESC LIMIT 1`;
  return standing ?? null;
}

/**
 * Keeps what the tag of a contact is to be, unless a later action has said so already. Nothing once the recipient of the action
 * was erased, which it keeps from happening meanwhile: whoever erases them forgets what stands here by then.
 */
export async function wantCrmTag(session: PrismaSession, tag: StoredCrmTag): Promise<void> {
  const { workspaceId, portalId, contactId, recipientHashes, blocked, flagged, actionId, actionAt } = tag;
  await session.$executeRaw`
    INSERT INTO crm_tag AS t (workspace_id, portal_id, contact_id, recipient_hashes, blocked, flagged, action_id, action_at)
    SELECT workspace_id, ${portalId}, ${contactId}, ${recipientHashes}::text[], ${blocked}::boolean, ${flagged}::boolean, id,
      ${actionAt}::timestamptz
    FROM submission WHERE id = ${actionId} AND workspace_id = ${workspaceId} AND erased_at IS NULL FOR SHARE
    ON CONFLICT (workspace_id, portal_id, contact_id) DO UPDATE SET flagged = t.flagged OR excluded.flagged,
      recipient_hashes = (excluded.recipient_hashes
        || ARRAY(SELECT unnest(t.recipient_hashes) EXCEPT SELECT unnest(excluded.recipient_hashes)))[1:${MOST_RECIPIENTS}::int],
      blocked = ${later(Prisma.sql`blocked`)}, action_id = ${later(Prisma.sql`action_id`)}, action_at = ${later(Prisma.sql`action_at`)}`;
}

/** The value of a column that the later of two actions gives it. */
function later(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`CASE WHEN (t.action_at, t.action_id) <= (excluded.action_at, excluded.action_id)
    THEN excluded.${column} ELSE t.${column} END`;
}

/** Notes that the CRM has taken the flag of a contact back, unless it is wanted again. */
export async function settleCrmTag(
  session: PrismaSession,
  workspaceId: string,
  { portalId, contactId }: AccountContact,
): Promise<void> {
  const where = { workspaceId, portalId, contactId, blocked: false };
  await session.crmTag.updateMany({ where, data: { flagged: false } });
}

/**
 * Whether an approval may have a flag to take back: the account may show one, or a block is late in being written. One
 * that no worker has tried yet comes in its turn.
 */
export async function mayHaveCrmFlags(session: PrismaSession, workspaceId: string, portalId: string): Promise<boolean> {
  const flags = await session.$queryRaw<unknown[]>`
    SELECT 1 FROM crm_tag WHERE workspace_id = ${workspaceId} AND portal_id = ${portalId} AND flagged LIMIT 1`;
  if (flags.length > 0) return true;
  const late = await session.$queryRaw<unknown[]>`
    SELECT 1 FROM work_item w JOIN submission s ON s.workspace_id = w.workspace_id AND s.id = w.ref_id
    WHERE w.workspace_id = ${workspaceId} AND w.kind = 'crm_tag' AND w.state IN ('PENDING', 'LEASED', 'DEAD')
      AND (w.state = 'LEASED' OR w.last_error_class IS NOT NULL) AND s.erased_at IS NULL
      AND (s.status = 'BLOCKED' OR (s.status = 'REJECTED' AND s.block_count > 0)) LIMIT 1`;
  return late.length > 0;
}

/** The last live decision about a recipient after another one; null where that is the last. */
export async function laterDecision(
  session: PrismaSession,
  workspaceId: string,
  decided: { id: string; channel: string; recipientMatch: string; decidedAt: Date | null; createdAt: Date },
): Promise<string | null> {
  const [found] = await session.$queryRaw<{ id: string }[]>`
    SELECT id FROM submission
    WHERE workspace_id = ${workspaceId} AND recipient_match = ${decided.recipientMatch} AND channel = ${decided.channel}
      AND livemode AND erased_at IS NULL AND status <> 'QUEUED' AND (status <> 'REJECTED' OR block_count > 0)
      AND (coalesce(decided_at, created_at), id) > (${decided.decidedAt ?? decided.createdAt}, ${decided.id})
    ORDER BY coalesce(decided_at, created_at) DESC, id DESC LIMIT 1`;
  return found?.id ?? null;
}

/** Forgets what is known of the contacts behind a recipient; who they were. */
export async function forgetCrmTags(
  session: PrismaSession,
  workspaceId: string,
  recipientHash: string,
): Promise<AccountContact[]> {
  return session.$queryRaw`
    DELETE FROM crm_tag WHERE workspace_id = ${workspaceId} AND ${recipientHash} = ANY (recipient_hashes)
    RETURNING portal_id AS "portalId", contact_id AS "contactId"`;
}
