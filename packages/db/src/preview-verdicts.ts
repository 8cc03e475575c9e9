import type { PrismaSession } from './open-store.ts';

/** Seconds after which a claim whose maker died may be taken over. */
const ABANDONED_SECONDS = 10;

/**
 * Claims a preview key for 24 hours. `mine`: nobody has answered under it, answer and fill; otherwise the verdict, or
 * null while the first request is still running.
 */
export async function claimVerdict(
  session: PrismaSession,
  workspaceId: string,
  keyHash: Uint8Array<ArrayBuffer>,
): Promise<{ mine: true } | { mine: false; verdict: unknown }> {
  const claimed = await session.$executeRaw`
    INSERT INTO preview_verdict (workspace_id, key_hash, expires_at)
    VALUES (${workspaceId}, ${keyHash}, now() + interval '24 hours')
    ON CONFLICT (workspace_id, key_hash) DO UPDATE
      SET verdict = NULL, claimed_at = now(), expires_at = now() + interval '24 hours'
      WHERE preview_verdict.expires_at <= now() OR (preview_verdict.verdict IS NULL
        AND preview_verdict.claimed_at < now() - ${ABANDONED_SECONDS} * interval '1 second')`;
  if (claimed === 1) return { mine: true };
  const row = await session.previewVerdict.findFirst({
    where: { workspaceId, keyHash },
    select: { verdict: true },
  });
  return { mine: false, verdict: row?.verdict ?? null };
}

/** Stores the first answer, a string where it is sealed; its 24 hours start now. False when another answer came first. */
export async function fillVerdict(
  session: PrismaSession,
  workspaceId: string,
  keyHash: Uint8Array<ArrayBuffer>,
  verdict: object | string,
): Promise<boolean> {
  const filled = await session.$executeRaw`
    UPDATE preview_verdict SET verdict = ${JSON.stringify(verdict)}::jsonb, expires_at = now() + interval '24 hours'
    WHERE workspace_id = ${workspaceId} AND key_hash = ${keyHash} AND verdict IS NULL`;
  return filled === 1;
}

/** Gives a claim back after an error, which is never kept. */
export async function abandonVerdict(
  session: PrismaSession,
  workspaceId: string,
  keyHash: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await session.$executeRaw`
    DELETE FROM preview_verdict WHERE workspace_id = ${workspaceId} AND key_hash = ${keyHash} AND verdict IS NULL`;
}

/** Deletes the kept answers of previews whose 24 hours are over, at most 10,000. How many. */
export function sweepVerdicts(session: PrismaSession): Promise<number> {
  return session.$executeRaw`
    WITH ended AS (SELECT workspace_id, key_hash FROM preview_verdict
      WHERE expires_at <= now() ORDER BY expires_at LIMIT 10000 FOR UPDATE SKIP LOCKED)
    DELETE FROM preview_verdict v USING ended WHERE v.workspace_id = ended.workspace_id AND v.key_hash = ended.key_hash`;
}
