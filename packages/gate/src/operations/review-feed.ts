import { setTimeout as wait } from 'node:timers/promises';
import { feedEventOf, type ReviewFeedItem } from '@sendgate/contracts';
import {
  asWorkspace,
  type FeedCursor,
  type FeedShown,
  feedAfter,
  feedEnd,
  guardStore,
  type StoredFeedEvent,
} from '@sendgate/db';
import type { GateParts } from '../gate-parts.ts';

/** Events read with one statement. */
const PAGE = 200;
const POLL_MS = 1_000;
/** Transactions under way at one moment that an address can name. */
const MOST_RUNNING = 100;
const noneShown: FeedShown = { end: 0n, running: [] };
const kinds = Object.keys(feedEventOf);

/** One thing that happened to holds of a workspace. */
export interface FeedEntry extends Omit<ReviewFeedItem, 'action_id' | 'at'> {
  /** Hand it back as `after` to go on behind this entry. */
  cursor: string;
  actionId: string;
  at: Date;
}

export interface FeedOptions {
  /** A cursor; null, or one of another store, begins with what happens from now on. */
  after: string | null;
  /** What whoever follows has seen already, as `feedEnd` said; it is not told again. */
  shown?: string | null;
  /** False ends with what there is now. */
  follow: boolean;
  signal: AbortSignal;
  /** Milliseconds between two looks; default 1,000. */
  pollMs?: number;
}

/**
 * What happens to the holds of a workspace, as it commits: nothing is told twice, nothing is left out, in whatever order
 * transactions end. Yields an empty list after each look that found nothing. Ends when `signal` fires.
 * @throws ProblemError `service_unavailable`
 */
export async function* followReviews(
  { store }: GateParts,
  workspaceId: string,
  { after, shown = null, follow, signal, pollMs = POLL_MS }: FeedOptions,
): AsyncGenerator<FeedEntry[]> {
  // A generator runs in the context of whoever takes the next entry.
  const end = await guardStore(asWorkspace(workspaceId, () => feedEnd(store.prisma)));
  const resumed = after === null ? null : parseCursor(after);
  const told = shown === null ? noneShown : parseShown(shown);
  // What lies beyond the end is from before a restore.
  const seen = told.end <= end.shown.end ? told : noneShown;
  let cursor: FeedCursor = resumed && resumed.txid <= end.txid ? resumed : end;
  while (!signal.aborted) {
    const from = cursor;
    const looking = asWorkspace(workspaceId, () => feedAfter(store.prisma, workspaceId, from, seen, kinds, PAGE));
    const found = await guardStore(looking);
    const last = found.at(-1);
    if (last) cursor = { txid: last.txid, id: last.id };
    if (found.length > 0 || follow) yield found.map(toEntry);
    if (found.length === PAGE) continue;
    if (!follow) return;
    // An abort ends the wait with an error, which is how the loop learns of it at once.
    await wait(pollMs, undefined, { signal }).catch(() => undefined);
  }
}

/** A place in the feed, and what those who read holds after asking for it see of what comes behind it. */
export interface FeedEnd {
  readonly after: string;
  /** Null when too much is under way to be named: what is shown is then told once more. */
  readonly shown: string | null;
}

/** Where the feed stands now: whoever reads holds after asking, and follows behind this, misses nothing in between. */
export async function reviewFeedEnd({ store }: GateParts): Promise<FeedEnd> {
  const { shown, ...cursor } = await feedEnd(store.prisma);
  const isBounded = shown.running.length <= MOST_RUNNING;
  return { after: cursorOf(cursor), shown: isBounded ? [shown.end, ...shown.running].join('-') : null };
}

function cursorOf({ txid, id }: FeedCursor): string {
  return `${txid}-${id}`;
}

function toEntry(event: StoredFeedEvent): FeedEntry {
  return {
    cursor: cursorOf(event),
    event: feedEventOf[event.kind as keyof typeof feedEventOf],
    kind: event.kind,
    actionId: event.submissionId,
    by: event.actor.includes('@') ? event.actor : null,
    at: event.createdAt,
  };
}

function parseCursor(text: string): FeedCursor | null {
  const match = /^(\d{1,18})-(\d{1,18})$/.exec(text);
  return match?.[1] && match[2] ? { txid: BigInt(match[1]), id: BigInt(match[2]) } : null;
}

/** What cannot be read was shown to nobody. */
function parseShown(text: string): FeedShown {
  if (!/^\d{1,18}(?:-\d{1,18})*$/.test(text)) return noneShown;
  const [end = 0n, ...running] = text.split('-').map(BigInt);
  return { end, running };
}
