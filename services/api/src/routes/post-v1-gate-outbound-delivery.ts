import { DeliveryReport, SubmissionV1 } from '@sendgate/contracts';
import { withKey } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { ActionParams, findAction } from '../find-action.ts';
import { toV1Detail } from '../wire/v1.ts';

export const postV1GateOutboundDelivery = defineRoute({
  method: 'POST',
  path: '/v1/gate/outbound/:action_id/delivery',
  summary: 'Report a delivery',
  description: 'Tells what became of an approved message. Repeating a report changes nothing.',
  tag: 'Gate',
  auth: withKey('gate:write', 'gate'),
  params: ActionParams,
  body: DeliveryReport,
  bodyLimit: 64 * 1024,
  reply: { description: 'The submission after the report.', schema: SubmissionV1 },
  errors: ['action_not_found', 'state_conflict', 'dispatch_by_sendgate', 'content_unreadable', 'sealing_key_missing'],
  examples: { sent: { summary: 'Delivered', request: { status: 'sent', provider_message_id: 'msg-77' } } },
  async handle({ params, body, identity: caller, request }, { gate }) {
    const found = await findAction(gate, caller, params.action_id, { events: false });
    const view = await gate.reportDelivery(
      caller.workspaceId,
      found.actionId,
      { status: body.status, providerMessageId: body.provider_message_id ?? null, error: body.error ?? null },
      { livemode: caller.livemode, keyId: caller.keyId },
    );
    request.annotate({ action_id: view.actionId, submission_status: view.status });
    return { body: toV1Detail(view) };
  },
});
