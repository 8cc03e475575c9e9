import { type Static, Type } from 'typebox';
import { nullable, stringEnum } from './nullable.ts';
import { rejectReasonCodes } from './status.ts';

/** What a reviewer sends to release a hold; `body_text` and `subject` carry an edit. */
export const ApproveRequest = Type.Object(
  {
    reason: Type.Optional(
      nullable(
        Type.String({
          maxLength: 2000,
          description: 'Required, at least 10 characters, while a BLOCK violation remains.',
        }),
      ),
    ),
    body_text: Type.Optional(Type.String({ minLength: 1, maxLength: 100_000 })),
    subject: Type.Optional(Type.String({ minLength: 1, maxLength: 998, pattern: '^[^\\r\\n\\u0000]*$' })),
    override: Type.Optional(Type.Boolean({ description: 'Approve an edit although it adds a BLOCK violation.' })),
  },
  { $id: 'ApproveRequest' },
);
export type ApproveRequest = Static<typeof ApproveRequest>;

export const RejectRequest = Type.Object(
  {
    reason_code: stringEnum(rejectReasonCodes),
    note: Type.Optional(nullable(Type.String({ maxLength: 2000 }))),
  },
  { $id: 'RejectRequest' },
);
export type RejectRequest = Static<typeof RejectRequest>;
