import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion, versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { ComparedSnapshotReply, SnapshotParams, toComparedSnapshot } from '../wire/policy.ts';

/** Puts a snapshot in force, settings included. Activating an older one rolls back. */
export const postPolicySnapshotActivate = defineRoute({
  method: 'POST',
  path: '/api/policy/snapshots/:snapshot_id/activate',
  summary: 'Activate a policy snapshot',
  tag: 'Policy',
  auth: memberWith('policy_editor'),
  params: SnapshotParams,
  query: WorkspaceQuery,
  errors: [
    'no_active_policy',
    'snapshot_not_found',
    'precondition_required',
    'version_mismatch',
    'state_conflict',
    'policy_below_floor',
  ],
  reply: { description: 'The snapshot now in force.', schema: ComparedSnapshotReply, headers: versionHeader },
  async handle({ identity: actor, params, request }, { gate }) {
    const view = await gate.policy.activate(actor, params.snapshot_id, expectedVersion(request));
    return { headers: { ETag: versionTag(view.version) }, body: toComparedSnapshot(view) };
  },
});
