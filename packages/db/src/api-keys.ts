import type { PrismaSession } from './open-store.ts';

const shown = {
  id: true,
  label: true,
  lastFour: true,
  livemode: true,
  scopes: true,
  ipAllowlist: true,
  createdBy: true,
  createdAt: true,
  expiresAt: true,
  revokedAt: true,
  lastUsedAt: true,
} as const;

export interface NewStoredKey {
  id: string;
  workspaceId: string;
  label: string;
  hash: Uint8Array<ArrayBuffer>;
  lastFour: string;
  livemode: boolean;
  scopes: string[];
  ipAllowlist: string[];
  createdBy: string;
  expiresAt: Date | null;
}

/** Stores a key unless the workspace already has `max` usable ones; null then. Keys of one workspace queue up here. */
export async function createKey(session: PrismaSession, key: NewStoredKey, max: number) {
  await session.$queryRaw`SELECT 1 FROM workspace WHERE id = ${key.workspaceId} FOR UPDATE`;
  const [usable] = await session.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM api_key
    WHERE workspace_id = ${key.workspaceId} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())`;
  return (usable?.count ?? 0) >= max ? null : session.apiKey.create({ data: key, select: shown });
}

/** Every key of a workspace, the newest first, revoked and expired ones too; never the hash. */
export function listKeys(session: PrismaSession, workspaceId: string) {
  return session.apiKey.findMany({ where: { workspaceId }, orderBy: { createdAt: 'desc' }, select: shown });
}

/** Revokes a key of the workspace, once: the key, and whether it was not revoked before; null when there is none. */
export async function revokeKey(session: PrismaSession, workspaceId: string, id: string) {
  const revoked = await session.$executeRaw`
    UPDATE api_key SET revoked_at = now() WHERE id = ${id} AND workspace_id = ${workspaceId} AND revoked_at IS NULL`;
  const row = await session.apiKey.findFirst({ where: { id, workspaceId }, select: shown });
  return row && { row, isNews: revoked === 1 };
}

/** Notes that keys were used. */
export async function touchKeys(session: PrismaSession, ids: readonly string[]): Promise<void> {
  await session.$executeRaw`UPDATE api_key SET last_used_at = now() WHERE id = ANY (${[...ids]})`;
}
