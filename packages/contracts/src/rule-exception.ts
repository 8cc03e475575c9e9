import { Type } from 'typebox';
import { nullable } from './nullable.ts';

/** A wording a rule leaves alone: a phrase or a pattern, and somebody who answers for it. */
export const RuleExceptionBody = Type.Object(
  {
    phrase: Type.Optional(
      Type.String({
        title: 'Wording',
        minLength: 3,
        maxLength: 300,
        description: 'Any letter case, any white space between words.',
      }),
    ),
    pattern: Type.Optional(
      Type.String({
        title: 'Or a pattern',
        minLength: 3,
        maxLength: 500,
        description: 'Instead of a wording, in the syntax of own rules.',
      }),
    ),
    owner: Type.String({ title: 'Owner', minLength: 1, maxLength: 254, description: 'Who answers for it.' }),
    reason: Type.Optional(
      Type.String({
        title: 'Why',
        minLength: 1,
        maxLength: 300,
        description: 'For whoever asks later what it is for. It is put on record, so name nobody in it.',
      }),
    ),
    expires_at: nullable(
      Type.String({
        title: 'Until',
        format: 'date-time',
        examples: ['2027-01-01T00:00:00Z'],
        description: 'From when it no longer counts; without one it never ends.',
      }),
    ),
  },
  { additionalProperties: false },
);
