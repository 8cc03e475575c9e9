import { ProblemError } from '@sendgate/contracts';
import { hasRole } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { pageVisitor, toSignIn } from '../page-visitor.ts';
import { pageHeaders, pageReply } from '../pages/layout.ts';
import { missingPage } from '../pages/missing-page.ts';
import { reviewPage } from '../pages/review-page.ts';
import { unreadablePage } from '../pages/unreadable-page.ts';
import { ActionParams, toReviewDetail } from '../wire/review.ts';

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
  errors: [],
  undocumented: true,
  reply: pageReply,
  async handle({ identity: visitor, params, request }, { gate }) {
    if (!visitor) return toSignIn(request.url);
    request.annotate({ action_id: params.action_id });
    for (const { workspaceId, role } of visitor.memberships) {
      const actor = { workspaceId, role, userId: visitor.userId, email: visitor.email };
      try {
        if (!(await gate.findSubmission(workspaceId, params.action_id))) continue;
        const feedEnd = await gate.reviews.feedEnd(workspaceId);
        const submission = await gate.reviews.open(actor, params.action_id);
        if (!submission) continue;
        const review = toReviewDetail(submission);
        const mayDecide = hasRole(role, 'reviewer');
        return {
          headers: pageHeaders,
          body: reviewPage({ person: visitor, review, workspaceId, feedEnd, mayDecide }),
        };
      } catch (error) {
        if (!(error instanceof ProblemError) || error.code !== 'content_unreadable') throw error;
        request.annotate({ code: error.code });
        const body = unreadablePage(visitor, { workspaceId, actionId: params.action_id });
        return { status: error.status, headers: pageHeaders, body };
      }
    }
    return { status: 404, headers: pageHeaders, body: missingPage(visitor) };
  },
});
