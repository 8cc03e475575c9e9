import { createServer, type Server } from 'node:http';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import request from 'supertest';
import { Type } from 'typebox';
import { createLogger } from '../logger.ts';
import { createApp } from './create-app.ts';
import { openToAll, routeFactory } from './route.ts';

const defineRoute = routeFactory<null>();
const lines: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

let finish = (_text: string) => {};
let fail = (_error: Error) => {};
const changed = Promise.withResolvers<string>();
const proven = Promise.withResolvers<null>();
let handled = 0;
const shared = { auth: openToAll, errors: [], summary: 'A test' } as const;
const routes = [
  defineRoute({
    ...shared,
    method: 'GET',
    path: '/endless',
    reply: { description: 'When it comes' },
    handle: async () => ({
      body: await new Promise<string>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      }),
    }),
  }),
  defineRoute({
    ...shared,
    method: 'POST',
    path: '/change',
    reply: { description: 'When it is done' },
    handle: async () => ({ body: await changed.promise }),
  }),
  defineRoute({
    ...shared,
    auth: { ...openToAll, authenticate: () => proven.promise },
    method: 'POST',
    path: '/proven-late',
    reply: { description: 'When it is known who asks' },
    handle: () => {
      handled += 1;
      return { body: '"done"' };
    },
  }),
  defineRoute({
    ...shared,
    method: 'POST',
    path: '/echo',
    body: Type.Object({}),
    reply: { description: 'At once' },
    handle: () => ({ body: '"done"' }),
  }),
];

const options = {
  routes,
  context: null,
  logger: createLogger({ service: 'test', stream }),
  answerWithinMs: 50,
  isDraining: () => draining,
};
let server: Server;
let patient: Server;
let draining = false;
beforeAll(() => {
  server = createServer(createApp(options)).listen(0, '127.0.0.1');
  patient = createServer(createApp({ ...options, changeWaitsMs: 60_000 })).listen(0, '127.0.0.1');
});
afterAll(() => Promise.all([server, patient].map((each) => new Promise<void>((end) => each.close(() => end())))));

it.each([
  ['ends well', () => finish('too late')],
  ['fails', () => fail(new Error('too late'))],
])('answers 503 once when a handler does not end in time, and again nothing when it %s later', async (_how, later) => {
  lines.length = 0;
  const reply = await request(server).get('/endless');
  expect([reply.status, reply.body.code]).toEqual([503, 'service_unavailable']);
  expect(reply.body.recovery).toMatchObject({ send_allowed: false, safe_to_retry: true });
  later();
  expect((await request(server).post('/echo').send({})).status).toBe(200);
  expect(lines.map((line) => JSON.parse(line).status)).toEqual([503, 200]);
});

it('waits for a change as long as its transaction may take, and else says that it may have been done', async () => {
  const change = request(patient)
    .post('/change')
    .then(({ status }) => status);
  expect((await request(patient).get('/endless')).status).toBe(503);
  const { body } = await request(server).post('/change');
  expect([body.code, body.detail]).toEqual(['service_unavailable', expect.stringContaining('may have been done')]);
  changed.resolve('"done"');
  expect(await change).toBe(200);
});

it('begins nothing any more for whom it was found out too late who they are', async () => {
  expect((await request(server).post('/proven-late')).status).toBe(503);
  proven.resolve(null);
  expect((await request(server).post('/echo').send({})).status).toBe(200);
  expect(handled).toBe(0);
});

it('leaves a client its own time to send the body', async () => {
  const slow = request(server).post('/echo').set('Content-Type', 'application/json').set('Content-Length', '2');
  slow.write('{');
  // Answered in the meantime, and so after the time a handler has.
  expect((await request(server).get('/endless')).status).toBe(503);
  slow.write('}');
  expect((await slow).status).toBe(200);
});

it('asks for a new connection while the process stops, and for none before', async () => {
  const asks = async () =>
    (await request(server).post('/echo').set('Connection', 'keep-alive').send({})).headers.connection;
  expect(await asks()).toBe('keep-alive');
  draining = true;
  expect(await asks()).toBe('close');
  draining = false;
});
