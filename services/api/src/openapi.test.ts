import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { callbackSignature, compileBodyValidator } from '@sendgate/contracts';
import { fullDocument, previewDocument } from './api-documents.ts';
import { referencePage } from './reference-page.ts';
import { routes } from './routes/index.ts';
import { OPENAPI_PATH, openApiYaml } from './write-openapi.ts';

type Json = Record<string, unknown>;

describe('the API description', () => {
  it('on disk is what the routes say now (run `pnpm openapi`)', () => {
    expect(readFileSync(OPENAPI_PATH, 'utf8')).toBe(openApiYaml());
  });

  it('has a place for every documented route and resolves every reference', () => {
    const document = fullDocument('http://localhost');
    const paths = document.paths as Record<string, Json>;
    for (const route of routes.filter((candidate) => !candidate.undocumented)) {
      expect(paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]).toHaveProperty(route.method.toLowerCase());
    }
    for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = String(reference)
        .split('/')
        .reduce<unknown>((node, key) => (node as Json | undefined)?.[key], document);
      expect([reference, typeof target]).toEqual([reference, 'object']);
    }
  });

  it('gives examples that its own schemas accept', () => {
    for (const route of routes) {
      for (const { request, reply } of Object.values(route.examples ?? {})) {
        if (request !== undefined && route.body) compileBodyValidator(route.body)(request);
        if (reply !== undefined && route.reply.schema) compileBodyValidator(route.reply.schema)(reply);
      }
    }
  });

  it('documents every status with its code, the 422 body and the scope', () => {
    const paths = fullDocument('http://localhost').paths as Record<
      string,
      Record<string, { responses: Json; security: Json[] }>
    >;
    const submit = paths['/v2/gate/outbound']?.post;
    expect(Object.keys(submit?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '401', '403', '409', '413', '415', '422', '429', '500', '503']),
    );
    const headersOf = (response: unknown) => Object.keys((response as { headers: Json }).headers);
    for (const status of ['401', '403']) expect(headersOf(submit?.responses[status])).toContain('WWW-Authenticate');
    expect(headersOf(submit?.responses['409'])).not.toContain('WWW-Authenticate');
    expect(headersOf(paths['/v2/gate/outbound/{action_id}']?.get?.responses['304'])).toEqual(
      expect.arrayContaining(['X-Request-Id', 'RateLimit', 'X-Governance-Tokens-Used', 'Retry-After', 'ETag']),
    );
    expect(submit?.security).toEqual([{ apiKey: ['gate:write'] }]);
  });

  it('says that a first request may still be running only of the preview, the one route whose repeats give up waiting', () => {
    const running = routes.filter(({ errors }) => errors.includes('idempotency_in_progress'));
    expect(running.map(({ path }) => path)).toEqual(['/v1/check']);
  });

  it('describes the callback that reviews end in, with every header that is sent', () => {
    const document = fullDocument('http://localhost') as { webhooks: Record<string, { post: Json }>; components: Json };
    const post = document.webhooks.reviewCallback?.post as { parameters: { name: string }[]; requestBody: Json };
    expect(post.parameters.map(({ name }) => name).sort()).toEqual(
      Object.entries(callbackSignature)
        .filter(([key]) => key.endsWith('Header'))
        .map(([, name]) => name)
        .sort(),
    );
    expect(post.requestBody).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ReviewCallback' } } },
    });
    const { ReviewCallback } = document.components.schemas as Record<string, { properties: Json }>;
    expect(Object.keys(ReviewCallback?.properties ?? {})).toEqual(
      expect.arrayContaining(['event', 'action_id', 'hold_token', 'channel', 'recipient', 'body_text', 'reviewed_by']),
    );
    expect(referencePage(document)).toContain('id="reviewCallback"');
  });

  it('keeps the preview description at 1.0.0, on its one path', () => {
    const preview = previewDocument('http://localhost');
    expect((preview.info as Json).version).toBe('1.0.0');
    expect(Object.keys(preview.paths as Json)).toEqual(['/v1/check']);
  });

  it('renders as a page that loads nothing', () => {
    const page = referencePage(fullDocument('http://localhost'));
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(/);
    expect(page).toContain('/v2/gate/outbound');
  });
});
