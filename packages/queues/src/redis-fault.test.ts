import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { freePort } from '../../../test/support/free-port.ts';
import { redisBackend } from './redis-backend.ts';
import { asRedisFault, RedisFault, tellFaults } from './redis-fault.ts';
import { describeWithRedis, type PrivateRedis, privateRedis } from './testing.ts';

const reply = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });

describeWithRedis('a Redis that cannot be worked with', () => {
  let redis: PrivateRedis | undefined;
  afterEach(() => redis?.kill());

  /** The first that is told of a Redis started so, at a URL with this user and scheme. */
  const firstTold = async (
    settings: readonly string[],
    scheme: string,
    { userinfo = '', path = '' } = {},
    prepare: (client: Redis) => Promise<unknown> = async () => {},
  ): Promise<{ name: string; message: string; code?: string }> => {
    redis = await privateRedis();
    await redis.start(settings);
    const { host } = new URL(redis.url);
    const client = new Redis(redis.url, { enableReadyCheck: false });
    await prepare(client);
    client.disconnect();
    const told = Promise.withResolvers<Error>();
    const backend = redisBackend(`${scheme}://${userinfo}${host}${path}`, 'consumer', told.resolve);
    const ready = backend.ready();
    ready.catch(() => {});
    const fault = await told.promise;
    await backend.close();
    return fault;
  };

  const secret = (client: Redis) => client.config('SET', 'requirepass', 'TOPSECRET');

  it('is told with what to change: a wrong password', async () => {
    const fault = await firstTold([], 'redis', { userinfo: ':WRONGSECRET@' }, secret);
    expect(fault).toMatchObject({ code: 'WRONGPASS', message: 'Redis refuses the user or password of REDIS_URL' });
  });

  it('is told with what to change: no password', async () => {
    const fault = await firstTold([], 'redis', {}, secret);
    expect(fault).toMatchObject({ code: 'NOAUTH', message: expect.stringContaining('REDIS_URL holds none') });
  });

  it('is told with what to change: a database that is not there', async () => {
    const fault = await firstTold([], 'redis', { path: '/99' });
    expect(fault).toMatchObject({ code: 'ERR', message: expect.stringContaining('names a database') });
  });

  it('is told with what to change: no cluster behind the address of one', async () => {
    const fault = await firstTold([], 'redis+cluster');
    expect(fault).toMatchObject({ code: 'ERR', message: expect.stringContaining('is no cluster: write redis://') });
  });

  it('is told with what to change: a wrong password of a cluster', async () => {
    const fault = await firstTold([], 'redis+cluster', { userinfo: ':WRONGSECRET@' }, secret);
    expect(fault).toMatchObject({ code: 'WRONGPASS' });
  });

  it('is told with what to change: a cluster that says no address of its node', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'sendgate-cluster-')), 'nodes.conf');
    const whole = (client: Redis) => client.cluster('ADDSLOTSRANGE', 0, 16_383);
    // Left out, it is the other port and ten thousand, which somebody may have.
    const bus = ['--cluster-port', String(await freePort())];
    const settings = ['--cluster-enabled', 'yes', '--cluster-config-file', file, ...bus];
    const fault = await firstTold(settings, 'redis+cluster', {}, whole);
    expect(fault).toMatchObject({ message: expect.stringContaining('set their cluster-announce-ip') });
    await redis?.kill();
    rmSync(dirname(file), { recursive: true });
  });
});

describe('an error of Redis', () => {
  it('is put into our own words, which quote nothing of it', () => {
    const answers = ['NOPERM canary', 'MOVED 1 canary', 'ERR canary', 'canary', 'CANARY'].map(reply);
    const refused = Object.assign(new Error('canary'), { name: 'ClusterAllFailedError', lastNodeError: answers[0] });
    const closed = Object.assign(new Error('canary'), {
      name: 'ClusterAllFailedError',
      lastNodeError: new Error('canary'),
    });
    for (const fault of [...answers, refused, closed].map(asRedisFault)) {
      expect(fault).toBeInstanceOf(RedisFault);
      expect(fault.message).not.toMatch(/canary/i);
    }
    expect([refused, closed].map((error) => (asRedisFault(error) as RedisFault).code)).toEqual(['NOPERM', undefined]);
    const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(asRedisFault(lost)).toBe(lost);
  });

  it('is told once a minute, each by itself', () => {
    const told: string[] = [];
    let clock = 0;
    const tell = tellFaults(
      (error) => told.push((error as RedisFault).code ?? ''),
      () => clock,
    );
    for (; clock < 60_000; clock += 2_000) for (const word of ['NOAUTH', 'NOPERM']) tell(reply(`${word} …`));
    expect(told).toEqual(['NOAUTH', 'NOPERM']);
    tell(reply('NOAUTH …'));
    expect(told).toEqual(['NOAUTH', 'NOPERM', 'NOAUTH']);
  });
});
