import {
  addAttempt,
  disableEndpoint,
  endpointFailed,
  endpointSucceeded,
  endWorkItem,
  findEndpoint,
  findWorkspace,
  guardStore,
  loadCallback,
  type PrismaSession,
  recordAudit,
  retryWorkItem,
  setCallbackState,
  suspendCallbacks,
} from '@sendgate/db';
import type { AttemptOutcome, AttemptRecord, CallbackDelivery, LeasedItem } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { settingsOf } from '../policy/active-policies.ts';
import { settlePing } from './enable-callbacks.ts';
import { bodyPlace, endpointState, type ReviewCallbacks } from './review-callbacks.ts';

/** Everything one attempt needs, opened. Null when the event no longer exists or its content was erased. */
export async function loadDelivery(
  parts: GateParts,
  callbacks: ReviewCallbacks,
  eventId: string,
): Promise<CallbackDelivery | null> {
  const { prisma } = parts.store;
  const event = await guardStore(loadCallback(prisma, eventId));
  if (!event?.bodySealed) return null;
  const { workspaceId } = event;
  const [workspace, endpoint] = await guardStore(
    Promise.all([findWorkspace(prisma, workspaceId), findEndpoint(prisma, workspaceId)]),
  );
  return {
    eventId,
    event: event.event,
    workspaceId,
    attempt: event._count.attempts + 1,
    lost: event.attempts.length,
    url: workspace && settingsOf(workspace.settings).callback_url,
    body: await parts.store.keys.open(event.bodySealed, bodyPlace(workspaceId, eventId)),
    secrets: endpoint && callbacks.secretsOf(workspaceId, endpoint),
    endpointState: endpoint ? endpointState(endpoint) : 'healthy',
  };
}

/**
 * Writes one attempt with all its consequences in one transaction: the log, the item's next run, the event's state and
 * the receiver's health. A worker that lost its lease writes nothing.
 */
export function recordAttempt(parts: GateParts, item: LeasedItem, record: AttemptRecord): Promise<AttemptOutcome> {
  const { result } = record;
  return guardStore(
    parts.store.transaction(async (session) => {
      // Locked first, in the order of the claim, so that neither waits for the other.
      const before = await findEndpoint(session, item.workspaceId, true);
      const written = await settleItem(session, item, record);
      if (!written) return { state: 'lost', nextRunAt: null, endpointState: 'healthy' };
      await addAttempt(session, {
        eventId: item.refId,
        outcome: result.kind === 'delivered' ? 'delivered' : result.errorClass,
        statusCode: record.statusCode,
        durationMs: Math.round(record.durationMs),
        // Postgres text holds neither NUL nor half a surrogate pair; a receiver may send both.
        response: record.response?.replaceAll('\0', '').toWellFormed() ?? null,
      });
      await setCallbackState(session, item.refId, written.state);
      const disabled = before?.disabledAt != null;
      await settleEndpoint(session, item.workspaceId, result, disabled);
      if (before?.pingEventId === item.refId) {
        const delivered = result.kind === 'delivered';
        await settlePing(session, item.workspaceId, { eventId: item.refId, delivered, disabled });
      }
      const endpoint = await findEndpoint(session, item.workspaceId);
      const health = endpoint ? endpointState(endpoint) : 'healthy';
      if (health === 'disabled' && written.state === 'pending') {
        return { state: 'suspended', nextRunAt: null, endpointState: health };
      }
      return { ...written, endpointState: health };
    }),
  );
}

async function settleItem(
  session: PrismaSession,
  item: LeasedItem,
  { result }: AttemptRecord,
): Promise<{ state: 'delivered' | 'pending' | 'dead'; nextRunAt: Date | null } | null> {
  if (result.kind === 'retry' && item.attempt < item.maxAttempts) {
    const nextRunAt = await retryWorkItem(session, item.id, item.leaseToken, result.afterSeconds, result.errorClass);
    return nextRunAt && { state: 'pending', nextRunAt };
  }
  const delivered = result.kind === 'delivered';
  const end = delivered
    ? ({ state: 'DONE', errorClass: null } as const)
    : ({ state: 'DEAD', errorClass: result.errorClass } as const);
  const ended = await endWorkItem(session, item.id, item.leaseToken, end);
  return ended ? { state: delivered ? 'delivered' : 'dead', nextRunAt: null } : null;
}

async function settleEndpoint(
  session: PrismaSession,
  workspaceId: string,
  result: AttemptRecord['result'],
  disabled: boolean,
): Promise<void> {
  if (result.kind === 'delivered') {
    await endpointSucceeded(session, workspaceId);
    return;
  }
  const overdue = await endpointFailed(session, workspaceId);
  if (disabled || (result.kind !== 'disable' && !overdue)) return;
  const reason = result.kind === 'disable' ? 'gone' : 'no_success_120h';
  await disableEndpoint(session, workspaceId, reason);
  await suspendCallbacks(session, workspaceId);
  await recordAudit(session, {
    workspaceId,
    submissionId: null,
    kind: 'callback.endpoint_disabled',
    actor: 'system',
    detail: { reason },
  });
}
