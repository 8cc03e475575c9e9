import { type Static, Type } from 'typebox';
import { nullable } from './nullable.ts';
import { MAX_OFFSET } from './page.ts';

export const SuppressionEntry = Type.Object(
  {
    entry: Type.String({ description: '`#` and a hash where the person was erased.' }),
    reason: Type.String(),
    created_by: Type.String({ description: 'A person by e-mail address, a program as `key:` and the id of its key.' }),
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
export type SuppressionPage = Static<typeof SuppressionPage>;

/** What narrows the list: how its entries begin. */
export const suppressionSearch = {
  search: Type.Optional(Type.String({ minLength: 1, maxLength: 254, description: 'How the entries begin.' })),
};

export const SuppressionQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_OFFSET, default: 0 })),
    ...suppressionSearch,
  },
  { $id: 'SuppressionQuery' },
);

const entry = Type.String({ minLength: 1, maxLength: 500, pattern: '^[^\\u0000-\\u001f\\u007f]+$' });

export const NewSuppression = Type.Object(
  {
    entries: Type.Array(entry, {
      minItems: 1,
      maxItems: 1000,
      description:
        'Addresses, with a name around them or not, domains written `@example.org`, numbers, or handles and profiles, by their links too. A number is best written with its country code: digits alone stop the Telegram id and every number that ends in them behind its country code.',
    }),
    reason: Type.Optional(Type.String({ minLength: 1, maxLength: 64, default: 'manual' })),
  },
  { $id: 'NewSuppression' },
);

export const SuppressionAdded = Type.Object({ added: Type.Integer({ minimum: 0 }) }, { $id: 'SuppressionAdded' });

export const SuppressionRemoval = Type.Object({ entry }, { $id: 'SuppressionRemoval' });
