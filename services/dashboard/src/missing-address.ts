import { type Mounted, prefersPage, requestIdOf, securityHeaders } from '@sendgate/runtime';
import { visitorOf } from './authenticate.ts';
import type { DashboardContext } from './context.ts';
import { readerOf } from './page-visitor.ts';
import { pageHeaders } from './pages/layout.ts';
import { missingPage } from './pages/missing-page.ts';

/** A browser that asks for a page there is none of is shown one that says so; programs are answered the problem. */
export function missingAddress(context: DashboardContext): Mounted {
  return {
    handler(req, res, next) {
      const isPage = req.method === 'GET' && !req.path.startsWith('/api/') && prefersPage(req);
      if (!isPage) return next();
      const { identity, csrf } = context;
      identity.session(visitorOf({ headers: req.headers, remoteAddress: req.ip ?? '' })).then((session) => {
        const reader = session && readerOf(session, csrf);
        if (session && session.cookies.length > 0) res.setHeader('Set-Cookie', session.cookies);
        res.set({ ...securityHeaders, ...pageHeaders, 'X-Request-Id': requestIdOf(req.headers['x-request-id']) });
        res.status(404).type('html').send(missingPage(reader));
      }, next);
    },
  };
}
