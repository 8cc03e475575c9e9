import { expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { catalog } from './catalog.ts';
import { consume } from './consume.ts';
import { postgresBackend } from './postgres-backend.ts';
import { idleProcessors, privateDatabase } from './testing.ts';

it('tells of a connection that breaks before its taker listens to it, and goes on', async () => {
  const database = await privateDatabase();
  const errors: Error[] = [];
  const broken = new Error('terminating connection due to administrator command');
  const heard: boolean[] = [];
  const connect = pg.Pool.prototype.connect as (...args: unknown[]) => Promise<pg.PoolClient> | undefined;
  const spy = jest.spyOn(pg.Pool.prototype, 'connect').mockImplementation(function (this: pg.Pool, ...args: unknown[]) {
    const taken = connect.apply(this, args);
    taken?.then((client) => heard.push(client.listenerCount('error') > 0 && client.emit('error', broken)));
    return taken as never;
  });
  const backend = postgresBackend(database.url, 'producer', (error) => errors.push(error));
  await backend.ready();
  await backend.ping(20_000);
  spy.mockRestore();

  expect(heard).toEqual([true]);
  expect(errors).toEqual([broken]);
  await backend.close();
  await database.drop();
});

it('uses a connection no more on which its tables could not be made and the transaction not be ended', async () => {
  const database = await privateDatabase();
  const taken: pg.PoolClient[] = [];
  const connect = pg.Pool.prototype.connect as (...args: unknown[]) => Promise<pg.PoolClient> | undefined;
  const spy = jest.spyOn(pg.Pool.prototype, 'connect').mockImplementation(function (this: pg.Pool, ...args: unknown[]) {
    const asked = connect.apply(this, args)?.then((client) => {
      if (taken.push(client) > 1) return client;
      const query = client.query.bind(client) as (...statement: unknown[]) => Promise<unknown>;
      client.query = (async (...statement: unknown[]) => {
        if (/pg_advisory_xact_lock|ROLLBACK/.test(String(statement[0]))) throw new Error('Query read timeout');
        return query(...statement);
      }) as never;
      return client;
    });
    return asked as never;
  });
  const errors: Error[] = [];
  const backend = postgresBackend(database.url, 'producer', (error) => errors.push(error));
  await backend.ready();
  spy.mockRestore();

  expect(errors).toMatchObject([{ message: 'Query read timeout' }]);
  expect(taken).toHaveLength(2);
  expect(taken[1]).not.toBe(taken[0]);
  await backend.close();
  await database.drop();
});

it('takes jobs once Postgres lets it in, although it was refused when it started', async () => {
  const database = await privateDatabase();
  const backend = postgresBackend(database.url, 'consumer', () => {});
  await backend.ready();
  await database.shut();
  const refused = new Set<string>();
  const allRefused = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const consumption = consume({
    backend,
    processors: idleProcessors({ 'review-callbacks': async () => done.resolve() }),
    onEvent: (event) => {
      if (event.type === 'backend_error' && refused.add(event.queue).size === catalog.length) allRefused.resolve();
    },
  });
  await allRefused.promise;

  await database.reopen();
  const queue = await backend.queue('review-callbacks');
  await queue.addBulk([{ name: 'callback', payload: { id: 'a' }, jobId: 'callback_a_0', tries: 3 }]);
  await done.promise;
  expect(await consumption.stop(20_000)).toBe(true);
  await backend.close();
  await database.drop();
});

it('stops while it still waits to be let in', async () => {
  const database = await privateDatabase();
  const backend = postgresBackend(database.url, 'consumer', () => {});
  await backend.ready();
  await database.shut();
  const refused = Promise.withResolvers<void>();
  const consumption = consume({
    backend,
    processors: idleProcessors(),
    onEvent: ({ type }) => type === 'backend_error' && refused.resolve(),
  });
  await refused.promise;
  expect(await consumption.stop(20_000)).toBe(true);
  await backend.close();
  await database.drop();
});

it('keeps no connection of workers that are stopped while they start', async () => {
  const database = await privateDatabase();
  const backend = postgresBackend(database.url, 'consumer', () => {});
  await backend.ready();
  const consumption = consume({ backend, processors: idleProcessors() });
  expect(await consumption.stop(20_000)).toBe(true);
  // Whoever still starts gets this far meanwhile.
  for (let times = 0; times < 200; times += 1) await backend.ping(20_000);
  // Waits for every connection that somebody still has.
  await backend.close();
  await database.drop();
});
