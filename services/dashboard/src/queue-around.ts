import type { Gate, SubmissionListView } from '@sendgate/gate';

/** The queue as it stands around one of its holds. */
export interface QueueAround {
  readonly before: string | null;
  readonly after: string | null;
  /** Some of its holds, most urgent first. */
  readonly queue: readonly SubmissionListView[];
  /** Whether those are all there are. */
  readonly whole: boolean;
}

/** Holds read for the page of one. */
const SIZE = 30;
/** How many of them are more urgent than it, so that it is in view wherever in a long queue it stands. */
const AHEAD = 3;

/** What waits around a hold; around what is held no more, the queue from its beginning. */
export async function queueAround({ reviews }: Gate, workspaceId: string, actionId: string): Promise<QueueAround> {
  const { before, after, ahead } = await reviews.neighbours(workspaceId, actionId);
  const offset = Math.max(0, ahead - AHEAD);
  const { items, hasMore } = await reviews.list(workspaceId, { offset, limit: SIZE });
  return { before, after, queue: items, whole: offset === 0 && !hasMore };
}
