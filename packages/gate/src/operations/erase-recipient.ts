import { type Channel, ProblemError, ValidationError } from '@sendgate/contracts';
import {
  abandonDecision,
  addErasure,
  type ContentKeys,
  cancelDispatches,
  countBegunTo,
  countErased,
  eraseSubmissions,
  findErasure,
  findSubmission,
  finishErasure,
  forgetCrmTags,
  forgetRefused,
  hashSuppression,
  hasOpenImport,
  listErasures,
  lockSubmissionsTo,
  moveHold,
  type PrismaSession,
  pendingDecisionOf,
  recordAudit,
  roundOf,
  type SealedPlace,
  type StoredErasure,
  type UntoldDecision,
} from '@sendgate/db';
import type { Actor } from '../caller.ts';
import type { ErasureState, ErasureView } from '../gate.ts';
import type { WorkWakeup } from '../gate-options.ts';
import type { GateParts } from '../gate-parts.ts';
import { newId } from '../identifiers.ts';
import { type NamedRecipient, recipientsNamed } from '../policy/recipients-named.ts';
import { hashedEntry, personalEntriesFor } from '../policy/suppression-forms.ts';
import type { Page } from '../submission-view.ts';
import { crmContactRef } from './crm-contact-ref.ts';
import { fittingStep } from './fitting-step.ts';
import { oweWork } from './owe-work.ts';
import { type AskedPage, pageOf, pageRange } from './page-range.ts';
import { recipientHashOf } from './recipient-stop.ts';
import { recordDecision } from './record-decision.ts';
import type { ReviewCallbacks } from './review-callbacks.ts';
import { requireRole } from './roles.ts';

/** What a hold of a forgotten person is rejected for. */
const REASON = 'privacy';
/**
 * Messages that one transaction looks at. Rejecting a hold takes some ten statements: with Postgres ten milliseconds away, fifty
 * holds would not fit the time of a transaction.
 */
const STEP = 10;

/** Forgetting a recipient: asked for by an admin, carried out by a worker in steps that may be interrupted anywhere. */
export class Erasures {
  readonly #parts: GateParts;
  readonly #callbacks: ReviewCallbacks;

  constructor(parts: GateParts, callbacks: ReviewCallbacks) {
    this.#parts = parts;
    this.#callbacks = callbacks;
  }

