import { listSubmissions, recipientOf } from '@sendgate/db';
import type { GateParts } from '../gate-parts.ts';
import type { RecipientHistory } from '../review-view.ts';
import { viewListItem } from './view-submission.ts';

/** Earlier submissions shown with one. */
const SHOWN = 10;

/** What was submitted to the recipient of a submission before it, in its own mode; null where there is no such one. */
export async function recipientHistory(
  { store: { prisma, keys }, appUrl }: GateParts,
  workspaceId: string,
  actionId: string,
): Promise<RecipientHistory | null> {
  const recipient = await recipientOf(prisma, workspaceId, actionId);
  if (!recipient) return null;
  const { recipientMatch, livemode, createdAt, lastWeek } = recipient;
  const rows = await listSubmissions(prisma, keys, workspaceId, {
    ...{ recipientMatches: [recipientMatch], livemode, createdBefore: createdAt },
    ...{ order: 'newest', limit: SHOWN, offset: 0 },
  });
  return {
    earlier: rows.slice(0, SHOWN).map((row) => viewListItem(row, appUrl)),
    hasMore: rows.length > SHOWN,
    lastWeek,
  };
}
