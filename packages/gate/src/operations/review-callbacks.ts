import { hash, randomBytes } from 'node:crypto';
import type { AuditKind, Channel, ReviewCallback, SubmissionStatus } from '@sendgate/contracts';
import { ProblemError } from '@sendgate/contracts';
import {
  addCallbackEvent,
  allowProbe,
  callbackKey,
  FAILING_AFTER,
  findCallbackEvent,
  findEndpoint,
  findWorkspace,
  type PrismaSession,
  type ReplayStep,
  recordAudit,
  replaceSecret,
  replayCallbacks,
  type SealedPlace,
  type StoredEndpoint,
  type StoredSubmission,
  whyUnsendable,
} from '@sendgate/db';
import { claimsOf } from '@sendgate/queues';
import type { Actor } from '../caller.ts';
import type { CallbackEndpointView, CallbackEventView, EndpointState } from '../gate.ts';
import type { WorkWakeup } from '../gate-options.ts';
import type { GateParts } from '../gate-parts.ts';
import { newId } from '../identifiers.ts';
import { settingsOf } from '../policy/active-policies.ts';
import { findCallback } from './callback-log.ts';
import { standingText } from './judge-edit.ts';
import { oweWork } from './owe-work.ts';
import { requireRole } from './roles.ts';
import { openIfStored, type StoredSecret } from './stored-secret.ts';
import { testCallback } from './test-callback.ts';

/** Callbacks: telling the caller what a reviewer decided, and looking after the receiver. */
export class ReviewCallbacks {
  readonly #parts: GateParts;

  constructor(parts: GateParts) {
    this.#parts = parts;
  }

