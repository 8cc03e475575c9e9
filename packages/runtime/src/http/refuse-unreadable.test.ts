import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Type } from 'typebox';
import { createLogger } from '../logger.ts';
import { createApp } from './create-app.ts';
import { closeServer, createServer } from './create-server.ts';
import { openToAll, routeFactory } from './route.ts';

const lines: string[] = [];
const logger = createLogger({ service: 'test', stream: { write: (line: string) => lines.push(line) } });
const shared = { path: '/here', summary: 'A test', auth: openToAll, errors: [] } as const;
const defineRoute = routeFactory<null>();
const reply = { description: 'At once' };
const routes = [
  defineRoute({ ...shared, method: 'GET', reply, handle: () => ({ body: '"done"' }) }),
  defineRoute({ ...shared, method: 'POST', body: Type.Object({}), reply, handle: () => ({ body: '"done"' }) }),
];
const headers = { 'X-Api-Version': '7' };
const server = createServer(createApp({ routes, context: null, logger, headers }), { logger, headers });

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => closeServer(server));

/** Everything that comes back for these bytes until the server ends the connection. */
async function answerTo(bytes: string): Promise<{ status: number; headers: Headers; text: string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  const [head = '', text = ''] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n', 2);
  const [first = '', ...fields] = head.split('\r\n');
  const parsed = fields.map((field) => field.split(': ', 2) as [string, string]);
  return { status: Number(first.split(' ')[1]), headers: new Headers(parsed), text };
}

it.each<[string, string, number, string]>([
  ['what is no HTTP', 'G<T /here HTTP/1.1\r\nHost: gate\r\n\r\n', 400, 'bad_request'],
  ['a request that names no host', 'GET /here HTTP/1.1\r\n\r\n', 400, 'bad_request'],
  [
    'too long headers',
    `GET /here HTTP/1.1\r\nHost: gate\r\nX-Note: ${'a'.repeat(17_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  [
    'too long chunk extensions',
    `POST /here HTTP/1.1\r\nHost: gate\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(17_000)}\r\na\r\n`,
    413,
    'payload_too_large',
  ],
  [
    'an expectation other than 100-continue',
    'GET /here HTTP/1.1\r\nHost: gate\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    417,
    'expectation_failed',
  ],
])('answers %s with a problem that the log knows by its id', async (_name, bytes, status, code) => {
  lines.length = 0;
  const answer = await answerTo(bytes);
  const requestId = answer.headers.get('x-request-id');
  expect(requestId).toMatch(/^req_/);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(answer.text)),
    'cache-control': 'no-store',
    'x-api-version': '7',
    connection: 'close',
  });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    status,
    expect.objectContaining({
      status,
      code,
      request_id: requestId,
      recovery: expect.objectContaining({ safe_to_retry: false, send_allowed: false }),
    }),
  ]);
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ status, code, request_id: requestId, route: 'unreadable' }),
  );
});

it('leaves HTTP/1.0, which need not name a host, and 100-continue alone', async () => {
  expect((await answerTo('GET /here HTTP/1.0\r\n\r\n')).status).toBe(200);
  const expecting = 'GET /here HTTP/1.1\r\nHost: gate\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n';
  expect((await answerTo(expecting)).status).toBe(100);
});

it('quotes nothing of what it could not read', async () => {
  const { text } = await answerTo('secret-canary\r\n\r\n');
  expect(text).not.toContain('canary');
  expect(lines.join('')).not.toContain('canary');
});
