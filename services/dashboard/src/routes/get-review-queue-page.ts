import { Type } from 'typebox';
import { defineRoute } from '../context.ts';
import { membershipHolding, pageVisitor, toPassword, toSignIn } from '../page-visitor.ts';
import { pageHeaders as headers, pageReply } from '../pages/layout.ts';
import { missingPage } from '../pages/missing-page.ts';
import { queueBeside } from '../pages/queue-beside.ts';
import { queueAround } from '../queue-around.ts';
import { queueSearchFields } from '../queue-search.ts';
import { ActionParams } from '../wire/review.ts';

/** The queue beside a hold as it stands now, by itself: to look at it again is not to read the message again. */
export const getReviewQueuePage = defineRoute({
  method: 'GET',
  path: '/reviews/:action_id/queue',
  summary: 'What waits around a submission',
  auth: pageVisitor,
  params: ActionParams,
  query: Type.Object(queueSearchFields),
  errors: [],
  undocumented: true,
  reply: pageReply,
  async handle({ identity: visitor, params, query, request }, { gate }) {
    if (!visitor) return toSignIn(request.url);
    if (visitor.firstPassword) return toPassword(request.url);
    const actor = await membershipHolding(gate, visitor, params.action_id);
    if (!actor) return { status: 404, headers, body: missingPage(visitor) };
    const { workspaceId, role } = actor;
    const place = { workspaceId, role, memberships: visitor.memberships, path: '/reviews' };
    const around = await queueAround(gate, actor, params.action_id, query);
    return { headers, body: queueBeside(place, params.action_id, around).markup };
  },
});
