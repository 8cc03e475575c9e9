import { hasRole } from '../has-role.ts';
import { authorsOf } from '../pages/authors.ts';
import { policyMain } from '../pages/policy-page.ts';
import { pageFields } from '../wire/page.ts';
import { workspacePage } from '../workspace-page.ts';

const SIZE = 50;

export const getPolicyPage = workspacePage({
  path: '/policy',
  summary: 'Policy snapshots as a page',
  minimum: 'viewer',
  query: { offset: pageFields.offset },
  async show({ place, query }, { gate }) {
    const { offset = 0 } = query;
    const [page, members] = await Promise.all([
      gate.policy.snapshots(place.workspaceId, { limit: SIZE, offset }),
      gate.workspaces.members(place.workspaceId),
    ]);
    const mayEdit = hasRole(place.role, 'policy_editor');
    return {
      title: 'Policy snapshots',
      main: policyMain(place, { page, size: SIZE, offset, mayEdit, authors: authorsOf(members) }),
    };
  },
});
