import { openApiDocument } from '@sendgate/runtime';
import { routes } from './routes/index.ts';

const description = `What the pages of the dashboard work with, for whoever builds other pages or tools on it.

Sign in with \`POST /api/sign-in\`, which sets the session cookie. Whatever changes something has to come from the
dashboard's own origin and carries \`X-CSRF-Token\`, which \`POST /api/sign-in\` and \`GET /api/session\` tell. Whoever belongs
to several workspaces names one in \`workspace\` or in the header \`X-Workspace-Id\`. The entries of \`security\` are the least
role a person needs in it.`;

/**
 * The OpenAPI 3.1 description of the dashboard's JSON API; its pages and probes are left out.
 *
 * @param appUrl where people reach the dashboard
 */
export function dashboardDocument(appUrl: string): Record<string, unknown> {
  return openApiDocument(routes, {
    title: 'Sendgate dashboard',
    version: '1.0.0',
    description,
    servers: [{ url: appUrl }],
    replyHeaders: {
      'X-Request-Id': { description: 'Names this request; quote it when asking for help.', schema: { type: 'string' } },
      'X-Ignored-Fields': {
        description: 'Fields and query parameters that had no effect, at most ten.',
        schema: { type: 'string' },
      },
    },
  });
}
