import { hash } from 'node:crypto';
import { compileBodyValidator, compileTextValidator, ProblemError, ValidationError } from '@sendgate/contracts';
import type { Request, RequestHandler, Response } from 'express';
import type { TSchema } from 'typebox';
import { describeError } from '../logger.ts';
import { AnswerDeadlines } from './answer-deadlines.ts';
import { answerError, finish, type ProblemPage } from './answer-error.ts';
import type { AppOptions } from './app-options.ts';
import { compileSerialiser } from './compile-serialiser.ts';
import { Exchange } from './exchange.ts';
import { HarmfulJson, parseJsonBody } from './parse-json-body.ts';
import { prefersPage } from './prefers-page.ts';
import { assertUpload, BODY_LIMIT, readBytes, readJsonBytes, readUpload } from './read-body.ts';
import type { HandlerInput, Reply, Route } from './route.ts';

/** Sustained lag, in milliseconds, at which routes of each kind are refused so that the others still answer. */
const shedAtMs = { early: 250, late: 750, never: Number.POSITIVE_INFINITY } as const;

/** Requests that are answered however late the process is: where it has no more, it is others who keep the machine busy. */
const ALWAYS_ANSWERED = 8;

type CompileOptions<Context> = AppOptions<Context> & {
  readonly headers: Readonly<Record<string, string>>;
  /** Requests of all routes that wait for their answer. */
  readonly waiting: { count: number };
};

/**
 * The Express handler of a route. The order is fixed: shed, authenticate, media type, size, JSON, validation, handle.
 * Whoever may not ask is refused before a byte of the body is read, or, where the body is what is signed, before anything
 * else is. What takes longer than the application allows is
 * answered 503, whatever becomes of it; the time a client takes to send its body is its own.
 */
