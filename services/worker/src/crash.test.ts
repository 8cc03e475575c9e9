import { afterEach, describe, expect, it } from '@jest/globals';
import { count, showMeasured, testDatabase } from '@sendgate/gate/testing';
import { describeWithRedis, privateRedis } from '@sendgate/queues/testing';
import { faultPostgres } from '../../../test/support/fault-postgres.ts';
import { lasting } from '../../../test/support/until.ts';
import { crashRun } from './testing/crash-run.ts';

const callbacks = count(200, 5_000);
const kills = count(2, 20);
/** Four, so that each fault besides falls after one of them. */
const killsBesides = count(4, 20);
const workspaces = count(10, 25);
const redisAwaySeconds = count(1, 6);
const limitMs = count(180_000, 1_200_000);
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

const newRedis = async () => {
  const redis = await privateRedis();
  cleanUps.unshift(redis.kill);
  await redis.start();
  return redis;
};

async function onceEach(redisUrl?: string): Promise<void> {
  const databaseUrl = await newDatabase();
  const report = await crashRun({ databaseUrl, callbacks, workspaces, kills: 0, redisUrl });
  showMeasured('nothing killed', { queues: redisUrl === undefined ? 'Postgres' : 'Redis', ...report });
  expect(report).toMatchObject({ posts: callbacks, lost: 0, duplicated: 0, altered: 0, unsettled: 0 });
}

describe('callbacks through processes that crash, queues in Postgres', () => {
  it('are each posted exactly once when nothing goes wrong', () => onceEach(), limitMs);

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
    'are each posted exactly once when nothing goes wrong',
    async () => {
      const { url } = await newRedis();
      await onceEach(url);
    },
    limitMs,
  );

  it(
    'all arrive when workers, Redis and Postgres are killed and Redis is emptied',
    async () => {
      const postgres = await faultPostgres();
      cleanUps.unshift(postgres.remove);
      await postgres.migrated('crashes');
      const redis = await newRedis();
      /** What goes wrong besides, after which of the kills. */
      const faults = new Map<number, () => Promise<void>>([
        [count(0, 3), redis.flush],
        [
          count(1, 7),
          async () => {
            await redis.kill();
            await lasting(redisAwaySeconds);
            await redis.start();
          },
        ],
        [count(3, 11), redis.flush],
        [
          count(2, 15),
          async () => {
            await postgres.crash();
            await postgres.start();
          },
        ],
      ]);
      const report = await crashRun({
        databaseUrl: postgres.url('crashes'),
        redisUrl: redis.url,
        callbacks,
        workspaces,
        kills: killsBesides,
        alsoAfterKill: async (kill) => faults.get(kill)?.(),
      });
      showMeasured('workers, Redis and Postgres killed', { kills: killsBesides, ...report });
      expect(report).toMatchObject({ lost: 0, altered: 0, unsettled: 0, waiting: [] });
      expect(report.seconds).toBeLessThanOrEqual(mostSeconds);
      expect(report.duplicated).toBeLessThanOrEqual(killsBesides * concurrency);
    },
    limitMs,
  );
});
