import { type Static, Type } from 'typebox';
import { channelIds } from './channels/index.ts';
import { nullable, stringEnum } from './nullable.ts';
import { RuleExceptionBody } from './rule-exception.ts';
import { contentTypes, severities } from './status.ts';

export const ownRuleKinds = ['phrases', 'entities', 'pattern'] as const;
export type OwnRuleKind = (typeof ownRuleKinds)[number];

/** Parts of a message an own rule can be narrowed to. A preview's content is a body. */
export const ownRuleFields = ['subject', 'body'] as const;
export type OwnRuleField = (typeof ownRuleFields)[number];

const sample = Type.String({ minLength: 1, maxLength: 2000 });
const some = <T extends readonly string[]>(values: T, description: string) =>
  Type.Optional(
    Type.Array(stringEnum(values), { minItems: 1, maxItems: values.length, uniqueItems: true, description }),
  );

/** A rule a workspace wrote itself: a list of phrases, a list of names, or a pattern. */
export const OwnRule = Type.Object(
  {
    id: Type.String({
      pattern: '^[a-z][a-z0-9_]{1,62}[a-z0-9]$',
      description: 'lower-case words joined by underscores, unlike every built-in rule',
    }),
    name: Type.String({ minLength: 1, maxLength: 120, description: 'What people call the rule.' }),
    kind: stringEnum(ownRuleKinds),
    severity: stringEnum(severities),
    enabled: Type.Optional(Type.Boolean({ description: 'False keeps the rule and switches it off.' })),
    mode: Type.Optional(
      stringEnum(['enforce', 'shadow'] as const, {
        description: 'Shadow reports and never acts. Enforce if left out.',
      }),
    ),
    phrases: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 2000 })),
    fold_leet: Type.Optional(
      Type.Boolean({
        description: 'Finds the words of its phrases in leet as well, such as sh1pp1ng. Off if left out.',
      }),
    ),
    entities: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 2000 })),
    pattern: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    fields: some(ownRuleFields, 'Parts of the message it reads; all if left out.'),
    content_types: some(contentTypes, 'Content types it governs; all if left out.'),
    channels: some(channelIds, 'Channels it governs; all if left out.'),
    detail: Type.String({ minLength: 1, maxLength: 500, description: 'Says what was found and what to change.' }),
    safer_alternative: Type.Optional(
      nullable(Type.String({ minLength: 1, maxLength: 500, description: 'Takes the place of what was found.' })),
    ),
    exceptions: Type.Optional(
      Type.Array(RuleExceptionBody, { maxItems: 20, description: 'Wordings the rule leaves alone.' }),
    ),
    must_fire: Type.Optional(
      Type.Array(sample, { maxItems: 50, description: 'Texts the rule must find something in.' }),
    ),
    must_not_fire: Type.Optional(Type.Array(sample, { maxItems: 50, description: 'Texts the rule must let pass.' })),
  },
  { additionalProperties: false },
);
export type OwnRule = Static<typeof OwnRule>;
