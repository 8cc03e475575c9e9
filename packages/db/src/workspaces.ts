import type { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';

export interface StoredWorkspace {
  id: string;
  name: string;
  settings: Prisma.JsonValue;
  settingsVersion: number;
  activeSnapshotId: string | null;
  createdAt: Date;
}

/** Stores a workspace with its callback endpoint. The snapshot it names is stored in the same transaction. */
export async function createWorkspace(
  session: PrismaSession,
  workspace: { id: string; name: string; settings: object; activeSnapshotId: string },
): Promise<StoredWorkspace> {
  const created = await session.workspace.create({ data: { ...workspace, settings: workspace.settings } });
  await session.callbackEndpoint.create({ data: { workspaceId: workspace.id } });
  return created;
}

/** A workspace; null for none. */
export function findWorkspace(session: PrismaSession, id: string): Promise<StoredWorkspace | null> {
  return session.workspace.findFirst({ where: { id } });
}

/** How many workspaces the caller's context shows. */
export function countWorkspaces(session: PrismaSession): Promise<number> {
  return session.workspace.count();
}

/** Replaces the settings when nobody else did meanwhile; false otherwise. */
export async function replaceSettings(
  session: PrismaSession,
  change: { id: string; expectedVersion: number; settings: object; activeSnapshotId?: string | undefined },
): Promise<boolean> {
  const { count } = await session.workspace.updateMany({
    where: { id: change.id, settingsVersion: change.expectedVersion },
    data: {
      settings: change.settings,
      settingsVersion: { increment: 1 },
      ...(change.activeSnapshotId === undefined ? {} : { activeSnapshotId: change.activeSnapshotId }),
    },
  });
  return count === 1;
}

/** The people of a workspace, those who joined first before the others. */
export async function listMembers(session: PrismaSession, workspaceId: string) {
  const rows = await session.membership.findMany({
    where: { workspaceId },
    include: { user: { select: { email: true, name: true } } },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map(({ user, userId, role, createdAt }) => ({
    userId,
    email: user.email,
    name: user.name,
    role,
    createdAt,
  }));
}

/** The role of a person in a workspace; null for who is no member. */
export async function findRole(session: PrismaSession, userId: string, workspaceId: string): Promise<string | null> {
  const row = await session.membership.findFirst({
    where: { userId, workspaceId },
    select: { role: true },
  });
  return row?.role ?? null;
}

/** The workspaces of a person, the one they joined first before the others. */
export async function listMemberships(session: PrismaSession, userId: string) {
  const rows = await session.membership.findMany({
    where: { userId },
    include: { workspace: { select: { name: true } } },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map((row) => ({ workspaceId: row.workspaceId, workspaceName: row.workspace.name, role: row.role }));
}

/** Gives a person a role in a workspace, in place of the one they have there. */
export async function setMembership(
  session: PrismaSession,
  membership: { userId: string; workspaceId: string; role: string },
): Promise<void> {
  const { userId, workspaceId, role } = membership;
  await session.membership.upsert({
    where: { userId_workspaceId: { userId, workspaceId } },
    create: membership,
    update: { role },
  });
}

/** Takes a person out of a workspace; false for who was no member. */
export async function deleteMembership(session: PrismaSession, userId: string, workspaceId: string): Promise<boolean> {
  const { count } = await session.membership.deleteMany({ where: { userId, workspaceId } });
  return count === 1;
}

/** Locks the workspace's memberships and says how many owners there are besides one person. */
export async function otherOwners(session: PrismaSession, workspaceId: string, userId: string): Promise<number> {
  await session.$queryRaw`SELECT 1 FROM workspace WHERE id = ${workspaceId} FOR UPDATE`;
  return session.membership.count({ where: { workspaceId, role: 'owner', userId: { not: userId } } });
}

/** Who has that id or exactly that e-mail address, which is stored in lower case; null for nobody. */
export function findPerson(session: PrismaSession, by: { id: string } | { email: string }) {
  const where = 'id' in by ? { id: by.id } : { email: by.email };
  return session.user.findFirst({ where, select: { id: true, name: true, email: true } });
}
