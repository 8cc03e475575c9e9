import type { Actor, Gate, MembershipView } from '@sendgate/gate';
import type { RouteAuth } from '@sendgate/runtime';
import { visitorOf } from './authenticate.ts';
import type { DashboardContext } from './context.ts';
import type { CsrfTokens } from './csrf-token.ts';
import type { SignedIn } from './identity/create-identity.ts';
import { pageHeaders } from './pages/layout.ts';
import { localPath } from './pages/local-path.ts';
import { misreadPage } from './pages/misread-page.ts';
import { missingPage } from './pages/missing-page.ts';
import type { Reader } from './pages/place.ts';
import { failedPage } from './pages/refused-page.ts';

/** Who looks at a page. */
export interface PageVisitor extends Reader {
  readonly userId: string;
  /** They have to choose a password of their own before they are shown anything. */
  readonly firstPassword: boolean;
  readonly memberships: readonly MembershipView[];
}

/** What a page shows of whoever is signed in, and what its scripts prove themselves by. */
export function readerOf({ person, sessionId }: SignedIn, csrf: CsrfTokens): Reader {
  return { email: person.email, shortcuts: person.shortcuts, csrfToken: csrf.issue(sessionId) };
}

/** For pages: null without a session, and the page then leads to the sign-in form instead of answering an error. */
export const pageVisitor: RouteAuth<DashboardContext, PageVisitor | null> = {
  scheme: null,
  errors: [],
  async authenticate(request, { identity, gate, csrf }) {
    const session = await identity.session(visitorOf(request));
    if (!session) return null;
    if (session.cookies.length > 0) request.setHeader('Set-Cookie', session.cookies);
    request.annotate({ user_id: session.person.userId });
    return {
      ...readerOf(session, csrf),
      userId: session.person.userId,
      firstPassword: session.person.firstPassword,
      memberships: await gate.workspaces.membershipsOf(session.person.userId),
    };
  },
  misread({ entries }, visitor, request) {
    // Where the path itself does not fit there is nothing, whatever is asked of it.
    if (entries.some(({ loc }) => loc[0] === 'path'))
      return { status: 404, headers: pageHeaders, body: missingPage(visitor) };
    return { headers: pageHeaders, body: misreadPage(visitor, request.url, entries) };
  },
  failed(problem, person, request) {
    return { headers: pageHeaders, body: failedPage({ person }, problem, request.requestId) };
  },
};

/**
 * The visitor as a member of whichever of their workspaces has a submission, readable or not; null where none has. For
 * addresses that name no workspace, as `review_url` does.
 */
export async function membershipHolding(
  gate: Gate,
  { userId, email, memberships }: PageVisitor,
  actionId: string,
): Promise<Actor | null> {
  for (const { workspaceId, role } of memberships) {
    if (await gate.reviews.standing(workspaceId, actionId)) return { workspaceId, role, userId, email };
  }
  return null;
}

/** Leads to the form for a password of one's own and back to `path` afterwards. */
export function toPassword(path: string) {
  return toForm('/password', path);
}

/** Leads to the sign-in form and back to `path` afterwards. */
export function toSignIn(path: string) {
  return toForm('/sign-in', path);
}

function toForm(form: string, next: string) {
  return { status: 303, headers: { Location: `${form}?next=${encodeURIComponent(localPath(next))}` }, body: null };
}
