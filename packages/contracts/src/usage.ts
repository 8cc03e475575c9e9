import { type Static, Type } from 'typebox';
import { keyed } from './nullable.ts';

const count = () => Type.Integer({ minimum: 0 });

export const UsageQuery = Type.Object(
  {
    date: Type.Optional(
      Type.String({
        format: 'date',
        // The days before it and its end are reckoned from it.
        pattern: '^[2-8]',
        description: 'UTC day of the years 2000 to 8999; default today.',
      }),
    ),
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 90, default: 1, description: 'Days of history, ending at date.' }),
    ),
  },
  { $id: 'UsageQuery' },
);
export type UsageQuery = Static<typeof UsageQuery>;

export const UsageReport = Type.Object(
  {
    workspace_id: Type.String(),
    date: Type.String({ format: 'date' }),
    timezone: Type.Literal('UTC'),
    tokens_used: count(),
    tokens_limit: count(),
    tokens_remaining: count(),
    resets_at: Type.String({ format: 'date-time' }),
    requests: Type.Object({ preview: count(), gate: count(), replayed: count(), rejected_429: count() }),
    breakdown: Type.Object({
      preview: count(),
      gate: count(),
      advisory_semantic: count(),
      advisory_grounding: count(),
    }),
    by_channel: keyed(count()),
    history: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), tokens_used: count() })),
  },
  { $id: 'UsageReport' },
);
export type UsageReport = Static<typeof UsageReport>;

/**
 * Governance tokens of a text: UTF-8 bytes of the scanned fields over four, rounded up, at least one.
 * Independent of any model provider, so a caller can compute it.
 */
export function governanceTokens(...fields: (string | null | undefined)[]): number {
  let bytes = 0;
  for (const field of fields) if (field) bytes += Buffer.byteLength(field, 'utf8');
  return Math.max(1, Math.ceil(bytes / 4));
}
