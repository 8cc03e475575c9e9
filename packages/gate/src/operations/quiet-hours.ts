import { type AuditKind, type ContentType, messageClasses, type WorkspaceSettings } from '@sendgate/contracts';
import {
  type DueSubmission,
  dueReleases,
  findSubmission,
  lockPause,
  type PrismaSession,
  postponeRelease,
  recordAudit,
  releaseHold,
  type StoredSubmission,
  storeTime,
} from '@sendgate/db';
import { type QuietHoursHold, quietHoursHold } from '@sendgate/policy';
import type { WorkWakeup } from '../gate-options.ts';
import type { GateParts } from '../gate-parts.ts';
import type { ActivePolicies, ActivePolicy } from '../policy/active-policies.ts';
import type { OutboundSubmission } from '../submission-view.ts';
import { evaluateClosed, reportedFindings, sendInput } from './evaluate-submission.ts';
import { firstContactOf } from './first-contact.ts';
import { standingText } from './judge-edit.ts';
import { leaseOfReleased } from './message-lease.ts';
import { blockIfStopped, recipientStop } from './recipient-stop.ts';
import { releaseStatus, startDispatch } from './release.ts';
import { storedFindings } from './stored-json.ts';
import { sweepDue } from './sweep-due.ts';

/** Who is on record for what happens when quiet hours end. */
export const quietHoursActor = 'quiet-hours@system.invalid';

/** Whether a message waits for the recipient's day at this moment, and until when; null when it need not. */
export function quietHoursNow(
  settings: WorkspaceSettings,
  { channel, recipient, metadata }: Pick<OutboundSubmission, 'channel' | 'recipient' | 'metadata'>,
  now: Date,
): QuietHoursHold | null {
  return quietHoursHold(settings, {
    channel,
    recipient,
    contact: metadata?.contact ?? {},
    thread: metadata?.thread ?? {},
    messageClass: metadata?.message_class ?? messageClasses[0],
    now,
  });
}

/**
 * Approves the holds that only waited for the recipient's day, as `sweepDue` says; how many were approved. Nobody
 * reviewed them, so no review callback goes out. A recipient suppressed meanwhile ends the hold, or leaves it to people
 * where hard rules are off; so does whatever the policy in force finds by now. When it is quiet again, because this runs
 * late or the hours were changed, the hold waits on.
 * @throws ProblemError `service_unavailable`
 */
export function releaseDue(
  parts: GateParts,
  policies: ActivePolicies,
  step: number,
  stopped: () => boolean,
): Promise<number> {
  const sweep = {
    due: dueReleases,
    move: async ({ id, workspaceId }: DueSubmission) =>
      releaseOne(parts, await policies.current(workspaceId), id, workspaceId),
    failure: 'a hold for quiet hours could not be released',
  };
  return sweepDue(parts, sweep, step, stopped);
}

async function releaseOne(parts: GateParts, active: ActivePolicy, id: string, workspaceId: string): Promise<boolean> {
  const wakeups: WorkWakeup[] = [];
  const released = await parts.store.transaction(async (session) => {
    if ((await lockPause(session, workspaceId)) !== 'off') return false;
    const held = await findSubmission(session, parts.store.keys, workspaceId, id);
    if (held?.status !== 'QUEUED') return false;
    const record = (kind: AuditKind, detail: Record<string, string | string[]>) =>
      recordAudit(session, { workspaceId, submissionId: id, kind, actor: quietHoursActor, detail });
    const leaveToPeople = async (detail: { reason: string; rules?: string[]; snapshot_id?: string }) => {
      if (await postponeRelease(session, held, null)) await record('submission.release_withheld', detail);
      return false;
    };

    if (await blockIfStopped(parts, session, active, held, quietHoursActor)) return false;
    const stop = await recipientStop(parts, session, active, held);
    if (stop !== null) return leaveToPeople({ reason: stop });
    // A worker whose clock is wrong would let it go by night, or with evidence that is over.
    const now = await storeTime(session);
    // One that was submitted before the workspace asked for leases gets its own now, from the day it was judged.
    const text = { ...standingText(held), edited: false };
    const lease = held.evidenceExpiresAt ?? leaseOfReleased(active.settings, held, text, held.createdAt);
    if (active.settings.evidence_lease && lease && lease <= now) {
      return leaveToPeople({ reason: 'evidence_expired' });
    }
    const quiet = quietHoursNow(active.settings, sentTo(held), now);
    if (quiet) {
      if (await postponeRelease(session, held, quiet.releaseAt)) {
        await record('submission.release_postponed', { release_at: quiet.releaseAt.toISOString() });
      }
      return false;
    }
    const rules = await rulesAgainst(parts, session, active, held, now);
    if (rules.length > 0) return leaveToPeople({ reason: 'policy', rules, snapshot_id: active.snapshotId });
    const to = releaseStatus(held, active.settings);
    if (!(await releaseHold(session, held, to, lease))) return false;
    await recordAudit(session, {
      ...{ workspaceId, submissionId: id, kind: 'submission.released', actor: quietHoursActor },
      detail: { reason: 'quiet_hours' },
      before: { status: held.status, queue_reason: held.queueReason, version: held.version },
      after: { status: to, queue_reason: null, version: held.version + 1 },
    });
    wakeups.push(...(await startDispatch(parts, session, { ...held, status: to, version: held.version + 1 })));
    return true;
  });
  if (released) parts.wake(wakeups);
  return released;
}

/**
 * The rules that have something against a hold today, under the policy in force; a rule that gave no answer is one of
 * them. Those that compare it with other messages were asked when it came, and are not asked again. Of a repaired message
 * the repair is judged: what was found in no text, and let it be repaired all the same, is nothing against it now.
 */
async function rulesAgainst(
  parts: GateParts,
  session: PrismaSession,
  active: ActivePolicy,
  held: StoredSubmission,
  now: Date,
): Promise<string[]> {
  const message = { ...sentTo(held), ...standingText(held), bodyHtml: held.remediatedHtml ?? held.bodyHtml };
  const known = await firstContactOf(session, active.policy, held);
  const input = sendInput(message, held.contentType as ContentType, now, known);
  const findings = reportedFindings(evaluateClosed(parts, active.policy, input));
  const letBe = storedFindings(held.violations).filter(({ field }) => field === null);
  const against = findings.filter(
    ({ rule, field, severity }) =>
      field !== null || severity === 'BLOCK' || !letBe.some((found) => found.rule === rule),
  );
  return [...new Set(against.map(({ rule }) => rule))];
}

/** The columns hold what contracts allow, because only the gate writes. */
export function sentTo(row: StoredSubmission): Pick<OutboundSubmission, 'channel' | 'recipient' | 'metadata'> {
  return {
    channel: row.channel as OutboundSubmission['channel'],
    recipient: row.recipient,
    metadata: row.metadata as OutboundSubmission['metadata'],
  };
}
