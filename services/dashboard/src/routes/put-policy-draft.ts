import { PolicyDraftBody } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion, versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { fromDraftBody, PolicyDraftReply, toPolicyDraft } from '../wire/policy.ts';

/** Saves the draft whole. It judges nothing, so it may hold what cannot be published yet. */
export const putPolicyDraft = defineRoute({
  method: 'PUT',
  path: '/api/policy/draft',
  summary: 'Save the draft of the policy',
  tag: 'Policy',
  auth: memberWith('policy_editor'),
  query: WorkspaceQuery,
  body: PolicyDraftBody,
  errors: ['no_active_policy', 'precondition_required', 'version_mismatch'],
  reply: { description: 'The draft as it is now.', schema: PolicyDraftReply, headers: versionHeader },
  async handle({ identity: actor, body, request }, { gate }) {
    const view = await gate.policy.saveDraft(actor, fromDraftBody(body), expectedVersion(request));
    return { headers: { ETag: versionTag(view.version) }, body: toPolicyDraft(view) };
  },
});
