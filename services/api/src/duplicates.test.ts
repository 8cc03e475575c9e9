import { Agent, request as plainRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestApi, testApi } from './testing.ts';

/** `SENDGATE_DUPLICATES=10000` runs the full count. */
const requests = Number(process.env.SENDGATE_DUPLICATES ?? 1_000);
const keys = 100;
const concurrent = 200;

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const agent = new Agent({ keepAlive: true, maxSockets: concurrent });

function submit(
  port: number,
  apiKey: string,
  body: string,
): Promise<{ status: number; actionId: string; replayed: boolean }> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' };
    const sent = plainRequest({ port, agent, method: 'POST', path: '/v2/gate/outbound', headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk) => {
        text += chunk;
      });
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          actionId: JSON.parse(text).action_id,
          replayed: reply.headers['idempotency-replayed'] === 'true',
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

it('gives every one of many concurrent requests with one key the same submission, stored once', async () => {
  const { port } = api.server.address() as AddressInfo;
  const answers: Awaited<ReturnType<typeof submit>>[] = [];
  let next = 0;
  const caller = async () => {
    for (let n = next++; n < requests; n = next++) {
      const body = JSON.stringify({
        channel: 'sms',
        recipient: '+14155550123',
        body_text: `Hello Ada, this is attempt ${n}.`,
        idempotency_key: `key-${n % keys}`,
      });
      answers[n] = await submit(port, api.key, body);
    }
  };
  await Promise.all(Array.from({ length: concurrent }, caller));
  agent.destroy();

  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  const idsByKey = Array.from(
    { length: keys },
    (_, key) => new Set(answers.filter((_a, n) => n % keys === key).map((a) => a.actionId)),
  );
  expect(idsByKey.every((ids) => ids.size === 1)).toBe(true);
  expect(answers.filter((answer) => !answer.replayed)).toHaveLength(keys);
  const [stored] = await api.database.sql<{ count: string }>('SELECT count(*) FROM submission');
  expect(Number(stored?.count)).toBe(keys);
}, 120_000);
