/** Largest offset a list takes: what lies further on is reached by narrowing the list. */
export const MAX_OFFSET = 100_000;

/** A row of a list that goes from new to old; the list goes on behind it. */
export interface ListPlace {
  /** Whole milliseconds, as rows have it. */
  readonly createdAt: Date;
  readonly id: string;
}

/** What `cursorOf` gives. */
export const cursorPattern = '^[0-9a-z]{1,9}\\.act_[0-9A-Z]{26}$';

/** The place behind a row, for a caller to hand back. */
export function cursorOf({ createdAt, id }: ListPlace): string {
  return `${createdAt.getTime().toString(36)}.${id}`;
}

/** @param cursor as `cursorPattern` admits it */
export function placeOf(cursor: string): ListPlace {
  const [time = '', id = ''] = cursor.split('.');
  return { createdAt: new Date(Number.parseInt(time, 36)), id };
}

/** Messages counted for a number that is about to be too large; that many or more. */
export const MAX_COUNTED = 1_000;

/** Where a page of a list stands. `next_offset` is null behind the last page, and where the list takes none that far. */
export function pagePosition(limit: number, offset: number, hasMore: boolean) {
  const next = offset + limit;
  return { limit, offset, has_more: hasMore, next_offset: hasMore && next <= MAX_OFFSET ? next : null };
}
