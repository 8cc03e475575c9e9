import { type ContentType, messageClasses } from '@sendgate/contracts';
import {
  type CompiledPolicy,
  type Evaluation,
  type EvaluationInput,
  evaluate,
  type Fields,
  type Finding,
  type SendInputs,
  type StateNeed,
} from '@sendgate/policy';
import { errorClass } from '../gate-log.ts';
import type { GateParts } from '../gate-parts.ts';
import { ruleLabel } from '../rule-label.ts';
import type { OutboundSubmission } from '../submission-view.ts';
import { wholeFinding } from './standing-findings.ts';

/** What a message is where its caller does not say. */
export function contentTypeOf({
  channel,
  contentType,
}: Pick<OutboundSubmission, 'channel' | 'contentType'>): ContentType {
  return contentType ?? (channel === 'email' ? 'email' : 'message');
}

/**
 * The policy engine's input for one outbound message, with what was gathered about its recipient. Without a recipient, the
 * rules that need one do not run.
 */
export function sendInput(
  submission: Pick<OutboundSubmission, 'channel' | 'subject' | 'bodyText' | 'bodyHtml' | 'metadata'> & {
    recipient: string | null;
  },
  contentType: ContentType,
  now: Date,
  gathered: Partial<Pick<SendInputs, StateNeed>> | null,
): EvaluationInput {
  const { metadata } = submission;
  const fields: Fields = { body_text: submission.bodyText };
  if (submission.subject !== null) fields.subject = submission.subject;
  if (submission.bodyHtml !== null) fields.body_html = submission.bodyHtml;
  const send: Partial<SendInputs> = {
    channel: submission.channel,
    recipient: submission.recipient ?? undefined,
    contact: metadata?.contact ?? {},
    thread: metadata?.thread ?? {},
    messageClass: metadata?.message_class ?? messageClasses[0],
    now,
    consent: metadata?.consent ?? {},
    messageKind: metadata?.message_kind ?? 'message',
    templateName: metadata?.template_name ?? null,
    ...gathered,
  };
  if (metadata?.source_records) send.sourceRecords = metadata.source_records;
  return { contentType, fields, send };
}

/** Evaluates without ever passing a text because the engine failed: a fault counts as a rule that gave no answer. */
export function evaluateUncounted(parts: GateParts, policy: CompiledPolicy, input: EvaluationInput): Evaluation {
  try {
    return evaluate(policy, input, { monotonic: parts.engineClock });
  } catch (error) {
    parts.logger.error('the policy engine failed', errorClass(error));
    return { findings: [], shadowFindings: [], failures: [{ rule: 'engine', reason: 'threw' }] };
  }
}

/** Judges a message: as `evaluateUncounted`, and the figures tell of it. */
export function evaluateClosed(parts: GateParts, policy: CompiledPolicy, input: EvaluationInput): Evaluation {
  const evaluation = evaluateUncounted(parts, policy, input);
  for (const failure of evaluation.failures) {
    parts.emit({ kind: 'scanner_failed', ...failure, rule: ruleLabel(failure.rule) });
  }
  for (const { rule, severity } of evaluation.findings) {
    parts.emit({ kind: 'rule_hit', rule: ruleLabel(rule), severity });
  }
  return evaluation;
}

/**
 * What is reported: the findings, and one entry when a rule gave no answer. Where a workspace has no hard rules
 * (`hard_rules`), what they find is an ordinary block, which a person may release.
 */
export function reportedFindings(evaluation: Evaluation, hardRules = true): Finding[] {
  const findings = hardRules
    ? evaluation.findings
    : evaluation.findings.map((finding) => (finding.hard ? { ...finding, hard: false } : finding));
  if (evaluation.failures.length === 0) return findings;
  return [
    ...findings,
    wholeFinding({
      rule: 'scanner_error',
      severity: 'WARN',
      detail: 'A rule gave no answer, so the text was not cleared.',
      hard: false,
    }),
  ];
}
