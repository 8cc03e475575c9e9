import { type ProblemCode, ProblemError, type Role } from '@sendgate/contracts';
import type { Actor } from '@sendgate/gate';
import type { HeaderDocument, IncomingRequest, RouteAuth } from '@sendgate/runtime';
import type { DashboardContext } from './context.ts';
import { hasRole } from './has-role.ts';
import type { SignedIn, Visitor } from './identity/create-identity.ts';
import { requestedWorkspace } from './requested-workspace.ts';
import { isSameOrigin } from './same-origin.ts';

const sessionScheme = {
  id: 'session',
  document: { type: 'apiKey', in: 'cookie', name: 'sendgate_session', description: 'Set by POST /api/sign-in.' },
} as const;

const sessionErrors: readonly ProblemCode[] = ['not_signed_in', 'csrf_failed'];

/** The header of answers that begin or end a session. */
export const cookieHeader: Readonly<Record<string, HeaderDocument>> = {
  'Set-Cookie': { description: 'The cookie of the session.', schema: { type: 'string' } },
};

/** What a request tells about the browser that sent it. */
export function visitorOf(request: Pick<IncomingRequest, 'headers' | 'remoteAddress'>): Visitor {
  return {
    cookie: request.headers.cookie,
    ip: request.remoteAddress,
    userAgent: request.headers['user-agent'],
  };
}

/** For sign-in: open to all, but only from our own page, so that nobody is signed in as somebody else unawares. */
export const fromOwnPage: RouteAuth<DashboardContext, null> = {
  scheme: null,
  errors: ['csrf_failed'],
  authenticate(request, context) {
    refuseForeignPage(request, context);
    return null;
  },
};

/** Any signed-in person, member of a workspace or not. */
export const signedIn: RouteAuth<DashboardContext, SignedIn> = {
  scheme: sessionScheme,
  errors: sessionErrors,
  authenticate,
};

/**
 * A member of the workspace the request names whose role is at least `minimum`. Where the person is no member the
 * workspace does not exist for them: 404. Under a password that somebody else chose nobody is taken for the member.
 */
export function memberWith(minimum: Role): RouteAuth<DashboardContext, Actor> {
  return {
    scheme: sessionScheme,
    scopes: [minimum],
    errors: [...sessionErrors, 'own_password_required', 'workspace_not_found', 'forbidden'],
    async authenticate(request, context) {
      const session = await authenticate(request, context);
      if (session.person.firstPassword) {
        throw new ProblemError(
          'own_password_required',
          'Whoever added you knows your password. Choose one of your own first, at POST /api/password.',
          { recovery: { action: 'check_credentials' } },
        );
      }
      const { workspaceId, role } = await membership(request, context, session.person.userId);
      request.annotate({ workspace_id: workspaceId });
      if (!hasRole(role, minimum)) {
        throw new ProblemError('forbidden', `This needs the role ${minimum} or one above it.`);
      }
      return { workspaceId, userId: session.person.userId, email: session.person.email, role };
    },
  };
}

async function authenticate(request: IncomingRequest, context: DashboardContext): Promise<SignedIn> {
  const writes = request.method !== 'GET' && request.method !== 'HEAD';
  if (writes) refuseForeignPage(request, context);
  const session = await context.identity.session(visitorOf(request));
  if (!session) {
    throw new ProblemError('not_signed_in', 'Sign in first.', { recovery: { action: 'check_credentials' } });
  }
  if (session.cookies.length > 0) request.setHeader('Set-Cookie', session.cookies);
  request.annotate({ user_id: session.person.userId });
  const token = request.headers['x-csrf-token'];
  if (writes && !context.csrf.accepts(session.sessionId, typeof token === 'string' ? token : undefined)) {
    throw new ProblemError(
      'csrf_failed',
      'The page was opened in another session than this one. Load it anew: its X-CSRF-Token belongs to that one.',
      {
        recovery: { action: 'reload' },
      },
    );
  }
  return session;
}

function refuseForeignPage(request: IncomingRequest, context: DashboardContext): void {
  const site = request.headers['sec-fetch-site'];
  const claimed = {
    origin: request.headers.origin,
    secFetchSite: typeof site === 'string' ? site : undefined,
  };
  if (isSameOrigin(claimed, context.appOrigin)) return;
  // Names the address because people who opened the same server by another name would be at a loss otherwise.
  throw new ProblemError(
    'csrf_failed',
    `Changes are accepted only from the dashboard opened at ${context.appOrigin}.`,
    {
      recovery: { action: 'reload' },
    },
  );
}

async function membership(request: IncomingRequest, { gate }: DashboardContext, userId: string) {
  const named = requestedWorkspace(request);
  if (named !== null) {
    const role = await gate.workspaces.roleOf(userId, named);
    if (role !== null) return { workspaceId: named, role };
    throw new ProblemError('workspace_not_found', 'You have no such workspace.');
  }
  const memberships = await gate.workspaces.membershipsOf(userId);
  const [only] = memberships;
  if (only && memberships.length === 1) return only;
  throw new ProblemError(
    'workspace_not_found',
    only
      ? 'You belong to several workspaces: name one in ?workspace= or X-Workspace-Id.'
      : 'You belong to no workspace.',
  );
}
