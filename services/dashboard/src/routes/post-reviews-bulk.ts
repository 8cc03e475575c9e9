import { BulkRequest } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { BulkReply, toBulkReply } from '../wire/bulk-review.ts';
import { WorkspaceQuery } from '../wire/page.ts';

/** One decision about up to 100 holds. Each item carries its version, and one that is refused stops no other. */
export const postReviewsBulk = defineRoute({
  method: 'POST',
  path: '/api/reviews/bulk',
  summary: 'Decide about many holds',
  description:
    'Approves or rejects each hold on its own. A message with a BLOCK violation, as it was submitted or as it stands now, is never approved here; a rejection needs one reason code for all.',
  tag: 'Reviews',
  auth: memberWith('reviewer'),
  query: WorkspaceQuery,
  body: BulkRequest,
  waitsMs: 30_000,
  errors: [],
  reply: { description: 'What came of each item, in the order asked.', schema: BulkReply },
  async handle({ identity: actor, body }, { gate }) {
    const results = await gate.reviews.decideMany(actor, {
      decision: body.decision,
      items: body.items.map((item) => ({ actionId: item.action_id, expectedVersion: item.version })),
      reason: body.reason ?? null,
      ...(body.reason_code !== undefined && { reasonCode: body.reason_code }),
      note: body.note ?? null,
      guidance: body.guidance ?? null,
      undoable: body.undoable ?? false,
    });
    return { body: toBulkReply(results) };
  },
});
