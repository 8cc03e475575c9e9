import { isDeepStrictEqual } from 'node:util';
import { type Channel, ProblemError, type WorkspaceSettings } from '@sendgate/contracts';
import {
  addDispatchAttempt,
  clearDispatchBegun,
  countDispatchAttempts,
  type DispatchEnd,
  endDispatch,
  endWorkItem,
  findSubmission,
  findSuppression,
  findWorkspace,
  isEvidenceOver,
  isLeftSo,
  lockLease,
  lockPause,
  markDispatchBegun,
  moveToDispatching,
  type PrismaSession,
  recordAudit,
  releaseLeases,
  reopenDispatch,
  retryWorkItem,
  type StoredSubmission,
  storeTime,
} from '@sendgate/db';
import type { LeasedItem } from '../callback-view.ts';
import type { Actor } from '../caller.ts';
import type {
  DispatchOutcome,
  DispatchPermission,
  DispatchRecord,
  DispatchResult,
  DispatchRoute,
  DispatchTask,
} from '../dispatch-view.ts';
import type { ReviewView } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { type ActivePolicies, type ActivePolicy, settingsOf } from '../policy/active-policies.ts';
import { suppressionEntriesFor } from '../policy/suppression-forms.ts';
import { approvedMessage } from './approved-message.ts';
import { openDispatchSecrets } from './dispatch-secrets.ts';
import { type BackToHold, backToHold } from './hold-again.ts';
import { quietHoursNow, sentTo } from './quiet-hours.ts';
import { isStoppedByConsent } from './recipient-stop.ts';
import { dispatchModeOf, startDispatch } from './release.ts';
import type { ReviewViews } from './review-views.ts';
import { requireRole } from './roles.ts';

const leaseOver: BackToHold = { reason: 'evidence_lease' };

/** How the work of an attempt stands after it. */
const states = { sent: 'DONE', refused: 'PENDING', failed: 'DEAD', unknown: 'DEAD' } as const;

/** How a dispatch that is over stands in the store. */
const ends = { sent: 'SENT', failed: 'FAILED', unknown: 'FAILED', canceled: 'FAILED' } as const;

/**
 * Dispatch: Sendgate itself hands approved messages over, each at most once. Before the first byte is written the store
 * says so; a message whose worker dies after that is `unknown` for good, unless an operator decides otherwise.
 */
export class Dispatches {
  readonly #parts: GateParts;
  readonly #policies: ActivePolicies;
  readonly #views: ReviewViews;

  constructor(parts: GateParts, policies: ActivePolicies, views: ReviewViews) {
    this.#parts = parts;
    this.#policies = policies;
    this.#views = views;
  }

