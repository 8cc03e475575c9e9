import type { Channel } from '@sendgate/contracts';
import {
  type HoldNeighbours,
  listSubmissions as listStored,
  countHoldsLike as storedCount,
  holdNeighbours as storedNeighbours,
} from '@sendgate/db';
import type { GateParts } from '../gate-parts.ts';
import { recipientsNamed } from '../policy/recipients-named.ts';
import type { HoldFilters } from '../review-view.ts';
import type { Page, SubmissionFilters, SubmissionListView } from '../submission-view.ts';
import { pageOf, pageRange } from './page-range.ts';
import { viewListItem } from './view-submission.ts';

/** A page of a workspace's submissions, newest first unless asked otherwise. */
export async function listSubmissions(
  parts: GateParts,
  workspaceId: string,
  filters: SubmissionFilters,
): Promise<Page<SubmissionListView>> {
  const range = pageRange(filters, 1_000);
  const rows = await listStored(parts.store.prisma, parts.store.keys, workspaceId, {
    ...storedFilters(filters),
    ...range,
    order: filters.order ?? 'newest',
  });
  return pageOf(rows, range.limit, (row) => viewListItem(row, parts.appUrl));
}

/** The holds before and after one among those the filters let through. */
export function holdNeighbours(
  parts: GateParts,
  workspaceId: string,
  actionId: string,
  filters: HoldFilters,
): Promise<HoldNeighbours> {
  return storedNeighbours(parts.store.prisma, workspaceId, actionId, storedFilters(filters));
}

/** How many holds the filters let through. */
export function countHolds(parts: GateParts, workspaceId: string, filters: HoldFilters): Promise<number> {
  return storedCount(parts.store.prisma, workspaceId, storedFilters(filters));
}

function storedFilters({ recipient, livemode = true, ...filters }: SubmissionFilters) {
  const matches = recipient === undefined ? undefined : recipientMatches(recipient, filters.channel);
  return { ...filters, livemode, recipientMatches: matches };
}

/** Every form under which a recipient may be stored: its form depends on the channel, which a filter need not name. */
function recipientMatches(recipient: string, channel: Channel | undefined): string[] {
  const forms = recipientsNamed(recipient, channel && [channel]).map(({ match }) => match);
  return forms.length > 0 ? [...new Set(forms)] : [recipient];
}
