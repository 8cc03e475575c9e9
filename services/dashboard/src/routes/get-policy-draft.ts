import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { PolicyDraftReply, toPolicyDraft } from '../wire/policy.ts';

export const getPolicyDraft = defineRoute({
  method: 'GET',
  path: '/api/policy/draft',
  summary: 'Read the draft of the policy',
  tag: 'Policy',
  auth: memberWith('policy_editor'),
  query: WorkspaceQuery,
  errors: ['no_active_policy'],
  reply: {
    description: 'The draft; before any was saved, the policy in force.',
    schema: PolicyDraftReply,
    headers: versionHeader,
  },
  async handle({ identity: actor }, { gate }) {
    const view = await gate.policy.draft(actor);
    return { headers: { ETag: versionTag(view.version) }, body: toPolicyDraft(view) };
  },
});
