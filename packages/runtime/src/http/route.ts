import type { IncomingHttpHeaders } from 'node:http';
import type { ProblemCode, ProblemError, ValidationError } from '@sendgate/contracts';
import type { Static, TSchema } from 'typebox';
import type { LogFields } from '../logger.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a handler or an auth scheme may know about the request beyond its parsed input, and may add to the answer. */
export interface IncomingRequest {
  readonly requestId: string;
  readonly method: string;
  /** Path template of the route, such as `/v1/gate/outbound/:action_id`; safe to log. */
  readonly route: string;
  /** Path and query as received; holds what people typed, so never log it. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Header names and values alternating, as received: shows a header sent twice. */
  readonly rawHeaders: readonly string[];
  /** Address of the client; the one behind trusted proxies when the app names any. */
  readonly remoteAddress: string;
  /** Sets a header on whatever answer follows, an error included. */
  setHeader(name: string, value: string | readonly string[]): void;
  /** Names a field or query parameter that had no effect; reported in `X-Ignored-Fields`. */
  ignoreField(name: string): void;
  /** Fires when the client has gone or its connection was closed. */
  readonly closed: AbortSignal;
  /** Adds ids to the request's log line. */
  annotate(fields: LogFields): void;
}

export interface HeaderDocument {
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/**
 * How a route learns who is asking. A value, so that a route names what it needs and the compiler knows the identity.
 * `authenticate` throws `ProblemError` to refuse; everything that precedes reading the body belongs here, rate limits
 * included.
 */
export interface RouteAuth<Context, Identity> {
  /** Entry of OpenAPI `securitySchemes`; `null` for routes open to all. */
  readonly scheme: { readonly id: string; readonly document: Readonly<Record<string, unknown>> } | null;
  readonly scopes?: readonly string[];
  /** Codes `authenticate` may throw: documented on every route that uses it. */
  readonly errors: readonly ProblemCode[];
  /** Headers it sets on the answers to whoever it knows: documented on all but 401. */
  readonly replyHeaders?: Readonly<Record<string, HeaderDocument>>;
  authenticate(request: IncomingRequest, context: Context): Identity | Promise<Identity>;
  /**
   * What a browser is shown of a request that does not fit, sent as the route's content type. Absent: the 422 body, which
   * programs get in any case. Must not throw.
   */
  misread?(error: ValidationError, identity: Identity, request: IncomingRequest, context: Context): Reply<string>;
  /**
   * What a browser is shown of a problem, under its status and sent as the route's content type; `identity` is null where it
   * was not known yet who asks. Absent: the problem as JSON, which programs get in any case. Must not throw.
   */
  failed?(
    problem: ProblemError,
    identity: Identity | null,
    request: IncomingRequest,
    context: Context,
  ): Pick<Reply<string>, 'headers' | 'body'>;
  /** Runs once before an authenticated answer leaves, errors included. Must not throw. */
  beforeReply?(identity: Identity, request: IncomingRequest, context: Context): void;
}

/** For routes that anybody may call. */
export const openToAll: RouteAuth<unknown, null> = { scheme: null, errors: [], authenticate: () => null };

export interface HandlerInput<Identity, Params, Query, Body> {
  readonly identity: Identity;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly request: IncomingRequest;
}

export interface Reply<Body> {
  /** Default: the status of the route's reply definition. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Body;
}

export interface ReplyDefinition<Schema extends TSchema | undefined> {
  /** Default 200. */
  readonly status?: number;
  readonly description: string;
  /** Absent: the handler returns text or bytes of `contentType`, a stream of text, or `null` for no body. */
  readonly schema?: Schema;
  /** Default `application/json`. */
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, HeaderDocument>>;
}

export type Parsed<Schema> = Schema extends TSchema ? Static<Schema> : undefined;
export type ReplyBody<Schema> = Schema extends TSchema
  ? Static<Schema>
  : string | Uint8Array | AsyncIterable<string> | null;

export interface RouteExample {
  readonly summary: string;
  readonly request?: unknown;
  readonly reply?: unknown;
}

interface RouteFacts {
  readonly method: HttpMethod;
  /** Express path; parameters as `:snake_case`. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly tag?: string;
  /** Codes the handler may throw, beyond those of its auth and of malformed requests. */
  readonly errors: readonly ProblemCode[];
  /** Largest body in bytes. Default 4 MiB. */
  readonly bodyLimit?: number;
  /** The body is a file of this media type, handed over as bytes; `body` documents it and checks nothing. */
  readonly upload?: string;
  /** No number of the body is kept, so whole numbers that would be rounded are taken. */
  readonly roundsIntegers?: boolean;
  /** Answers `ETag`, and 304 to a matching `If-None-Match`. */
  readonly conditional?: boolean;
  /** When the process lags: `early` routes are refused first, `never` keeps probes alive. Default `late`. */
  readonly shed?: 'early' | 'late' | 'never';
  /** Milliseconds the handler may wait for others than the store, or work, on top of what answers may take. */
  readonly waitsMs?: number;
  /** Top-level body fields without effect in this request, decided before validation. */
  ignores?(body: Readonly<Record<string, unknown>>): readonly string[];
  readonly examples?: Readonly<Record<string, RouteExample>>;
  /** Leave out of the OpenAPI document (probes, the document itself). */
  readonly undocumented?: boolean;
}

interface Provable<Context> {
  /**
   * For those who sign a body in place of holding a key: throws for whoever did not. Nothing but path, headers and bytes is
   * looked at before, neither query nor media type. Goes with `upload`.
   */
  prove?(signed: { readonly body: Buffer; readonly request: IncomingRequest }, context: Context): void;
}

export interface RouteDefinition<
  Context,
  Identity,
  Params extends TSchema | undefined,
  Query extends TSchema | undefined,
  Body extends TSchema | undefined,
  ReplySchema extends TSchema | undefined,
> extends RouteFacts,
    Provable<Context> {
  readonly auth: RouteAuth<Context, Identity>;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: ReplyDefinition<ReplySchema>;
  handle(
    input: HandlerInput<Identity, Parsed<Params>, Parsed<Query>, Parsed<Body>>,
    context: Context,
  ): Reply<ReplyBody<ReplySchema>> | Promise<Reply<ReplyBody<ReplySchema>>>;
  /** The answer to a JSON body that does not fit but repeats a request that did; null lets it be refused. */
  repeated?(
    input: HandlerInput<Identity, Parsed<Params>, Parsed<Query>, unknown>,
    context: Context,
  ): Promise<Reply<ReplyBody<ReplySchema>> | null>;
}

/** A route whose types have served their purpose: what apps, documents and tests hold lists of. */
export interface Route<Context> extends RouteFacts, Provable<Context> {
  readonly auth: RouteAuth<Context, unknown>;
  readonly params?: TSchema | undefined;
  readonly query?: TSchema | undefined;
  readonly body?: TSchema | undefined;
  readonly reply: ReplyDefinition<TSchema | undefined>;
  handle(
    input: HandlerInput<unknown, unknown, unknown, unknown>,
    context: Context,
  ): Reply<unknown> | Promise<Reply<unknown>>;
  repeated?(input: HandlerInput<unknown, unknown, unknown, unknown>, context: Context): Promise<Reply<unknown> | null>;
}

/**
 * Gives a service its `defineRoute`, with the service's context type bound:
 * `const defineRoute = routeFactory<ApiContext>()`.
 */
export function routeFactory<Context>() {
  return function defineRoute<
    Identity,
    Params extends TSchema | undefined = undefined,
    Query extends TSchema | undefined = undefined,
    Body extends TSchema | undefined = undefined,
    ReplySchema extends TSchema | undefined = undefined,
  >(route: RouteDefinition<Context, Identity, Params, Query, Body, ReplySchema>): Route<Context> {
    return route;
  };
}
