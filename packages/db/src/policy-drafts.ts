import type { PolicyDraft, Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';

/** The draft of a workspace; null while nothing was saved, which counts as version 1. */
export function findDraft(session: PrismaSession, workspaceId: string): Promise<PolicyDraft | null> {
  return session.policyDraft.findFirst({ where: { workspaceId } });
}

/** Saves a draft when nobody else did meanwhile; false otherwise. */
export async function saveDraft(
  session: PrismaSession,
  change: { workspaceId: string; expectedVersion: number; basedOn: string; config: object; updatedBy: string },
): Promise<boolean> {
  const { workspaceId, expectedVersion, basedOn, updatedBy } = change;
  if (expectedVersion === 1) {
    const config = change.config as Prisma.InputJsonObject;
    const data = { workspaceId, basedOn, config, updatedBy, version: 2 };
    return (await session.policyDraft.createMany({ data, skipDuplicates: true })).count === 1;
  }
  const saved = await session.$executeRaw`
    UPDATE policy_draft SET based_on = ${basedOn}, config = ${JSON.stringify(change.config)}::jsonb,
      updated_by = ${updatedBy}, version = version + 1, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND version = ${expectedVersion}::int`;
  return saved === 1;
}

/** Notes that a draft was published as a snapshot; false when it is not the one that was looked at. */
export async function advanceDraft(
  session: PrismaSession,
  change: { workspaceId: string; expectedVersion: number; basedOn: string },
): Promise<boolean> {
  const { workspaceId, expectedVersion, basedOn } = change;
  const { count } = await session.policyDraft.updateMany({
    where: { workspaceId, version: expectedVersion },
    data: { basedOn, version: { increment: 1 } },
  });
  return count === 1;
}
