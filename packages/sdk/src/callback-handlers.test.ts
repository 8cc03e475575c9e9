import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { Hono } from 'hono';
import { type CallbackEvent, expressCallbacks, honoCallbacks } from './index.ts';

const secret = 'a secret only this test knows';
const seen: CallbackEvent[] = [];
const faults: unknown[] = [];
const onCallback = async (event: CallbackEvent) => {
  if (event.action_id === 'act_broken') throw new Error('the receiver has a fault');
  seen.push(event);
};

function signed(body: string, key = secret): RequestInit {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const mac = createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex');
  return {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'X-Service-Signature': `v1=${mac}`,
      'X-Service-Signature-Timestamp': timestamp,
      'X-Service-Signature-Version': 'v1',
    },
  };
}
// Spaces that no parser and writer of JSON would bring back.
const callback = (action_id: string) => `{ "event": "gate.review.approved",  "action_id": "${action_id}" }`;

type Send = (path: string, request: RequestInit) => Promise<Response>;

const app = express();
const receiver = expressCallbacks(secret, onCallback);
app.post('/callbacks', receiver);
app.post('/behind-raw', express.raw({ type: () => true }), receiver);
app.post('/behind-json', express.json(), receiver);
app.use(((error, _request, response, _next) => {
  faults.push(error);
  response.status(500).end();
}) as express.ErrorRequestHandler);
let server: Server;
const toExpress: Send = (path, request) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, request);

const hono = new Hono();
hono.post('/callbacks', honoCallbacks(secret, onCallback));
hono.post('/behind-json', async (context) => {
  await context.req.json();
  return honoCallbacks(secret, onCallback)(context);
});
hono.onError((error, context) => {
  faults.push(error);
  return context.text('', 500);
});
const toHono: Send = async (path, request) => hono.request(path, request);

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server = app.listen(0, '127.0.0.1', () => resolve());
  });
});
beforeEach(() => {
  seen.length = 0;
  faults.length = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe.each([
  ['Express', toExpress],
  ['Hono', toHono],
])('a receiver in %s', (_name, send) => {
  it('takes what is signed, byte for byte, and answers 204', async () => {
    const answer = await send('/callbacks', signed(callback('act_1')));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(seen).toEqual([{ event: 'gate.review.approved', action_id: 'act_1' }]);
  });

  it('answers 401 to everybody else, and tells them nothing', async () => {
    for (const request of [
      signed(callback('act_1'), 'another secret'),
      { method: 'POST', body: callback('act_1') },
      { method: 'POST' },
      signed('no event'),
    ]) {
      const answer = await send('/callbacks', request);
      expect([answer.status, await answer.text()]).toEqual([401, '']);
    }
    expect([seen, faults]).toEqual([[], []]);
  });

  it('answers with an error when its own work fails, so that the callback comes again', async () => {
    expect((await send('/callbacks', signed(callback('act_broken')))).status).toBe(500);
    expect(String(faults[0])).toBe('Error: the receiver has a fault');
  });

  it('says so when somebody read the body before it', async () => {
    expect((await send('/behind-json', signed(callback('act_1')))).status).toBe(500);
    expect(faults[0]).toMatchObject({ code: 'body_not_raw' });
    expect(seen).toEqual([]);
  });

  it('reads no more than a callback can hold', async () => {
    const large = signed(`{"event":"${'x'.repeat(4 * 1024 * 1024)}"}`);
    expect((await send('/callbacks', large)).status).toBe(413);
  });
});

it('a receiver in Express takes raw bytes that were read before it', async () => {
  expect((await toExpress('/behind-raw', signed(callback('act_1')))).status).toBe(204);
});

it('a receiver without a secret does not even begin', () => {
  for (const receive of [expressCallbacks, honoCallbacks]) {
    expect(() => receive('', onCallback)).toThrow(expect.objectContaining({ code: 'secret_missing' }));
  }
});
