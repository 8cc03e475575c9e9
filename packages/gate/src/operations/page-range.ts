import { MAX_OFFSET } from '@sendgate/contracts';
import type { Page } from '../submission-view.ts';

/** What somebody asks of a list. */
export interface AskedPage {
  limit?: number;
  offset?: number;
}

/** The rows to read of a list: 50 where nothing else was asked for, 1 to `most`. */
export function pageRange({ limit = 50, offset = 0 }: AskedPage, most = 200): { limit: number; offset: number } {
  return { limit: Math.min(most, Math.max(1, limit)), offset: Math.min(MAX_OFFSET, Math.max(0, offset)) };
}

/** A page out of the rows of its range and, where there are more, one of the next. */
export function pageOf<Row, View>(rows: readonly Row[], limit: number, view: (row: Row) => View): Page<View> {
  return { items: rows.slice(0, limit).map(view), hasMore: rows.length > limit };
}
