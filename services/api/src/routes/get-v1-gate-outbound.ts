import { SubmissionV1 } from '@sendgate/contracts';
import { withKey } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { ActionParams, ActionQuery, findAction } from '../find-action.ts';
import { pollHeader, suggestPolling } from '../reply-headers.ts';
import { toV1Detail } from '../wire/v1.ts';

export const getV1GateOutbound = defineRoute({
  method: 'GET',
  path: '/v1/gate/outbound/:action_id',
  summary: 'Read an action',
  description: 'The submission as it stands now. Poll it while it is on hold and no callback URL is configured.',
  tag: 'Gate',
  auth: withKey('gate:read', 'reads'),
  params: ActionParams,
  query: ActionQuery,
  reply: { description: 'The submission.', schema: SubmissionV1, headers: pollHeader },
  errors: ['action_not_found', 'content_unreadable', 'sealing_key_missing'],
  conditional: true,
  async handle({ params, query, identity: caller, request }, { gate }) {
    const view = await findAction(gate, caller, params.action_id, { events: query.include === 'events' });
    suggestPolling(view.status, request);
    request.annotate({ action_id: view.actionId, submission_status: view.status });
    return { body: toV1Detail(view) };
  },
});
