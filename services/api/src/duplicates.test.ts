import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { count, showMeasured, type TestGate, testGate } from '@sendgate/gate/testing';
import { type ApiProcess, startApiProcess } from './testing/api-process.ts';

const requests = count(1_000, 10_000);
const keys = 100;
/** Requests with the same key. They stand one after the other, so that they are under way at once. */
const racers = requests / keys;
const keyOf = (n: number) => Math.floor(n / racers);
/** Requests under way at once; at most that many connections. */
const concurrent = 200;
const limitMs = count(120_000, 600_000);

let world: TestGate;
let apis: ApiProcess[] = [];
beforeAll(async () => {
  world = await testGate();
  const environment = {
    DATABASE_URL: world.database.url,
    SENDGATE_SECRETS_KEY: world.options.secretsKey,
    SENDGATE_KEY_PEPPER: world.options.keyPepper,
    SENDGATE_GATE_PER_MINUTE: '1000000',
    SENDGATE_TOKENS_PER_DAY: '1000000000',
    SENDGATE_POOL_SIZE: '10',
  };
  apis = await Promise.all([startApiProcess(environment), startApiProcess(environment)]);
}, 60_000);
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  await world.close();
});

const agent = new Agent({ keepAlive: true, maxTotalSockets: concurrent });

function submit(port: number, body: string): Promise<{ status: number; actionId: string; replayed: boolean }> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${world.key}`, 'Content-Type': 'application/json' };
    const sent = request({ port, agent, method: 'POST', path: '/v2/gate/outbound', headers }, (reply) => {
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

it(
  `gives each of ${requests} concurrent requests with one of ${keys} keys to two processes the one submission of its key`,
  async () => {
    const answers: Awaited<ReturnType<typeof submit>>[] = [];
    const began = performance.now();
    let next = 0;
    const caller = async () => {
      for (let n = next++; n < requests; n = next++) {
        const body = JSON.stringify({
          channel: 'sms',
          recipient: '+14155550123',
          body_text: `Hello Ada, this is attempt ${n}.`,
          idempotency_key: `key-${keyOf(n)}`,
        });
        // In turns, so that each key is raced for across both processes.
        const api = apis[n % apis.length];
        if (api) answers[n] = await submit(api.port, body);
      }
    };
    await Promise.all(Array.from({ length: concurrent }, caller));
    const seconds = (performance.now() - began) / 1_000;
    agent.destroy();

    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const idsByKey = Array.from(
      { length: keys },
      (_, key) => new Set(answers.filter((_a, n) => keyOf(n) === key).map((a) => a.actionId)),
    );
    expect(idsByKey.every((ids) => ids.size === 1)).toBe(true);
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(keys);
    const [stored] = await world.database.sql<{ count: string }>('SELECT count(*) FROM submission');
    expect(Number(stored?.count)).toBe(keys);
    showMeasured('duplicates over HTTP', { requests, keys, rows: stored?.count, seconds: Number(seconds.toFixed(1)) });
  },
  limitMs,
);
