import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { findMember, refuseBeyondOwnRole } from '../membership-rules.ts';
import { Member, MemberChange, MemberParams, toMember } from '../wire/member.ts';
import { WorkspaceQuery } from '../wire/page.ts';

/** Changes a role. The person's sessions end, so that no page keeps acting under the old one. */
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
  reply: { description: 'The member with the new role.', schema: Member },
  async handle({ identity: actor, params, body }, { gate, identity, feeds }) {
    const member = await findMember(gate, actor, params.user_id);
    refuseBeyondOwnRole(actor, member.role);
    refuseBeyondOwnRole(actor, body.role);
    if (member.role !== body.role) {
      await gate.workspaces.setMember(actor, member.userId, body.role);
      await identity.revokeSessions(member.userId);
      feeds.end(member.userId);
    }
    return { body: toMember({ ...member, role: body.role }) };
  },
});
