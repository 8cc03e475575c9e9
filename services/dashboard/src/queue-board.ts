import { ProblemError } from '@sendgate/contracts';
import type { Board } from '@sendgate/queues';
import { describeError, type Logger, type Mounted, requestIdOf } from '@sendgate/runtime';
import type { NextFunction, Request, Response } from 'express';
import { visitorOf } from './authenticate.ts';
import type { DashboardContext } from './context.ts';
import { hasRole } from './has-role.ts';
import { queueBoardLook } from './queue-board-look.ts';
import { isSameOrigin } from './same-origin.ts';

/** Where the queue board lives, as the browser sees it. */
const queueBoardPath = '/ops/queues';

/** Where the board stands, the way from it back to the other pages, and the look of those. */
export const queueBoardPlace = {
  basePath: queueBoardPath,
  back: { text: 'Back to Sendgate', url: '/reviews' },
  look: queueBoardLook,
} as const;

// The board's page styles itself inline.
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What the board's page asks other hosts for, which is a web font: the policy would stop it, but nothing is even tried. */
const elsewhere = /<link\s[^>]*href="https?:[^>]*>/g;

/** A board as it is looked at. */
export type ShownBoard = Pick<Board, 'router' | 'changing'>;

/** What the board may change: jobs, one or all of a state. Pausing or emptying a queue would stop every tenant's work. */
const jobActions = /^\/api\/queues\/[^/]+\/(?:[^/]+\/)?(?:retry|promote|clean)(?:\/[^/]+)?$/;

/**
 * Puts the queue board behind the session: owners and admins see it, those of every workspace may change jobs and are shown how,
 * other people get the 404 of a path that does not exist, and nobody gets past the sign-in page. Payloads hold ids only. `board`
 * answers null while it cannot be opened.
 */
export function guardedQueueBoard(
  context: DashboardContext,
  board: () => Promise<ShownBoard | null>,
  logger: Logger,
): Mounted {
  async function admit(req: Request, res: Response, next: NextFunction): Promise<void> {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (!reads && !(jobActions.test(req.path) && isSameOrigin(originOf(req), context.appOrigin))) return next();
    const session = await context.identity.session(visitorOf({ headers: req.headers, remoteAddress: req.ip ?? '' }));
    if (!session || session.person.firstPassword) {
      if (!reads || req.path !== '/') return next();
      nameRequest(req, res);
      return res.redirect(303, `/${session ? 'password' : 'sign-in'}?next=${encodeURIComponent(queueBoardPath)}`);
    }
    const memberships = await context.gate.workspaces.membershipsOf(session.person.userId);
    const administered = memberships.filter(({ role }) => hasRole(role, 'admin')).length;
    if (administered === 0) return next();
    // A job wakes the work of any workspace: who may not change that work in all of them may not keep it waiting either.
    const opened = await board();
    const mayChange = (!reads || opened?.changing) && administered === (await context.gate.workspaces.count());
    if (!reads && !mayChange) return next();
    if (!opened) throw new ProblemError('service_unavailable', 'The queues cannot be reached yet.');
    if (session.cookies.length > 0) res.setHeader('Set-Cookie', session.cookies);
    nameRequest(req, res);
    res.setHeader('Content-Security-Policy', contentSecurityPolicy);
    res.setHeader('Cache-Control', 'no-store');
    const render = res.render.bind(res);
    res.render = (view: string, options?: object) =>
      render(view, options, (error, page) => (error ? next(error) : res.send(page.replace(elsewhere, ''))));
    const router = (mayChange && opened.changing) || opened.router;
    router(req, res, next);
  }

  return {
    path: queueBoardPath,
    handler(req, res, next) {
      admit(req, res, next).catch((error: unknown) => {
        if (!(error instanceof ProblemError)) {
          logger.error('queue board failed', { route: queueBoardPath, ...describeError(error) });
        }
        next(error);
      });
    },
  };
}

/** The board writes its own answers, which carry the request's id as all others do. */
function nameRequest(req: Request, res: Response): void {
  res.setHeader('X-Request-Id', requestIdOf(req.headers['x-request-id']));
}

function originOf(req: Request) {
  const site = req.headers['sec-fetch-site'];
  return { origin: req.headers.origin, secFetchSite: typeof site === 'string' ? site : undefined };
}
