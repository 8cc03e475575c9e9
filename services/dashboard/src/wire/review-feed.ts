import type { ReviewFeedItem } from '@sendgate/contracts';
import type { FeedEntry } from '@sendgate/gate';
import { toTime } from './time.ts';

/** Milliseconds of silence after which a comment is sent, so that nothing between takes the connection for dead. */
const HEARTBEAT_MS = 15_000;
/** Milliseconds a browser waits before it comes back. */
const RETRY_MS = 2_000;

/** Entries in the form of server-sent events. */
export async function* toEventStream(entries: AsyncIterable<readonly FeedEntry[]>): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`;
  let spoke = performance.now();
  for await (const found of entries) {
    if (found.length === 0 && performance.now() - spoke < HEARTBEAT_MS) continue;
    spoke = performance.now();
    yield found.length > 0 ? found.map(toEvent).join('') : ': still here\n\n';
  }
}

function toEvent({ cursor, event, kind, actionId, by, at }: FeedEntry): string {
  const item: ReviewFeedItem = { event, kind, action_id: actionId, by, at: toTime(at) };
  return `id: ${cursor}\nevent: ${event}\ndata: ${JSON.stringify(item)}\n\n`;
}
