import { type Channel, type QueueReason, queueReasons, type Verdict } from '@sendgate/contracts';
import type { Evaluation } from './finding.ts';
import type { Remediation } from './remediate.ts';

/** What a preview answers: BLOCK is `blocked`; WARN, or a rule without an answer, is `review_required`. */
export function verdictOf(evaluation: Evaluation): Verdict {
  if (evaluation.findings.some((finding) => finding.severity === 'BLOCK')) return 'blocked';
  return evaluation.findings.length > 0 || evaluation.failures.length > 0 ? 'review_required' : 'safe';
}

export interface DecideInput {
  evaluation: Evaluation;
  channel: Channel;
  autoRemediate: boolean;
  /** The outcome of `remediate`, when it was asked for; null otherwise. */
  remediation: Remediation | null;
  /** Workspace setting: whether hard rules stop a message. */
  hardRules: boolean;
  blockDisposition: 'review' | 'terminal';
  pauseMode: 'off' | 'hold' | 'block';
  /** Holds the workspace asked for that apply to this submission. */
  optInHolds: readonly QueueReason[];
  /** Whether the service itself sends the message. */
  dispatch: boolean;
}

export interface Decision {
  status: 'APPROVED' | 'DISPATCHING' | 'QUEUED' | 'BLOCKED';
  queueReason: QueueReason | null;
  /** True when no rule found anything, before any remediation, and every rule answered. */
  policyPassed: boolean;
}

/** The first status of a submission. Rows are tried in order; the first that holds decides. */
export function decide(input: DecideInput): Decision {
  const { findings, failures } = input.evaluation;
  const policyPassed = findings.length === 0 && failures.length === 0;
  const blocked = (): Decision => ({ status: 'BLOCKED', queueReason: null, policyPassed });
  const queued = (queueReason: QueueReason): Decision => ({ status: 'QUEUED', queueReason, policyPassed });

  const stopped = input.pauseMode === 'block' || findings.some((finding) => finding.hard);
  if (input.hardRules && stopped) return blocked();
  if (failures.length > 0) return queued('scanner_error');
  if (findings.some((finding) => finding.severity === 'BLOCK')) {
    return input.blockDisposition === 'terminal' ? blocked() : queued('policy_block');
  }
  // Auto-remediation is for chat: on email it has no effect.
  const remediable = input.autoRemediate && input.channel !== 'email' && findings.length > 0;
  const remediated = remediable && input.remediation?.outcome === 'clean';
  if (remediable && input.remediation?.outcome === 'block_appeared') return queued('policy_block');
  if (remediable && input.remediation?.outcome === 'scanner_failed') return queued('scanner_error');
  if (findings.length > 0 && !remediated) return queued('policy_warn');
  const hold = firstHold(input);
  if (hold) return queued(hold);
  // The specification answers APPROVED to a remediated message whoever sends it; sending starts afterwards.
  return { status: input.dispatch && !remediated ? 'DISPATCHING' : 'APPROVED', queueReason: null, policyPassed };
}

function firstHold(input: DecideInput): QueueReason | null {
  const holds = new Set(input.optInHolds);
  if (input.pauseMode !== 'off') holds.add('workspace_paused');
  // A sampled chat message that asked for inline repair is looked at after it was sent.
  if (input.autoRemediate && input.channel !== 'email') holds.delete('sampling');
  return queueReasons.find((reason) => holds.has(reason)) ?? null;
}
