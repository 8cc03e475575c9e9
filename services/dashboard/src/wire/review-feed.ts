import type { ReviewFeedItem } from '@sendgate/contracts';
import { type FeedEntry, toTime } from '@sendgate/gate';

/** Milliseconds of silence after which a comment is sent, so that nothing between takes the connection for dead. */
const HEARTBEAT_MS = 15_000;
/** Milliseconds a browser waits before it comes back. */
const RETRY_MS = 2_000;

/**
 * Entries in the form of server-sent events. Its first words come after the first look: whoever has read them misses
 * nothing that happens from then on.
 */
export async function* toEventStream(entries: AsyncIterable<readonly FeedEntry[]>): AsyncGenerator<string> {
  let opening = `retry: ${RETRY_MS}\n\n`;
  let spoke = performance.now();
  for await (const found of entries) {
    const silent = performance.now() - spoke >= HEARTBEAT_MS;
    const words = opening + (silent && found.length === 0 ? ': still here\n\n' : found.map(toEvent).join(''));
    if (words === '') continue;
    opening = '';
    spoke = performance.now();
    yield words;
  }
  if (opening !== '') yield opening;
}

function toEvent({ cursor, event, kind, actionId, by, at }: FeedEntry): string {
  const item: ReviewFeedItem = { event, kind, action_id: actionId, by, at: toTime(at) };
  return `id: ${cursor}\nevent: ${event}\ndata: ${JSON.stringify(item)}\n\n`;
}