  /**
   * Puts the request on record and hands it to a worker.
   * @throws ValidationError when no channel has recipients of this form; ProblemError `forbidden` below admin
   */
  async request(actor: Actor, recipient: string): Promise<ErasureView> {
    requireRole(actor, 'admin');
    const { workspaceId } = actor;
    const [first] = recipientsNamed(recipient);
    if (!first) {
      const msg = 'Not a recipient of any channel';
      throw new ValidationError([{ loc: ['body', 'recipient'], msg, type: 'value_error' }]);
    }
    const { keys } = this.#parts.store;
    const id = newId('era');
    const hash = await keys.recipientHash(workspaceId);
    const recipientHash = hash(first.match);
    const sealed = await keys.seal(recipient.trim(), placeOf(workspaceId, id));
    const { row, wakeup } = await this.#parts.store.transaction(async (session) => {
      const row = await addErasure(session, {
        id,
        workspaceId,
        recipientSealed: Uint8Array.from(sealed),
        recipientHash,
        requestedBy: actor.email,
      });
      const wakeup = await oweWork(session, { workspaceId, kind: 'erasure', refId: id }, this.#parts.nudged);
      await recordAudit(session, {
        workspaceId,
        submissionId: null,
        kind: 'privacy.erasure_requested',
        actor: actor.email,
        detail: { erasure_id: id, recipient_hash: recipientHash },
      });
      return { row, wakeup };
    });
    this.#parts.wake([wakeup]);
    return viewErasure(row);
  }

  async list(actor: Actor, page: AskedPage): Promise<Page<ErasureView>> {
    requireRole(actor, 'admin');
    const range = pageRange(page);
    const rows = await listErasures(this.#parts.store.prisma, actor.workspaceId, range);
    return pageOf(rows, range.limit, viewErasure);
  }

  async find(actor: Actor, erasureId: string): Promise<ErasureView> {
    requireRole(actor, 'admin');
    const row = await findErasure(this.#parts.store.prisma, erasureId, actor.workspaceId);
    if (!row) throw new ProblemError('erasure_not_found', 'No such erasure in this workspace.');
    return viewErasure(row);
  }

  /**
   * Goes on with an erasure until it is done or `stopped` says so. False when something has to be waited for: a message
   * that a worker is writing to its provider, a file of recipients that is still being read, or the end of this process.
   */
  async run(erasureId: string, stopped: () => boolean): Promise<boolean> {
    const { store } = this.#parts;
    const erasure = await findErasure(store.prisma, erasureId);
    if (!erasure?.recipientSealed || erasure.state === 'done') return true;
    const { workspaceId } = erasure;
    const recipient = await store.keys.open(erasure.recipientSealed, placeOf(workspaceId, erasureId));
    const known = recipientsNamed(recipient.toString('utf8'));
    const matches = [...new Set(known.map(({ match }) => match))];
    for (;;) {
      if (stopped()) return false;
      const { all, erased, wakeups } = await fittingStep(store.prisma, STEP, (limit) =>
        store.transaction((session) => this.#step(session, erasure, matches, limit)),
      );
      this.#parts.wake(wakeups);
      if (all) break;
      // Nothing of a full batch could be erased: whatever holds it, later.
      if (erased === 0) return false;
    }
    if ((await countBegunTo(store.prisma, workspaceId, matches)) > 0) return false;
    // The next rows of a file may write the recipient down again.
    if (await hasOpenImport(store.prisma, workspaceId)) return false;
    await store.transaction((session) => this.#finish(session, erasure, known));
    return true;
  }

  async #step(
    session: PrismaSession,
    erasure: StoredErasure,
    matches: readonly string[],
    limit: number,
  ): Promise<{ all: boolean; erased: number; wakeups: WorkWakeup[] }> {
    const { workspaceId, requestedBy } = erasure;
    const rows = await lockSubmissionsTo(session, workspaceId, matches, limit);
    const rejected = new Set<string>();
    for (const { id, status } of rows) {
      if (status === 'QUEUED' && (await this.#reject(session, workspaceId, id, requestedBy))) rejected.add(id);
    }
    const waiting = rows.filter(({ status }) => status === 'DISPATCHING').map(({ id }) => id);
    for (const id of await cancelDispatches(session, waiting)) {
      const reason = { submissionId: id, kind: 'submission.dispatch_canceled', detail: { reason: REASON } } as const;
      const [before, after] = [{ status: 'DISPATCHING' }, { status: 'FAILED' }];
      await recordAudit(session, { workspaceId, actor: requestedBy, ...reason, before, after });
    }
    const looked = rows.map(({ id }) => id);
    const { ids, untold } = await eraseSubmissions(session, workspaceId, looked);
    for (const id of ids) {
      const detail = { reason: 'request', erasure_id: erasure.id };
      await recordAudit(session, {
        workspaceId,
        submissionId: id,
        kind: 'submission.erased',
        actor: requestedBy,
        detail,
      });
    }
    await countErased(session, erasure.id, ids.length);
    const told = [...rejected].map((submissionId) => ({ submissionId, event: 'gate.review.rejected' }));
    const wakeups = await tellAnew(session, this.#parts.store.keys, this.#callbacks, workspaceId, [...untold, ...told]);
    return { all: rows.length < limit, erased: ids.length, wakeups };
  }

  /** A message to somebody who is forgotten must not be approved any more: the person who asked for it rejects it. */
  async #reject(session: PrismaSession, workspaceId: string, id: string, reviewer: string): Promise<boolean> {
    const move = {
      workspaceId,
      id,
      version: null,
      reviewedBy: reviewer,
      reason: REASON,
      note: null,
      edit: null,
      sealed: false,
    } as const;
    const round = await roundOf(session, id);
    // A decision in its undo window would keep everybody else from deciding.
    const pending = await pendingDecisionOf(session, id);
    if (pending) await abandonDecision(session, pending.id, REASON);
    const row = await moveHold(session, this.#parts.store.keys, { ...move, to: 'REJECTED', expired: null });
    if (!row) return false;
    const { contentSha256 } = row;
    const conclusion = { decision: 'rejected', final: true, contentSha256, reasonCode: REASON, edited: false } as const;
    await recordDecision(session, this.#parts.store.keys, row, round, {
      reviewer,
      ...conclusion,
      ...{ approvals: 0, requiredApprovals: 1 },
      note: null,
      guidance: null,
    });
    return true;
  }

  /** Who is suppressed stays so, under a hash; then nothing names the recipient any more. */
  async #finish(session: PrismaSession, erasure: StoredErasure, known: readonly NamedRecipient[]): Promise<void> {
    const { workspaceId } = erasure;
    // Rows that are no recipient may name anybody in any way: nobody can say that they do not name this one.
    await forgetRefused(session, workspaceId, 'all');
    const hash = await this.#parts.store.keys.recipientHash(workspaceId);
    for (const { channel, match } of known) {
      const recipientHash = recipientHashOf(channel, recipientOf(channel, match), hash);
      for (const contact of await forgetCrmTags(session, workspaceId, recipientHash)) {
        // What the CRM shows of them is taken back there, too.
        const refId = crmContactRef(contact);
        const dedupeKey = `crm_tag-${erasure.id}-${refId}`;
        await oweWork(session, { workspaceId, kind: 'crm_tag', refId, dedupeKey }, false);
      }
    }
    const entries = known.flatMap(({ channel, match }) => personalEntriesFor(channel, recipientOf(channel, match)));
    await hashSuppression(session, workspaceId, new Map(entries.map((form) => [form, hashedEntry(form, hash)])));
    const done = await finishErasure(session, erasure.id);
    if (!done) return;
    await recordAudit(session, {
      workspaceId,
      submissionId: null,
      kind: 'privacy.erasure_finished',
      actor: erasure.requestedBy,
      detail: { erasure_id: erasure.id, recipient_hash: erasure.recipientHash, submissions: done.submissions },
    });
  }
}

/**
 * Tells of decisions again whose callback was erased before it arrived. What is told now names nobody: the receiver knows
 * the message by its action id and hold token.
 */
export async function tellAnew(
  session: PrismaSession,
  keys: ContentKeys,
  callbacks: ReviewCallbacks,
  workspaceId: string,
  untold: readonly UntoldDecision[],
): Promise<WorkWakeup[]> {
  const wakeups: WorkWakeup[] = [];
  for (const { submissionId, event } of untold) {
    const row = await findSubmission(session, keys, workspaceId, submissionId);
    if (row) wakeups.push(...(await callbacks.announce(session, row, decisionOf(event), row.reviewReason, null, null)));
  }
  return wakeups;
}

function decisionOf(event: string): 'approved' | 'rejected' {
  return event === 'gate.review.approved' ? 'approved' : 'rejected';
}

/** A LinkedIn profile is compared without its scheme. */
function recipientOf(channel: Channel, match: string): string {
  return channel === 'linkedin' ? `https://${match}` : match;
}

function placeOf(workspaceId: string, erasureId: string): SealedPlace {
  return { table: 'erasure', column: 'recipient_sealed', workspaceId, rowId: erasureId };
}

function viewErasure(row: StoredErasure): ErasureView {
  const { id, state, recipientHash, requestedBy, submissions, createdAt, finishedAt } = row;
  return {
    erasureId: id,
    state: state as ErasureState,
    recipientHash,
    requestedBy,
    submissions,
    createdAt,
    finishedAt,
  };
}
