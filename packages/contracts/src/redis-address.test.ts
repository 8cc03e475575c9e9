import { describe, expect, it } from '@jest/globals';
import { parseRedisAddress } from './redis-address.ts';

describe('a Redis URL', () => {
  it('names one server', () => {
    expect(parseRedisAddress('rediss://:secret@cache:6380/2')).toEqual({
      mode: 'standalone',
      url: 'rediss://:secret@cache:6380/2',
    });
  });

  it('names Sentinels and their primary', () => {
    expect(parseRedisAddress('redis+sentinel://gate:p%40ss@a:26379,b/primary/3')).toEqual({
      mode: 'sentinel',
      sentinels: [
        { host: 'a', port: 26379 },
        { host: 'b', port: 26379 },
      ],
      primary: 'primary',
      db: 3,
      username: 'gate',
      password: 'p@ss',
      tls: false,
    });
  });

  it('names nodes of a cluster, by IPv6 address as well', () => {
    expect(parseRedisAddress('rediss+cluster://[::1]:7000,node:7001')).toMatchObject({
      mode: 'cluster',
      nodes: [
        { host: '::1', port: 7000 },
        { host: 'node', port: 7001 },
      ],
      tls: true,
    });
  });

  it('may hold an @ in its password, as browsers allow', () => {
    expect(parseRedisAddress('redis+cluster://:p@ss@a')).toMatchObject({ password: 'p@ss', nodes: [{ host: 'a' }] });
  });

  it.each([
    'redis://:TOP#SECRET@cache',
    'redis+cluster://:TOP#SECRET@cache',
    'redis://:TOP?SECRET@cache',
    'redis://:TOP/SECRET@cache',
    'redis://gate:1/SECRET@cache:6379',
    'redis://:TOPSECRET%ZZ@cache',
    'redis+sentinel://:TOPSECRET%FF@cache/primary',
  ])('is refused with how to write it where a character of the password is not escaped: %s', (url) => {
    expect(() => parseRedisAddress(url)).toThrow(/^(?!.*(?:TOP|SECRET)).*%2F/);
  });

  it.each(['redis://cache/name', 'redis://cache/-1', 'redis+sentinel://cache/primary/name', 'redis+cluster://cache/1'])(
    'is refused where its database cannot be one: %s',
    (url) => {
      expect(() => parseRedisAddress(url)).toThrow(/database/);
    },
  );

  it.each(['redis://', 'redis://:6379', 'redis://cache:0', 'redis://cache:65536', 'redis://a,b', 'redis+cluster://a,'])(
    'is refused where it names no host and port: %s',
    (url) => {
      expect(() => parseRedisAddress(url)).toThrow(/host/);
    },
  );

  it('is refused without repeating the password in it', () => {
    expect(() => parseRedisAddress('http://:secret@cache')).toThrow(/^(?!.*secret)/);
    expect(() => parseRedisAddress('redis+sentinel://:secret@cache:26379')).toThrow(/^(?!.*secret)/);
  });
});
