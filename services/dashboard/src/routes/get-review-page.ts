import { ProblemError } from '@sendgate/contracts';
import { Type } from 'typebox';
import { defineRoute } from '../context.ts';
import { hasRole } from '../has-role.ts';
import { membershipHolding, pageVisitor, toPassword, toSignIn } from '../page-visitor.ts';
import { framingPageHeaders, pageHeaders, pageReply } from '../pages/layout.ts';
import { missingPage } from '../pages/missing-page.ts';
import { reviewPage } from '../pages/review-page.ts';
import { unreadablePage } from '../pages/unreadable-page.ts';
import { queueAround } from '../queue-around.ts';
import { queueSearchFields } from '../queue-search.ts';
import { ActionParams, toReviewDetail, toReviewHistory } from '../wire/review.ts';

/**
 * Where `review_url` leads. The address names no workspace, so the action is looked for in each one of the person; only
 * where it is found does opening it count as reading.
 */
export const getReviewPage = defineRoute({
  method: 'GET',
  path: '/reviews/:action_id',
  summary: 'One submission as a page',
  auth: pageVisitor,
  params: ActionParams,
  query: Type.Object(queueSearchFields),
  errors: [],
  undocumented: true,
  reply: pageReply,
  async handle({ identity: visitor, params, query, request }, { gate }) {
    if (!visitor) return toSignIn(request.url);
    if (visitor.firstPassword) return toPassword(request.url);
    request.annotate({ action_id: params.action_id });
    const missing = { status: 404, headers: pageHeaders, body: missingPage(visitor) };
    const actor = await membershipHolding(gate, visitor, params.action_id);
    if (!actor) return missing;
    const { workspaceId, role } = actor;
    const place = { workspaceId, role, memberships: visitor.memberships, path: '/reviews' };
    const feedEnd = await gate.reviews.feedEnd(workspaceId);
    try {
      const submission = await gate.reviews.open(actor, params.action_id);
      if (!submission) return missing;
      const review = toReviewDetail(submission);
      const asSample = review.sample !== null && review.status !== 'QUEUED';
      const around = asSample ? null : await queueAround(gate, actor, params.action_id, query);
      const history = await gate.reviews.history(workspaceId, params.action_id);
      const colleagues = (await gate.workspaces.members(workspaceId)).filter((each) => hasRole(each.role, 'reviewer'));
      return {
        headers: framingPageHeaders,
        body: reviewPage({
          ...{ person: visitor, review, feedEnd, around, colleagues, mayDecide: hasRole(role, 'reviewer') },
          history: history && toReviewHistory(history),
          place: asSample ? { ...place, path: '/samples' } : place,
        }),
      };
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'content_unreadable') throw error;
      request.annotate({ code: error.code });
      const standing = await gate.reviews.standing(workspaceId, params.action_id);
      const around = await queueAround(gate, actor, params.action_id, query);
      const body = unreadablePage(visitor, place, { actionId: params.action_id, standing, feedEnd, around });
      return { status: error.status, headers: pageHeaders, body };
    }
  },
});
