import { expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { postgresBackend } from './postgres-backend.ts';
import { privateDatabase } from './testing.ts';

it('tells of a connection that breaks before its taker listens to it, and goes on', async () => {
  const database = await privateDatabase();
  const errors: Error[] = [];
  const broken = new Error('terminating connection due to administrator command');
  const heard: boolean[] = [];
  const connect = pg.Pool.prototype.connect as (...args: unknown[]) => Promise<pg.PoolClient> | undefined;
  jest.spyOn(pg.Pool.prototype, 'connect').mockImplementation(function (this: pg.Pool, ...args: unknown[]) {
    const taken = connect.apply(this, args);
    taken?.then((client) => heard.push(client.listenerCount('error') > 0 && client.emit('error', broken)));
    return taken as never;
  });
  const backend = postgresBackend(database.url, 'producer', (error) => errors.push(error));
  await backend.ready();
  await backend.ping(20_000);

  expect(heard).toEqual([true]);
  expect(errors).toEqual([broken]);
  await backend.close();
  await database.drop();
});
