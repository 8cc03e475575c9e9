import { SubmissionQuery, type SubmissionStatus, submissionStatuses } from '@sendgate/contracts';
import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { pageFields, workspaceField } from '../wire/page.ts';
import { ReviewPage, toReviewPage } from '../wire/review.ts';

const { limit: _limit, offset: _offset, cursor: _cursor, ...filters } = SubmissionQuery.properties;

/** The review queue: holds, the one whose answer is due first at the top. `status` widens it to what was decided. */
export const getReviews = defineRoute({
  method: 'GET',
  path: '/api/reviews',
  summary: 'List holds, most urgent first',
  tag: 'Reviews',
  auth: memberWith('viewer'),
  query: Type.Object({
    ...pageFields,
    ...workspaceField,
    ...filters,
    sampled: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'True lists what was sampled for quality review after it had been let go, newest first.',
      }),
    ),
    awaiting_check: Type.Optional(
      Type.Boolean({ default: false, description: 'True lists those of them that nobody has checked off.' }),
    ),
    livemode: Type.Optional(Type.Boolean({ default: true, description: 'False lists what test keys submitted.' })),
  }),
  errors: [],
  reply: { description: 'One page of the queue.', schema: ReviewPage },
  async handle({ identity: actor, query }, { gate }) {
    const { limit = 50, offset = 0 } = query;
    const samples = query.sampled || query.awaiting_check;
    const anyStatus = samples || query.delivery_status !== undefined;
    const page = await gate.reviews.list(actor.workspaceId, {
      limit,
      offset,
      order: anyStatus ? 'newest' : 'urgent',
      livemode: query.livemode ?? true,
      ...(query.sampled && { sampled: true }),
      ...(query.awaiting_check && { awaitingCheck: true }),
      status: (query.status?.split(',') ?? (anyStatus ? submissionStatuses : ['QUEUED'])) as SubmissionStatus[],
      ...(query.channel && { channel: query.channel }),
      ...(query.queue_reason && { queueReason: query.queue_reason }),
      ...(query.delivery_status && { deliveryStatus: query.delivery_status }),
      ...(query.rule && { rule: query.rule }),
      ...(query.severity && { severity: query.severity }),
      ...(query.recipient && { recipient: query.recipient }),
      ...(query.governance_action_id && { governanceActionId: query.governance_action_id }),
      ...(query.idempotency_key && { idempotencyKey: query.idempotency_key }),
      ...(query.source_model && { sourceModel: query.source_model }),
      ...(query.label && { label: query.label }),
      ...(query.snapshot_id && { snapshotId: query.snapshot_id }),
      ...(query.assignee && { assignee: query.assignee }),
      ...(query.created_after && { createdAfter: new Date(query.created_after) }),
      ...(query.created_before && { createdBefore: new Date(query.created_before) }),
    });
    return { body: toReviewPage(page, limit, offset) };
  },
});
