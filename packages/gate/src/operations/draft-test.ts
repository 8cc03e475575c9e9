import type { WorkspaceSettings } from '@sendgate/contracts';
import { type CompiledPolicy, configHash, decide, type EvaluationInput } from '@sendgate/policy';
import type { DraftTestView, TestedOutcome, TriedMessage } from '../draft-test-view.ts';
import type { GateParts } from '../gate-parts.ts';
import type { ActivePolicy } from '../policy/active-policies.ts';
import type { PolicyDraftView } from '../policy-view.ts';
import { contentTypeOf, evaluateUncounted, reportedFindings, sendInput } from './evaluate-submission.ts';
import { optInHolds } from './opt-in-holds.ts';
import { reportedNearMisses } from './reported-near-misses.ts';
import { compiled, weigh } from './weigh-draft.ts';

/**
 * One message under a draft and under the policy in force, on the same inputs, so that nothing but the draft makes the
 * difference. Nothing is stored, and no figure counts it: neither policy judges a message here. What would be looked up
 * about a recipient is not known, and rules that need it say so among the near misses.
 */
export async function testDraft(
  parts: GateParts,
  workspaceId: string,
  active: ActivePolicy,
  { draft, version }: PolicyDraftView,
  message: TriedMessage,
): Promise<DraftTestView> {
  const { problems, snapshot } = weigh(parts, draft, active.settings);
  const policy = snapshot && compiled(snapshot, configHash(snapshot));
  const input = sendInput(message, contentTypeOf(message), new Date(), null);
  const { turns } = parts;
  const inForce = await turns.run(
    workspaceId,
    () => outcome(parts, active.policy, active.settings, message, input).tested,
  );
  if (!policy) return { version, problems, draft: null, inForce, nearMisses: [], nearMissesTruncated: false };
  return turns.run(workspaceId, () => {
    const { tested, evaluation } = outcome(parts, policy, active.settings, message, input);
    const { nearMisses, truncated } = reportedNearMisses(parts, policy, input, evaluation);
    return { version, problems, draft: tested, inForce, nearMisses, nearMissesTruncated: truncated };
  });
}

/**
 * The outcome of a send that asks for no repair. What depends on the hour, on chance or on who is written to holds nothing
 * here, nor does a pause, which is no matter of the policy.
 */
function outcome(
  parts: GateParts,
  policy: CompiledPolicy,
  settings: WorkspaceSettings,
  { channel }: TriedMessage,
  input: EvaluationInput,
) {
  const evaluation = evaluateUncounted(parts, policy, input);
  const unknown = { firstContact: false, quiet: false };
  const { status, queueReason } = decide({
    evaluation,
    channel,
    autoRemediate: false,
    remediation: null,
    hardRules: settings.hard_rules,
    blockDisposition: settings.block_disposition,
    pauseMode: 'off',
    optInHolds: optInHolds({ ...settings, sampling_percent: 0 }, '', unknown),
    dispatch: false,
  });
  const tested: TestedOutcome = {
    status: status === 'DISPATCHING' ? 'APPROVED' : status,
    queueReason,
    violations: reportedFindings(evaluation, settings.hard_rules),
    shadowViolations: evaluation.shadowFindings,
  };
  return { tested, evaluation };
}
