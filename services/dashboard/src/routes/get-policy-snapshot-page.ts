import { hasRole } from '../has-role.ts';
import { authorsOf } from '../pages/authors.ts';
import { snapshotMain } from '../pages/policy-page.ts';
import { SnapshotParams } from '../wire/policy.ts';
import { workspacePage } from '../workspace-page.ts';

export const getPolicySnapshotPage = workspacePage({
  path: '/policy/snapshots/:snapshot_id',
  summary: 'A policy snapshot as a page',
  minimum: 'viewer',
  under: '/policy',
  params: { snapshot_id: SnapshotParams.properties.snapshot_id },
  async show({ place, params }, { gate }) {
    const [view, active, members] = await Promise.all([
      gate.policy.snapshot(place.workspaceId, params.snapshot_id),
      gate.snapshots.active(place.workspaceId),
      gate.workspaces.members(place.workspaceId),
    ]);
    const older = view.createdAt < active.createdAt;
    return {
      title: 'Policy snapshot',
      main: snapshotMain(place, view, {
        older,
        mayEdit: hasRole(place.role, 'policy_editor'),
        authors: authorsOf(members),
      }),
    };
  },
});
