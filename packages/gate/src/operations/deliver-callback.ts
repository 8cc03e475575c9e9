import {
  type AttemptEnd,
  disableEndpoint,
  endpointFailed,
  endpointSucceeded,
  findEndpoint,
  guardStore,
  loadCallback,
  type PrismaSession,
  recordAudit,
  type StoredEndpoint,
  settleAttempt,
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

/** Everything one attempt needs, opened. Null when the event no longer exists or its content was erased. */
export async function loadDelivery(
  parts: GateParts,
  callbacks: ReviewCallbacks,
  eventId: string,
): Promise<CallbackDelivery | null> {
  const stored = await guardStore(loadCallback(parts.store.prisma, eventId));
  if (!stored?.bodySealed) return null;
  const { workspaceId } = stored;
  return {
    eventId,
    event: stored.event,
    workspaceId,
    attempt: stored.attempts + 1,
    lost: stored.lost,
    url: settingsOf(stored.settings).callback_url,
    body: await parts.store.keys.open(stored.bodySealed, bodyPlace(workspaceId, eventId)),
    secrets: await callbacks.secretsOf(workspaceId, stored),
    endpointState: endpointState(stored),
  };
}

/**
 * Writes one attempt with all its consequences in one transaction: the log, the item's next run, the event's state and
 * the receiver's health. A worker that lost its lease writes nothing.
 */
export function recordAttempt(parts: GateParts, item: LeasedItem, record: AttemptRecord): Promise<AttemptOutcome> {
  const { result } = record;
  const { workspaceId, refId: eventId } = item;
  const delivered = result.kind === 'delivered';
  const end = endOf(item, result);
  return guardStore(
    parts.store.transaction(async (session) => {
      // Locked first, in the order of the claim, so that neither waits for the other.
      const before = await findEndpoint(session, workspaceId, true);
      const attempt = {
        eventId,
        outcome: delivered ? 'delivered' : result.errorClass,
        statusCode: record.statusCode,
        durationMs: Math.round(record.durationMs),
        // Postgres text holds neither NUL nor half a surrogate pair; a receiver may send both.
        response: record.response?.replaceAll('\0', '').toWellFormed() ?? null,
      };
      const settled = await settleAttempt(session, item, attempt, end);
      if (!settled) return { state: 'lost', nextRunAt: null, endpointState: 'healthy' };
      const health = before ? await settleEndpoint(session, workspaceId, before, result) : 'healthy';
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
    }),
  );
}

function endOf(item: LeasedItem, result: AttemptResult): AttemptEnd {
  if (result.kind === 'delivered') return { state: 'DONE' };
  if (result.kind !== 'retry' || item.attempt >= item.maxAttempts) return { state: 'DEAD' };
  return { state: 'PENDING', afterSeconds: result.afterSeconds };
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
