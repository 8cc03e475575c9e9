import { type HeaderDocument, openApiDocument } from '@sendgate/runtime';
import type { ApiContext } from './context.ts';
import { referencePage } from './reference-page.ts';
import { reviewWebhook } from './review-webhook.ts';
import { routes } from './routes/index.ts';
import { postV1Check } from './routes/post-v1-check.ts';

/** Sent as `X-Api-Version` and written into the description. Additions raise the second number. */
export const API_VERSION = '1.0.0';

const replyHeaders: Readonly<Record<string, HeaderDocument>> = {
  'X-Request-Id': { description: 'Names this request; quote it when asking for help.', schema: { type: 'string' } },
  'X-Api-Version': { description: 'Version of this description.', schema: { type: 'string' } },
  'X-Ignored-Fields': {
    description: 'Fields and query parameters that had no effect, at most ten: misspelled, or not for this channel.',
    schema: { type: 'string' },
  },
};

const description = `Every AI-written message passes this gate before it is sent.

Ask once per message and act on \`status\`: \`APPROVED\` and \`SENT\` go on; \`QUEUED\` and \`DISPATCHING\` are held and
polled, or wait for the signed callback; \`BLOCKED\`, \`FAILED\` and \`REJECTED\` stop. An error is never a permission to
send.`;

/** The OpenAPI 3.1 description of every documented endpoint, or of those under one version. */
export function fullDocument(baseUrl: string, version: '' | '/v2' = ''): Record<string, unknown> {
  return openApiDocument(
    routes.filter(({ path }) => path.startsWith(`${version}/`)),
    {
      title: 'Sendgate',
      version: API_VERSION,
      description,
      servers: [{ url: baseUrl }],
      replyHeaders,
      webhooks: { reviewCallback: reviewWebhook },
    },
  );
}

/** The description of the preview alone. Its version moves only when its schema does. */
export function previewDocument(baseUrl: string): Record<string, unknown> {
  return openApiDocument([postV1Check], {
    title: 'Sendgate preview',
    version: '1.0.0',
    description: 'Evaluates a text against the active policy without keeping it.',
    servers: [{ url: baseUrl }],
    replyHeaders,
  });
}

/** All of them, made once at start. */
export function apiDocuments(baseUrl: string): ApiContext['documents'] {
  const full = fullDocument(baseUrl);
  return {
    full: JSON.stringify(full),
    preview: JSON.stringify(previewDocument(baseUrl)),
    v2: JSON.stringify(fullDocument(baseUrl, '/v2')),
    page: referencePage(full),
  };
}
