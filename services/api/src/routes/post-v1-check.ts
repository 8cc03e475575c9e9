import { CheckRequest, CheckVerdict, commaList } from '@sendgate/contracts';
import { Type } from 'typebox';
import { withKey } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { replayHeader } from '../reply-headers.ts';

const CheckQuery = Type.Object({
  include: Type.Optional(
    commaList(['spans', 'near_misses'], {
      description:
        'Comma list. `spans` adds where each violation sits. `near_misses` adds what rules looked at and let go, and why; it takes a key of scope `admin` and no `idempotency_key`.',
    }),
  ),
});

export const postV1Check = defineRoute({
  method: 'POST',
  path: '/v1/check',
  summary: 'Preview a text',
  description:
    'Evaluates a text against the active policy and stores no submission: nothing can be polled, reviewed or sent.',
  tag: 'Preview',
  auth: withKey('check', 'preview'),
  query: CheckQuery,
  body: CheckRequest,
  roundsIntegers: true,
  reply: { description: 'The verdict.', schema: CheckVerdict, headers: replayHeader },
  errors: [
    'governance_quota_exceeded',
    'idempotency_in_progress',
    'no_active_policy',
    'content_unreadable',
    'sealing_key_missing',
  ],
  // A preview is advice; the gate is what must keep answering.
  shed: 'early',
  // So long a repeated key waits for its first request.
  waitsMs: 5_000,
  examples: {
    held: {
      summary: 'A promise nobody may make',
      request: { content: 'We guarantee you will double your revenue.', content_type: 'email' },
      reply: {
        verdict: 'review_required',
        action_id: 'chk_01JZ8Q4V6T3Y0K5W9M2N7P1R4S',
        violations: [
          {
            rule: 'guarantee_claim',
            severity: 'WARN',
            detail: 'The text guarantees a result. Say what the product is designed to do instead.',
            matched_substring: 'We guarantee you will',
          },
        ],
        latency_ms: 1,
        review_url: null,
      },
    },
  },
  async handle({ body, query, identity: caller, request }, { gate, admission }) {
    const included = new Set(query.include?.split(','));
    const { verdict, replayed } = await admission.withinQuota(
      caller,
      gate.preview(
        caller,
        {
          content: body.content,
          contentType: body.content_type ?? 'other',
          context: body.context ?? null,
          idempotencyKey: body.idempotency_key ?? null,
          sourceModel: body.source_model ?? null,
        },
        { includeSpans: included.has('spans'), includeNearMisses: included.has('near_misses') },
      ),
    );
    if (replayed) request.setHeader('Idempotency-Replayed', 'true');
    request.annotate({ verdict: verdict.verdict, replayed });
    return { body: verdict };
  },
});
