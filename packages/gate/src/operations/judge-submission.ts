import { channels } from '@sendgate/contracts';
import { type NewSubmission, plainTextHash } from '@sendgate/db';
import { decide, type EvaluationInput, type Remediation, remediate } from '@sendgate/policy';
import { type Submitter, submitterOnRecord } from '../caller.ts';
import type { GateParts } from '../gate-parts.ts';
import { newId, randomBase62 } from '../identifiers.ts';
import type { ActivePolicy } from '../policy/active-policies.ts';
import { fingerprintBytes, hiddenFingerprint } from '../policy/fingerprint-bytes.ts';
import type { OutboundSubmission } from '../submission-view.ts';
import {
  contentTypeOf,
  evaluateClosed,
  evaluateUncounted,
  reportedFindings,
  sendInput,
} from './evaluate-submission.ts';
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

/**
 * The acknowledgement of a hold, which goes out at once. Its wording passed the policy when it was saved; with the name of the
 * recipient in it it has to pass again, else it goes without.
 */
function judgedAck(
  parts: GateParts,
  { settings, policy }: ActivePolicy,
  values: Parameters<typeof ackMessage>[1],
): string | null {
  const named = ackMessage(settings, values);
  const unnamed = ackMessage(settings, { ...values, firstName: null });
  if (named === null || named === unnamed) return unnamed;
  const { findings, failures } = evaluateUncounted(parts, policy, {
    contentType: 'message',
    fields: { body_text: named },
  });
  return findings.length + failures.length === 0 ? named : unnamed;
}

/** Evaluates a message and decides: the row to be stored, with all that follows from the decision. Stores nothing. */
export function judgeSubmission(parts: GateParts, asked: Case): NewSubmission {
  const { caller, submission, gathered, tokens, started, scans } = asked;
  const { channel, recipient, bodyText, metadata } = submission;
  const { active } = gathered;
  const { settings } = active;
  const id = newId('act');
  const now = new Date();
  const judgement = judge(parts, asked, id, now);
  const { fields, contentType, decision, findings, dispatchMode, repaired, releaseAt, sampled } = judgement;
  const held = decision.status === 'QUEUED';
  const dispatched = dispatchMode !== null && (decision.status === 'APPROVED' || decision.status === 'DISPATCHING');
  const rules = [...new Set(findings.map((finding) => finding.rule))];
  const changed = (field: 'subject' | 'body_html') =>
    repaired?.substitutions.some((substitution) => substitution.field === field) ? repaired.fields[field] : undefined;
  const values = { firstName: metadata?.contact?.first_name ?? null, channel, actionId: id };
  const lease = leaseOf(settings, { recipient, metadata, fields: repaired?.fields ?? fields }, now);
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
    metadata,
    label: submission.label,
    autoRemediate: submission.autoRemediate,
    status: decision.status,
    queueReason: decision.queueReason,
    policyPassed: decision.policyPassed,
    violations: findings,
    violationCount: findings.length,
    blockCount: findings.filter((finding) => finding.severity === 'BLOCK').length,
    rules,
    remediated: repaired !== null,
    remediations: repaired?.substitutions ?? null,
    remediatedSubject: changed('subject') ?? null,
    remediatedBody: repaired?.fields.body_text ?? null,
    remediatedHtml: changed('body_html') ?? null,
    holdToken: held && channel !== 'email' ? `hold_${randomBase62(32)}` : null,
    ackMessage: held ? judgedAck(parts, active, values) : null,
    safeFallback: fallbackMessage(settings, channel),
    deliveryStatus: dispatched ? 'pending' : null,
    snapshotId: active.snapshotId,
    configHash: active.configHash,
    latencyMs: Math.round(performance.now() - started),
    tokens,
    respondBy: askedRespondBy(metadata),
    respondMinutes: held ? channels[channel].reviewTargetMinutes : null,
    touchKey: gathered.touchKey,
    fingerprint: storedFingerprint(gathered),
    releaseAt: releaseAt?.toISOString() ?? null,
    dispatchMode,
    evidenceExpiresAt: lease?.toISOString() ?? null,
    contentSealed: null,
    stops: gathered.stops,
    listed: gathered.listed,
    entries: gathered.unlisted,
    keysMade: gathered.sealing?.made ?? null,
    ttlMinutes: held ? ttlMinutes(settings, channel) : null,
    auditDetail: {
      status: decision.status,
      queue_reason: decision.queueReason,
      rules,
      snapshot_id: active.snapshotId,
      remediated: repaired !== null,
      // Looked at after it was sent: see the list of samples.
      ...(sampled && { sampled: true }),
    },
    actor: submitterOnRecord(caller),
    work: [...(dispatched ? [newWork('dispatch', null, 0)] : []), ...scans],
  };
}

