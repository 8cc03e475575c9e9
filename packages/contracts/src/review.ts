import { type Static, Type } from 'typebox';
import { nullable, stringEnum } from './nullable.ts';
import { rejectReasonCodes } from './status.ts';

/** Seconds in which a decision asked for as undoable can be taken back. */
export const undoSeconds = 5;

const undoable = Type.Optional(
  Type.Boolean({
    description: `Keep the decision for ${undoSeconds} seconds in which it can be taken back. It then commits by itself; nothing is released or told before.`,
  }),
);

const guidance = Type.Optional(
  nullable(Type.String({ maxLength: 2000, description: 'What the caller should do instead; returned to them.' })),
);

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
    override: Type.Optional(
      Type.Boolean({
        description:
          'Approve the text although an edit, this one or one that stands, added a BLOCK violation; each approver says so.',
      }),
    ),
    undoable,
  },
  { $id: 'ApproveRequest' },
);
export type ApproveRequest = Static<typeof ApproveRequest>;

export const RejectRequest = Type.Object(
  {
    reason_code: stringEnum(rejectReasonCodes),
    note: Type.Optional(nullable(Type.String({ maxLength: 2000 }))),
    guidance,
    undoable,
  },
  { $id: 'RejectRequest' },
);
export type RejectRequest = Static<typeof RejectRequest>;

/** Saves an edit on a hold without deciding about it. */
export const EditRequest = Type.Object(
  { body_text: ApproveRequest.properties.body_text, subject: ApproveRequest.properties.subject },
  { $id: 'EditRequest', minProperties: 1 },
);

export const SubstitutionsRequest = Type.Object(
  {
    standing: Type.Array(Type.Integer({ minimum: 0, maximum: 9_999 }), {
      maxItems: 10_000,
      uniqueItems: true,
      description: 'Numbers of the substitutions that are to stand, from 0; every other one is undone.',
    }),
  },
  { $id: 'SubstitutionsRequest' },
);

export const ClaimRequest = Type.Object(
  {
    take_over: Type.Optional(
      Type.Boolean({ description: 'Take it although somebody else has it in hand; ask them first.' }),
    ),
  },
  { $id: 'ClaimRequest' },
);

export const AssignRequest = Type.Object(
  {
    assignee: nullable(
      Type.String({ minLength: 3, maxLength: 254, description: 'E-mail address of a member who may decide.' }),
    ),
  },
  { $id: 'AssignRequest' },
);

export const NoteRequest = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }) },
  { $id: 'NoteRequest' },
);

export const sampleVerdicts = ['fine', 'should_have_been_held'] as const;
export type SampleVerdict = (typeof sampleVerdicts)[number];

/** What a look at a sampled message came to. */
export const SampleCheckRequest = Type.Object(
  {
    verdict: stringEnum(sampleVerdicts),
    note: Type.Optional(
      nullable(Type.String({ maxLength: 2000, description: 'For other reviewers; stands among the notes.' })),
    ),
  },
  { $id: 'SampleCheckRequest' },
);

/** One decision about many holds. Each is decided on its own. */
export const BulkRequest = Type.Object(
  {
    decision: stringEnum(['approve', 'reject'] as const),
    items: Type.Array(
      Type.Object({
        action_id: Type.String({ minLength: 1, maxLength: 64 }),
        version: Type.Integer({ minimum: 1, description: 'The version you looked at.' }),
      }),
      { minItems: 1, maxItems: 100 },
    ),
    reason: ApproveRequest.properties.reason,
    reason_code: Type.Optional(stringEnum(rejectReasonCodes)),
    note: RejectRequest.properties.note,
    guidance,
    undoable,
  },
  { $id: 'BulkRequest' },
);
