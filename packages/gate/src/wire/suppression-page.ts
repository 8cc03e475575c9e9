import { pagePosition, type SuppressionPage } from '@sendgate/contracts';
import type { Page } from '../submission-view.ts';
import type { SuppressionView } from '../suppression-view.ts';
import { toTime } from './submission-fields.ts';

/** Shows a page of the suppression list as the api and the dashboard both do. */
export function toSuppressionPage(page: Page<SuppressionView>, limit: number, offset: number): SuppressionPage {
  return {
    entries: page.items.map((view) => ({
      entry: view.entry,
      reason: view.reason,
      created_by: view.createdBy,
      created_at: toTime(view.createdAt),
    })),
    ...pagePosition(limit, offset, page.hasMore),
  };
}
