/** Largest offset a list takes: what lies further on is reached by narrowing the list. */
export const MAX_OFFSET = 100_000;

/** Messages counted for a number that is about to be too large; that many or more. */
export const MAX_COUNTED = 1_000;

/** Where a page of a list stands. `next_offset` is null behind the last page, and where the list takes none that far. */
export function pagePosition(limit: number, offset: number, hasMore: boolean) {
  const next = offset + limit;
  return { limit, offset, has_more: hasMore, next_offset: hasMore && next <= MAX_OFFSET ? next : null };
}
