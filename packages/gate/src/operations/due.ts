import type { DueView } from '../submission-view.ts';

/** Where a hold stands between its submission and the time its answer is due. */
export function dueOf(
  { status, createdAt, respondBy }: { status: string; createdAt: Date; respondBy: Date | null },
  now: Date,
): DueView | null {
  if (status !== 'QUEUED' || respondBy === null) return null;
  const gone = now.getTime() - createdAt.getTime();
  const whole = respondBy.getTime() - createdAt.getTime();
  const state = now >= respondBy ? 'overdue' : gone >= 0.9 * whole ? 'red' : gone >= 0.5 * whole ? 'amber' : 'calm';
  return { dueAt: respondBy, state };
}
