import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { boardOn, openBoard } from './board.ts';
import { catalog } from './catalog.ts';
import { connectQueues, type QueueAddress } from './connect.ts';
import { describeWithRedis, privateDatabase, privateRedis } from './testing.ts';

interface BoardPage {
  readonly queues: readonly { readonly name: string; readonly readOnlyMode: boolean }[];
}

async function boardOf(address: QueueAddress): Promise<{ page: BoardPage; pause: number }> {
  const board = await openBoard(address, { basePath: '' });
  const server = createServer(board.router).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const page = (await (await fetch(`${base}/api/queues`)).json()) as BoardPage;
    const pause = await fetch(`${base}/api/queues/review-callbacks/pause`, { method: 'PUT' });
    return { page, pause: pause.status };
  } finally {
    server.closeAllConnections();
    server.close();
    await board.close();
  }
}

function expectAllReadOnly({ page, pause }: Awaited<ReturnType<typeof boardOf>>): void {
  expect(page.queues.map(({ name }) => name).sort()).toEqual(catalog.map(({ name }) => name).sort());
  expect(page.queues.every(({ readOnlyMode }) => readOnlyMode)).toBe(true);
  expect(pause).toBeGreaterThanOrEqual(400);
}

describe('the queue board', () => {
  it('shows every queue kept in Postgres and lets nobody change one', async () => {
    const database = await privateDatabase();
    expectAllReadOnly(await boardOf({ databaseUrl: database.url }));
    await database.drop();
  });

  it('says that the queues cannot be read, and nothing of the cause', async () => {
    const database = await privateDatabase();
    const backend = connectQueues({ databaseUrl: database.url }, 'producer');
    const { native } = await backend.queue('review-callbacks');
    native.getJobCounts = () => Promise.reject(new Error('connect ECONNREFUSED 10.1.2.3:5432'));
    const server = createServer(await boardOn(backend, { basePath: '' })).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/queues`);
    expect([reply.status, await reply.json()]).toEqual([500, { error: { key: 'ERRORS.INTERNAL_SERVER_ERROR' } }]);
    server.closeAllConnections();
    server.close();
    await backend.close();
    await database.drop();
  });
});

describeWithRedis('the queue board on Redis', () => {
  it('shows every queue and lets nobody change one', async () => {
    const redis = await privateRedis();
    await redis.start();
    expectAllReadOnly(await boardOf({ redisUrl: redis.url, databaseUrl: '' }));
    await redis.kill();
  });
});
