import { openToAll } from '@sendgate/runtime';
import { defineRoute } from '../context.ts';

const shared = {
  method: 'GET',
  auth: openToAll,
  errors: [],
  undocumented: true,
  conditional: true,
  shed: 'early',
} as const;

export const getOpenapi = defineRoute({
  ...shared,
  path: '/openapi.json',
  summary: 'The description of the whole API',
  reply: { description: 'OpenAPI 3.1.' },
  handle: (_input, { documents }) => ({ body: documents.full }),
});

export const getV2Openapi = defineRoute({
  ...shared,
  path: '/v2/openapi.json',
  summary: 'The description of what is under /v2',
  reply: { description: 'OpenAPI 3.1.' },
  handle: (_input, { documents }) => ({ body: documents.v2 }),
});

/** The preview endpoint has a description of its own, version 1.0.0, that does not move when the gate's does. */
export const getV1Openapi = defineRoute({
  ...shared,
  path: '/v1/openapi.json',
  summary: 'The description of the preview endpoint',
  reply: { description: 'OpenAPI 3.1.' },
  handle: (_input, { documents }) => ({ body: documents.preview }),
});
