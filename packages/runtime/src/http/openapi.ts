import {
  Problem,
  type ProblemCode,
  problems,
  UnadvisedProblem,
  unadvised,
  ValidationErrorBody,
} from '@sendgate/contracts';
import type { TSchema } from 'typebox';
import type { HeaderDocument, Route } from './route.ts';

type Json = Record<string, unknown>;

export interface OpenApiOptions {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly servers: readonly { readonly url: string; readonly description?: string }[];
  /** Headers every answer carries. */
  readonly replyHeaders?: Readonly<Record<string, HeaderDocument>>;
  /** Requests the service makes to addresses its users name. */
  readonly webhooks?: Readonly<Record<string, WebhookDocument>>;
}

/** A request that the service makes itself: a POST with a JSON body. */
export interface WebhookDocument {
  readonly summary: string;
  readonly description: string;
  readonly tag: string;
  readonly headers: Readonly<Record<string, HeaderDocument>>;
  readonly body: TSchema;
  /** What the receiver may answer and what comes of it. */
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

/** An OpenAPI 3.1 document of route values. Schemas that carry a `$id` become components of that name. */
export function openApiDocument<Context>(routes: readonly Route<Context>[], options: OpenApiOptions): Json {
  const components = new Components();
  const paths: Record<string, Json> = {};
  const schemes: Record<string, unknown> = {};
  for (const route of routes) {
    if (route.undocumented) continue;
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operation(route, path, components, options);
    if (route.auth.scheme) schemes[route.auth.scheme.id] = route.auth.scheme.document;
  }
  const webhooks = Object.entries(options.webhooks ?? {}).map(([name, hook]) => {
    return [name, { post: webhook(name, hook, components) }];
  });
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: options.title,
      version: options.version,
      description: options.description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: options.servers,
    paths,
    ...(webhooks.length > 0 ? { webhooks: Object.fromEntries(webhooks) } : {}),
    components: { schemas: components.schemas, headers: components.headers, securitySchemes: schemes },
  };
}

function operation<Context>(
  route: Route<Context>,
  path: string,
  components: Components,
  options: OpenApiOptions,
): Json {
  const status = String(route.reply.status ?? 200);
  const codes = new Set<ProblemCode>([...route.auth.errors, ...route.errors, 'internal_error', 'service_unavailable']);
  if (route.body) for (const code of ['payload_too_large', 'unsupported_media_type'] as const) codes.add(code);
  const headers = components.headerReferences({ ...options.replyHeaders, ...route.auth.replyHeaders });
  const replyHeaders = {
    ...headers,
    ...route.reply.headers,
    ...(route.conditional ? components.headerReferences(etag) : {}),
  };
  const responses: Record<string, Json> = { [status]: success(route, components, replyHeaders) };
  if (route.conditional) {
    responses['304'] = { description: 'Unchanged since the ETag sent in If-None-Match.', headers: replyHeaders };
  }
  if (route.params || route.query || route.body) {
    responses['422'] = {
      description: 'The request does not fit its schema.',
      headers,
      content: { 'application/json': { schema: components.reference(ValidationErrorBody) } },
    };
  }
  for (const [code, group] of byStatus(codes)) {
    responses[code] = {
      description: group.map((name) => `\`${name}\`: ${problems[name].title}.`).join(' '),
      headers: {
        // Nobody is known there whom the headers of authentication could tell anything.
        ...(code === '401' ? components.headerReferences(options.replyHeaders ?? {}) : headers),
        ...(group.some((name) => problems[name].retryable) ? components.headerReferences(retryAfter) : {}),
        ...(group.some((name) => challenged.has(name)) ? components.headerReferences(challenge) : {}),
      },
      content: {
        'application/problem+json': {
          schema: components.reference(group.every((name) => unadvised.has(name)) ? UnadvisedProblem : Problem),
        },
      },
    };
  }
  return {
    operationId: `${route.method.toLowerCase()}${path.replaceAll(/[^a-zA-Z0-9]+(\w)/g, (_all, letter: string) => letter.toUpperCase()).replaceAll(/\W/g, '')}`,
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    ...(route.tag ? { tags: [route.tag] } : {}),
    ...(route.auth.scheme ? { security: [{ [route.auth.scheme.id]: route.auth.scopes ?? [] }] } : { security: [] }),
    ...(route.params || route.query || codes.has('precondition_required')
      ? {
          parameters: [
            ...parameters(route.params, 'path', components),
            ...parameters(route.query, 'query', components),
            ...(codes.has('precondition_required') ? [ifMatch] : []),
          ],
        }
      : {}),
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: {
              [route.upload ?? 'application/json']: {
                schema: components.reference(route.body),
                ...examples(route, 'request'),
              },
            },
          },
        }
      : {}),
    responses: Object.fromEntries(Object.entries(responses).sort(([a], [b]) => a.localeCompare(b))),
  };
}

