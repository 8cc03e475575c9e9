import { firstPassword } from '../identity/first-password.ts';
import { membersMain } from '../pages/members-page.ts';
import { workspacePage } from '../workspace-page.ts';

export const getMembersPage = workspacePage({
  path: '/members',
  summary: 'Members as a page',
  minimum: 'admin',
  async show({ place, actor: { userId } }, { gate }) {
    const members = await gate.workspaces.members(place.workspaceId);
    return { title: 'Members', main: membersMain({ place, members, userId, password: firstPassword() }) };
  },
});
