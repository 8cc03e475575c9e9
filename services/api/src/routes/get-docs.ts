import { openToAll } from '@sendgate/runtime';
import { defineRoute } from '../context.ts';

export const getDocs = defineRoute({
  method: 'GET',
  path: '/docs',
  summary: 'The API reference for people',
  auth: openToAll,
  reply: { description: 'A page.', contentType: 'text/html; charset=utf-8' },
  errors: [],
  undocumented: true,
  conditional: true,
  shed: 'early',
  handle: (_input, { documents }) => ({
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
    body: documents.page,
  }),
});
