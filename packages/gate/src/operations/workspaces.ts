import { defaultSettings, ProblemError, type Role, roles } from '@sendgate/contracts';
import {
  addSnapshot,
  asSystem,
  createWorkspace as createStored,
  deleteMembership,
  findPerson,
  findRole,
  findWorkspace,
  listMembers,
  otherOwners,
  recordAudit,
  setMembership,
} from '@sendgate/db';
import type { Actor } from '../caller.ts';
import type { WorkspaceView } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { newId } from '../identifiers.ts';
import { newSnapshot } from '../policy/new-snapshot.ts';
import { requireRole } from './roles.ts';

/** Creates a workspace with its default policy, and its owner's membership when there is an owner. */
export async function createWorkspace(
  parts: GateParts,
  name: string,
  owner: { userId: string } | null,
): Promise<WorkspaceView> {
  const id = newId('ws');
  const createdBy = owner?.userId ?? 'system';
  const snapshot = newSnapshot(id, defaultSettings, createdBy, parts.policyFloor);
  return parts.store.transaction(async (session) => {
    const row = await createStored(session, { id, name, settings: defaultSettings, activeSnapshotId: snapshot.id });
    await addSnapshot(session, snapshot);
    if (owner) await setMembership(session, { userId: owner.userId, workspaceId: id, role: 'owner' });
    await recordAudit(session, {
      workspaceId: id,
      submissionId: null,
      kind: 'workspace.created',
      actor: createdBy,
      detail: { snapshot_id: snapshot.id, config_hash: snapshot.configHash },
    });
    return viewWorkspace(row);
  });
}

/** A workspace without its settings; null for none. */
export async function viewOfWorkspace(parts: GateParts, id: string): Promise<WorkspaceView | null> {
  const row = await findWorkspace(parts.store.prisma, id);
  return row && viewWorkspace(row);
}

function viewWorkspace(row: WorkspaceView): WorkspaceView {
  return { id: row.id, name: row.name, createdAt: row.createdAt, activeSnapshotId: row.activeSnapshotId };
}

/** The people of a workspace, those who joined first before the others. */
export async function membersOf(parts: GateParts, workspaceId: string) {
  const rows = await listMembers(parts.store.prisma, workspaceId);
  return rows.map((row) => ({ ...row, role: row.role as Role }));
}

/**
 * Gives a person a role, or takes it away with null. The last owner stays, and only owners make or unmake owners. Whoever
 * does it is asked for their role again once no other change is under way: it may have just been taken away.
 * @throws ProblemError `forbidden`, `not_found`, `state_conflict`
 */
export async function changeMember(parts: GateParts, actor: Actor, userId: string, role: Role | null): Promise<void> {
  requireRole(actor, 'admin');
  const { workspaceId } = actor;
  const { prisma } = parts.store;
  // Somebody new is no member yet, and nobody the workspace can see.
  const person = role && (await asSystem('sign-in', () => findPerson(prisma, { id: userId })));
  await parts.store.transaction(async (session) => {
    const others = await otherOwners(session, workspaceId, userId);
    const before = await findRole(session, userId, workspaceId);
    const own = await findRole(session, actor.userId, workspaceId);
    if (own === null) throw new ProblemError('forbidden', 'You are no member of this workspace any more.');
    requireRole({ ...actor, role: own as Role }, before === 'owner' || role === 'owner' ? 'owner' : 'admin');
    if (role === null && before === null) throw new ProblemError('not_found', 'This person is no member.');
    if (before === 'owner' && role !== 'owner' && others === 0) {
      throw new ProblemError('state_conflict', 'A workspace keeps at least one owner.', {
        current: { role: before },
      });
    }
    if (role === null) await deleteMembership(session, userId, workspaceId);
    else {
      if (!roles.includes(role) || !person) throw new ProblemError('not_found', 'No such person.');
      await setMembership(session, { userId, workspaceId, role });
    }
    await recordAudit(session, {
      workspaceId,
      submissionId: null,
      kind: role === null ? 'member.removed' : 'member.set',
      actor: actor.email,
      detail: { user_id: userId },
      before: { role: before },
      after: { role },
    });
  });
}

/** The password is the store of the sign-in library's; that it was replaced is known to each workspace of the person. */
export async function recordPassword(
  parts: GateParts,
  { workspaceId, userId }: Pick<Actor, 'workspaceId' | 'userId'>,
  kind: 'member.password_changed' | 'member.password_reset',
  actor: string,
): Promise<void> {
  await parts.store.transaction((session) =>
    recordAudit(session, { workspaceId, submissionId: null, kind, actor, detail: { user_id: userId } }),
  );
}
