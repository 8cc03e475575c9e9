import { submissionStatuses } from '@sendgate/contracts';
import type { Actor, Gate } from '@sendgate/gate';
import { hasRole } from '../has-role.ts';
import { callbacksNotice } from '../pages/callbacks-notice.ts';
import { type Html, html } from '../pages/html.ts';
import { holdingNotice, pauseNotice } from '../pages/pause-notice.ts';
import type { Place } from '../pages/place.ts';
import { queueMain } from '../pages/queue-page.ts';
import { actionSought, holdsMeant, queueSearchFields } from '../queue-search.ts';
import { pageFields } from '../wire/page.ts';
import { workspacePage } from '../workspace-page.ts';

const SIZE = 50;

/** What an admin should know before anything else. */
async function adminNotice(gate: Gate, actor: Actor, place: Place): Promise<Html> {
  const { workspaceId } = actor;
  const { settings } = await gate.workspaces.settings(workspaceId);
  return html`${callbacksNotice(place, await gate.callbacks.endpoint(workspaceId))}${
    settings.pause_mode === 'block' && pauseNotice(workspaceId, await gate.reviews.endings(actor))
  }${settings.pause_mode === 'hold' && holdingNotice(place)}`;
}

export const getReviewsPage = workspacePage({
  path: '/reviews',
  summary: 'The review queue as a page',
  minimum: 'viewer',
  query: { offset: pageFields.offset, ...queueSearchFields },
  async show({ actor, place, query }, { gate }) {
    const { workspaceId } = place;
    const { offset = 0, ...search } = query;
    const actionId = actionSought(search);
    if (actionId) return { to: `/reviews/${actionId}` };
    const notice = hasRole(place.role, 'admin') && (await adminNotice(gate, actor, place));
    // Before the holds are read: the page follows from there, and misses nothing that happens while it loads.
    const feedEnd = await gate.reviews.feedEnd(workspaceId);
    const meant = holdsMeant(search, actor.email);
    const [page, deciders] = await Promise.all([
      gate.reviews.list(workspaceId, { status: ['QUEUED'], order: 'urgent', limit: SIZE, offset, ...meant }),
      gate.reviews.deciders(workspaceId),
    ]);
    const isWhole = offset === 0 && !page.hasMore;
    const total = isWhole || page.items.length === 0 ? page.items.length : await gate.reviews.count(workspaceId, meant);
    const any = { status: [...submissionStatuses], order: 'newest', limit: 1 } as const;
    const isNew = page.items.length === 0 && (await gate.reviews.list(workspaceId, any)).items.length === 0;
    const mayDecide = hasRole(place.role, 'reviewer');
    return {
      title: 'Reviews',
      main: queueMain({ place, page, deciders, total, size: SIZE, offset, search, feedEnd, mayDecide, isNew, notice }),
    };
  },
});
