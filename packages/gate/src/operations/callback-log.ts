import {
  attemptsOf,
  findCallbackEvent,
  lastAttempts,
  listCallbackEvents,
  nextRuns,
  type StoredCallbackEvent,
} from '@sendgate/db';
import type { CallbackEventView } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import type { Page } from '../submission-view.ts';
import { type AskedPage, pageOf, pageRange } from './page-range.ts';

/** The callbacks of a workspace, newest first, each with the last attempt at it alone; at most 200. */
export async function listCallbacks(
  parts: GateParts,
  workspaceId: string,
  page: AskedPage & { state?: string },
): Promise<Page<CallbackEventView>> {
  const { prisma } = parts.store;
  const range = { ...pageRange(page), state: page.state };
  const rows = await listCallbackEvents(prisma, workspaceId, range);
  const shown = rows.slice(0, range.limit);
  const ids = shown.map((row) => row.id);
  const [runs, attempts] = await Promise.all([nextRuns(prisma, ids), lastAttempts(prisma, ids)]);
  return pageOf(rows, range.limit, (row) => {
    const last = attempts.get(row.id);
    return viewEvent(row, runs.get(row.id) ?? null, last ? [last] : []);
  });
}

/** One callback with every attempt at it; null when the workspace has no such event. */
export async function findCallback(
  parts: GateParts,
  workspaceId: string,
  eventId: string,
): Promise<CallbackEventView | null> {
  const { prisma } = parts.store;
  const row = await findCallbackEvent(prisma, workspaceId, eventId);
  if (!row) return null;
  const [attempts, runs] = await Promise.all([attemptsOf(prisma, eventId), nextRuns(prisma, [eventId])]);
  return viewEvent(row, runs.get(eventId) ?? null, attempts);
}

function viewEvent(
  row: StoredCallbackEvent,
  nextAttemptAt: Date | null,
  attempts: CallbackEventView['attempts'],
): CallbackEventView {
  return {
    eventId: row.id,
    event: row.event,
    actionId: row.submissionId,
    state: row.state,
    createdAt: row.createdAt,
    deliveredAt: row.deliveredAt,
    attemptCount: row._count.attempts,
    nextAttemptAt,
    attempts: attempts.map(({ attempt, outcome, statusCode, durationMs, response, createdAt }) => {
      return { attempt, outcome, statusCode, durationMs, response, createdAt };
    }),
  };
}
