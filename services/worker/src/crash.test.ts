import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, showMeasured, testDatabase } from '@sendgate/gate/testing';
import { describeWithRedis, type PrivateRedis, privateRedis } from '@sendgate/queues/testing';
import { type FaultPostgres, faultPostgres } from '../../../test/support/fault-postgres.ts';
import { lasting } from '../../../test/support/until.ts';
import { type CrashStage, crashStage } from './testing/crash-run.ts';

const callbacks = count(200, 5_000);
const kills = count(2, 20);
/** Four, so that each fault besides falls after one of them. */
const killsBesides = count(4, 20);
const workspaces = count(10, 25);
const redisAwaySeconds = count(1, 6);
const limitMs = count(600_000, 1_200_000);
/** By when the last callback has arrived, whatever was killed; of a machine that does other things nothing is asked. */
const mostSeconds = count(Number.POSITIVE_INFINITY, 180);
const concurrency = 20;

let stage: CrashStage;

/** One run through a stage that is set: what was killed is named in what is shown at full counts. */
async function allArrive(what: string, plan: Parameters<CrashStage['run']>[0]): Promise<void> {
  const report = await stage.run(plan);
  showMeasured(what, { kills: plan.kills, ...report });
  expect(report).toMatchObject({ lost: 0, altered: 0, unsettled: 0, waiting: [] });
  expect(report.seconds).toBeLessThanOrEqual(mostSeconds);
  expect(report.duplicated).toBeLessThanOrEqual(plan.kills * concurrency);
}

/** After the crashes, from the store that came through them. */
function eachOnce(queues: string): void {
  it(
    'are each posted exactly once when nothing goes wrong',
    async () => {
      const report = await stage.run({ callbacks, kills: 0 });
      showMeasured('nothing killed', { queues, ...report });
      expect(report).toMatchObject({ posts: callbacks, lost: 0, duplicated: 0, altered: 0, unsettled: 0 });
    },
    limitMs,
  );
}

describe('callbacks through processes that crash, queues in Postgres', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    database = await testDatabase();
    stage = await crashStage({ databaseUrl: database.url, workspaces, concurrency });
  }, limitMs);
  afterAll(async () => {
    await stage.close();
    await database.close();
  });

  it(
    'all arrive under the same id and with the same bytes when workers are killed',
    () => allArrive('workers killed', { callbacks, kills }),
    limitMs,
  );

  eachOnce('Postgres');
});

describeWithRedis('callbacks through processes that crash, queues in Redis', () => {
  let postgres: FaultPostgres;
  let redis: PrivateRedis;
  beforeAll(async () => {
    postgres = await faultPostgres();
    await postgres.migrated('crashes');
    redis = await privateRedis();
    await redis.start();
    stage = await crashStage({
      databaseUrl: postgres.url('crashes'),
      redisUrl: redis.url,
      workspaces,
      concurrency,
    });
  }, limitMs);
  afterAll(async () => {
    await stage.close();
    await redis.kill();
    await postgres.remove();
  });

  it(
    'all arrive when workers, Redis and Postgres are killed and Redis is emptied',
    async () => {
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
      await allArrive('workers, Redis and Postgres killed', {
        callbacks,
        kills: killsBesides,
        alsoAfterKill: async (kill) => faults.get(kill)?.(),
      });
    },
    limitMs,
  );

  eachOnce('Redis');
});
