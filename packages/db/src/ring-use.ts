import type { PrismaSession } from './open-store.ts';

/** Ids of the keys of the ring that something in the store still needs. */
export async function kidsInUse(session: PrismaSession): Promise<string[]> {
  const rows = await session.$queryRaw<{ kid: string }[]>`
    SELECT DISTINCT kid FROM (
      SELECT sealed_kid(wrapped) AS kid FROM content_key
      UNION ALL SELECT sealed_kid(secret_sealed) FROM callback_endpoint
      UNION ALL SELECT sealed_kid(previous_sealed) FROM callback_endpoint
      UNION ALL SELECT sealed_kid(body_sealed) FROM callback_event WHERE sealed_kid(body_sealed) IS NOT NULL) used
    WHERE kid IS NOT NULL ORDER BY kid`;
  return rows.map(({ kid }) => kid);
}

export interface RingSealedSecrets {
  workspaceId: string;
  secretSealed: Uint8Array | null;
  previousSealed: Uint8Array | null;
}

/** Callback secrets that the ring itself sealed, as it did before workspaces had keys; by workspace, after one of them. */
export function ringSealedSecrets(session: PrismaSession, after: string, limit: number): Promise<RingSealedSecrets[]> {
  return session.$queryRaw<RingSealedSecrets[]>`
    SELECT workspace_id AS "workspaceId", secret_sealed AS "secretSealed", previous_sealed AS "previousSealed"
    FROM callback_endpoint
    WHERE workspace_id > ${after} AND (sealed_kid(secret_sealed) IS NOT NULL OR sealed_kid(previous_sealed) IS NOT NULL)
    ORDER BY workspace_id LIMIT ${limit}`;
}

/** Puts newly sealed secrets in the place of those that were read; whoever rotated meanwhile stands. */
export async function resealSecrets(
  session: PrismaSession,
  was: RingSealedSecrets,
  becomes: { secret: Uint8Array | null; previous: Uint8Array | null },
): Promise<void> {
  await session.$executeRaw`
    UPDATE callback_endpoint SET secret_sealed = ${becomes.secret}, previous_sealed = ${becomes.previous}
    WHERE workspace_id = ${was.workspaceId} AND secret_sealed IS NOT DISTINCT FROM ${was.secretSealed}
      AND previous_sealed IS NOT DISTINCT FROM ${was.previousSealed}`;
}
