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

  it('is refused without repeating the password in it', () => {
    expect(() => parseRedisAddress('http://:secret@cache')).toThrow(/^(?!.*secret)/);
    expect(() => parseRedisAddress('redis+sentinel://:secret@cache:26379')).toThrow(/^(?!.*secret)/);
  });
});
