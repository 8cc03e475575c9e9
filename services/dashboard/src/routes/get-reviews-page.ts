import { type Channel, channelIds } from '@sendgate/contracts';
import type { Actor, Gate } from '@sendgate/gate';
import { Type } from 'typebox';
import { hasRole } from '../has-role.ts';
import { callbacksNotice } from '../pages/callbacks-notice.ts';
import { type Html, html } from '../pages/html.ts';
import { pauseNotice } from '../pages/pause-notice.ts';
import { type QueueSearch, queueMain } from '../pages/queue-page.ts';
import { pageFields } from '../wire/page.ts';
import { workspacePage } from '../workspace-page.ts';

const SIZE = 50;

/** What an admin should know before anything else. */
async function adminNotice(gate: Gate, actor: Actor): Promise<Html> {
  const { workspaceId } = actor;
  const { settings } = await gate.workspaces.settings(workspaceId);
  return html`${callbacksNotice(workspaceId, await gate.callbacks.endpoint(workspaceId))}${
    settings.pause_mode === 'block' && pauseNotice(workspaceId, await gate.reviews.endings(actor))
  }`;
}

const text = () => Type.Optional(Type.String({ maxLength: 500 }));

export const getReviewsPage = workspacePage({
  path: '/reviews',
  summary: 'The review queue as a page',
  minimum: 'viewer',
  query: { offset: pageFields.offset, q: text(), channel: text(), severity: text(), mine: text() },
  async show({ actor, place, query }, { gate }) {
    const { workspaceId } = place;
    const { offset = 0, ...search } = query;
    const sought = search.q?.trim();
    if (sought && /^act_[0-9A-Z]{26}$/.test(sought)) return { to: `/reviews/${sought}` };
    const notice = hasRole(place.role, 'admin') && (await adminNotice(gate, actor));
    // Before the holds are read: the page follows from there, and misses nothing that happens while it loads.
    const feedEnd = await gate.reviews.feedEnd(workspaceId);
    const page = await gate.reviews.list(workspaceId, {
      status: ['QUEUED'],
      order: 'urgent',
      limit: SIZE,
      offset,
      ...narrowed(search, actor.email),
    });
    const mayDecide = hasRole(place.role, 'reviewer');
    return {
      title: 'Reviews',
      main: queueMain({ place, page, size: SIZE, offset, search, feedEnd, mayDecide, notice }),
    };
  },
});

/** Rules are written in snake case, which no recipient of any channel is. */
function narrowed({ q, channel, severity, mine }: QueueSearch, email: string) {
  const sought = q?.trim();
  const isRule = sought !== undefined && /^[a-z0-9]+(?:_[a-z0-9]+)+$/.test(sought);
  return {
    ...(sought && (isRule ? { rule: sought } : { recipient: sought })),
    ...(channelIds.includes(channel as Channel) && { channel: channel as Channel }),
    ...((severity === 'BLOCK' || severity === 'WARN') && { severity: severity as 'BLOCK' | 'WARN' }),
    ...(mine === 'yes' && { assignee: email }),
  };
}
