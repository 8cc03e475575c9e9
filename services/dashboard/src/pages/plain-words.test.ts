import { describe, expect, it } from '@jest/globals';
import { bodyErrors } from '@sendgate/contracts';
import { type TSchema, Type } from 'typebox';
import { inPlainWords } from './assets/plain-words.js';

const saidOf = (schema: TSchema, value: unknown) => bodyErrors(schema, value).map(inPlainWords);
const word = Type.String({ minLength: 16, maxLength: 20 });
const days = Type.Integer({ minimum: 1, maximum: 90 });

describe('what the API refuses', () => {
  it.each<[TSchema, unknown, string]>([
    [Type.Object({ label: word }), {}, 'Fill this in.'],
    [Type.Object({}, { additionalProperties: false }), { label: 1 }, 'There is no such field.'],
    [word, 'short', 'Write at least 16 characters.'],
    [Type.String({ minLength: 1 }), '', 'Fill this in.'],
    [word, 'x'.repeat(21), 'Write at most 20 characters.'],
    [word, 1, 'Write a text.'],
    [days, 0, 'At least 1.'],
    [days, 91, 'At most 90.'],
    [days, 1.5, 'Write a whole number.'],
    [Type.Number({ minimum: -0.5 }), -1, 'At least -0.5.'],
    [Type.Number(), 'x', 'Write a number.'],
    [Type.Boolean(), 'x', 'This is either true or false.'],
    [Type.Array(days), 1, 'This must be a list.'],
    [Type.Array(days, { minItems: 1 }), [], 'At least 1 entry.'],
    [Type.Array(days, { maxItems: 2 }), [1, 2, 3], 'At most 2 entries.'],
    [Type.Array(days, { uniqueItems: true }), [1, 1], 'This should hold no item twice.'],
    [
      Type.Object({ subject: Type.Optional(word), text: Type.Optional(word) }, { minProperties: 1 }),
      {},
      'Give subject or text.',
    ],
    [Type.Enum(['email', 'sms', 'slack']), 'fax', 'Choose email, sms or slack.'],
    [Type.String({ format: 'date' }), 'x', 'Write a valid date, YYYY-MM-DD.'],
    [
      Type.String({ pattern: '^a$', description: 'One letter.' }),
      'x',
      'This does not have the expected form: One letter.',
    ],
  ])('is said in plain words: %j of %j', (schema, value, words) => {
    expect(saidOf(schema, value)).toEqual([words]);
  });

  it('keeps what was written for people, as a sentence', () => {
    const msg = 'Longer than 160 characters on SMS';
    expect(inPlainWords({ msg, type: 'string_too_long' })).toBe(`${msg}.`);
    expect(inPlainWords({ msg: 'Give it a name.', type: 'missing' })).toBe('Give it a name.');
    expect(inPlainWords({ msg: 'Field required for a new person', type: 'missing' })).toBe(
      'Fill this in for a new person.',
    );
  });
});
