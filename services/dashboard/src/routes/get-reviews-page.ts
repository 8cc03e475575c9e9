import { Type } from 'typebox';
import { defineRoute } from '../context.ts';
import { pageVisitor, toSignIn } from '../page-visitor.ts';
import { callbacksNotice } from '../pages/callbacks-notice.ts';
import { pageHeaders, pageReply } from '../pages/layout.ts';
import { missingPage } from '../pages/missing-page.ts';
import { queuePage } from '../pages/queue-page.ts';
import { pageFields, workspaceField } from '../wire/page.ts';

/** Without a workspace in the address, the first one of the person is shown. */
export const getReviewsPage = defineRoute({
  method: 'GET',
  path: '/reviews',
  summary: 'The review queue as a page',
  auth: pageVisitor,
  query: Type.Object({ offset: pageFields.offset, ...workspaceField }),
  errors: [],
  undocumented: true,
  reply: pageReply,
  async handle({ identity: visitor, query, request }, { gate }) {
    if (!visitor) return toSignIn(request.url);
    const { memberships } = visitor;
    const membership = query.workspace
      ? memberships.find(({ workspaceId }) => workspaceId === query.workspace)
      : memberships[0];
    if (!membership) return { status: 404, headers: pageHeaders, body: missingPage(visitor) };
    const { workspaceId } = membership;
    const offset = query.offset ?? 0;
    const isAdmin = membership.role === 'owner' || membership.role === 'admin';
    const notice = isAdmin && callbacksNotice(workspaceId, await gate.callbacks.endpoint(workspaceId));
    // Before the holds are read: the page follows from there, and misses nothing that happens while it loads.
    const feedEnd = await gate.reviews.feedEnd(workspaceId);
    const page = await gate.reviews.list(workspaceId, { status: ['QUEUED'], order: 'urgent', limit: 50, offset });
    return {
      headers: pageHeaders,
      body: queuePage({ person: visitor, memberships, workspaceId, page, offset, feedEnd, notice }),
    };
  },
});
