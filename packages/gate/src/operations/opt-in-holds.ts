import { createHash } from 'node:crypto';
import type { QueueReason, WorkspaceSettings } from '@sendgate/contracts';

/** The holds a workspace asked for that apply to one message; a pause is not among them. */
export function optInHolds(
  settings: WorkspaceSettings,
  actionId: string,
  { firstContact, quiet }: { firstContact: boolean; quiet: boolean },
): QueueReason[] {
  const holds: QueueReason[] = [];
  if (settings.autonomy === 'hold_all') holds.push('manual_hold');
  if (settings.autonomy === 'hold_first_contact' && firstContact) holds.push('first_contact');
  if (isSampled(actionId, settings.sampling_percent)) holds.push('sampling');
  if (quiet) holds.push('quiet_hours');
  return holds;
}

/** Decided by the action id alone, so that anybody can check a sample afterwards. */
export function isSampled(actionId: string, percent: number): boolean {
  if (percent <= 0) return false;
  return createHash('sha256').update(actionId).digest().readUInt32BE(0) / 2 ** 32 < percent / 100;
}
