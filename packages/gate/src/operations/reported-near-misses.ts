import { type NearMiss, nearMissReasons } from '@sendgate/contracts';
import { type CompiledPolicy, type Evaluation, type EvaluationInput, inputNames, nearMissesOf } from '@sendgate/policy';
import type { GateParts } from '../gate-parts.ts';

/** What the rules of a policy let go in a text, in the words of the answers; `evaluation` is what they found in it. */
export function reportedNearMisses(
  parts: GateParts,
  policy: CompiledPolicy,
  input: EvaluationInput,
  evaluation: Evaluation,
): { nearMisses: NearMiss[]; truncated: boolean } {
  const { nearMisses, truncated } = nearMissesOf(policy, input, evaluation, parts.engineClock);
  return {
    nearMisses: nearMisses.map(({ rule, reason, lacks, matched, field, start, end }) => ({
      rule,
      reason,
      detail: lacks
        ? `The rule reads what a preview does not know: ${lacks.map((need) => inputNames[need]).join(', ')}.`
        : nearMissReasons[reason],
      matched_substring: matched,
      field,
      start,
      end,
    })),
    truncated,
  };
}
