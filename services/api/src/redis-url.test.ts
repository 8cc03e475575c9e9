import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestGate, testGate } from '@sendgate/gate/testing';
import { until } from '../../../test/support/until.ts';
import { countsInRedis } from './connect-redis.ts';
import { startApiProcess } from './testing/api-process.ts';

describe('REDIS_URL', () => {
  let world: TestGate;
  beforeAll(async () => {
    world = await testGate();
  });
  afterAll(() => world.close());

  // Nobody listens there: the gate answers all the same, and wake-ups wait in Postgres.
  it.each(['redis+sentinel://:secret@127.0.0.1:1/primary', 'rediss+cluster://127.0.0.1:1,127.0.0.1:2'])(
    'may name more than one server: %s',
    async (redisUrl) => {
      const api = await startApiProcess({
        DATABASE_URL: world.database.url,
        REDIS_URL: redisUrl,
        SENDGATE_SECRETS_KEY: world.options.secretsKey,
        SENDGATE_KEY_PEPPER: world.options.keyPepper,
      });
      const reply = await fetch(`http://127.0.0.1:${api.port}/v2/gate/outbound`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${world.key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          channel: 'sms',
          recipient: '+14155550123',
          body_text: 'Hello Ada, see you on Thursday.',
          // The commercial messages one person may get in a day are not what is asked here.
          metadata: { message_class: 'transactional' },
        }),
      });
      expect([reply.status, await reply.json()]).toEqual([200, expect.objectContaining({ status: 'APPROVED' })]);
      // Each probe gives its parts half a second, which a machine with other work may not.
      await until('it is ready without Redis', async () => {
        const ready = await fetch(`http://127.0.0.1:${api.port}/readyz`);
        const { checks } = (await ready.json()) as { checks: Record<string, string> };
        return ready.ok && checks.postgres === 'ok' && checks.redis === 'down';
      });
      expect(await api.stop()).toBe(0);
    },
    30_000,
  );

  it('refuses what is no Redis, without repeating it', async () => {
    const environment = {
      DATABASE_URL: world.database.url,
      REDIS_URL: 'http://:hunter2@127.0.0.1',
      SENDGATE_SECRETS_KEY: world.options.secretsKey,
      SENDGATE_KEY_PEPPER: world.options.keyPepper,
    };
    await expect(startApiProcess(environment)).rejects.toThrow(/REDIS_URL(?![\s\S]*hunter2)/);
  });

  it('shares rate limits through one single server only', () => {
    const urls = ['redis://a', 'rediss://a:1/2', 'redis+sentinel://a/p', 'redis-cluster://a', 'rediss+cluster://a'];
    expect(urls.map(countsInRedis)).toEqual([true, true, false, false, false]);
  });
});
