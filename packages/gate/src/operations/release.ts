import type { Channel, WorkspaceSettings } from '@sendgate/contracts';
import type { PrismaSession, StoredSubmission } from '@sendgate/db';
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
 * being dispatched. It has no open work by then: whatever takes a message out of dispatch ends its item with it.
 */
export async function startDispatch(
  parts: GateParts,
  session: PrismaSession,
  row: Pick<StoredSubmission, 'id' | 'workspaceId' | 'status' | 'version'>,
): Promise<WorkWakeup[]> {
  if (row.status !== 'DISPATCHING') return [];
  const { id, workspaceId, version } = row;
  const work = { workspaceId, kind: 'dispatch', refId: id, dedupeKey: `dispatch-${id}-${version}` } as const;
  return [await oweWork(session, work, parts.nudged)];
}
