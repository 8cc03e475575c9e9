import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { versionHeader, versionTag } from '../expected-version.ts';
import { pageFields, workspaceField } from '../wire/page.ts';
import { SnapshotPage, toSnapshotPage } from '../wire/policy.ts';

export const getPolicySnapshots = defineRoute({
  method: 'GET',
  path: '/api/policy/snapshots',
  summary: 'List policy snapshots',
  tag: 'Policy',
  auth: memberWith('viewer'),
  query: Type.Object({ ...workspaceField, ...pageFields }),
  errors: ['no_active_policy'],
  reply: { description: 'One page of snapshots, newest first.', schema: SnapshotPage, headers: versionHeader },
  async handle({ identity: actor, query }, { gate }) {
    const { limit = 50, offset = 0 } = query;
    const page = await gate.policy.snapshots(actor.workspaceId, { limit, offset });
    return { headers: { ETag: versionTag(page.version) }, body: toSnapshotPage(page, limit, offset) };
  },
});
