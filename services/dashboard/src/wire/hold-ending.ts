import { nullable, stringEnum } from '@sendgate/contracts';
import { type HoldEndingView, holdEndingStates, toTime } from '@sendgate/gate';
import { type Static, Type } from 'typebox';

export const HoldEndingRequest = Type.Object(
  {
    holds: Type.Integer({
      minimum: 0,
      description: 'How many holds you were told would end. More than these are not ended.',
    }),
  },
  { $id: 'HoldEndingRequest' },
);

export const HoldEnding = Type.Object(
  {
    ending_id: Type.String(),
    state: stringEnum(holdEndingStates),
    requested_by: Type.String(),
    holds: Type.Integer({ minimum: 0, description: 'Holds there were when it was asked for.' }),
    blocked: Type.Integer({
      minimum: 0,
      description: 'Holds ended so far; those decided meanwhile are not among them.',
    }),
    created_at: Type.String({ format: 'date-time' }),
    finished_at: nullable(Type.String({ format: 'date-time' })),
  },
  { $id: 'HoldEnding' },
);

export const HoldEndings = Type.Object(
  { holds: Type.Integer({ minimum: 0, description: 'Holds there are now.' }), latest: nullable(HoldEnding) },
  { $id: 'HoldEndings' },
);

export function toHoldEnding(view: HoldEndingView): Static<typeof HoldEnding> {
  const { endingId, state, requestedBy, holds, blocked, createdAt, finishedAt } = view;
  return {
    ...{ ending_id: endingId, state, requested_by: requestedBy, holds, blocked },
    created_at: toTime(createdAt),
    finished_at: toTime(finishedAt),
  };
}
