import type { PrismaSession } from './open-store.ts';

export interface StoredDispatchSecret {
  name: string;
  sealed: Uint8Array;
  previousSealed: Uint8Array | null;
  /** Judged by Postgres's clock. */
  previousUsable: boolean;
}

/** The sealed dispatch secrets of a workspace. */
export function findDispatchSecrets(session: PrismaSession, workspaceId: string): Promise<StoredDispatchSecret[]> {
  return session.$queryRaw`
    SELECT name, sealed, previous_sealed AS "previousSealed", coalesce(previous_until > now(), false) AS "previousUsable"
    FROM dispatch_secret WHERE workspace_id = ${workspaceId}`;
}

/** Stores a secret in place of the one there was; `previous`, when given, stays usable for 24 hours. */
export async function putDispatchSecret(
  session: PrismaSession,
  workspaceId: string,
  name: string,
  sealed: { current: Uint8Array<ArrayBuffer>; previous: Uint8Array<ArrayBuffer> | null },
): Promise<void> {
  const { current, previous } = sealed;
  await session.$executeRaw`
    INSERT INTO dispatch_secret (workspace_id, name, sealed, previous_sealed, previous_until)
    VALUES (${workspaceId}, ${name}, ${current}, ${previous}, CASE WHEN ${previous !== null} THEN now() + interval '24 hours' END)
    ON CONFLICT (workspace_id, name) DO UPDATE SET sealed = excluded.sealed, previous_sealed = excluded.previous_sealed,
      previous_until = excluded.previous_until`;
}

/** Forgets a secret, and the one before it, at once. */
export async function dropDispatchSecret(session: PrismaSession, workspaceId: string, name: string): Promise<void> {
  await session.dispatchSecret.deleteMany({ where: { workspaceId, name } });
}
