import type { Role } from '@sendgate/contracts';
import type { FeedEnd, MembershipView } from '@sendgate/gate';
import type { QueueSearch } from '../queue-search.ts';

/** Who looks at a page. */
export interface Reader {
  readonly email: string;
  readonly csrfToken: string;
  /** Whether single keys act on the pages. */
  readonly shortcuts: boolean;
}

/** Where in which workspace a page stands, and what its reader may do there. */
export interface Place {
  readonly workspaceId: string;
  readonly role: Role;
  readonly memberships: readonly MembershipView[];
  /** Path of the entry of the navigation the page belongs to. */
  readonly path: string;
}

/** The address of a page in the workspace of another; whoever has one workspace only is spared its id. */
export function pageAddress(
  { workspaceId, memberships }: Pick<Place, 'workspaceId' | 'memberships'>,
  path: string,
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const given: Readonly<Record<string, string | number | undefined>> = {
    ...(memberships.length > 1 && { workspace: workspaceId }),
    ...query,
  };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

/** The address of a hold, among those a search means. It is the same in every workspace. */
export function holdAddress(actionId: string, search: QueueSearch = {}): string {
  return pageAddress({ workspaceId: '', memberships: [] }, `/reviews/${actionId}`, { ...search });
}

/** Where a page that was read after `feedEnd` hears of everything it does not show. */
export function feedAddress({ workspaceId }: Pick<Place, 'workspaceId'>, { after, shown }: FeedEnd): string {
  return `/api/reviews/events?${new URLSearchParams({ workspace: workspaceId, after, ...(shown && { shown }) })}`;
}
