import { OutboundReplyV1, OutboundRequestV1 } from '@sendgate/contracts';
import { fromV1 } from '@sendgate/gate';
import { admitSubmission, repeatedSubmission } from '../admit-submission.ts';
import { withKey } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { replayHeader } from '../reply-headers.ts';
import { toV1 } from '../wire/v1.ts';

export const postV1GateOutbound = defineRoute({
  method: 'POST',
  path: '/v1/gate/outbound',
  summary: 'Submit an e-mail',
  description:
    'Decides about one e-mail and keeps the decision. Send only on `APPROVED` or `SENT`; hold on `QUEUED` and `DISPATCHING`; stop on everything else.',
  tag: 'Gate',
  auth: withKey('gate:write', 'gate'),
  body: OutboundRequestV1,
  reply: { description: 'The decision, new or replayed.', schema: OutboundReplyV1, headers: replayHeader },
  errors: ['governance_quota_exceeded', 'no_active_policy', 'content_unreadable', 'sealing_key_missing'],
  examples: {
    email: {
      summary: 'One e-mail',
      request: {
        recipient: 'ada@example.org',
        subject: 'Following up',
        body_text: 'Hello Ada, is Thursday at ten still good for you?',
        idempotency_key: 'sequence-7-step-2-ada',
      },
    },
  },
  async handle({ body, identity: caller, request }, context) {
    return { body: toV1(await admitSubmission(fromV1(body), caller, request, context)) };
  },
  async repeated({ body, identity: caller, request }, context) {
    const view = await repeatedSubmission(body, caller, request, context);
    return view && { body: toV1(view) };
  },
});
