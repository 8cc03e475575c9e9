import { signedIn } from '../authenticate.ts';
import { defineRoute } from '../context.ts';

export const getOpenapi = defineRoute({
  method: 'GET',
  path: '/openapi.json',
  summary: 'The description of the JSON API',
  auth: signedIn,
  errors: [],
  undocumented: true,
  conditional: true,
  reply: { description: 'OpenAPI 3.1.' },
  handle: (_input, { document }) => ({ body: document }),
});
