import type { Server } from 'node:http';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProblemError, ValidationError } from '@sendgate/contracts';
import request from 'supertest';
import { Type } from 'typebox';
import { createLogger } from '../logger.ts';
import { createApp } from './create-app.ts';
import { createServer } from './create-server.ts';
import { openToAll, type RouteAuth, routeFactory } from './route.ts';

interface Context {
  readonly greeting: string;
}
const defineRoute = routeFactory<Context>();

const lines: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

const password: RouteAuth<Context, { name: string }> = {
  scheme: { id: 'password', document: { type: 'http', scheme: 'bearer' } },
  errors: ['missing_api_key'],
  authenticate(incoming) {
    if (incoming.headers.authorization !== 'Bearer open') throw new ProblemError('missing_api_key', 'No key was sent.');
    return { name: 'ada' };
  },
  beforeReply(identity, incoming) {
    incoming.setHeader('X-Who', identity.name);
  },
};

const Greeting = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 3 }),
  age: Type.Optional(Type.Integer({ minimum: 0, maximum: 150 })),
  tags: Type.Optional(
    Type.Array(Type.Unsafe<'a' | 'b'>({ type: 'string', enum: ['a', 'b'] }), { maxItems: 2, uniqueItems: true }),
  ),
  born: Type.Optional(Type.String({ format: 'date' })),
  rest: Type.Optional(Type.Unknown()),
});

const routes = [
  defineRoute({
    method: 'POST',
    path: '/greetings',
    summary: 'Greet',
    auth: password,
    body: Greeting,
    reply: {
      description: 'A greeting',
      schema: Type.Object({ text: Type.String(), age: Type.Optional(Type.Integer()) }),
    },
    errors: [],
    bodyLimit: 100_000,
    handle: ({ body, identity }, context) => ({
      body: { text: `${context.greeting} ${body.name} from ${identity.name}`, age: body.age },
    }),
  }),
  defineRoute({
    method: 'GET',
    path: '/greetings/:id',
    summary: 'Read a greeting',
    auth: openToAll,
    params: Type.Object({ id: Type.String({ maxLength: 10 }) }),
    query: Type.Object({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, default: 5 })),
      loud: Type.Optional(Type.Boolean()),
    }),
    reply: {
      description: 'It',
      schema: Type.Object({ id: Type.String(), limit: Type.Integer(), loud: Type.Boolean() }),
    },
    errors: ['action_not_found'],
    conditional: true,
    handle: async ({ params, query }) => {
      if (params.id === 'held') await new Promise<void>((release) => held.push(release));
      if (params.id === 'none') throw new ProblemError('action_not_found', 'No such greeting.');
      if (params.id === 'broken') throw new Error('secret cause');
      if (params.id === 'late')
        throw new ProblemError('service_unavailable', 'Away.', { headers: { 'Retry-After': '7' } });
      if (params.id === 'refused') throw new ValidationError([{ loc: ['body', 'x'], msg: 'No', type: 'value_error' }]);
      const body = { id: params.id, limit: query.limit ?? 0, loud: query.loud ?? false };
      return params.id === 'headed' ? { headers: { 'X-Undocumented': 'yes' }, body } : { body };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/page',
    summary: 'A page',
    auth: {
      ...password,
      misread: ({ entries }, { name }) => ({ headers: { 'X-Page': 'yes' }, body: `${name}: ${entries[0]?.msg}` }),
    },
    query: Type.Object({ limit: Type.Optional(Type.Integer({ maximum: 10 })) }),
    reply: { description: 'It', contentType: 'text/html; charset=utf-8' },
    errors: [],
    handle: () => ({ body: 'the page' }),
  }),
  defineRoute({
    method: 'GET',
    path: '/half',
    summary: 'Half of a table',
    auth: openToAll,
    reply: { description: 'It', contentType: 'text/csv; charset=utf-8' },
    errors: [],
    handle: () => ({
      body: (async function* () {
        yield 'a,b\n';
        throw new Error('the other half is away');
      })(),
    }),
  }),
];

