import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion, versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { PublishedReply, toComparedSnapshot } from '../wire/policy.ts';

/** Makes an immutable snapshot of the draft. It is not in force before it is activated. */
export const postPolicyDraftPublish = defineRoute({
  method: 'POST',
  path: '/api/policy/draft/publish',
  summary: 'Publish the draft of the policy',
  tag: 'Policy',
  auth: memberWith('policy_editor'),
  query: WorkspaceQuery,
  errors: ['no_active_policy', 'precondition_required', 'version_mismatch', 'state_conflict'],
  reply: {
    status: 201,
    description: 'The snapshot, and what activating it would change.',
    schema: PublishedReply,
    headers: versionHeader,
  },
  async handle({ identity: actor, request }, { gate }) {
    const { snapshot, draftVersion, warnings } = await gate.policy.publishDraft(actor, expectedVersion(request));
    return {
      headers: { ETag: versionTag(draftVersion) },
      body: { snapshot: toComparedSnapshot(snapshot), draft_version: draftVersion, warnings },
    };
  },
});
