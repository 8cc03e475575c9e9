import { type Static, Type } from 'typebox';
import { nullable, stringEnum } from './nullable.ts';

/** Why a rule let a candidate go, each with the sentence that says so. Open: more may follow. */
export const nearMissReasons = {
  shadow: 'The rule found it, and runs in shadow mode: it is counted, never acted on.',
  exception: 'The rule found it, and an exception of the policy covers it.',
  scope: 'The rule would have found it, and does not govern this channel or type of content.',
  quoted_reply: 'It stands in a quoted reply, which somebody else wrote.',
  standard_text: 'It stands in a standard text of the workspace, such as a disclaimer or a signature.',
  approved: 'A wording, name or entry the workspace approved covers it.',
  negated: 'A negation governs it.',
  question: 'It is asked, not said.',
  supposed: 'It is supposed or made a condition, not said.',
  quotation: "It is quoted as somebody's words.",
  code: 'It stands in code.',
  others: 'It is said of somebody else, or by somebody else.',
  own_company: "It names the sender's or the recipient's own company, or something of theirs.",
  within_limit: 'It stays within the limit that is set.',
  check_failed: 'It has the form and fails the check: its check digits, its ranges or the words it must stand with.',
  sample: 'It is a published sample or a placeholder, not the real thing.',
  on_record: 'What is on record about the recipient or the conversation bears it out.',
  other_rule: 'Another rule judges it.',
  in_order: 'The rule looked at it and finds nothing wrong with it.',
  another_sense: 'What it says, or what stands around it, gives it another sense.',
  counter_word: 'A word in its sentence speaks against it.',
  incomplete: 'Parts of a wording of the rule stand here, and another part is missing.',
  wording: 'A word the rule watches for stands here, and no wording of the rule.',
  not_known: 'The rule reads what a preview does not know, such as the recipient or the time.',
} as const;
export type NearMissReason = keyof typeof nearMissReasons;

/** Most near misses one report holds. */
export const MAX_NEAR_MISSES = 50;

/** A candidate that a rule looked at and let go. */
export const NearMiss = Type.Object(
  {
    rule: Type.String({ description: 'Rule identifier.' }),
    reason: stringEnum(Object.keys(nearMissReasons) as NearMissReason[], {
      description: 'Why the rule let it go. More may follow.',
    }),
    detail: Type.String({ description: 'The reason as a sentence.' }),
    matched_substring: nullable(
      Type.String({ description: 'The candidate; masked where the rule finds secrets or it holds one.' }),
    ),
    field: nullable(Type.String({ description: 'Field the span points into.' })),
    start: nullable(Type.Integer({ minimum: 0 })),
    end: nullable(Type.Integer({ minimum: 0 })),
  },
  { $id: 'NearMiss' },
);
export type NearMiss = Static<typeof NearMiss>;
