import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { MemberList, toMember } from '../wire/member.ts';
import { WorkspaceQuery } from '../wire/page.ts';

export const getMembers = defineRoute({
  method: 'GET',
  path: '/api/members',
  summary: 'List members',
  tag: 'Members',
  auth: memberWith('admin'),
  query: WorkspaceQuery,
  errors: [],
  reply: { description: 'Everyone with a role here.', schema: MemberList },
  async handle({ identity: actor }, { gate }) {
    return { body: { members: (await gate.workspaces.members(actor.workspaceId)).map(toMember) } };
  },
});
