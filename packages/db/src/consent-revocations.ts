import { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';

/** Whose consent, on which channel; the recipient as a keyed hash. */
export interface ConsentOf {
  workspaceId: string;
  channel: string;
  recipientHash: string;
}

/** The moment told, never later than now; now where nobody told one. */
const momentOf = (revokedAt: Date | null) =>
  Prisma.sql`least(coalesce(${revokedAt}::timestamptz, now()), date_trunc('milliseconds', now()))`;

/**
 * Keeps that consent was taken back: at the moment told, never later than now, and now where nobody told one. False where
 * a revocation as late as that stands already. It is on record as of this moment, and not as of the beginning of the transaction:
 * what was approved while it waited for its turn is older.
 */
export async function recordRevocation(
  session: PrismaSession,
  { workspaceId, channel, recipientHash }: ConsentOf,
  revokedAt: Date | null,
  recordedBy: string,
): Promise<boolean> {
  const recorded = await session.$executeRaw`
    INSERT INTO consent_revocation AS c (workspace_id, channel, recipient_hash, revoked_at, recorded_by, recorded_at)
    VALUES (${workspaceId}, ${channel}, ${recipientHash}, ${momentOf(revokedAt)}, ${recordedBy}, clock_timestamp())
    ON CONFLICT (workspace_id, channel, recipient_hash) DO UPDATE
      SET revoked_at = excluded.revoked_at, recorded_by = excluded.recorded_by, recorded_at = excluded.recorded_at
      WHERE c.revoked_at < excluded.revoked_at`;
  return recorded === 1;
}

/**
 * Whether a revocation stands that nothing granted since. `grantedAt`: when consent was last given as far as the message
 * says. `since`: only one that was recorded after that time.
 */
export async function isConsentRevoked(
  session: PrismaSession,
  { workspaceId, channel, recipientHash }: ConsentOf,
  grantedAt: Date | null,
  since?: Date,
): Promise<boolean> {
  const rows = await session.$queryRaw<unknown[]>`
    SELECT 1 FROM consent_revocation
    WHERE workspace_id = ${workspaceId} AND channel = ${channel} AND recipient_hash = ${recipientHash}
      AND revoked_at >= coalesce(${grantedAt}::timestamptz, '-infinity')
      AND recorded_at > coalesce(${since ?? null}::timestamptz, '-infinity')`;
  return rows.length > 0;
}

/** Whether a revocation as late as that stands already; as late as now where none is told. */
export async function isRevocationKnown(
  session: PrismaSession,
  { workspaceId, channel, recipientHash }: ConsentOf,
  revokedAt: Date | null,
): Promise<boolean> {
  const rows = await session.$queryRaw<unknown[]>`
    SELECT 1 FROM consent_revocation
    WHERE workspace_id = ${workspaceId} AND channel = ${channel} AND recipient_hash = ${recipientHash}
      AND revoked_at >= ${momentOf(revokedAt)}`;
  return rows.length > 0;
}

/** Those of some recipients, as keyed hashes, who took back consent on any channel, whatever was granted since. */
export async function revokedAmong(
  session: PrismaSession,
  workspaceId: string,
  recipientHashes: readonly string[],
): Promise<Set<string>> {
  const rows = await session.consentRevocation.findMany({
    where: { workspaceId, recipientHash: { in: [...recipientHashes] } },
    select: { recipientHash: true },
  });
  return new Set(rows.map(({ recipientHash }) => recipientHash));
}
