import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { endSessionsOfThisWorkspace, findMember, refuseBeyondOwnRole } from '../membership-rules.ts';
import { Member, MemberChange, MemberParams, toMember } from '../wire/member.ts';
import { WorkspaceQuery } from '../wire/page.ts';

/** Changes a role. It counts from the next request on; sessions end as well, so that no page goes on showing the old one. */
export const patchMember = defineRoute({
  method: 'PATCH',
  path: '/api/members/:user_id',
  summary: 'Change a role',
  tag: 'Members',
  auth: memberWith('admin'),
  params: MemberParams,
  query: WorkspaceQuery,
  body: MemberChange,
  errors: ['forbidden', 'member_not_found', 'state_conflict'],
  reply: {
    description: 'The member with the new role. Where this is their only workspace, their sessions have ended.',
    schema: Member,
  },
  async handle({ identity: actor, params, body }, context) {
    const { gate } = context;
    const member = await findMember(gate, actor, params.user_id);
    refuseBeyondOwnRole(actor, member.role);
    refuseBeyondOwnRole(actor, body.role);
    if (member.role !== body.role) {
      await gate.workspaces.setMember(actor, member.userId, body.role);
      await endSessionsOfThisWorkspace(context, actor, member.userId);
    }
    return { body: toMember({ ...member, role: body.role }) };
  },
});
