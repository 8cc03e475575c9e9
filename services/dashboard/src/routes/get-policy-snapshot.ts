import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ComparedSnapshotReply, SnapshotParams, toComparedSnapshot } from '../wire/policy.ts';

export const getPolicySnapshot = defineRoute({
  method: 'GET',
  path: '/api/policy/snapshots/:snapshot_id',
  summary: 'Read a policy snapshot',
  tag: 'Policy',
  auth: memberWith('viewer'),
  params: SnapshotParams,
  query: WorkspaceQuery,
  errors: ['no_active_policy', 'snapshot_not_found'],
  reply: {
    description: 'The snapshot, and what activating it would change.',
    schema: ComparedSnapshotReply,
    headers: versionHeader,
  },
  async handle({ identity: actor, params }, { gate }) {
    const view = await gate.policy.snapshot(actor.workspaceId, params.snapshot_id);
    return { headers: { ETag: versionTag(view.version) }, body: toComparedSnapshot(view) };
  },
});
