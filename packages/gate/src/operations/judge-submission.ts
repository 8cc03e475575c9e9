import { channels } from '@sendgate/contracts';
import { type NewSubmission, plainTextHash } from '@sendgate/db';
import { decide, type EvaluationInput, type Remediation, remediate } from '@sendgate/policy';
import { type Submitter, submitterOnRecord } from '../caller.ts';
import type { GateParts } from '../gate-parts.ts';
import { newId, randomBase62 } from '../identifiers.ts';
import type { ActivePolicy } from '../policy/active-policies.ts';
import { fingerprintBytes, hiddenFingerprint } from '../policy/fingerprint-bytes.ts';
import type { OutboundSubmission } from '../submission-view.ts';
import { contentTypeOf, evaluateClosed, reportedFindings, sendInput } from './evaluate-submission.ts';
import type { Gathered } from './gather-state.ts';
import { ackMessage, fallbackMessage, ttlMinutes } from './hold-messages.ts';
import { leaseOf } from './message-lease.ts';
import { optInHolds } from './opt-in-holds.ts';
import { quietHoursNow } from './quiet-hours.ts';
import { dispatchModeOf } from './release.ts';
import { newWork } from './scan-planning.ts';
import { standingFindings } from './standing-findings.ts';

/** A message to be judged, and what it is judged by. */
interface Case {
  readonly caller: Submitter;
  readonly submission: OutboundSubmission;
  readonly gathered: Gathered;
  readonly tokens: number;
  /** When it came, in milliseconds of `performance.now`. */
  readonly started: number;
  /** Background scans to be written with it. */
  readonly scans: NewSubmission['work'];
}

