import { Type } from 'typebox';
import { nullable } from '../nullable.ts';
import { list } from './setting-schemas.ts';

/** Read by rules. */
export const claimSettings = {
  max_discount_percent: Type.Integer({
    minimum: 0,
    maximum: 100,
    title: 'Largest discount, in percent',
    default: 0,
    description: 'Largest discount, in percent, a message may offer without review.',
  }),
  approved_claims: list(
    500,
    300,
    'Approved wordings',
    'Wordings that claim and commitment rules let pass, with what is said beside them, other amounts of money and percentages apart.',
  ),
  approved_certifications: list(
    100,
    120,
    'Approved certifications',
    'Certifications and attestations that messages may claim, as they are named.',
  ),
  price_book: Type.Array(
    Type.Object(
      {
        name: Type.String({ title: 'Name', minLength: 1, maxLength: 120 }),
        amount: Type.Number({ title: 'Amount', minimum: 0, maximum: 1_000_000_000 }),
        currency: Type.String({
          title: 'Currency',
          examples: ['EUR'],
          pattern: '^[A-Z]{3}$',
          description: 'ISO 4217 code.',
        }),
        per: Type.Optional(
          nullable(
            Type.String({ title: 'Per', maxLength: 60, description: 'Unit of the price, such as "seat per month".' }),
          ),
        ),
      },
      { additionalProperties: false },
    ),
    { maxItems: 500, title: 'Prices messages may quote', default: [], description: 'Prices that messages may quote.' },
  ),
  competitor_list: list(
    500,
    120,
    'Competitors',
    'Organisations that messages do not name; found without their legal form too.',
  ),
  approved_references: list(1000, 200, 'Customers messages may name', 'Customers that messages may name.'),
} as const;
