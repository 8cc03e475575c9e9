import { ProblemError, type Role } from '@sendgate/contracts';
import type { Actor, Gate, MemberView } from '@sendgate/gate';
import type { DashboardContext } from './context.ts';
import { hasRole } from './has-role.ts';

/**
 * Nobody hands out, changes or takes away a role above their own: an admin cannot make or unmake an owner.
 * @throws ProblemError forbidden
 */
export function refuseBeyondOwnRole(actor: Actor, role: Role): void {
  if (hasRole(actor.role, role)) return;
  throw new ProblemError('forbidden', `Only a member with the role ${role} may do this.`);
}

/** The member of the actor's workspace. @throws ProblemError member_not_found */
export async function findMember(gate: Gate, actor: Actor, userId: string): Promise<MemberView> {
  const member = (await gate.workspaces.members(actor.workspaceId)).find((candidate) => candidate.userId === userId);
  if (member) return member;
  throw new ProblemError('member_not_found', 'This workspace has no such member.');
}

/**
 * Ends what a person has open once their role here is another or none. Roles are read at each request: what they have open
 * elsewhere is no matter of this workspace, or any admin could sign out the people of another by adding them here.
 */
export async function endSessionsOfThisWorkspace(
  { gate, identity, feeds }: Pick<DashboardContext, 'gate' | 'identity' | 'feeds'>,
  actor: Actor,
  userId: string,
): Promise<void> {
  try {
    const memberships = await gate.workspaces.membershipsOf(userId);
    if (memberships.every(({ workspaceId }) => workspaceId === actor.workspaceId))
      await identity.revokeSessions(userId);
  } finally {
    // Last, so that a browser whose feed ends is not let in again under the session it had.
    feeds.end(userId);
  }
}