  /**
   * Writes the callback of a decision in the decision's own transaction. The body is frozen here: every attempt sends
   * the same bytes. Nothing is written in a workspace without a callback URL: its callers poll.
   */
  async announce(
    session: PrismaSession,
    row: StoredSubmission,
    decision: 'approved' | 'rejected',
    reasonCode: string | null,
    note: string | null,
    guidance: string | null,
  ): Promise<WorkWakeup[]> {
    const workspace = await findWorkspace(session, row.workspaceId);
    if (!workspace || settingsOf(workspace.settings).callback_url === null) return [];
    const approved = decision === 'approved';
    const { subject, bodyText } = approved ? standingText(row) : { subject: row.subject, bodyText: row.bodyText ?? '' };
    const decidedAt = (row.reviewedAt ?? row.updatedAt).toISOString();
    return this.#write(session, row.workspaceId, row.id, {
      event: `gate.review.${decision}`,
      action_id: row.id,
      hold_token: row.holdToken,
      channel: row.channel as Channel,
      recipient: row.recipient,
      body_text: bodyText,
      reviewed_by: row.reviewedBy ?? '',
      reviewed_at: decidedAt,
      event_id: newId('evt'),
      status: row.status as SubmissionStatus,
      decision,
      edited: approved && row.edited,
      reason_code: reasonCode,
      reason_note: note,
      guidance,
      snapshot_id: row.snapshotId,
      config_hash: row.configHash,
      content_sha256: hash('sha256', bodyText, 'hex'),
      occurred_at: decidedAt,
      governance_action_id: row.governanceActionId,
      label: row.label,
      subject,
      livemode: row.livemode,
    });
  }

  /** Queues a `gate.test` event of made-up content; its id. */
  async sendTest(actor: Actor): Promise<string> {
    requireRole(actor, 'admin');
    const { eventId, wakeups } = await this.#parts.store.transaction(async (session) => {
      await refuseWithoutUrl(session, actor.workspaceId);
      await this.#refuseDisabled(session, actor.workspaceId);
      await allowProbe(session, actor.workspaceId);
      const test = await this.writeTest(session, actor);
      await this.#audit(session, actor, 'callback.test_sent', { event_id: test.eventId });
      return test;
    });
    this.#parts.wake(wakeups);
    return eventId;
  }

  /** Writes a `gate.test` event of made-up content with its work. */
  async writeTest(
    session: PrismaSession,
    actor: Actor,
    maxAttempts?: number,
  ): Promise<{ eventId: string; wakeups: WorkWakeup[] }> {
    const eventId = newId('evt');
    const test = testCallback(eventId, actor.email);
    const wakeups = await this.#write(session, actor.workspaceId, null, test, maxAttempts);
    return { eventId, wakeups };
  }

  async endpoint(workspaceId: string): Promise<CallbackEndpointView> {
    const { prisma } = this.#parts.store;
    const [workspace, stored] = await Promise.all([
      findWorkspace(prisma, workspaceId),
      findEndpoint(prisma, workspaceId),
    ]);
    if (!workspace || !stored) throw new ProblemError('workspace_not_found', 'No such workspace.');
    return {
      url: settingsOf(workspace.settings).callback_url,
      state: endpointState(stored),
      secretSet: stored.secretSealed !== null,
      previousSecretUntil: stored.previousUsable ? stored.previousUntil : null,
      consecutiveFailures: stored.consecutiveFailures,
      failingSince: stored.failingSince,
      lastSuccessAt: stored.lastSuccessAt,
      disabledAt: stored.disabledAt,
      disabledReason: stored.disabledReason,
    };
  }

  async retry(actor: Actor, eventId: string): Promise<CallbackEventView> {
    requireRole(actor, 'admin');
    await this.#parts.store.transaction(async (session) => {
      if (!(await findCallbackEvent(session, actor.workspaceId, eventId))) {
        throw new ProblemError('callback_event_not_found', 'No such callback event in this workspace.');
      }
      await refuseWithoutUrl(session, actor.workspaceId);
      await this.#refuseDisabled(session, actor.workspaceId);
      await allowProbe(session, actor.workspaceId);
      const { started } = await replayCallbacks(session, actor.workspaceId, { eventId }, claimsOf('callback'));
      if (started === 0) await refuseUnsendable(session, actor.workspaceId, eventId);
      // What is being delivered at this moment is not started a second time.
      else await this.#audit(session, actor, 'callback.retried', { event_id: eventId });
    });
    const view = await findCallback(this.#parts, actor.workspaceId, eventId);
    if (!view) throw new ProblemError('callback_event_not_found', 'No such callback event in this workspace.');
    return view;
  }

  async replayRange(actor: Actor, range: { from: Date; to: Date }): Promise<number> {
    requireRole(actor, 'admin');
    let count = 0;
    for (let after: string | null = null; ; ) {
      const step: ReplayStep = await this.#replayStep(actor, { ...range, after });
      count += step.started;
      if (step.last === null) return count;
      after = step.last;
    }
  }

  #replayStep(actor: Actor, range: { from: Date; to: Date; after: string | null }): Promise<ReplayStep> {
    return this.#parts.store.transaction(async (session) => {
      await refuseWithoutUrl(session, actor.workspaceId);
      await this.#refuseDisabled(session, actor.workspaceId);
      await allowProbe(session, actor.workspaceId);
      const step = await replayCallbacks(session, actor.workspaceId, range, claimsOf('callback'));
      const detail = { from: range.from.toISOString(), to: range.to.toISOString(), count: step.started };
      await this.#audit(session, actor, 'callback.range_replayed', detail);
      return step;
    });
  }

  async rotateSecret(actor: Actor): Promise<string> {
    requireRole(actor, 'admin');
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    await this.#parts.store.transaction(async (session) => {
      await refuseWhileRotating(session, actor.workspaceId);
      await this.replaceSecret(session, actor.workspaceId, secret);
      await this.#audit(session, actor, 'callback.secret_rotated', { secret_sha256: hash('sha256', secret, 'hex') });
    });
    return secret;
  }

  /** Seals a new secret; the one it replaces, which is returned, also signs for 24 hours if it opens. Null ends signing. */
  async replaceSecret(session: PrismaSession, workspaceId: string, secret: string | null): Promise<StoredSecret> {
    const stored = await findEndpoint(session, workspaceId, true);
    const { keys } = this.#parts.store;
    const places = { current: secretPlace(workspaceId, 'secret'), previous: secretPlace(workspaceId, 'previous') };
    const old = await openIfStored(keys, stored?.secretSealed, places.current);
    // Said once more: whoever still verifies with the one before it has the rest of their 24 hours.
    if (secret !== null && old?.text === secret) return old;
    const previous = secret !== null && old?.text != null ? await keys.seal(old.text, places.previous) : null;
    const current = secret === null ? null : await keys.seal(secret, places.current);
    await replaceSecret(session, workspaceId, {
      current: current && Uint8Array.from(current),
      previous: previous && Uint8Array.from(previous),
    });
    return old;
  }

  /** The secrets that sign just now. */
  async secretsOf(
    workspaceId: string,
    stored: StoredEndpoint,
  ): Promise<{ current: string; previous: string | null } | null> {
    const { keys } = this.#parts.store;
    if (!stored.secretSealed) return null;
    const current = await keys.open(stored.secretSealed, secretPlace(workspaceId, 'secret'));
    const usable = stored.previousUsable ? stored.previousSealed : null;
    const previous = usable && (await keys.open(usable, secretPlace(workspaceId, 'previous')));
    return { current: current.toString('utf8'), previous: previous?.toString('utf8') ?? null };
  }

  async #write(
    session: PrismaSession,
    workspaceId: string,
    submissionId: string | null,
    body: ReviewCallback,
    maxAttempts?: number,
  ): Promise<WorkWakeup[]> {
    const eventId = body.event_id;
    const sealed = await this.#parts.store.keys.seal(JSON.stringify(body), bodyPlace(workspaceId, eventId));
    await addCallbackEvent(session, {
      id: eventId,
      workspaceId,
      submissionId,
      event: body.event,
      bodySealed: Uint8Array.from(sealed),
    });
    const dedupeKey = callbackKey(eventId);
    const work = { workspaceId, kind: 'callback', refId: eventId, dedupeKey, maxAttempts } as const;
    return [await oweWork(session, work, this.#parts.nudged)];
  }

  async #refuseDisabled(session: PrismaSession, workspaceId: string): Promise<void> {
    const stored = await findEndpoint(session, workspaceId, true);
    if (stored?.disabledAt) {
      throw new ProblemError('callback_suspended', 'The callback receiver is disabled. Enable it first.', {
        current: { disabled_at: stored.disabledAt.toISOString(), reason: stored.disabledReason },
      });
    }
  }

  #audit(
    session: PrismaSession,
    actor: Actor,
    kind: AuditKind,
    detail: Record<string, string | number>,
  ): Promise<void> {
    return recordAudit(session, {
      workspaceId: actor.workspaceId,
      submissionId: null,
      kind,
      actor: actor.email,
      detail,
    });
  }
}

