import { afterAll, describe, expect, it } from '@jest/globals';
import { ProblemError } from '@sendgate/contracts';
import type { Caller, Gate } from '@sendgate/gate';
import type { IncomingRequest } from '@sendgate/runtime';
import type { Redis } from 'ioredis';
import { Admission } from './admission.ts';
import { connectRedis } from './connect-redis.ts';
import { TokenBuckets } from './token-buckets.ts';

let rejected = 0;
const usage: Gate['usage'] = {
  admit: () => usage.state(caller('any')),
  state: () => ({ limit: 1000, used: 10, remaining: 990, resetsAt: new Date('2026-01-02T00:00:00Z') }),
  report: () => Promise.reject(new Error('not asked')),
  decisions: () => Promise.reject(new Error('not asked')),
  countRejected: () => {
    rejected++;
  },
};

function caller(keyId: string, overrides: Partial<Caller> = {}): Caller {
  return {
    workspaceId: 'ws_1',
    keyId,
    livemode: true,
    scopes: new Set(),
    ownerUserId: 'usr_1',
    ipAllowlist: [],
    limits: { tokensPerDay: 1000, previewPerMinute: 5, gatePerMinute: 3, readsPerMinute: 4, burst: 60 },
    ...overrides,
  };
}

function incoming(): IncomingRequest & { readonly sent: Record<string, string> } {
  const sent: Record<string, string> = {};
  return {
    sent,
    requestId: 'req_1',
    method: 'POST',
    route: '/',
    url: '/',
    headers: {},
    rawHeaders: [],
    remoteAddress: '127.0.0.1',
    setHeader: (name, value) => {
      sent[name] = String(value);
    },
    ignoreField: () => undefined,
    closed: new AbortController().signal,
    annotate: () => undefined,
  };
}

function refusal(attempt: () => void): ProblemError {
  try {
    attempt();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error('was admitted');
}

describe('admission', () => {
  const admission = new Admission(usage);
  afterAll(() => admission.close());

  it('admits up to the limit of a key and bucket, saying what is left, and refuses the next with full guidance', async () => {
    const remaining: string[] = [];
    for (let count = 0; count < 3; count++) {
      const request = incoming();
      admission.admit(caller('a'), 'gate', request);
      remaining.push(request.sent.RateLimit ?? '');
      expect(request.sent['RateLimit-Policy']).toBe('"gate";q=3;w=60');
    }
    expect(remaining.map((header) => header.replace(/t=\d+/, 't'))).toEqual([
      '"gate";r=2;t',
      '"gate";r=1;t',
      '"gate";r=0;t',
    ]);
    const before = rejected;
    const error = refusal(() => admission.admit(caller('a'), 'gate', incoming()));
    expect(error.code).toBe('rate_limit_exceeded');
    expect(Number(error.headers['Retry-After'])).toBeGreaterThan(0);
    expect(error.recovery).toMatchObject({ action: 'retry_after', limit: 3, used: 3, remaining: 0 });
    expect(rejected).toBe(before + 1);
  });

  it('lets a burst through beyond the minute that is announced, and says when the next request will be taken', () => {
    let now = 0;
    const world = new Admission(usage, undefined, new TokenBuckets(() => now));
    const limits = { tokensPerDay: 10, previewPerMinute: 600, gatePerMinute: 300, readsPerMinute: 600, burst: 60 };
    const busy = caller('busy', { limits });
    const left: string[] = [];
    for (let count = 0; count < 360; count++) {
      const request = incoming();
      world.admit(busy, 'gate', request);
      left.push(request.sent.RateLimit ?? '');
    }
    expect([left[0], left[299], left[300], left[359]]).toEqual([
      '"gate";r=299;t=1',
      '"gate";r=0;t=60',
      '"gate";r=0;t=61',
      '"gate";r=0;t=72',
    ]);
    const error = refusal(() => world.admit(busy, 'gate', incoming()));
    expect(error.headers['Retry-After']).toBe('1');
    expect(error.recovery).toMatchObject({ retry_after_seconds: 1, limit: 300, used: 300, remaining: 0 });
    now += 200;
    world.admit(busy, 'gate', incoming());
    expect(refusal(() => world.admit(busy, 'gate', incoming())).code).toBe('rate_limit_exceeded');
    // Over any longer time the announced rate holds, however eagerly somebody asks.
    let taken = 0;
    for (let tick = 0; tick < 600; tick++) {
      now += 100;
      try {
        world.admit(busy, 'gate', incoming());
        taken++;
      } catch {
        // Refused, as it should be half of the time.
      }
    }
    expect(taken).toBe(300);
  });

  it('counts keys and buckets apart', async () => {
    admission.admit(caller('a'), 'reads', incoming());
    admission.admit(caller('b'), 'gate', incoming());
  });

  it('still counts what it admits while Redis takes over what came before', async () => {
    let answer = (_fullMs: string) => {};
    const ask = () => new Promise<string>((resolve) => (answer = resolve));
    const shared = new Admission(usage, { eval: ask } as unknown as Redis, new TokenBuckets(() => 0));
    shared.admit(caller('shared'), 'gate', incoming());
    const synchronised = shared.synchronise();
    for (let count = 0; count < 2; count++) shared.admit(caller('shared'), 'gate', incoming());
    answer('20000');
    await synchronised;
    expect(refusal(() => shared.admit(caller('shared'), 'gate', incoming())).code).toBe('rate_limit_exceeded');
    shared.close();
  });

  it('takes nothing from the owner of a key for who asks with it from elsewhere', () => {
    const stolen = caller('stolen');
    for (let count = 0; count < 3; count++) admission.admit(stolen, 'gate', incoming(), 'elsewhere');
    expect(refusal(() => admission.admit(stolen, 'gate', incoming(), 'elsewhere')).code).toBe('rate_limit_exceeded');
    const own = incoming();
    admission.admit(stolen, 'gate', own);
    expect(own.sent.RateLimit).toMatch(/^"gate";r=2;/);
  });

  it('gives a test key one allowance for everything', async () => {
    const limits = { tokensPerDay: 10, previewPerMinute: 2, gatePerMinute: 2, readsPerMinute: 2, burst: 60 };
    const test = caller('t', { livemode: false, limits });
    admission.admit(test, 'gate', incoming());
    admission.admit(test, 'preview', incoming());
    expect(refusal(() => admission.admit(test, 'reads', incoming())).code).toBe('rate_limit_exceeded');
  });

  it('shows the quota on every answer', () => {
    const request = incoming();
    admission.describeQuota(caller('a'), request);
    expect(request.sent).toEqual({
      'X-Governance-Tokens-Limit': '1000',
      'X-Governance-Tokens-Used': '10',
      'X-Governance-Tokens-Remaining': '990',
      'X-Governance-Tokens-Reset': '1767312000',
    });
  });

  it('goes on by itself while Redis is away', async () => {
    const redis: Redis = connectRedis('redis://127.0.0.1:1');
    const alone = new Admission(usage, redis);
    alone.admit(caller('a'), 'gate', incoming());
    await alone.synchronise();
    alone.admit(caller('a'), 'gate', incoming());
    alone.close();
    redis.disconnect();
  });
});