  /**
   * What an item is to hand over. Null when there is nothing to do, and then the item is settled: a message an earlier
   * worker had begun is unknown, one that may not go out any more is canceled, one of a paused workspace waits, and one whose
   * recipient has quiet hours comes again when they end.
   */
  async open(item: LeasedItem): Promise<DispatchTask | null> {
    const active = await this.#policies.active(item.workspaceId);
    return this.#parts.store.transaction(async (session) => {
      const paused = (await lockPause(session, item.workspaceId)) !== 'off';
      if (!(await lockLease(session, item.id, item.leaseToken))) return null;
      const row = await findSubmission(session, this.#parts.store.keys, item.workspaceId, item.refId);
      if (!row || row.dispatchMode === null || !['APPROVED', 'DISPATCHING'].includes(row.status)) {
        await endWorkItem(session, item.id, item.leaseToken, { state: 'DONE', errorClass: null });
        return null;
      }
      if (row.dispatchBeganAt) {
        await this.#end(session, item, row.dispatchMode, 'unknown', 'worker_died');
        return null;
      }
      if (paused) {
        await releaseLeases(session, [item.leaseToken]);
        return null;
      }
      return this.#task(session, item, row, active);
    });
  }

  async #task(
    session: PrismaSession,
    item: LeasedItem,
    row: StoredSubmission,
    active: ActivePolicy,
  ): Promise<DispatchTask | null> {
    const { settings, stop } = await this.#standing(session, row, active);
    // Nobody has begun it: it waits for a person, as it would have without a worker.
    if (stop === 'evidence_expired' && (await backToHold(this.#parts, session, active, row, leaseOver))) return null;
    const message = stop ?? (await approvedMessage(session, row));
    const mode = dispatchModeOf(settings, row.channel as Channel, row.livemode);
    if (mode === null || typeof message === 'string') {
      const reason = typeof message === 'string' ? message : 'dispatch_off';
      const outcome = reason === 'content_mismatch' ? 'failed' : 'canceled';
      await this.#end(session, item, row.dispatchMode ?? 'caller', outcome, reason);
      return null;
    }
    if (await letGoUntilHour(session, item, row, settings)) return null;
    const version = row.status === 'APPROVED' ? await moveToDispatching(session, row) : row.version;
    if (version === null) {
      // Taken back or moved on in this very moment: the item comes again and sees what it is then.
      await releaseLeases(session, [item.leaseToken]);
      return null;
    }
    const { workspaceId } = row;
    const counted = await countDispatchAttempts(session, row.id, item.id);
    return {
      workspaceId,
      message,
      route: await this.#route(session, workspaceId, settings, mode),
      mode,
      version,
      attempt: counted.all + 1,
      refusals: counted.refused,
    };
  }

  /**
   * Asks for leave to write the first byte, and puts on record that it will be. Asked at the last moment, so that a
   * pause, a suppression or a switch made until then still counts. Where another server or address was named meanwhile, the
   * item comes again and goes there.
   */
  async begin(item: LeasedItem, task: DispatchTask): Promise<DispatchPermission> {
    const { workspaceId, version, mode } = task;
    const active = await this.#policies.active(workspaceId);
    return this.#parts.store.transaction(async (session) => {
      const paused = (await lockPause(session, workspaceId)) !== 'off';
      if (!(await lockLease(session, item.id, item.leaseToken))) return 'lost';
      if (paused) {
        await releaseLeases(session, [item.leaseToken]);
        return 'paused';
      }
      const row = await findSubmission(session, this.#parts.store.keys, workspaceId, item.refId);
      if (row?.status !== 'DISPATCHING' || row.version !== version || row.dispatchBeganAt) {
        await releaseLeases(session, [item.leaseToken]);
        return 'lost';
      }
      const { settings, stop } = await this.#standing(session, row, active);
      const off = dispatchModeOf(settings, row.channel as Channel, row.livemode) !== mode;
      if (stop ?? (off ? 'dispatch_off' : null)) {
        await this.#end(session, item, mode, 'canceled', stop ?? 'dispatch_off');
        return 'stopped';
      }
      if (!isDeepStrictEqual(await this.#route(session, workspaceId, settings, mode), task.route)) {
        await releaseLeases(session, [item.leaseToken]);
        return 'lost';
      }
      if (await letGoUntilHour(session, item, row, settings)) return 'lost';
      return (await markDispatchBegun(session, row, mode)) ? 'begun' : 'lost';
    });
  }

  /** Writes what came of an attempt, with all its consequences, in one transaction. */
  record(item: LeasedItem, { result, mode, durationMs }: DispatchRecord): Promise<DispatchOutcome> {
    const { workspaceId, refId: submissionId, id: workId } = item;
    const errorClass = result.kind === 'sent' ? null : result.errorClass;
    const attempt = { workspaceId, submissionId, workId, mode, errorClass, durationMs: Math.round(durationMs) };
    return this.#parts.store.transaction(async (session) => {
      const written = await this.#settle(session, item, result);
      // Written down by the try before this one, whose answer was lost.
      if (!written && (await isLeftSo(session, item, states[result.kind], errorClass))) return result.kind;
      const outcome = written ? result.kind : 'late';
      const late = result.kind === 'sent' ? 'sent' : `${result.kind}:${result.errorClass}`;
      await addDispatchAttempt(session, { ...attempt, outcome, errorClass: written ? errorClass : late });
      return outcome;
    });
  }

  async #settle(session: PrismaSession, item: LeasedItem, result: DispatchResult): Promise<boolean> {
    const { workspaceId, refId } = item;
    if (result.kind === 'refused') {
      const next = await retryWorkItem(session, item.id, item.leaseToken, result.afterSeconds, result.errorClass);
      if (next) await clearDispatchBegun(session, workspaceId, refId);
      return next !== null;
    }
    const sent = result.kind === 'sent';
    const error = sent ? null : result.errorClass;
    const state = states[result.kind];
    if (!(await endWorkItem(session, item.id, item.leaseToken, { state, errorClass: error }))) return false;
    return endDispatch(session, workspaceId, refId, {
      status: ends[result.kind],
      deliveryStatus: result.kind,
      providerMessageId: sent ? result.providerMessageId : null,
      error,
    });
  }

  /**
   * Has a failed message dispatched again, at an operator's word.
   * @param confirmUnknown needed where nobody knows whether it was sent
   * @throws ProblemError `forbidden` below admin, `action_not_found`, `state_conflict`, `dispatch_unknown`
   */
  async retry(actor: Actor, actionId: string, confirmUnknown: boolean): Promise<ReviewView> {
    requireRole(actor, 'admin');
    const { workspaceId } = actor;
    const active = await this.#policies.active(workspaceId);
    const wakeups = await this.#parts.store.transaction(async (session) => {
      const row = await findSubmission(session, this.#parts.store.keys, workspaceId, actionId);
      if (!row) throw new ProblemError('action_not_found', 'No such action in this workspace.');
      const { settings, stop } = await this.#standing(session, row, active);
      const off = dispatchModeOf(settings, row.channel as Channel, row.livemode) === null ? 'dispatch_off' : null;
      if (row.status !== 'FAILED' || row.dispatchMode === null) throw conflict(row, null);
      const message = await approvedMessage(session, row);
      const obstacle = off ?? stop ?? (typeof message === 'string' ? message : null);
      if (obstacle !== null) throw conflict(row, obstacle);
      if (row.deliveryStatus === 'unknown' && !confirmUnknown) {
        throw new ProblemError(
          'dispatch_unknown',
          'Nobody knows whether this message was sent. Look at the provider first, then confirm.',
          { current: currentOf(row), recovery: { action: 'fix_request', safe_to_retry: false } },
        );
      }
      if (!(await reopenDispatch(session, row))) throw conflict(row, null);
      await recordAudit(session, {
        workspaceId,
        submissionId: actionId,
        kind: 'dispatch.retried',
        actor: actor.email,
        detail: { error: row.deliveryError, confirmed_unknown: confirmUnknown },
        before: { status: row.status, delivery_status: row.deliveryStatus },
        after: { status: 'DISPATCHING', delivery_status: 'pending' },
      });
      return startDispatch(this.#parts, session, { ...row, status: 'DISPATCHING', version: row.version + 1 });
    });
    this.#parts.wake(wakeups);
    const view = await this.#views.view(workspaceId, actionId);
    if (!view) throw new ProblemError('action_not_found', 'No such action in this workspace.');
    return view;
  }

  /**
   * The settings as they stand in this transaction, and why the message may not go out: `suppressed` is its recipient,
   * `consent_revoked` on its channel, or `evidence_expired` in a workspace that asks for evidence of some age.
   */
  async #standing(session: PrismaSession, row: StoredSubmission, active: ActivePolicy) {
    const { workspaceId } = row;
    const settings = settingsOf((await findWorkspace(session, workspaceId))?.settings);
    const hash = await this.#parts.store.keys.recipientHash(workspaceId);
    const entries = suppressionEntriesFor(row.channel as Channel, row.recipient, hash);
    const decided = row.decidedAt ?? row.createdAt;
    // Where a person may overrule the list, an entry they knew of was overruled; a later one was not. Consent likewise. Where nobody
    // was asked, nothing was: a stop that began before the message was stored and ended after it is dated as the earlier one.
    const overruled = row.reviewedBy === null ? undefined : decided;
    const isMinded = active.policy.stateNeeds.has('suppression');
    const since = isMinded ? (settings.hard_rules ? undefined : overruled) : decided;
    const suppressed = (await findSuppression(session, workspaceId, entries, since)) !== null;
    if (suppressed) return { settings, stop: 'suppressed' as const };
    const revokedSince = settings.hard_rules ? undefined : overruled;
    if (await isStoppedByConsent(this.#parts, session, row, revokedSince)) {
      return { settings, stop: 'consent_revoked' as const };
    }
    const over = settings.evidence_lease && (await isEvidenceOver(session, workspaceId, row.id));
    return { settings, stop: over ? ('evidence_expired' as const) : null };
  }

  async #route(
    session: PrismaSession,
    workspaceId: string,
    settings: ReturnType<typeof settingsOf>,
    mode: 'webhook' | 'smtp',
  ): Promise<DispatchRoute | null> {
    const secrets = await openDispatchSecrets(this.#parts, session, workspaceId);
    if (mode === 'webhook') {
      const signing = secrets.get('dispatch_webhook_secret');
      const url = settings.dispatch_webhook_url;
      return signing && url !== null ? { mode, url, secrets: signing } : null;
    }
    const connection = settings.dispatch_smtp;
    if (connection === null) return null;
    const password = secrets.get('dispatch_smtp_password')?.current ?? null;
    const dkimKey = secrets.get('dispatch_dkim_key')?.current ?? null;
    const complete = (connection.user === null || password !== null) && (connection.dkim === null || dkimKey !== null);
    return complete ? { mode, connection, password, dkimKey } : null;
  }

  /** Ends an item and its message without an attempt at the provider. */
  async #end(
    session: PrismaSession,
    item: LeasedItem,
    mode: string,
    deliveryStatus: Exclude<DispatchEnd['deliveryStatus'], 'sent'>,
    error: string,
  ): Promise<void> {
    const { workspaceId, refId: submissionId } = item;
    const state = deliveryStatus === 'canceled' ? 'DONE' : 'DEAD';
    await endWorkItem(session, item.id, item.leaseToken, { state, errorClass: error });
    await endDispatch(session, workspaceId, submissionId, {
      status: ends[deliveryStatus],
      deliveryStatus,
      providerMessageId: null,
      error,
    });
    await addDispatchAttempt(session, {
      workspaceId,
      submissionId,
      workId: item.id,
      mode,
      outcome: deliveryStatus,
      errorClass: error,
      durationMs: 0,
    });
  }
}

/** In the recipient's quiet hours, lets go of an item until they end; false outside of them. A wait is no attempt. */
async function letGoUntilHour(
  session: PrismaSession,
  item: LeasedItem,
  row: StoredSubmission,
  settings: WorkspaceSettings,
): Promise<boolean> {
  if (!settings.quiet_hours.enabled) return false;
  // A worker whose clock is wrong would write to people at night.
  const now = await storeTime(session);
  const quiet = quietHoursNow(settings, sentTo(row), now);
  if (!quiet) return false;
  const seconds = Math.ceil((quiet.releaseAt.getTime() - now.getTime()) / 1_000);
  await releaseLeases(session, [item.leaseToken], seconds);
  return true;
}

function currentOf(row: StoredSubmission) {
  return { status: row.status, delivery_status: row.deliveryStatus, version: row.version };
}

function conflict(row: StoredSubmission, obstacle: string | null): ProblemError {
  const why =
    obstacle === null ? 'only what Sendgate failed to dispatch is dispatched again' : `it cannot go out: ${obstacle}`;
  return new ProblemError('state_conflict', `The submission is ${row.status}; ${why}.`, {
    current: { ...currentOf(row), obstacle },
    recovery: { action: 'reload', safe_to_retry: false },
  });
}
