import { setTimeout as pause } from 'node:timers/promises';
import { ProblemError } from '@sendgate/contracts';
import {
  attemptsOf,
  countSuspended,
  findCallbackEvent,
  findEndpoint,
  missedCallbacks,
  type PrismaSession,
  recordAudit,
  resetEndpoint,
  resumeCallbacks,
  resumeCrmRest,
  setPing,
  suspendCallbacks,
} from '@sendgate/db';
import type { Actor } from '../caller.ts';
import type { CallbacksEnabling, EndpointState, MissedCallbacks } from '../gate.ts';
import type { WorkWakeup } from '../gate-options.ts';
import type { GateParts } from '../gate-parts.ts';
import { endpointState, type ReviewCallbacks, refuseWithoutUrl } from './review-callbacks.ts';
import { requireRole } from './roles.ts';

/** Longest an admin waits for the answer to a ping: a little more than one attempt may take. */
export const PING_WAIT_MS = 20_000;
const LOOK_EVERY_MS = 100;

interface Asked {
  pingEventId: string | null;
  wakeups: WorkWakeup[];
  waiting: number;
  missed: MissedCallbacks;
  state: EndpointState;
}

/**
 * Enables a receiver again, if it answers: a signed test event goes out at once, in one attempt and past everything that
 * is parked. Its 2xx ends the suspension in the transaction that notes it, whether or not anybody still waits here. A
 * healthy receiver is left alone.
 */
export async function enableCallbacks(
  parts: GateParts,
  callbacks: ReviewCallbacks,
  actor: Actor,
): Promise<CallbacksEnabling> {
  requireRole(actor, 'admin');
  const asked = await parts.store.transaction((session) => ask(session, callbacks, actor));
  const { pingEventId, missed, state } = asked;
  if (pingEventId === null) return { state, ping: null, resumed: 0, missed };
  parts.wake(asked.wakeups);
  const outcome = await outcomeOf(parts, actor.workspaceId, pingEventId);
  const now = await callbacks.endpoint(actor.workspaceId);
  return {
    state: now.state,
    ping: { eventId: pingEventId, ...outcome },
    resumed: outcome.outcome === 'delivered' ? asked.waiting : 0,
    missed,
  };
}

async function ask(session: PrismaSession, callbacks: ReviewCallbacks, actor: Actor): Promise<Asked> {
  const { workspaceId } = actor;
  await refuseWithoutUrl(session, workspaceId);
  const endpoint = await findEndpoint(session, workspaceId, true);
  if (!endpoint) throw new ProblemError('workspace_not_found', 'No such workspace.');
  const state = endpointState(endpoint);
  const nothing = { pingEventId: null, wakeups: [], waiting: 0, missed: { count: 0, from: null }, state };
  if (state === 'healthy') return nothing;
  if (state === 'disabled') await suspendCallbacks(session, workspaceId);
  const waiting = await countSuspended(session, workspaceId);
  const missed = endpoint.failingSince
    ? await missedCallbacks(session, workspaceId, endpoint.failingSince)
    : nothing.missed;
  const asked = { waiting, missed, state };
  // Somebody asked a moment ago: both wait for the same answer.
  const pending = endpoint.pingEventId && (await findCallbackEvent(session, workspaceId, endpoint.pingEventId));
  if (pending && pending.state === 'pending') return { ...asked, pingEventId: pending.id, wakeups: [] };
  const { eventId, wakeups } = await callbacks.writeTest(session, actor, 1);
  await setPing(session, workspaceId, eventId);
  const detail = { event_id: eventId, state };
  await recordAudit(session, {
    workspaceId,
    submissionId: null,
    kind: 'callback.ping_sent',
    actor: actor.email,
    detail,
  });
  return { ...asked, pingEventId: eventId, wakeups };
}

/** What came of a ping, within the time an admin waits; `waiting` when no worker has said yet. */
async function outcomeOf(
  parts: GateParts,
  workspaceId: string,
  eventId: string,
): Promise<{ outcome: string; statusCode: number | null }> {
  const { prisma } = parts.store;
  const until = performance.now() + parts.pingWaitMs;
  for (;;) {
    const event = await findCallbackEvent(prisma, workspaceId, eventId);
    if (event?.state === 'delivered' || event?.state === 'dead') {
      const last = (await attemptsOf(prisma, eventId)).at(-1);
      return { outcome: last?.outcome ?? event.state, statusCode: last?.statusCode ?? null };
    }
    if (performance.now() >= until) return { outcome: 'waiting', statusCode: null };
    await pause(LOOK_EVERY_MS);
  }
}

/**
 * Goes on with the callbacks that were parked for a receiver and too many to be resumed when it was enabled, and with the work
 * that was too much to be taken up when the CRM was connected; how many.
 */
export function resumeParked({ store }: GateParts, workspaceId: string): Promise<number> {
  return store.transaction(async (session) => {
    // Locked, so that whoever disables it in this moment parks what is resumed here.
    const endpoint = await findEndpoint(session, workspaceId, true);
    const resumed = endpoint?.disabledAt === null ? await resumeCallbacks(session, workspaceId) : 0;
    return resumed + (await resumeCrmRest(session, workspaceId));
  });
}

/** Notes what a ping came to, in the transaction that notes its attempt. */
export async function settlePing(
  session: PrismaSession,
  workspaceId: string,
  ping: { eventId: string; delivered: boolean; disabled: boolean },
): Promise<void> {
  if (!ping.delivered || !ping.disabled) {
    await setPing(session, workspaceId, null);
    return;
  }
  await resetEndpoint(session, workspaceId);
  const resumed = await resumeCallbacks(session, workspaceId);
  const detail = { event_id: ping.eventId, resumed };
  await recordAudit(session, {
    workspaceId,
    submissionId: null,
    kind: 'callback.endpoint_enabled',
    actor: 'system',
    detail,
  });
}
