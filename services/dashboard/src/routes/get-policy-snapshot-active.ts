import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { PolicySnapshot, toPolicySnapshot } from '../wire/snapshot.ts';

export const getPolicySnapshotActive = defineRoute({
  method: 'GET',
  path: '/api/policy/snapshots/active',
  summary: 'Read the policy in force',
  tag: 'Policy',
  auth: memberWith('viewer'),
  query: WorkspaceQuery,
  errors: ['no_active_policy'],
  reply: { description: 'The active snapshot.', schema: PolicySnapshot },
  async handle({ identity: actor }, { gate }) {
    return { body: toPolicySnapshot(await gate.snapshots.active(actor.workspaceId)) };
  },
});
