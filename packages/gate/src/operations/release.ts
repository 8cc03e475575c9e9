import type { Channel, WorkspaceSettings } from '@sendgate/contracts';
import { cancelOpenDispatch, type PrismaSession, type StoredSubmission } from '@sendgate/db';
import type { WorkWakeup } from '../gate-options.ts';
import type { GateParts } from '../gate-parts.ts';
import { oweWork } from './owe-work.ts';

/** Who hands a new message over, when that is not its caller. A test key's message is never dispatched. */
export function dispatchModeOf(
  settings: WorkspaceSettings,
  channel: Channel,
  livemode: boolean,
): 'webhook' | 'smtp' | null {
  const mode = settings.dispatch_mode[channel] ?? 'caller';
  return livemode && mode !== 'caller' ? mode : null;
}

/**
 * Where a hold goes once it is approved. Sendgate dispatches what it was to dispatch when it was submitted, as long as
 * it still dispatches: a caller that was told to send by itself is never overtaken.
 */
export function releaseStatus(
  held: Pick<StoredSubmission, 'dispatchMode' | 'channel' | 'livemode'>,
  settings: WorkspaceSettings,
): 'APPROVED' | 'DISPATCHING' {
  const now = dispatchModeOf(settings, held.channel as Channel, held.livemode);
  return held.dispatchMode !== null && now !== null ? 'DISPATCHING' : 'APPROVED';
}

/**
 * Writes the work of a dispatch in the transaction of the move that allows it; nothing for a submission that is not
 * being dispatched. Open work of an earlier release ends: a message has one item at a time.
 */
export async function startDispatch(
  parts: GateParts,
  session: PrismaSession,
  row: Pick<StoredSubmission, 'id' | 'workspaceId' | 'status' | 'version'>,
): Promise<WorkWakeup[]> {
  if (row.status !== 'DISPATCHING') return [];
  await cancelOpenDispatch(session, row.id);
  const { id, workspaceId, version } = row;
  const work = { workspaceId, kind: 'dispatch', refId: id, dedupeKey: `dispatch-${id}-${version}` } as const;
  return [await oweWork(session, work, parts.nudged)];
}