let server: Server;
let lag = 0;
/** Lets the requests go that are held up. */
const held: (() => void)[] = [];

beforeAll(() => {
  const logger = createLogger({ service: 'test', stream });
  const app = createApp({ routes, context: { greeting: 'hello' }, logger, lagMs: () => lag, verifyReplies: true });
  server = createServer(app, { logger }).listen(0, '127.0.0.1');
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const post = (body: string | Buffer, type = 'application/json') =>
  request(server)
    .post('/greetings')
    .set('Authorization', 'Bearer open')
    .set('Content-Type', type)
    .serialize((bytes) => bytes)
    .send(body);
const types = (reply: request.Response) =>
  (reply.body as { detail: { loc: unknown[]; type: string }[] }).detail.map((entry) => [
    entry.loc.join('.'),
    entry.type,
  ]);

describe('a route', () => {
  it('hands parsed input to its handler and writes what it returns', async () => {
    const reply = await post('{"name":"eve","age":3}');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ text: 'hello eve from ada', age: 3 });
    expect(reply.headers['x-request-id']).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(reply.headers['x-who']).toBe('ada');
    expect(reply.headers['x-powered-by']).toBeUndefined();
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('sends no header its definition leaves out, where replies are verified', async () => {
    expect((await request(server).get('/greetings/headed')).status).toBe(500);
  });

  it('echoes a well-formed request id and replaces any other', async () => {
    const echoed = await request(server).get('/greetings/a').set('X-Request-Id', 'abc-123');
    expect(echoed.headers['x-request-id']).toBe('abc-123');
    const replaced = await request(server).get('/greetings/a').set('X-Request-Id', 'a b');
    expect(replaced.headers['x-request-id']).toMatch(/^req_/);
  });

  it('refuses whoever may not ask before it reads the body', async () => {
    const reply = await request(server).post('/greetings').set('Content-Type', 'text/plain').send('not json');
    expect(reply.status).toBe(401);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.body).toMatchObject({ code: 'missing_api_key', status: 401, recovery: { send_allowed: false } });
    expect(reply.body.request_id).toBe(reply.headers['x-request-id']);
  });

  it('names ignored fields in a header, made safe, and goes on', async () => {
    const reply = await post('{"name":"eve","nmae":"x","we\\u0022ird\\r\\n":1}');
    expect(reply.status).toBe(200);
    expect(reply.headers['x-ignored-fields']).toBe('nmae, we?ird??');
  });

  it('answers 422 entries of the documented types', async () => {
    expect(types(await post('{}'))).toEqual([['body.name', 'missing']]);
    expect(types(await post('{"name":1}'))).toEqual([['body.name', 'string_type']]);
    expect(types(await post('{"name":""}'))).toEqual([['body.name', 'string_too_short']]);
    expect(types(await post('{"name":"abcd"}'))).toEqual([['body.name', 'string_too_long']]);
    expect(types(await post('{"name":"a","age":"3"}'))).toEqual([['body.age', 'int_type']]);
    expect(types(await post('{"name":"a","age":151}'))).toEqual([['body.age', 'less_than_equal']]);
    expect(types(await post('{"name":"a","age":-1}'))).toEqual([['body.age', 'greater_than_equal']]);
    expect(types(await post('{"name":"a","tags":["a","c"]}'))).toEqual([['body.tags.1', 'enum']]);
    expect(types(await post('{"name":"a","tags":["a","a","a"]}'))).toEqual([['body.tags', 'too_long']]);
    const twice = await post('{"name":"a","tags":["a","a"]}');
    expect(twice.body.detail).toEqual([
      { loc: ['body', 'tags'], msg: 'Input should hold no item twice', type: 'value_error' },
    ]);
    expect(types(await post('{"name":"a","born":"2026-02-30"}'))).toEqual([['body.born', 'value_error']]);
    expect(types(await post('[]'))).toEqual([['body', 'dict_type']]);
    expect(types(await post('null'))).toEqual([['body', 'dict_type']]);
  });

  it('counts characters and not UTF-16 units', async () => {
    expect((await post('{"name":"😀😀😀"}')).status).toBe(200);
    expect((await post('{"name":"😀😀😀😀"}')).status).toBe(422);
  });

  it('reads query parameters strictly, fills in defaults, and ignores and names unknown ones', async () => {
    const lenient = await request(server).get('/greetings/a?other=1&limti=2&other=3');
    expect(lenient.body).toEqual({ id: 'a', limit: 5, loud: false });
    expect(lenient.headers['x-ignored-fields']).toBe('other, limti');
    expect((await request(server).get('/greetings/a?limit=7&loud=true')).body).toEqual({
      id: 'a',
      limit: 7,
      loud: true,
    });
    expect(types(await request(server).get('/greetings/a?limit=x'))).toEqual([['query.limit', 'int_parsing']]);
    expect(types(await request(server).get('/greetings/a?limit=0x3'))).toEqual([['query.limit', 'int_parsing']]);
    expect(types(await request(server).get('/greetings/a?limit=11'))).toEqual([['query.limit', 'less_than_equal']]);
    expect(types(await request(server).get('/greetings/a?limit=1&limit=2'))).toEqual([['query.limit', 'value_error']]);
    expect(types(await request(server).get('/greetings/aaaaaaaaaaaaaaa'))).toEqual([['path.id', 'string_too_long']]);
  });

  it('shows a browser a page, where there is one, of a request that does not fit, and programs the 422 body', async () => {
    const ask = (path: string, accept: string) =>
      request(server).get(path).set('Authorization', 'Bearer open').set('Accept', accept);
    const page = await ask('/page?limit=11', 'text/html,*/*;q=0.8');
    expect([page.status, page.text]).toEqual([422, 'ada: Input should be less than or equal to 10']);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-page': 'yes', 'x-who': 'ada' });
    for (const accept of ['application/json', '*/*', 'application/json, text/html'])
      expect((await ask('/page?limit=11', accept)).body.detail).toMatchObject([{ loc: ['query', 'limit'] }]);
    expect((await ask('/page', 'text/html')).text).toBe('the page');
    // Who may not ask is told no more than that.
    expect((await request(server).get('/page?limit=11').set('Accept', 'text/html')).status).toBe(401);
    expect((await request(server).get('/greetings/x?limit=11').set('Accept', 'text/html')).body.detail).toHaveLength(1);
  });

  it('answers 304 while the answer has not changed', async () => {
    const first = await request(server).get('/greetings/a');
    const tag = String(first.headers.etag);
    const second = await request(server).get('/greetings/a').set('If-None-Match', tag);
    expect([second.status, second.text]).toEqual([304, '']);
    expect((await request(server).get('/greetings/b').set('If-None-Match', tag)).status).toBe(200);
  });
});

describe('refusals', () => {
  it('answers 404 and 405 with Allow as problems', async () => {
    const missing = await request(server).get('/nowhere?token=canary');
    expect([missing.status, missing.body.code]).toEqual([404, 'not_found']);
    const wrong = await request(server).delete('/greetings/a');
    expect([wrong.status, wrong.body.code, wrong.headers.allow]).toEqual([405, 'method_not_allowed', 'GET, HEAD']);
    expect((await request(server).get('/greetings/%E0%A4%A')).status).toBe(404);
  });

  it('answers 415 to another media type, charset or encoding', async () => {
    expect((await post('name=a', 'application/x-www-form-urlencoded')).status).toBe(415);
    for (const other of ['charset=utf-16', 'charset=utf-80', 'charset=', 'v=1; charset="latin1"']) {
      expect((await post('{"name":"a"}', `application/json; ${other}`)).status).toBe(415);
    }
    expect((await post('{"name":"a"}', 'application/json, text/plain')).status).toBe(415);
    expect((await post('{"name":"a"}').set('Content-Encoding', 'gzip')).status).toBe(415);
  });

  it.each([
    'charset=UTF-8',
    'charset = utf-8',
    'charset="utf8"',
    'version=1',
    'odata.metadata=none; charset=utf-8;',
    '',
  ])('reads JSON with a parameter behind its media type: %s', async (parameters) => {
    expect((await post('{"name":"a"}', `application/json ;${parameters}`)).status).toBe(200);
  });

  it('answers 413 to a body one byte too large and reads one that just fits', async () => {
    const fill = (size: number) => `{"name":"a","rest":"${'x'.repeat(size - 22)}"}`;
    expect((await post(fill(100_000))).status).toBe(200);
    const reply = await post(fill(100_001));
    expect([reply.status, reply.body.code, reply.body.recovery.action]).toEqual([
      413,
      'payload_too_large',
      'reduce_payload',
    ]);
  });

  it('says nothing of the cause of an unexpected error, in the answer or in the log message', async () => {
    const reply = await request(server).get('/greetings/broken');
    expect([reply.status, reply.body.code]).toEqual([500, 'internal_error']);
    expect(reply.text + lines.join('')).not.toContain('secret cause');
  });

  it('passes on how long to wait', async () => {
    const reply = await request(server).get('/greetings/late');
    expect([reply.status, reply.headers['retry-after'], reply.body.recovery.retry_after_seconds]).toEqual([
      503,
      '7',
      7,
    ]);
  });

  it('sheds load while the process lags', async () => {
    lag = 2_000;
    const codes: string[] = [];
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const { body } = await request(server).get('/greetings/held');
        codes.push(body.code ?? 'answered');
        if (codes.length === 32) for (const release of held) release();
      }),
    );
    lag = 0;
    expect(codes.slice(0, 32)).toEqual(Array.from({ length: 32 }, () => 'service_unavailable'));
    expect(codes.slice(32)).toEqual(Array.from({ length: 8 }, () => 'answered'));
  });

  it('answers who asks alone, however late the process is', async () => {
    lag = 2_000;
    const statuses = [];
    for (let at = 0; at < 20; at++) statuses.push((await request(server).get('/greetings/a')).status);
    lag = 0;
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('breaks off an answer that cannot be told to its end, so that nobody takes the half for the whole', async () => {
    lines.length = 0;
    await expect(request(server).get('/half')).rejects.toThrow('aborted');
    expect(lines.map((line) => JSON.parse(line).event)).toContain('stream broke off');
  });

  it('logs the route template and never what the client typed', async () => {
    lines.length = 0;
    await request(server).get('/greetings/canary1?limit=canary2').set('Authorization', 'Bearer canary3');
    await request(server).get('/canary4?canary5');
    expect(lines.join('')).not.toContain('canary');
    const line = JSON.parse(lines[0] ?? '{}');
    expect(line).toMatchObject({ event: 'request', route: '/greetings/:id', status: 422, method: 'GET' });
  });
});

describe('routes that are made ready on demand', () => {
  it('are so by their first request, once', async () => {
    let made = 0;
    const defined = routes[1] as (typeof routes)[number];
    const watched = {
      ...defined,
      get params() {
        made++;
        return defined.params;
      },
    } as typeof defined;
    const logger = createLogger({ service: 'test', stream });
    const context = { greeting: 'hello' };
    createApp({ routes: [watched], context, logger });
    expect(made).toBeGreaterThan(0);
    made = 0;
    const app = createApp({ routes: [watched], context, logger, onDemand: true });
    expect(made).toBe(0);
    const answers = [await request(app).get('/greetings/one'), await request(app).get('/greetings/two')];
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [200, 'one'],
      [200, 'two'],
    ]);
    const once = made;
    await request(app).get('/greetings/three').expect(200);
    expect([once > 0, made]).toEqual([true, once]);
  });
});
