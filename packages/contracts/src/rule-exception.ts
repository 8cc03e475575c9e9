import { Type } from 'typebox';
import { nullable } from './nullable.ts';

/** A wording a rule leaves alone: a phrase or a pattern, and somebody who answers for it. */
export const RuleExceptionBody = Type.Object(
  {
    phrase: Type.Optional(
      Type.String({ minLength: 3, maxLength: 300, description: 'Any letter case, any white space between words.' }),
    ),
    pattern: Type.Optional(
      Type.String({ minLength: 3, maxLength: 500, description: 'Instead of a phrase, in the syntax of own rules.' }),
    ),
    owner: Type.String({ minLength: 1, maxLength: 254, description: 'Who answers for it.' }),
    expires_at: nullable(
      Type.String({
        format: 'date-time',
        examples: ['2027-01-01T00:00:00Z'],
        description: 'From when it no longer counts; null for never.',
      }),
    ),
  },
  { additionalProperties: false },
);
