import { ProblemError, type Role } from '@sendgate/contracts';
import type { Actor } from '@sendgate/gate';
import type { IncomingRequest, Route } from '@sendgate/runtime';
import { type Static, type TProperties, Type } from 'typebox';
import { type DashboardContext, defineRoute } from './context.ts';
import { hasRole } from './has-role.ts';
import { pageVisitor, toPassword, toSignIn } from './page-visitor.ts';
import type { Html } from './pages/html.ts';
import { pageHeaders, pageReply, renderPage } from './pages/layout.ts';
import { missingPage } from './pages/missing-page.ts';
import type { Place } from './pages/place.ts';
import { failedPage, forbiddenPage } from './pages/refused-page.ts';
import { workspaceField } from './wire/page.ts';

type Fields<Properties extends TProperties> = Static<ReturnType<typeof Type.Object<Properties>>>;

interface PageRequest<Params extends TProperties, Query extends TProperties> {
  readonly actor: Actor;
  readonly place: Place;
  readonly params: Fields<Params>;
  readonly query: Fields<Query>;
  readonly request: IncomingRequest;
}

interface WorkspacePage<Params extends TProperties, Query extends TProperties> {
  readonly path: string;
  readonly summary: string;
  /** The least role that may open it; others are answered 403. */
  readonly minimum: Role;
  /** Entry of the navigation it stands under. Default: its path. */
  readonly under?: string;
  readonly params?: Params;
  readonly query?: Query;
  show(asked: PageRequest<Params, Query>, context: DashboardContext): Promise<Shown>;
}

/** A page, or the address it leads to instead. */
type Shown = { readonly title: string; readonly main: Html } | { readonly to: string };

/**
 * A page of one workspace: the one its address names, else the first of the reader. Without a session it leads to the
 * sign-in form, to who is no member it does not exist, and below its role it says which role it takes.
 */
export function workspacePage<Params extends TProperties, Query extends TProperties>(
  page: WorkspacePage<Params, Query>,
): Route<DashboardContext> {
  return defineRoute({
    method: 'GET',
    path: page.path,
    summary: page.summary,
    auth: pageVisitor,
    params: Type.Object(page.params ?? {}),
    query: Type.Object({ ...workspaceField, ...page.query }),
    errors: [],
    undocumented: true,
    reply: pageReply,
    async handle({ identity: visitor, params, query, request }, context) {
      if (!visitor) return toSignIn(request.url);
      if (visitor.firstPassword) return toPassword(request.url);
      const { memberships } = visitor;
      const wanted = (query as { workspace?: string }).workspace;
      const membership = wanted ? memberships.find(({ workspaceId }) => workspaceId === wanted) : memberships[0];
      if (!membership) return { status: 404, headers: pageHeaders, body: missingPage(visitor) };
      const { workspaceId, role } = membership;
      request.annotate({ workspace_id: workspaceId });
      const place = { workspaceId, role, memberships, path: page.under ?? page.path };
      if (!hasRole(role, page.minimum)) {
        return { status: 403, headers: pageHeaders, body: forbiddenPage(visitor, place, page.minimum) };
      }
      const actor = { workspaceId, role, userId: visitor.userId, email: visitor.email };
      try {
        const asked = { actor, place, request, params: params as Fields<Params>, query: query as Fields<Query> };
        const shown = await page.show(asked, context);
        if ('to' in shown) return { status: 303, headers: { Location: shown.to }, body: null };
        return { headers: pageHeaders, body: renderPage({ ...shown, person: visitor, place }) };
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        request.annotate({ code: error.code });
        const around = { person: visitor, place };
        const body = error.status === 404 ? missingPage(visitor) : failedPage(around, error, request.requestId);
        return { status: error.status, headers: pageHeaders, body };
      }
    },
  });
}
