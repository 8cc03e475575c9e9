import { nullable } from '@sendgate/contracts';
import type { Page, SuppressionView } from '@sendgate/gate';
import { type Static, Type } from 'typebox';
import { toTime } from './time.ts';

export const SuppressionEntry = Type.Object(
  {
    entry: Type.String(),
    reason: Type.String(),
    created_by: Type.String(),
    created_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'SuppressionEntry' },
);

export const SuppressionPage = Type.Object(
  {
    entries: Type.Array(SuppressionEntry),
    limit: Type.Integer(),
    offset: Type.Integer(),
    has_more: Type.Boolean(),
    next_offset: nullable(Type.Integer()),
  },
  { $id: 'SuppressionPage' },
);

const entry = Type.String({ minLength: 1, maxLength: 500, pattern: '^[^\\u0000-\\u0020\\u007f]+$' });

export const NewSuppression = Type.Object(
  {
    entries: Type.Array(entry, {
      minItems: 1,
      maxItems: 1000,
      description: 'Addresses, domains written `@example.org`, numbers or handles.',
    }),
    reason: Type.Optional(Type.String({ minLength: 1, maxLength: 64, default: 'manual' })),
  },
  { $id: 'NewSuppression' },
);

export const SuppressionRemoval = Type.Object({ entry }, { $id: 'SuppressionRemoval' });

export function toSuppressionPage(
  page: Page<SuppressionView>,
  limit: number,
  offset: number,
): Static<typeof SuppressionPage> {
  return {
    entries: page.items.map((view) => ({
      entry: view.entry,
      reason: view.reason,
      created_by: view.createdBy,
      created_at: toTime(view.createdAt),
    })),
    limit,
    offset,
    has_more: page.hasMore,
    next_offset: page.hasMore ? offset + page.items.length : null,
  };
}
