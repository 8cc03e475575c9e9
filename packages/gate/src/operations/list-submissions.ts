import { type Channel, MAX_OFFSET } from '@sendgate/contracts';
import { guardStore, listSubmissions as listStored } from '@sendgate/db';
import type { GateParts } from '../gate-parts.ts';
import { recipientsNamed } from '../policy/recipients-named.ts';
import type { Page, SubmissionFilters, SubmissionListView } from '../submission-view.ts';
import { viewListItem } from './view-submission.ts';

/** A page of a workspace's submissions, newest first unless asked otherwise. */
export async function listSubmissions(
  parts: GateParts,
  workspaceId: string,
  filters: SubmissionFilters,
): Promise<Page<SubmissionListView>> {
  const limit = Math.min(1000, Math.max(1, filters.limit ?? 50));
  const { recipient, ...rest } = filters;
  const rows = await guardStore(
    listStored(parts.store.prisma, parts.store.keys, workspaceId, {
      ...rest,
      limit,
      offset: Math.min(MAX_OFFSET, Math.max(0, filters.offset ?? 0)),
      livemode: filters.livemode ?? true,
      order: filters.order ?? 'newest',
      recipientMatches: recipient === undefined ? undefined : recipientMatches(recipient, filters.channel),
    }),
  );
  return {
    items: rows.slice(0, limit).map((row) => viewListItem(row, parts.appUrl)),
    hasMore: rows.length > limit,
  };
}

/** Every form under which a recipient may be stored: its form depends on the channel, which a filter need not name. */
function recipientMatches(recipient: string, channel: Channel | undefined): string[] {
  const forms = recipientsNamed(recipient, channel && [channel]).map(({ match }) => match);
  return forms.length > 0 ? [...new Set(forms)] : [recipient];
}
