import { ProblemError } from '@sendgate/contracts';
import { defineRoute } from '../context.ts';
import { membershipHolding, pageVisitor, toPassword, toSignIn } from '../page-visitor.ts';
import { pageReply } from '../pages/layout.ts';
import { frameNotice, messageFrameHeaders as headers, messageFrame } from '../pages/message-frame.ts';
import { ActionParams, toReviewDetail } from '../wire/review.ts';

/** What the frame of a review's page shows. Opening it is reading the message, in the page or by itself. */
export const getReviewMessagePage = defineRoute({
  method: 'GET',
  path: '/reviews/:action_id/message',
  summary: 'One message as its recipient sees it',
  auth: pageVisitor,
  params: ActionParams,
  errors: [],
  undocumented: true,
  reply: pageReply,
  async handle({ identity: visitor, params, request }, { gate }) {
    if (!visitor) return toSignIn(request.url);
    if (visitor.firstPassword) return toPassword(request.url);
    request.annotate({ action_id: params.action_id });
    const actor = await membershipHolding(gate, visitor, params.action_id);
    try {
      const submission = actor && (await gate.reviews.open(actor, params.action_id));
      if (submission) return { headers, body: messageFrame(toReviewDetail(submission)) };
      return { status: 404, headers, body: frameNotice('There is nothing here.') };
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'content_unreadable') throw error;
      request.annotate({ code: error.code });
      return { status: error.status, headers, body: frameNotice('This message cannot be opened.') };
    }
  },
});
