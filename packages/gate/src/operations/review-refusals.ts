import { ProblemError, plainTime } from '@sendgate/contracts';
import { lockPause, type PrismaSession, type StoredPendingDecision, type StoredSubmission } from '@sendgate/db';

/** What beat a reviewer, for the answer that says so. */
function currentOf(row: StoredSubmission) {
  return {
    status: row.status,
    version: row.version,
    reviewed_by: row.reviewedBy,
    reviewed_at: row.reviewedAt?.toISOString() ?? null,
    claimed_by: row.claimedBy,
  };
}

/** No such action in the workspace. */
export function unknownAction(): ProblemError {
  return new ProblemError('action_not_found', 'No such action in this workspace.');
}

/** The hold is a hold no longer. */
export function conflict(row: StoredSubmission): ProblemError {
  const who = row.reviewedBy && row.reviewedAt ? ` ${row.reviewedBy} decided at ${plainTime(row.reviewedAt)}.` : '';
  return new ProblemError('state_conflict', `The submission is ${row.status}.${who}`, {
    current: currentOf(row),
    recovery: { action: 'reload', safe_to_retry: false },
  });
}

/** Somebody changed the hold after the reviewer had looked at it. */
export function versionMismatch(row: StoredSubmission): ProblemError {
  return new ProblemError('version_mismatch', 'Somebody else changed this submission first. Look at it again.', {
    current: currentOf(row),
    recovery: { action: 'reload', safe_to_retry: false },
  });
}

/**
 * Refuses to let anything go while the workspace is paused with `block`, which lasts until the transaction ends.
 * @throws ProblemError `workspace_paused`
 */
export async function refuseWhilePaused(session: PrismaSession, workspaceId: string): Promise<void> {
  if ((await lockPause(session, workspaceId)) !== 'block') return;
  throw new ProblemError(
    'workspace_paused',
    'The workspace is paused: nothing is approved until an admin ends the pause.',
    {
      recovery: { action: 'reload', safe_to_retry: false },
    },
  );
}

/** Somebody else has the hold in hand. */
export function claimedByOther(row: StoredSubmission): ProblemError {
  const until = row.claimedUntil ? ` until ${plainTime(row.claimedUntil)}` : '';
  return new ProblemError(
    'review_claimed',
    `${row.claimedBy} has this hold in hand${until}. Take it over if they agree.`,
    { current: { ...currentOf(row), claimed_until: row.claimedUntil?.toISOString() ?? null } },
  );
}

/** A decision stands in its undo window. */
export function beingDecided(pending: StoredPendingDecision): ProblemError {
  return new ProblemError(
    'decision_pending',
    `The hold is being decided by ${pending.reviewer}: ${pending.decision}, final at ${plainTime(pending.commitAt)}.`,
    {
      current: { decision: pending.decision, by: pending.reviewer, commits_at: pending.commitAt.toISOString() },
      recovery: { action: 'reload', safe_to_retry: false },
    },
  );
}
