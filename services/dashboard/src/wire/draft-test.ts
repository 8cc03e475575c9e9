import { NearMiss, nullable, PolicyViolation, queueReasons, stringEnum, testedStatuses } from '@sendgate/contracts';
import { type DraftTestView, type TestedOutcome, toViolation } from '@sendgate/gate';
import { type Static, Type } from 'typebox';
import { DraftProblem } from './policy.ts';

const Outcome = Type.Object({
  status: stringEnum(testedStatuses, { description: 'Of a send that asks for no repair.' }),
  queue_reason: nullable(stringEnum(queueReasons)),
  policy_violations: Type.Array(PolicyViolation),
  shadow_violations: Type.Array(PolicyViolation, {
    description: 'Found by rules in shadow mode: they decide nothing.',
  }),
});

export const DraftTestReply = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'Of the draft that was tried: the one that is saved.' }),
    problems: Type.Array(DraftProblem, {
      description: 'What is wrong with the draft, so that it cannot be published.',
    }),
    draft: nullable(Outcome),
    in_force: Outcome,
    near_misses: Type.Array(NearMiss, { description: 'What rules of the draft looked at and let go.' }),
    near_misses_truncated: Type.Boolean({ description: 'True when more were left out.' }),
  },
  { $id: 'DraftTest' },
);

export function toDraftTest(view: DraftTestView): Static<typeof DraftTestReply> {
  return {
    version: view.version,
    problems: view.problems,
    draft: view.draft && toOutcome(view.draft),
    in_force: toOutcome(view.inForce),
    near_misses: view.nearMisses,
    near_misses_truncated: view.nearMissesTruncated,
  };
}

function toOutcome({ status, queueReason, violations, shadowViolations }: TestedOutcome): Static<typeof Outcome> {
  return {
    status,
    queue_reason: queueReason,
    policy_violations: violations.map(toViolation),
    shadow_violations: shadowViolations.map(toViolation),
  };
}
