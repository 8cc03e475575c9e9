import type { Answer } from './read-answer.ts';
import type { SubmissionFilter, SubmissionListItem } from './report.ts';
import { SendgateError, UnreadableAnswerError } from './sendgate-error.ts';

const PAGE = 200;

/**
 * Every submission that fits, newest first. One that came in while pages were read moves others on to the next page: each
 * is given once.
 * @throws SendgateError `list_too_long` where more follow than the list can reach; narrow it by `created_before`
 */
export async function* listSubmissions(
  read: (query: Record<string, unknown>) => Promise<Answer>,
  filter: SubmissionFilter,
): AsyncGenerator<SubmissionListItem, void> {
  const seen = new Set<string>();
  for (let offset: number | null = filter.offset ?? 0; offset !== null; ) {
    const answer: Answer = await read({ limit: PAGE, ...filter, offset });
    const { submissions, has_more, next_offset } = answer.body ?? {};
    const next: number | null = typeof next_offset === 'number' && next_offset > offset ? next_offset : null;
    if (!Array.isArray(submissions)) throw new UnreadableAnswerError('no page', answer);
    for (const item of submissions as SubmissionListItem[]) {
      if (seen.has(item.action_id)) continue;
      seen.add(item.action_id);
      yield item;
    }
    if (has_more === true && next === null) throw tooLong(answer);
    offset = next;
  }
}

function tooLong({ status, requestId }: Answer): SendgateError {
  return new SendgateError('More submissions follow than the list can reach. Narrow it, as by created_before.', {
    code: 'list_too_long',
    status,
    requestId,
    recovery: { action: 'fix_request', safe_to_retry: false, send_allowed: false },
  });
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