export function compileRoute<Context>(route: Route<Context>, options: CompileOptions<Context>): RequestHandler {
  const { context, headers, logger, waiting } = options;
  const { auth } = route;
  const observe = options.metrics?.forRoute(route.path);
  const answerOptions = { logger, observe, onProblem: options.onProblem };
  const readParams = route.params ? compileTextValidator(route.params, 'path') : undefined;
  const readQuery = compileQuery(route.query);
  const readBody = compileReader(route);
  const handle = compileHandler(route, context);
  const status = route.reply.status ?? 200;
  const contentType = route.reply.contentType ?? 'application/json; charset=utf-8';
  const verify = options.verifyReplies === true;
  const serialise = route.reply.schema ? compileSerialiser(route.reply.schema, { verify }) : undefined;
  const shedAt = shedAtMs[route.shed ?? 'late'];
  const lagMs = options.lagMs ?? (() => 0);
  const isChange = route.method !== 'GET';
  const { answerWithinMs, changeWaitsMs = 0 } = options;
  const limitMs = answerWithinMs && answerWithinMs + (isChange ? changeWaitsMs : 0) + (route.waitsMs ?? 0);
  const deadlines = new AnswerDeadlines();

  async function answer(req: Request, res: Response): Promise<void> {
    const exchange = new Exchange(req, res, route.path, headers);
    let identity: unknown;
    let known = false;
    let late = false;
    const { failed } = auth;
    const asPage: ProblemPage | undefined =
      failed && prefersPage(req)
        ? (problem) => ({ contentType, ...failed(problem, known ? identity : null, exchange, context) })
        : undefined;
    const giveUp = () => {
      late = true;
      if (known) auth.beforeReply?.(identity, exchange, context);
      const unknown = isChange ? ' What was asked for may have been done all the same.' : '';
      const text = `No answer could be given in time.${unknown} Nothing may be sent on this answer.`;
      answerError(exchange, new ProblemError('service_unavailable', text), answerOptions, asPage);
    };
    let deadline = limitMs ? deadlines.expect(limitMs, giveUp) : undefined;
    const settle = () => deadline && deadlines.settled(deadline);
    const unhurried = async <Read>(read: () => Promise<Read>): Promise<Read> => {
      settle();
      const spentMs = performance.now() - exchange.startedAt;
      const body = await read();
      if (limitMs && !late) deadline = deadlines.expect(limitMs - spentMs, giveUp);
      return body;
    };
    if (options.isDraining?.()) exchange.setHeader('Connection', 'close');
    waiting.count++;
    try {
      if (waiting.count > ALWAYS_ANSWERED && lagMs() > shedAt)
        throw new ProblemError('service_unavailable', 'The service is busy.');
      const asked = auth.authenticate(exchange, context);
      identity = asked instanceof Promise ? await asked : asked;
      known = true;
      if (late) return;
      let body: unknown;
      if (route.prove) {
        const bytes = await unhurried(() => readBytes(req, route.bodyLimit ?? BODY_LIMIT));
        route.prove({ body: bytes, request: exchange }, context);
        body = bytes;
      }
      refuseNul('path', req.params);
      if (readParams) readParams(req.params);
      const query = readQuery(req.url, exchange);
      if (route.prove) assertUpload(req, route.upload ?? '');
      else if (readBody) body = await unhurried(() => readBody(req, exchange));
      const handled = handle({ identity, params: req.params, query, body, request: exchange });
      const reply = handled instanceof Promise ? await handled : handled;
      settle();
      if (late) return;
      const streamed = serialise ? null : streamOf(reply.body);
      const payload = streamed ? null : serialise ? serialise(reply.body) : (reply.body as string | Uint8Array | null);
      if (reply.headers) {
        for (const name in reply.headers) {
          if (verify && !isDocumented(route, name)) throw new TypeError(`reply has the undocumented header ${name}`);
          exchange.setHeader(name, reply.headers[name] ?? '');
        }
      }
      auth.beforeReply?.(identity, exchange, context);
      let sent = reply.status ?? status;
      if (streamed) {
        exchange.stream(sent, contentType, streamed).catch((error: unknown) => {
          logger.warn('stream broke off', {
            route: route.path,
            request_id: exchange.requestId,
            ...describeError(error),
          });
        });
        finish(exchange, sent, answerOptions);
        return;
      }
      if (route.conditional && payload !== null && isUnchanged(exchange, payload)) {
        sent = 304;
        exchange.send(304, null, null);
      } else exchange.send(sent, contentType, payload);
      finish(exchange, sent, answerOptions);
    } catch (error) {
      settle();
      if (late) return;
      if (known) auth.beforeReply?.(identity, exchange, context);
      if (known && auth.misread && error instanceof ValidationError && prefersPage(req)) {
        const { status = 422, headers, body } = auth.misread(error, identity, exchange, context);
        for (const name in headers) exchange.setHeader(name, headers[name] ?? '');
        exchange.send(status, contentType, body);
        finish(exchange, status, answerOptions);
        return;
      }
      answerError(exchange, error, answerOptions, asPage);
    } finally {
      waiting.count--;
    }
  }
  return (req, res) => {
    void answer(req, res);
  };
}

type ReadBody = (req: Request, exchange: Exchange) => Promise<unknown>;

function compileReader<Context>(route: Route<Context>): ReadBody | undefined {
  const { upload, body } = route;
  if (upload !== undefined) return (req) => readUpload(req, upload, route.bodyLimit ?? BODY_LIMIT);
  return body ? compileBody(route, body) : undefined;
}

