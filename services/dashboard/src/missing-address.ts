import { type Mounted, requestIdOf, securityHeaders } from '@sendgate/runtime';
import type { DashboardContext } from './context.ts';
import { pageHeaders } from './pages/layout.ts';
import { missingPage } from './pages/missing-page.ts';

/** A browser that asks for a page there is none of is shown one that says so; programs are answered the problem. */
export function missingAddress(context: DashboardContext): Mounted {
  return {
    handler(req, res, next) {
      const isPage = req.method === 'GET' && !req.path.startsWith('/api/') && req.accepts(['json', 'html']) === 'html';
      if (!isPage) return next();
      const visitor = { cookie: req.headers.cookie, ip: req.ip ?? '', userAgent: req.headers['user-agent'] };
      context.identity.session(visitor).then((session) => {
        const reader = session && {
          email: session.person.email,
          shortcuts: session.person.shortcuts,
          csrfToken: context.csrf.issue(session.sessionId),
        };
        if (session && session.cookies.length > 0) res.setHeader('Set-Cookie', session.cookies);
        res.set({ ...securityHeaders, ...pageHeaders, 'X-Request-Id': requestIdOf(req.headers['x-request-id']) });
        res.status(404).type('html').send(missingPage(reader));
      }, next);
    },
  };
}
