import { type Static, Type } from 'typebox';
import { severities } from './status.ts';

/** What a floor asks of one rule. A rule that is named runs and is acted on; the policy may only be stricter. */
export const FloorRule = Type.Object(
  {
    severity: Type.Optional(
      Type.Unsafe<(typeof severities)[number]>({
        type: 'string',
        enum: [...severities],
        description: 'The least severity; left out, that of the rule itself.',
      }),
    ),
  },
  { additionalProperties: false, $id: 'FloorRule' },
);
export type FloorRule = Static<typeof FloorRule>;

/** Below what no policy of this installation may go. */
export const PolicyFloor = Type.Object(
  {
    rules: Type.Unsafe<Record<string, FloorRule>>({
      type: 'object',
      additionalProperties: FloorRule,
      description:
        'By rule. It is enabled, in mode enforce, on all its channels and content types, without exceptions.',
    }),
  },
  { additionalProperties: false, $id: 'PolicyFloor' },
);
export type PolicyFloor = Static<typeof PolicyFloor>;
