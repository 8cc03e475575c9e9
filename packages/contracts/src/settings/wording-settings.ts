import { Type } from 'typebox';
import { OwnRule } from '../own-rule.ts';
import { list } from './setting-schemas.ts';

/** Read by rules. */
export const wordingSettings = {
  profanity_mild: list(500, 60, 'Words of mild profanity', 'Words held as mild profanity, beside the built-in list.'),
  profanity_strong: list(
    500,
    60,
    'Words of strong profanity',
    'Words held as strong profanity, beside the built-in list.',
  ),
  profanity_allowlist: list(500, 60, 'Words that are no profanity', 'Words never held as profanity, such as surnames.'),
  canary_strings: Type.Array(Type.String({ minLength: 6, maxLength: 200 }), {
    maxItems: 200,
    title: 'Planted strings',
    default: [],
    description: 'Planted strings that must never leave: one in a message shows where the text came from.',
  }),
  merge_field_fallbacks: Type.Unsafe<Record<string, string>>({
    type: 'object',
    maxProperties: 100,
    propertyNames: { type: 'string', minLength: 1, maxLength: 64 },
    additionalProperties: { type: 'string', maxLength: 200 },
    title: 'Text in place of a merge field',
    default: {},
    description: 'Text put in place of an unrendered merge field, by field name in lower case.',
  }),
} as const;

/** Read by rules. */
export const ownRuleSettings = {
  own_rules: Type.Array(OwnRule, {
    maxItems: 200,
    title: 'Own rules',
    default: [],
    description: 'Rules of the workspace itself: phrases, names or patterns. See own-rules.md.',
  }),
} as const;
