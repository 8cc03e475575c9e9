import { afterEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '@sendgate/gate/testing';
import { hasRedisServer, privateRedis } from '@sendgate/queues/testing';
import { crashRun } from './testing/crash-run.ts';

const callbacks = Number(process.env.FAULT_CALLBACKS ?? 300);
const kills = Number(process.env.FAULT_KILLS ?? 3);
const concurrency = 20;
const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

const newDatabase = async () => {
  const database = await testDatabase();
  cleanUps.push(database.close);
  return database.url;
};

describe('callbacks through processes that crash, queues in Postgres', () => {
  it('are each posted exactly once when nothing goes wrong', async () => {
    const databaseUrl = await newDatabase();
    const report = await crashRun({ databaseUrl, callbacks, kills: 0 });
    expect(report).toMatchObject({ posts: callbacks, lost: 0, duplicated: 0, altered: 0, unsettled: 0 });
  }, 240_000);

  it('all arrive under the same id and with the same bytes when workers are killed', async () => {
    const databaseUrl = await newDatabase();
    const report = await crashRun({ databaseUrl, callbacks, kills });
    expect(report).toMatchObject({ lost: 0, altered: 0, unsettled: 0 });
    expect(report.duplicated).toBeLessThanOrEqual(kills * concurrency);
  }, 240_000);
});

(hasRedisServer() ? describe : describe.skip)('callbacks through processes that crash, queues in Redis', () => {
  it('all arrive when workers are killed and Redis is emptied and killed as well', async () => {
    const databaseUrl = await newDatabase();
    const redis = await privateRedis();
    cleanUps.unshift(redis.kill);
    await redis.start();
    const report = await crashRun({
      databaseUrl,
      redisUrl: redis.url,
      callbacks,
      kills,
      alsoAfterKill: async (kill) => {
        if (kill % 3 === 0) await redis.flush();
        if (kill % 3 === 1) {
          await redis.kill();
          await redis.start();
        }
      },
    });
    expect(report).toMatchObject({ lost: 0, altered: 0, unsettled: 0 });
    expect(report.duplicated).toBeLessThanOrEqual(kills * concurrency);
  }, 240_000);
});
