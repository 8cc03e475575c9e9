import type { PrismaSession } from './open-store.ts';

export interface NewSnapshot {
  id: string;
  workspaceId: string;
  config: object;
  configHash: string;
  engineVersion: string;
  createdBy: string;
}

/** Adds a snapshot. There is no way to change or remove one. */
export function addSnapshot(session: PrismaSession, snapshot: NewSnapshot) {
  return session.policySnapshot.create({ data: snapshot });
}

/** The snapshot in force in a workspace, with its settings; null when either is missing. */
export async function findActiveSnapshot(session: PrismaSession, workspaceId: string) {
  const workspace = await session.workspace.findFirst({
    where: { id: workspaceId },
    select: { activeSnapshotId: true, settings: true, settingsVersion: true },
  });
  if (!workspace?.activeSnapshotId) return null;
  const snapshot = await findSnapshot(session, workspaceId, workspace.activeSnapshotId);
  return snapshot && { snapshot, settings: workspace.settings, settingsVersion: workspace.settingsVersion };
}

/** Snapshots of a workspace without their content, newest first: one more than asked for, where there are more. */
export function listSnapshots(session: PrismaSession, workspaceId: string, page: { limit: number; offset: number }) {
  return session.policySnapshot.findMany({
    where: { workspaceId },
    select: { id: true, configHash: true, engineVersion: true, createdBy: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
    skip: page.offset,
  });
}

/** A snapshot of the workspace, in force or not; null for one of another. */
export function findSnapshot(session: PrismaSession, workspaceId: string, id: string) {
  return session.policySnapshot.findFirst({ where: { id, workspaceId } });
}
