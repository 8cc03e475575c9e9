import { ProblemError } from '@sendgate/contracts';
import { crmCallbackPath } from '@sendgate/crm';
import { Type } from 'typebox';
import { defineRoute } from '../context.ts';
import { crmWaitsMs, neededCrm } from '../crm/needed-crm.ts';
import { hasRole } from '../has-role.ts';
import { pageVisitor, toPassword, toSignIn } from '../page-visitor.ts';
import { pageHeaders, pageReply } from '../pages/layout.ts';
import { notConnectedPage } from '../pages/not-connected-page.ts';

/**
 * The way back from the CRM. It changes something although it is a GET, as OAuth has it: the state it needs was given to
 * this person, and serves once.
 */
export const getCrmCallback = defineRoute({
  method: 'GET',
  path: crmCallbackPath,
  summary: 'Where the CRM sends an admin back to',
  auth: pageVisitor,
  query: Type.Object({ state: Type.Optional(Type.String({ maxLength: 200 })) }),
  waitsMs: crmWaitsMs,
  errors: [],
  undocumented: true,
  reply: pageReply,
  async handle({ identity: visitor, query, request }, context) {
    if (!visitor) return toSignIn(request.url);
    if (visitor.firstPassword) return toPassword(request.url);
    try {
      const crm = neededCrm(context);
      const { workspaceId, ...begun } = await context.gate.crm.takeConsent(visitor.userId, query.state ?? '');
      request.annotate({ workspace_id: workspaceId });
      const role = visitor.memberships.find((membership) => membership.workspaceId === workspaceId)?.role;
      if (!role || !hasRole(role, 'admin')) throw new ProblemError('forbidden', 'This needs the role admin.');
      const actor = { workspaceId, role, userId: visitor.userId, email: visitor.email };
      await crm.finish(actor, new URL(request.url, context.appOrigin).searchParams, begun);
      const back = new URLSearchParams({ workspace: workspaceId });
      return { status: 303, headers: { Location: `/integrations?${back}` }, body: null };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      request.annotate({ code: error.code });
      return { status: error.status, headers: pageHeaders, body: notConnectedPage(visitor, error) };
    }
  },
});
