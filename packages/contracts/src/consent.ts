import { Type } from 'typebox';
import { type Channel, channelIds } from './channels/index.ts';
import { stringEnum } from './nullable.ts';

export const NewConsentRevocation = Type.Object(
  {
    channel: stringEnum(channelIds as [Channel, ...Channel[]]),
    recipient: Type.String({ minLength: 1, maxLength: 500, description: 'In the form of the channel.' }),
    revoked_at: Type.Optional(
      Type.String({
        format: 'date-time',
        maxLength: 40,
        description: 'Default: now, which a later time counts as too. A consent given after it counts again.',
      }),
    ),
  },
  { $id: 'NewConsentRevocation' },
);

export const ConsentRevocationRecorded = Type.Object(
  {
    recorded: Type.Boolean({ description: 'False where a revocation as late as this one stood already.' }),
    holds_blocked: Type.Integer({
      minimum: 0,
      description: 'Holds ended at once; beyond ten, others end soon after.',
    }),
  },
  { $id: 'ConsentRevocationRecorded' },
);
