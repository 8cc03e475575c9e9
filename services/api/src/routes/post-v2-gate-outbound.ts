import { OutboundReplyV2, OutboundRequestV2 } from '@sendgate/contracts';
import { fromV2 } from '@sendgate/gate';
import { admitSubmission, repeatedSubmission } from '../admit-submission.ts';
import { withKey } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { replayHeader } from '../reply-headers.ts';
import { toV2, withoutEffect } from '../wire/v2.ts';

export const postV2GateOutbound = defineRoute({
  method: 'POST',
  path: '/v2/gate/outbound',
  summary: 'Submit a message on any channel',
  description:
    'Decides about one message and keeps the decision. Send only on `APPROVED` or `SENT`; hold on `QUEUED` and `DISPATCHING`; stop on everything else. Send the `approved_body` where there is one, else the `remediated_body`, else what you submitted.',
  tag: 'Gate',
  auth: withKey('gate:write', 'gate'),
  body: OutboundRequestV2,
  reply: { description: 'The decision, new or replayed.', schema: OutboundReplyV2, headers: replayHeader },
  errors: ['governance_quota_exceeded', 'no_active_policy', 'content_unreadable', 'sealing_key_missing'],
  ignores: (body) => withoutEffect(body.channel),
  examples: {
    whatsapp: {
      summary: 'A chat message, fixed inline where a warning allows it',
      request: {
        channel: 'whatsapp',
        recipient: '+14155550123',
        body_text: 'Hi Ada, is Thursday at ten still good for you?',
        auto_remediate: true,
        idempotency_key: 'chat-42-turn-3',
      },
    },
    email: {
      summary: 'An e-mail, exactly as in v1',
      request: {
        channel: 'email',
        recipient: 'ada@example.org',
        subject: 'Following up',
        body_text: 'Hello Ada, is Thursday at ten still good for you?',
      },
    },
  },
  async handle({ body, identity: caller, request }, context) {
    return { body: toV2(await admitSubmission(fromV2(body), caller, request, context)) };
  },
  async repeated({ body, identity: caller, request }, context) {
    const view = await repeatedSubmission(body, caller, request, context);
    return view && { body: toV2(view) };
  },
});
