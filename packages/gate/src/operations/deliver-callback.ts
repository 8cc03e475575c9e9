import {
  type AttemptEnd,
  type DeliveredAttempt,
  disableEndpoint,
  endpointFailed,
  endpointSucceeded,
  findEndpoint,
  findWorkspace,
  GroupCommit,
  loadCallbacks,
  type NewAttempt,
  type PrismaSession,
  recordAudit,
  type StoredCallback,
  type StoredEndpoint,
  settleAttempt,
  settleDelivered,
  suspendCallbacks,
} from '@sendgate/db';
import type {
  AttemptOutcome,
  AttemptRecord,
  AttemptResult,
  CallbackDelivery,
  EndpointState,
  LeasedItem,
} from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { settingsOf } from '../policy/active-policies.ts';
import { tellAdmins } from './admin-notices.ts';
import { settlePing } from './enable-callbacks.ts';
import { bodyPlace, endpointState, type ReviewCallbacks } from './review-callbacks.ts';
import { storableText } from './storable-text.ts';

/**
 * What workers ask of the store about callbacks. Those that are delivered in the same moment share statements, whichever
 * workspaces they are of; one that fails, or comes to a receiver with a past, has a transaction of its own.
 */
export class CallbackDeliveries {
  readonly #parts: GateParts;
  readonly #callbacks: ReviewCallbacks;
  readonly #loading: GroupCommit<string, StoredCallback | undefined>;
  readonly #settling: GroupCommit<DeliveredAttempt, boolean>;

  constructor(parts: GateParts, callbacks: ReviewCallbacks) {
    this.#parts = parts;
    this.#callbacks = callbacks;
    this.#loading = new GroupCommit({
      run: async (ids) => {
        const found = await loadCallbacks(parts.store.hot, ids);
        return ids.map((id) => found.get(id));
      },
    });
    this.#settling = new GroupCommit({
      run: async (attempts) => {
        const settled = await settleDelivered(parts.store.hot, attempts);
        return attempts.map(({ itemId }) => settled.has(itemId));
      },
    });
  }

  /** Everything one attempt needs, opened. Null when there is nothing to tell; see `DeliveryOperations`. */
  async load(eventId: string): Promise<CallbackDelivery | null> {
    const stored = await this.#loading.add(eventId);
    if (!stored?.bodySealed || stored.withdrawn) return null;
    const { workspaceId } = stored;
    return {
      eventId,
      event: stored.event,
      workspaceId,
      attempt: stored.attempts + 1,
      lost: stored.lost,
      claims: stored.claims,
      url: settingsOf(stored.settings).callback_url,
      body: await this.#parts.store.keys.open(stored.bodySealed, bodyPlace(workspaceId, eventId)),
      secrets: await this.#callbacks.secretsOf(workspaceId, stored),
      endpointState: endpointState(stored),
    };
  }

  /**
   * Writes one attempt with all its consequences at once: the log, the item's next run, the event's state and the
   * receiver's health. A worker that lost its lease writes nothing.
   */
  async record(item: LeasedItem, { url, result, ...record }: AttemptRecord): Promise<AttemptOutcome> {
    const attempt: NewAttempt = {
      eventId: item.refId,
      outcome: result.kind === 'delivered' ? 'delivered' : result.errorClass,
      statusCode: record.statusCode,
      durationMs: Math.round(record.durationMs),
      response: record.response && storableText(record.response),
    };
    const { id: itemId, workspaceId, leaseToken } = item;
    if (result.kind === 'delivered' && (await this.#settling.add({ ...attempt, itemId, workspaceId, leaseToken }))) {
      return { state: 'delivered', nextRunAt: null, endpointState: 'healthy' };
    }
    return this.#parts.store.transaction((session) => settle(session, item, { url, result }, attempt));
  }
}

/** An attempt that failed, or came to a receiver with a past. */
async function settle(
  session: PrismaSession,
  item: LeasedItem,
  { url, result }: Pick<AttemptRecord, 'url' | 'result'>,
  attempt: NewAttempt,
): Promise<AttemptOutcome> {
  const { workspaceId, refId: eventId } = item;
  const delivered = result.kind === 'delivered';
  // Locked first, in the order of the claim, so that neither waits for the other.
  const before = await findEndpoint(session, workspaceId, true);
  const standing = before ? endpointState(before) : 'healthy';
  const moved = settingsOf((await findWorkspace(session, workspaceId))?.settings).callback_url !== url;
  const end = moved && !delivered ? toNewAddress : endOf(item, result);
  const settled = await settleAttempt(session, item, attempt, end);
  if (!settled) return { state: 'lost', nextRunAt: null, endpointState: 'healthy' };
  const health = before && !moved ? await settleEndpoint(session, workspaceId, before, result) : standing;
  if (before?.pingEventId === eventId) {
    await settlePing(session, workspaceId, { eventId, delivered, disabled: before.disabledAt !== null });
    if (delivered) return { state: 'delivered', nextRunAt: null, endpointState: 'healthy' };
  }
  if (end.state !== 'PENDING') {
    return { state: delivered ? 'delivered' : 'dead', nextRunAt: null, endpointState: health };
  }
  return health === 'disabled'
    ? { state: 'suspended', nextRunAt: null, endpointState: health }
    : { state: 'pending', nextRunAt: settled.nextRunAt, endpointState: health };
}

/** What an address answers that is the receiver's no more says nothing about the new one, which has not been asked yet. */
const toNewAddress: AttemptEnd = { state: 'PENDING', afterSeconds: 0, askedSeconds: null, anew: true };

function endOf(item: LeasedItem, result: AttemptResult): AttemptEnd {
  if (result.kind === 'delivered') return { state: 'DONE' };
  if (result.kind !== 'retry' || item.attempt >= item.maxAttempts) return { state: 'DEAD' };
  return { state: 'PENDING', afterSeconds: result.afterSeconds, askedSeconds: result.askedSeconds ?? null };
}

/** Counts the result towards the receiver's health; where it stands now. */
async function settleEndpoint(
  session: PrismaSession,
  workspaceId: string,
  before: StoredEndpoint,
  result: AttemptResult,
): Promise<EndpointState> {
  const wasDisabled = before.disabledAt !== null;
  if (result.kind === 'delivered') {
    await endpointSucceeded(session, workspaceId, endpointState(before) === 'failing');
    return wasDisabled ? 'disabled' : 'healthy';
  }
  const { overdue, consecutiveFailures } = await endpointFailed(session, workspaceId);
  if (wasDisabled || (result.kind !== 'disable' && !overdue)) {
    return endpointState({ ...before, consecutiveFailures });
  }
  const reason = result.kind === 'disable' ? 'gone' : 'no_success_120h';
  const happenedAt = await disableEndpoint(session, workspaceId, reason);
  await suspendCallbacks(session, workspaceId);
  await recordAudit(session, {
    workspaceId,
    submissionId: null,
    kind: 'callback.endpoint_disabled',
    actor: 'system',
    detail: { reason },
  });
  await tellAdmins(session, { workspaceId, reason, happenedAt });
  return 'disabled';
}
