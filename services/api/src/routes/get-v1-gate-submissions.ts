import {
  cursorOf,
  pagePosition,
  placeOf,
  SubmissionPage,
  SubmissionQuery,
  type SubmissionStatus,
  ValidationError,
} from '@sendgate/contracts';
import { toListItem } from '@sendgate/gate';
import { withKey } from '../authenticate.ts';
import { defineRoute } from '../context.ts';

export const getV1GateSubmissions = defineRoute({
  method: 'GET',
  path: '/v1/gate/submissions',
  summary: 'List submissions',
  description: 'Newest first. Every filter narrows; bodies are read one action at a time.',
  tag: 'Gate',
  auth: withKey('gate:read', 'reads'),
  query: SubmissionQuery,
  reply: { description: 'One page.', schema: SubmissionPage },
  errors: [],
  async handle({ query, identity: caller }, { gate }) {
    const limit = query.limit ?? 50;
    const offset = query.offset ?? 0;
    const { cursor } = query;
    if (cursor !== undefined && offset > 0) {
      const msg = 'Give a cursor or an offset: a cursor says where the page begins';
      throw new ValidationError([{ loc: ['query', 'offset'], msg, type: 'value_error' }]);
    }
    const { items, hasMore } = await gate.listSubmissions(caller.workspaceId, {
      limit,
      offset,
      after: cursor === undefined ? undefined : placeOf(cursor),
      livemode: caller.livemode,
      // The pattern of the query schema has admitted statuses only.
      status: query.status?.split(',') as SubmissionStatus[] | undefined,
      channel: query.channel,
      queueReason: query.queue_reason,
      deliveryStatus: query.delivery_status,
      rule: query.rule,
      severity: query.severity,
      recipient: query.recipient,
      governanceActionId: query.governance_action_id,
      idempotencyKey: query.idempotency_key,
      sourceModel: query.source_model,
      label: query.label,
      snapshotId: query.snapshot_id,
      assignee: query.assignee,
      createdAfter: query.created_after === undefined ? undefined : new Date(query.created_after),
      createdBefore: query.created_before === undefined ? undefined : new Date(query.created_before),
    });
    const last = items.at(-1);
    return {
      body: {
        submissions: items.map(toListItem),
        ...pagePosition(limit, offset, hasMore),
        ...(cursor === undefined ? {} : { next_offset: null }),
        next_cursor: hasMore && last ? cursorOf({ createdAt: last.createdAt, id: last.actionId }) : null,
      },
    };
  },
});
