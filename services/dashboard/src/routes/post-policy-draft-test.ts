import { DraftTestRequest } from '@sendgate/contracts';
import { fromDraftTest } from '@sendgate/gate';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { DraftTestReply, toDraftTest } from '../wire/draft-test.ts';
import { WorkspaceQuery } from '../wire/page.ts';

/** Tries the draft on one message. It stores nothing and counts as no preview, so it takes nothing of what callers may use. */
export const postPolicyDraftTest = defineRoute({
  method: 'POST',
  path: '/api/policy/draft/test',
  summary: 'Try the draft of the policy on one message',
  description:
    'What the draft as it is saved would find in a message and decide, beside what the policy in force does, and what its rules let go. Nothing is stored; at most 30 a minute in a workspace.',
  tag: 'Policy',
  auth: memberWith('policy_editor'),
  query: WorkspaceQuery,
  body: DraftTestRequest,
  // The longest message is judged twice.
  waitsMs: 5_000,
  errors: ['no_active_policy', 'rate_limit_exceeded', 'state_conflict'],
  reply: { description: 'What the message would come to.', schema: DraftTestReply },
  async handle({ identity: actor, body }, { gate, draftTestLimit }) {
    const message = fromDraftTest(body);
    await draftTestLimit(actor.workspaceId);
    return { body: toDraftTest(await gate.policy.testDraft(actor, message)) };
  },
});
