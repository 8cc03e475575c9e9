import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { endSessionsOfThisWorkspace, findMember, refuseBeyondOwnRole } from '../membership-rules.ts';
import { MemberParams } from '../wire/member.ts';
import { WorkspaceQuery } from '../wire/page.ts';

export const deleteMember = defineRoute({
  method: 'DELETE',
  path: '/api/members/:user_id',
  summary: 'Remove a member',
  tag: 'Members',
  auth: memberWith('admin'),
  params: MemberParams,
  query: WorkspaceQuery,
  errors: ['forbidden', 'member_not_found', 'state_conflict'],
  reply: { status: 204, description: 'Removed. Where it was their last workspace, their sessions have ended.' },
  async handle({ identity: actor, params }, context) {
    const { gate } = context;
    const member = await findMember(gate, actor, params.user_id);
    refuseBeyondOwnRole(actor, member.role);
    await gate.workspaces.removeMember(actor, member.userId);
    await endSessionsOfThisWorkspace(context, actor, member.userId);
    return { body: null };
  },
});
