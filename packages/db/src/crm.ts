import { type CrmConnection, type CrmConsent, Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';

export type StoredCrmConnection = CrmConnection;
export type StoredCrmConsent = CrmConsent;

/** The connection of a workspace, in whatever state; null where there never was one. */
export function findCrmConnection(session: PrismaSession, workspaceId: string): Promise<StoredCrmConnection | null> {
  return session.crmConnection.findFirst({ where: { workspaceId } });
}

/** Connects a workspace, in place of whatever it was connected with. */
export async function putCrmConnection(
  session: PrismaSession,
  connection: Pick<CrmConnection, 'workspaceId' | 'portalId' | 'scopes' | 'tagging' | 'connectedBy'> & {
    refreshSealed: Uint8Array<ArrayBuffer>;
  },
): Promise<void> {
  const { workspaceId, portalId, scopes, tagging, connectedBy, refreshSealed } = connection;
  await session.$executeRaw`
    INSERT INTO crm_connection (workspace_id, portal_id, scopes, tagging, connected_by, refresh_sealed, state, connected_at,
      evidence_changed_at)
    VALUES (${workspaceId}, ${portalId}, ${scopes}, ${tagging}, ${connectedBy}, ${refreshSealed}, 'connected', now(), now())
    ON CONFLICT (workspace_id) DO UPDATE SET portal_id = excluded.portal_id, scopes = excluded.scopes,
      tagging = excluded.tagging, connected_by = excluded.connected_by, refresh_sealed = excluded.refresh_sealed,
      state = excluded.state, connected_at = excluded.connected_at, evidence_changed_at = excluded.evidence_changed_at`;
}

/** Ends a connection; what it was, or null where there was none. What is known of tags stays: the account has them. */
export async function dropCrmConnection(
  session: PrismaSession,
  workspaceId: string,
): Promise<StoredCrmConnection | null> {
  const was = await findCrmConnection(session, workspaceId);
  const { count } = await session.crmConnection.deleteMany({ where: { workspaceId } });
  return count === 1 ? was : null;
}

/**
 * Puts the token in place of the one it replaces, in which state the connection was; null where the workspace was connected
 * anew meanwhile. What another process lost the connection for is that older token alone: it stands again.
 */
export async function rotateCrmToken(
  session: PrismaSession,
  workspaceId: string,
  was: Uint8Array,
  becomes: Uint8Array<ArrayBuffer>,
): Promise<string | null> {
  const [rotated] = await session.$queryRaw<{ state: string }[]>`
    UPDATE crm_connection c SET refresh_sealed = ${becomes}, state = 'connected'
    FROM (SELECT state FROM crm_connection WHERE workspace_id = ${workspaceId} FOR UPDATE) before
    WHERE c.workspace_id = ${workspaceId} AND c.refresh_sealed = ${was} RETURNING before.state`;
  return rotated?.state ?? null;
}

/** Notes that the CRM refuses a token; false where it is not the connection's any more, or that was known. */
export async function loseCrmConnection(
  session: PrismaSession,
  workspaceId: string,
  token: Uint8Array,
): Promise<boolean> {
  const lost = await session.$executeRaw`
    UPDATE crm_connection SET state = 'needs_reconnect'
    WHERE workspace_id = ${workspaceId} AND refresh_sealed = ${token} AND state = 'connected'`;
  return lost === 1;
}

/** Whatever was read of the CRM before now is out of date. */
export async function outdateCrmEvidence(session: PrismaSession, workspaceId: string): Promise<void> {
  await session.$executeRaw`UPDATE crm_connection SET evidence_changed_at = now() WHERE workspace_id = ${workspaceId}`;
}

/** Keeps that somebody went to the CRM to consent, for ten minutes; whatever the same person began before is void. */
export async function putCrmConsent(
  session: PrismaSession,
  consent: Omit<CrmConsent, 'expiresAt' | 'verifierSealed'> & { verifierSealed: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const { stateHash, workspaceId, userId, tagging, verifierSealed } = consent;
  await session.$executeRaw`
    INSERT INTO crm_consent (state_hash, workspace_id, user_id, tagging, verifier_sealed, expires_at)
    VALUES (${stateHash}, ${workspaceId}, ${userId}, ${tagging}, ${verifierSealed}, now() + interval '10 minutes')
    ON CONFLICT (workspace_id, user_id) DO UPDATE SET state_hash = excluded.state_hash, tagging = excluded.tagging,
      verifier_sealed = excluded.verifier_sealed, expires_at = excluded.expires_at`;
}

/** Takes a consent, which nobody else can take after that; null where its time is over or it is somebody else's. */
export async function takeCrmConsent(
  session: PrismaSession,
  stateHash: string,
  userId: string,
): Promise<Omit<StoredCrmConsent, 'expiresAt' | 'stateHash'> | null> {
  const [taken] = await session.$queryRaw<(Omit<StoredCrmConsent, 'stateHash' | 'expiresAt'> & { valid: boolean })[]>`
    DELETE FROM crm_consent WHERE state_hash = ${stateHash} AND user_id = ${userId}
    RETURNING workspace_id AS "workspaceId", user_id AS "userId", tagging, verifier_sealed AS "verifierSealed",
      expires_at > now() AS valid`;
  return taken?.valid ? taken : null;
}

/**
 * Owes a look at the consent of contacts; one that is owed for the same event already is not owed twice. The CRM does not
 * promise that the ids of its events are unlike each other.
 */
export async function oweCrmConsents(
  session: PrismaSession,
  workspaceId: string,
  items: readonly { id: string; contact: string; eventId: string }[],
  maxAttempts: number,
): Promise<void> {
  await session.$executeRaw`
    INSERT INTO work_item (id, workspace_id, kind, dedupe_key, ref_id, max_attempts, next_run_at)
    SELECT o.id, ${workspaceId}, 'crm_consent', 'crm_consent-' || ${workspaceId} || '-' || o.contact || '-' || o."eventId", o.contact,
      ${maxAttempts}::int, date_trunc('milliseconds', now())
    FROM json_to_recordset(${JSON.stringify(items)}::json) AS o(id text, contact text, "eventId" text)
    ON CONFLICT (dedupe_key) DO NOTHING`;
}

/**
 * Takes up again what was given up while the connection was lost, as much as a statement has time for; how much. A worker that is
 * at some of it knows the connection of before, and would give it up for that a moment later: it loses its lease.
 */
export async function resumeCrmWork(session: PrismaSession, workspaceId: string): Promise<number> {
  return takeUpCrmWork(session, workspaceId, Prisma.sql`w.state IN ('DEAD', 'LEASED')`);
}

/** Takes up again a step of what was too much to be taken up when the workspace was connected; how much. */
export async function resumeCrmRest(session: PrismaSession, workspaceId: string): Promise<number> {
  const restOf = Prisma.sql`EXISTS (SELECT 1 FROM crm_connection c WHERE c.workspace_id = w.workspace_id AND ${leftOver})`;
  return takeUpCrmWork(session, workspaceId, restOf);
}

/** Whether an item `w` was given up before the connection `c`, which stands. What is given up after it stays so. */
export const leftOver = Prisma.sql`c.state = 'connected' AND w.kind IN ('crm_tag', 'crm_consent') AND w.state = 'DEAD'
  AND w.finished_at < c.connected_at`;

/** A connection that was lost for days leaves more behind than a statement has time for; and then it could not be made anew. */
const CRM_WORK_AT_ONCE = 5_000;

function takeUpCrmWork(session: PrismaSession, workspaceId: string, which: Prisma.Sql): Promise<number> {
  return session.$executeRaw`
    UPDATE work_item SET state = 'PENDING', attempt = 0, lease_token = NULL, lease_until = NULL, enqueued_at = NULL,
      finished_at = NULL, next_run_at = now()
    WHERE id IN (SELECT w.id FROM work_item w
      WHERE w.workspace_id = ${workspaceId} AND w.kind IN ('crm_tag', 'crm_consent') AND ${which}
      -- What a worker is at comes first: it is never much.
      ORDER BY w.state DESC, w.id LIMIT ${CRM_WORK_AT_ONCE} FOR UPDATE)`;
}