/** What a message was found to be, and what becomes of it. */
interface Judgement {
  readonly fields: EvaluationInput['fields'];
  readonly contentType: ReturnType<typeof contentTypeOf>;
  readonly decision: ReturnType<typeof decide>;
  readonly findings: ReturnType<typeof reportedFindings>;
  readonly dispatchMode: ReturnType<typeof dispatchModeOf>;
  /** What goes out in place of the text that came; null where that goes, or where a person decides. */
  readonly repaired: Remediation | null;
  /** When a clock releases it; null where none does. */
  readonly releaseAt: Date | null;
  /** It is among those that people look at after they were sent. */
  readonly sampled: boolean;
}

function judge(parts: GateParts, { caller, submission, gathered }: Case, id: string, now: Date): Judgement {
  const { channel, autoRemediate } = submission;
  const { active, consentRevoked, firstContact } = gathered;
  const { settings } = active;
  const contentType = contentTypeOf(submission);
  const input = { ...sendInput(submission, contentType, now, gathered.state), prepared: gathered.body };
  const found = evaluateClosed(parts, active.policy, input);
  const paused = settings.pause_mode === 'block';
  const standing = standingFindings(found, { paused, consentRevoked, submission });
  const evaluation = standing.length > 0 ? { ...found, findings: [...standing, ...found.findings] } : found;
  const repair = !paused && autoRemediate && channel !== 'email' && evaluation.findings.length > 0;
  const remediation = repair ? repairOf(parts, active, input, evaluation) : null;
  const quiet = quietHoursNow(settings, submission, now);
  const dispatchMode = dispatchModeOf(settings, channel, caller.livemode);
  const holds = optInHolds(settings, id, { firstContact, quiet: quiet !== null });
  const decision = decide({
    evaluation,
    channel,
    autoRemediate,
    remediation,
    hardRules: settings.hard_rules,
    blockDisposition: settings.block_disposition,
    pauseMode: settings.pause_mode,
    optInHolds: holds,
    dispatch: dispatchMode !== null,
  });
  // A clock releases what waits for the hour alone; where anything else stands against it as well, a person decides.
  const timed =
    decision.queueReason === 'quiet_hours' &&
    // What comes before it in the order would be the reason; of what comes after, only this one may apply as well.
    !holds.includes('manual_hold') &&
    settings.pause_mode === 'off';
  const goesByItself = timed || decision.status === 'APPROVED';
  return {
    fields: input.fields,
    contentType,
    decision,
    findings: reportedFindings(evaluation, settings.hard_rules),
    dispatchMode,
    repaired: goesByItself && remediation?.outcome === 'clean' ? remediation : null,
    releaseAt: timed ? (quiet?.releaseAt ?? null) : null,
    sampled: holds.includes('sampling') && decision.status !== 'QUEUED' && decision.status !== 'BLOCKED',
  };
}

function repairOf(
  parts: GateParts,
  active: ActivePolicy,
  input: EvaluationInput,
  evaluation: Parameters<typeof remediate>[2],
): Remediation {
  try {
    return remediate(active.policy, input, evaluation, { monotonic: parts.engineClock });
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
