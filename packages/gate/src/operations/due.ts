import type { DueView } from '../submission-view.ts';

/** Where a hold stands between its beginning and the time its answer is due. */
export function dueOf(
  {
    status,
    createdAt,
    heldAgainAt,
    respondBy,
  }: { status: string; createdAt: Date; heldAgainAt: Date | null; respondBy: Date | null },
  now: Date,
): DueView | null {
  if (status !== 'QUEUED' || respondBy === null) return null;
  const began = heldAgainAt ?? createdAt;
  const gone = now.getTime() - began.getTime();
  const whole = respondBy.getTime() - began.getTime();
  const state = now >= respondBy ? 'overdue' : gone >= 0.9 * whole ? 'red' : gone >= 0.5 * whole ? 'amber' : 'calm';
  return { dueAt: respondBy, state };
}