/** @throws ProblemError `callback_url_missing` */
export async function refuseWithoutUrl(session: PrismaSession, workspaceId: string): Promise<void> {
  const workspace = await findWorkspace(session, workspaceId);
  if (workspace && settingsOf(workspace.settings).callback_url !== null) return;
  throw new ProblemError(
    'callback_url_missing',
    'Set callback_url in the workspace settings first, then send a test.',
    {
      recovery: { action: 'fix_request' },
    },
  );
}

/** @throws ProblemError `content_erased` when the event has nothing left to send, `state_conflict` when its approval was taken back */
async function refuseUnsendable(session: PrismaSession, workspaceId: string, eventId: string): Promise<void> {
  const why = await whyUnsendable(session, workspaceId, eventId);
  if (why === 'erased') {
    throw new ProblemError('content_erased', 'The content of this callback was erased; it cannot be sent again.');
  }
  if (why === 'withdrawn') {
    throw new ProblemError(
      'state_conflict',
      'The message went back to a hold after this approval; its next decision tells anew.',
    );
  }
}

/**
 * A receiver that still checks the secret before the last one would lose it by a second rotation. The last one may be
 * replaced at once by setting `callback_secret`.
 * @throws ProblemError `secret_rotating`
 */
async function refuseWhileRotating(session: PrismaSession, workspaceId: string): Promise<void> {
  const stored = await findEndpoint(session, workspaceId, true);
  if (!stored?.previousUsable || !stored.previousUntil) return;
  throw new ProblemError(
    'secret_rotating',
    'The secret before this one still signs. Rotate again when it has ended, or set callback_secret to end it now.',
    { recovery: { action: 'retry_after', resets_at: stored.previousUntil.toISOString() } },
  );
}

/** How a receiver stands: disabled by its own answer or by failures, failing for so many in a row, or healthy. */
export function endpointState(stored: StoredEndpoint): EndpointState {
  if (stored.disabledAt) return 'disabled';
  return stored.consecutiveFailures >= FAILING_AFTER ? 'failing' : 'healthy';
}

/** Where a frozen body belongs. */
export function bodyPlace(workspaceId: string, eventId: string): SealedPlace {
  return { table: 'callback_event', column: 'body_sealed', workspaceId, rowId: eventId };
}

/** Where a signing secret belongs. */
export function secretPlace(workspaceId: string, which: 'secret' | 'previous'): SealedPlace {
  return { table: 'callback_endpoint', column: `${which}_sealed`, workspaceId, rowId: workspaceId };
}
