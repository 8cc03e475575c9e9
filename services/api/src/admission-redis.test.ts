import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Caller, Gate } from '@sendgate/gate';
import type { IncomingRequest } from '@sendgate/runtime';
import type { Redis } from 'ioredis';
import { describeWithRedis, privateRedis, startRedis } from '../../../test/support/redis.ts';
import { tcpProxy } from '../../../test/support/tcp-proxy.ts';
import { Admission } from './admission.ts';
import { connectRedis } from './connect-redis.ts';

const usage: Gate['usage'] = {
  admit: () => usage.state(caller),
  state: () => ({ limit: 1, used: 0, remaining: 1, resetsAt: new Date() }),
  report: () => Promise.reject(new Error('not asked')),
  decisions: () => Promise.reject(new Error('not asked')),
  countRejected: () => undefined,
};
const caller: Caller = {
  workspaceId: 'ws_1',
  keyId: 'shared',
  livemode: true,
  scopes: new Set(),
  ownerUserId: 'usr_1',
  ipAllowlist: [],
  limits: { tokensPerDay: 1, previewPerMinute: 10, gatePerMinute: 10, readsPerMinute: 10, burst: 0 },
};

const refused = expect.objectContaining({ code: 'rate_limit_exceeded' });
const incoming = { setHeader: () => undefined } as Partial<IncomingRequest> as IncomingRequest;

describeWithRedis('admission of two processes with one Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let connections: Redis[];
  beforeAll(async () => {
    redis = await startRedis();
    connections = [connectRedis(redis.url), connectRedis(redis.url)];
    await Promise.all(connections.map((connection) => new Promise((resolve) => connection.once('ready', resolve))));
  });
  afterAll(async () => {
    for (const connection of connections) connection.disconnect();
    await redis.stop();
  });

  it('holds one limit between them once they have synchronised, and refuses beyond it in both', async () => {
    const [first, second] = connections.map((connection) => new Admission(usage, connection)) as [Admission, Admission];
    for (let count = 0; count < 6; count++) first.admit(caller, 'gate', incoming);
    for (let count = 0; count < 4; count++) second.admit(caller, 'gate', incoming);
    await first.synchronise();
    await second.synchronise();
    expect(() => second.admit(caller, 'gate', incoming)).toThrow(refused);
    // The first learns of the second's requests when it next reports its own.
    first.admit(caller, 'gate', incoming);
    await first.synchronise();
    expect(() => first.admit(caller, 'gate', incoming)).toThrow(refused);
    first.close();
    second.close();
  });

  it('goes on in the server that its address names after a failover, once the one before it takes no writes', async () => {
    const [old, successor] = await Promise.all([privateRedis(), privateRedis()]);
    await Promise.all([old.start(), successor.start()]);
    const proxy = await tcpProxy(Number(new URL(old.url).port));
    const connection = connectRedis(`redis://127.0.0.1:${proxy.port}`);
    await new Promise((resolve) => connection.once('ready', resolve));
    await old.follow(successor);
    proxy.forwardTo(Number(new URL(successor.url).port));

    const written = () => connection.set('counted', 1).catch(() => null);
    while ((await written()) === null) await new Promise<void>((resolve) => setImmediate(resolve));
    connection.disconnect();
    await proxy.close();
    await Promise.all([old.kill(), successor.kill()]);
  });
});