function compileBody<Context>(
  route: Route<Context>,
  schema: TSchema,
): (req: Request, exchange: Exchange) => Promise<unknown> {
  const limit = route.bodyLimit ?? BODY_LIMIT;
  const jsonLimits = { roundsIntegers: route.roundsIntegers };
  const properties = (schema as { properties?: Record<string, unknown> }).properties;
  const known = properties ? new Set(Object.keys(properties)) : undefined;
  const readJson = (bytes: Buffer) => {
    try {
      return parseJsonBody(bytes, jsonLimits);
    } catch (error) {
      // Refused where it is handled, unless it repeats what was answered before.
      if (error instanceof HarmfulJson && route.repeated) return error;
      throw error;
    }
  };
  return async (req, exchange) => {
    const body = readJson(await readJsonBytes(req, limit));
    if (known && isObject(body)) {
      const without = route.ignores?.(body);
      for (const name of Object.keys(body)) {
        if (known.has(name) && !without?.includes(name)) continue;
        exchange.ignoreField(name);
        delete body[name];
      }
    }
    return body;
  };
}

function isObject(body: unknown): body is Record<string, unknown> {
  return body !== null && typeof body === 'object' && !Array.isArray(body) && !(body instanceof HarmfulJson);
}

type Input = HandlerInput<unknown, unknown, unknown, unknown>;

/** Checks a body against its schema and hands it over. One that does not fit is answered where the route knows how. */
function compileHandler<Context>(
  route: Route<Context>,
  context: Context,
): (input: Input) => Reply<unknown> | Promise<Reply<unknown>> {
  const validate = route.body && route.upload === undefined ? compileBodyValidator(route.body) : undefined;
  const handle = (input: Input) => {
    if (input.body instanceof HarmfulJson) throw input.body;
    validate?.(input.body);
    return route.handle(input, context);
  };
  if (!route.repeated) return handle;
  return async (input) => {
    try {
      return await handle(input);
    } catch (error) {
      const body = error instanceof HarmfulJson ? error.value : input.body;
      const repeated = error instanceof ValidationError ? await route.repeated?.({ ...input, body }, context) : null;
      if (!repeated) throw error;
      return repeated;
    }
  };
}

/**
 * Reads the query string of a path. A parameter the route knows may be given once; others have no effect and are named
 * in the answer.
 */
function compileQuery(
  schema: TSchema | undefined,
): (url: string, exchange: Exchange) => Record<string, unknown> | undefined {
  const validate = schema && compileTextValidator(schema, 'query');
  const known = new Set(
    Object.keys((schema as { properties?: Record<string, unknown> } | undefined)?.properties ?? {}),
  );
  return (url, exchange) => {
    const record: Record<string, unknown> = {};
    const mark = url.indexOf('?');
    if (mark !== -1) {
      const given = new URLSearchParams(url.slice(mark + 1));
      for (const name of new Set(given.keys())) {
        if (!known.has(name)) {
          exchange.ignoreField(name);
          continue;
        }
        const values = given.getAll(name);
        if (values.length > 1) throw refused('query', name, 'Give this parameter once');
        record[name] = values[0] ?? '';
      }
    }
    if (!validate) return undefined;
    refuseNul('query', record);
    validate(record);
    return record;
  };
}

/** Refuses text that no store would take. */
function refuseNul(root: 'path' | 'query', values: Readonly<Record<string, unknown>>): void {
  for (const name in values) {
    const value = values[name];
    if (typeof value === 'string' && value.includes('\0')) throw refused(root, name, 'Text must not hold NUL');
  }
}

function refused(root: 'path' | 'query', name: string, msg: string): ValidationError {
  return new ValidationError([{ loc: [root, name], msg, type: 'value_error' }]);
}

function isDocumented<Context>(route: Route<Context>, header: string): boolean {
  return route.undocumented === true || header in (route.reply.headers ?? {});
}

function streamOf(body: unknown): AsyncIterable<string> | null {
  const streams = typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
  return streams ? (body as AsyncIterable<string>) : null;
}

function isUnchanged(exchange: Exchange, payload: string | Uint8Array): boolean {
  const tag = `"${hash('sha1', payload, 'base64url')}"`;
  exchange.setHeader('ETag', tag);
  exchange.setHeader('Cache-Control', 'private, no-cache');
  const wanted = exchange.headers['if-none-match'];
  if (wanted === undefined) return false;
  return wanted === '*' || wanted.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
