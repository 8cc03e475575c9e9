import { ProblemError } from '@sendgate/contracts';
import express, { type Express, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { answerError } from './answer-error.ts';
import type { AppOptions } from './app-options.ts';
import { compileRoute } from './compile-route.ts';
import { Exchange } from './exchange.ts';
import { prefersPage } from './prefers-page.ts';
import type { Route } from './route.ts';

/** Safe on JSON, text and pages alike. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

/** An Express application out of route values. What can be compiled is compiled once: here, or when it is first asked for. */
export function createApp<Context>(options: AppOptions<Context>): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', false);
  app.set('trust proxy', options.trustedProxies?.length ? [...options.trustedProxies] : false);
  const headers = { ...securityHeaders, ...options.headers };
  const waiting = { count: 0 };
  for (const { path, handler } of options.before ?? []) app.use(path ?? '/', handler);

  const methods = new Map<string, string[]>();
  for (const route of options.routes) {
    methods.set(route.path, [...(methods.get(route.path) ?? []), route.method]);
  }
  for (const path of methods.keys()) {
    for (const route of options.routes.filter((candidate) => candidate.path === path)) {
      const compile = () => compileRoute(route, { ...options, headers, waiting });
      app[lowerCase(route.method)](path, options.onDemand ? whenAsked(compile) : compile());
    }
    const allow = (methods.get(path) ?? []).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const refusal = () =>
      new ProblemError('method_not_allowed', 'This path does not take that method.', {
        headers: { Allow: allow.join(', ') },
      });
    app.all(path, refuseWith(refusal, path, options, headers));
  }

  for (const { path, handler } of options.after ?? []) app.use(path ?? '/', handler);
  const missing = () => new ProblemError('not_found', 'There is nothing at this path.');
  app.use(refuseWith(missing, 'unmatched', options, headers));
  app.use((error: unknown, req: Request, res: Response, _next: NextFunction) => {
    const exchange = new Exchange(req, res, 'unmatched', headers);
    // Express reports a path it cannot decode as a bad request; nothing lives there.
    const undecodable = (error as { status?: unknown }).status === 400;
    const { failedPage } = options;
    const page =
      failedPage && prefersPage(req) ? (problem: ProblemError) => failedPage(problem, exchange.requestId) : undefined;
    answerError(exchange, undecodable ? missing() : error, options, page);
  });
  return app;
}

function whenAsked(compile: () => RequestHandler): RequestHandler {
  let handler: RequestHandler | undefined;
  return (req, res, next) => {
    handler ??= compile();
    handler(req, res, next);
  };
}

function refuseWith<Context>(
  problem: () => ProblemError,
  route: string,
  options: AppOptions<Context>,
  headers: Readonly<Record<string, string>>,
): RequestHandler {
  const observe = options.metrics?.forRoute(route);
  return (req, res) => {
    const exchange = new Exchange(req, res, route, headers);
    answerError(exchange, problem(), { ...options, observe });
  };
}

function lowerCase(method: Route<never>['method']): 'get' | 'post' | 'put' | 'patch' | 'delete' {
  return method.toLowerCase() as 'get';
}
