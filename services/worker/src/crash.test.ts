import { afterEach, describe, expect, it } from '@jest/globals';
import { count, showMeasured, testDatabase } from '@sendgate/gate/testing';
import { describeWithRedis, privateRedis } from '@sendgate/queues/testing';
import { crashRun } from './testing/crash-run.ts';

const callbacks = count(200, 5_000);
const kills = count(3, 20);
const workspaces = count(10, 25);
const limitMs = count(120_000, 600_000);
/** By when the last callback has arrived, whatever was killed. */
const mostSeconds = 180;
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
  it(
    'are each posted exactly once when nothing goes wrong',
    async () => {
      const databaseUrl = await newDatabase();
      const report = await crashRun({ databaseUrl, callbacks, workspaces, kills: 0 });
      showMeasured('nothing killed', report);
      expect(report).toMatchObject({ posts: callbacks, lost: 0, duplicated: 0, altered: 0, unsettled: 0 });
    },
    limitMs,
  );

  it(
    'all arrive under the same id and with the same bytes when workers are killed',
    async () => {
      const databaseUrl = await newDatabase();
      const report = await crashRun({ databaseUrl, callbacks, workspaces, kills });
      showMeasured('workers killed', { kills, ...report });
      expect(report).toMatchObject({ lost: 0, altered: 0, unsettled: 0, waiting: [] });
      expect(report.seconds).toBeLessThanOrEqual(mostSeconds);
      expect(report.duplicated).toBeLessThanOrEqual(kills * concurrency);
    },
    limitMs,
  );
});

describeWithRedis('callbacks through processes that crash, queues in Redis', () => {
  it(
    'all arrive when workers are killed and Redis is emptied and killed as well',
    async () => {
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
      showMeasured('workers and Redis killed', { kills, ...report });
      expect(report).toMatchObject({ lost: 0, altered: 0, unsettled: 0, waiting: [] });
      expect(report.seconds).toBeLessThanOrEqual(mostSeconds);
      expect(report.duplicated).toBeLessThanOrEqual(kills * concurrency);
    },
    limitMs,
  );
});
