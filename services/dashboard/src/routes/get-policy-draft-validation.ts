import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceQuery } from '../wire/page.ts';
import { DraftValidationReply, toDraftValidation } from '../wire/policy.ts';

export const getPolicyDraftValidation = defineRoute({
  method: 'GET',
  path: '/api/policy/draft/validation',
  summary: 'Validate the draft of the policy',
  tag: 'Policy',
  auth: memberWith('policy_editor'),
  query: WorkspaceQuery,
  errors: ['no_active_policy', 'state_conflict'],
  reply: {
    description: 'What speaks against publishing it, and what it would change.',
    schema: DraftValidationReply,
    headers: versionHeader,
  },
  async handle({ identity: actor }, { gate }) {
    const validation = await gate.policy.validateDraft(actor);
    return { headers: { ETag: versionTag(validation.version) }, body: toDraftValidation(validation) };
  },
});