function webhook(name: string, hook: WebhookDocument, components: Components): Json {
  return {
    operationId: name,
    summary: hook.summary,
    description: hook.description,
    tags: [hook.tag],
    security: [],
    parameters: Object.entries(hook.headers).map(([header, document]) => ({ name: header, in: 'header', ...document })),
    requestBody: { required: true, content: { 'application/json': { schema: components.reference(hook.body) } } },
    responses: hook.responses,
  };
}

const retryAfter: Readonly<Record<string, HeaderDocument>> = {
  'Retry-After': { description: 'Seconds to wait before repeating the request.', schema: { type: 'integer' } },
};

/** What is answered with the way to prove who asks. */
const challenged: ReadonlySet<ProblemCode> = new Set(['missing_api_key', 'invalid_api_key', 'insufficient_scope']);
const challenge: Readonly<Record<string, HeaderDocument>> = {
  'WWW-Authenticate': { description: 'The scheme to use, and what the key lacks.', schema: { type: 'string' } },
};

function success<Context>(route: Route<Context>, components: Components, headers: Json): Json {
  const { reply } = route;
  return {
    description: reply.description,
    headers,
    // A 204 has no body: clients made from the document would wait for one to parse.
    ...(reply.status !== 204 && {
      content: {
        [reply.contentType ?? 'application/json']: reply.schema
          ? { schema: components.reference(reply.schema), ...examples(route, 'reply') }
          : {},
      },
    }),
  };
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The version that was looked at, in quotation marks.',
  schema: { type: 'string', pattern: '^"[1-9][0-9]{0,8}"$' },
};

const etag: Readonly<Record<string, HeaderDocument>> = {
  ETag: { description: 'Names this state; send it back in If-None-Match.', schema: { type: 'string' } },
};

function examples<Context>(route: Route<Context>, side: 'request' | 'reply'): Json {
  const entries = Object.entries(route.examples ?? {})
    .filter(([, example]) => example[side] !== undefined)
    .map(([name, example]) => [name, { summary: example.summary, value: example[side] }]);
  return entries.length > 0 ? { examples: Object.fromEntries(entries) } : {};
}

function parameters(schema: TSchema | undefined, place: 'path' | 'query', components: Components): Json[] {
  const node = (schema ?? {}) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(node.properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = property;
    return {
      name,
      in: place,
      required: place === 'path' || (node.required?.includes(name) ?? false),
      ...(description ? { description } : {}),
      schema: components.inline(rest),
    };
  });
}

function byStatus(codes: ReadonlySet<ProblemCode>): [string, ProblemCode[]][] {
  const groups = new Map<string, ProblemCode[]>();
  for (const code of codes) {
    const status = String(problems[code].status);
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return [...groups];
}

/** Gathers named schemas while they are replaced by references. */
class Components {
  readonly schemas: Record<string, unknown> = {};
  readonly headers: Record<string, HeaderDocument> = {};

  headerReferences(headers: Readonly<Record<string, HeaderDocument>>): Json {
    Object.assign(this.headers, headers);
    return Object.fromEntries(Object.keys(headers).map((name) => [name, { $ref: `#/components/headers/${name}` }]));
  }

  reference(schema: TSchema): unknown {
    return this.inline(schema);
  }

  inline(node: unknown): unknown {
    if (Array.isArray(node)) return node.map((item) => this.inline(item));
    if (node === null || typeof node !== 'object') return node;
    const { $id: id, ...rest } = node as Json;
    const plain = () =>
      Object.fromEntries(
        Object.entries(rest).map(([key, value]) => [
          key,
          // Defaults, examples and closed lists are values, not schemas.
          key === 'default' || key === 'enum' || key === 'const' ? value : this.inline(value),
        ]),
      );
    if (typeof id !== 'string') return plain();
    if (!(id in this.schemas)) {
      this.schemas[id] = null;
      this.schemas[id] = plain();
    }
    return { $ref: `#/components/schemas/${id}` };
  }
}
