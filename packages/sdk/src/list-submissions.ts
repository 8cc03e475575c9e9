import type { Answer } from './read-answer.ts';
import type { SubmissionFilter, SubmissionListItem } from './report.ts';
import { UnreadableAnswerError } from './sendgate-error.ts';

const PAGE = 200;

/**
 * Every submission that fits, newest first, each once: one that comes in while pages are read moves none of them.
 * @throws UnreadableAnswerError where more follow and the answer does not say how to read on
 */
export async function* listSubmissions(
  read: (query: Record<string, unknown>) => Promise<Answer>,
  filter: SubmissionFilter,
): AsyncGenerator<SubmissionListItem, void> {
  let query = filter;
  while (true) {
    const answer: Answer = await read({ limit: PAGE, ...query });
    const { submissions, has_more, next_cursor } = answer.body ?? {};
    if (!Array.isArray(submissions)) throw new UnreadableAnswerError('no page', answer);
    yield* submissions as SubmissionListItem[];
    if (has_more !== true) return;
    if (typeof next_cursor !== 'string' || next_cursor === query.cursor) {
      throw new UnreadableAnswerError('a page that others follow, and no place to read on', answer);
    }
    query = { ...query, offset: undefined, cursor: next_cursor };
  }
}

/** A query with its question mark, or nothing. Lists are joined by commas, dates written as the API wants them. */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value == null) continue;
    pairs.set(name, value instanceof Date ? value.toISOString() : String(value));
  }
  return pairs.size === 0 ? '' : `?${pairs}`;
}