/** Evaluates a message and decides: the row to be stored, with all that follows from the decision. Stores nothing. */
export function judgeSubmission(
  parts: GateParts,
  { caller, submission, gathered, tokens, started, scans }: Case,
): NewSubmission {
  const { channel, recipient, bodyText } = submission;
  const { active } = gathered;
  const { policy, settings } = active;
  const id = newId('act');
  const contentType = contentTypeOf(submission);
  const now = new Date();
  const input = { ...sendInput(submission, contentType, now, gathered.state), prepared: gathered.body };
  const found = evaluateClosed(parts, policy, input);
  const paused = settings.pause_mode === 'block';
  const standing = standingFindings(found, { paused, consentRevoked: gathered.consentRevoked, submission });
  const evaluation = standing.length > 0 ? { ...found, findings: [...standing, ...found.findings] } : found;
  const repair = !paused && submission.autoRemediate && channel !== 'email' && evaluation.findings.length > 0;
  const remediation = repair ? repairOf(active, input, evaluation) : null;
  const quiet = quietHoursNow(settings, submission, now);
  const dispatchMode = dispatchModeOf(settings, channel, caller.livemode);
  const holds = optInHolds(settings, id, { firstContact: gathered.firstContact, quiet: quiet !== null });
  const decision = decide({
    evaluation,
    channel,
    autoRemediate: submission.autoRemediate,
    remediation,
    hardRules: settings.hard_rules,
    blockDisposition: settings.block_disposition,
    pauseMode: settings.pause_mode,
    optInHolds: holds,
    dispatch: dispatchMode !== null,
  });
  const findings = reportedFindings(evaluation, settings.hard_rules);
  const held = decision.status === 'QUEUED';
  const dispatched = dispatchMode !== null && (decision.status === 'APPROVED' || decision.status === 'DISPATCHING');
  // A clock releases what waits for the hour alone; where anything else stands against it as well, a person decides.
  const timed =
    decision.queueReason === 'quiet_hours' &&
    // What comes before it in the order would be the reason; of what comes after, only this one may apply as well.
    !holds.includes('manual_hold') &&
    settings.pause_mode === 'off';
  const goesByItself = timed || decision.status === 'APPROVED';
  const repaired = goesByItself && remediation?.outcome === 'clean' ? remediation : null;
  const changed = (field: 'subject' | 'body_html') =>
    repaired?.substitutions.some((substitution) => substitution.field === field) ? repaired.fields[field] : undefined;
  const values = { firstName: submission.metadata?.contact?.first_name ?? null, channel, actionId: id };
  return {
    id,
    workspaceId: caller.workspaceId,
    idempotencyKey: submission.idempotencyKey,
    livemode: caller.livemode,
    apiKeyId: caller.keyId,
    channel,
    recipient,
    recipientMatch: channels[channel].normalise(recipient),
    subject: submission.subject,
    bodyText,
    bodyHtml: submission.bodyHtml,
    contentType,
    contentSha256: (gathered.sealing?.textHash ?? plainTextHash)(bodyText),
    sourceModel: submission.sourceModel,
    governanceActionId: submission.governanceActionId,
    metadata: submission.metadata,
    label: submission.label,
    autoRemediate: submission.autoRemediate,
    status: decision.status,
    queueReason: decision.queueReason,
    policyPassed: decision.policyPassed,
    violations: findings,
    violationCount: findings.length,
    blockCount: findings.filter((finding) => finding.severity === 'BLOCK').length,
    rules: [...new Set(findings.map((finding) => finding.rule))],
    remediated: repaired !== null,
    remediations: repaired?.substitutions ?? null,
    remediatedSubject: changed('subject') ?? null,
    remediatedBody: repaired?.fields.body_text ?? null,
    remediatedHtml: changed('body_html') ?? null,
    holdToken: held && channel !== 'email' ? `hold_${randomBase62(32)}` : null,
    ackMessage: held ? ackMessage(settings, values) : null,
    safeFallback: fallbackMessage(settings, channel),
    deliveryStatus: dispatched ? 'pending' : null,
    snapshotId: active.snapshotId,
    configHash: active.configHash,
    latencyMs: Math.round(performance.now() - started),
    tokens,
    respondBy: askedRespondBy(submission.metadata),
    respondMinutes: held ? channels[channel].reviewTargetMinutes : null,
    touchKey: gathered.touchKey,
    fingerprint: storedFingerprint(gathered),
    releaseAt: timed ? (quiet?.releaseAt.toISOString() ?? null) : null,
    dispatchMode,
    evidenceExpiresAt:
      leaseOf(
        settings,
        { recipient, metadata: submission.metadata, fields: repaired?.fields ?? input.fields },
        now,
      )?.toISOString() ?? null,
    contentSealed: null,
    stops: gathered.stops,
    listed: gathered.listed,
    entries: gathered.unlisted,
    keysMade: gathered.sealing?.made ?? null,
    ttlMinutes: held ? ttlMinutes(settings, channel) : null,
    auditDetail: {
      status: decision.status,
      queue_reason: decision.queueReason,
      rules: [...new Set(findings.map((finding) => finding.rule))],
      snapshot_id: active.snapshotId,
      remediated: repaired !== null,
      // Looked at after it was sent: see the list of samples.
      ...(holds.includes('sampling') && !held && decision.status !== 'BLOCKED' && { sampled: true }),
    },
    actor: submitterOnRecord(caller),
    work: [...(dispatched ? [newWork('dispatch', null, 0)] : []), ...scans],
  };
}

function repairOf(
  active: ActivePolicy,
  input: EvaluationInput,
  evaluation: Parameters<typeof remediate>[2],
): Remediation {
  try {
    return remediate(active.policy, input, evaluation);
  } catch {
    // Nobody knows what a repair that failed left out: the message is held as it is.
    return { outcome: 'scanner_failed', fields: input.fields, substitutions: [] };
  }
}

/** As Postgres reads bytes; hidden where the content is sealed. */
function storedFingerprint({ fingerprint, sealing }: Gathered): string | null {
  if (fingerprint === null) return null;
  const stored = sealing ? hiddenFingerprint(fingerprint, sealing) : fingerprint;
  return `\\x${fingerprintBytes(stored).toString('hex')}`;
}

function askedRespondBy(metadata: OutboundSubmission['metadata']): string | null {
  const time = Date.parse(metadata?.respond_by ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
