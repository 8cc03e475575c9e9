import { connectQueues } from './connect.ts';
import { describeBackend, describeWithRedis, type PrivateRedis, privateDatabase, privateRedis } from './testing.ts';

let databaseUrl = '';
describeBackend(
  'Postgres',
  (role) => connectQueues({ databaseUrl }, role),
  async () => {
    const database = await privateDatabase();
    databaseUrl = database.url;
    return database.drop;
  },
);

let redis: PrivateRedis;
describeWithRedis('with redis-server', () => {
  describeBackend(
    'Redis',
    (role) => connectQueues({ redisUrl: redis.url, databaseUrl: '' }, role),
    async () => {
      redis = await privateRedis();
      await redis.start();
      return redis.kill;
    },
  );
});
