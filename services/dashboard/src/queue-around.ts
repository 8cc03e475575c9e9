import type { Actor, Gate, SubmissionListView } from '@sendgate/gate';
import { holdsMeant, type QueueSearch } from './queue-search.ts';

/** The queue as it stands around one of its holds. */
export interface QueueAround {
  /** What it is narrowed to. */
  readonly search: QueueSearch;
  readonly before: string | null;
  readonly after: string | null;
  /** Some of its holds, most urgent first. */
  readonly queue: readonly SubmissionListView[];
  /** Who is deciding about which of them just now. */
  readonly deciders: ReadonlyMap<string, string>;
  /** How many there are. */
  readonly total: number;
}

/** Holds read for the page of one. */
const SIZE = 30;
/** How many of them are more urgent than it, so that it is in view wherever in a long queue it stands. */
const AHEAD = 3;

/** What waits around a hold, of what a search means; around what is none of that, the queue from its beginning. */
export async function queueAround(
  { reviews }: Gate,
  { workspaceId, email }: Actor,
  actionId: string,
  search: QueueSearch,
): Promise<QueueAround> {
  const meant = holdsMeant(search, email);
  const { before, after, ahead, total } = await reviews.neighbours(workspaceId, actionId, meant);
  const offset = Math.max(0, ahead - AHEAD);
  const [{ items: queue }, deciders] = await Promise.all([
    reviews.list(workspaceId, { ...meant, offset, limit: SIZE }),
    reviews.deciders(workspaceId),
  ]);
  return { search, before, after, queue, deciders, total };
}
