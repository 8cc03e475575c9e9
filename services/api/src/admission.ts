import { ProblemError } from '@sendgate/contracts';
import type { Caller, Gate } from '@sendgate/gate';
import type { HeaderDocument, IncomingRequest } from '@sendgate/runtime';
import type { Redis } from 'ioredis';
import { type BucketRate, TokenBuckets } from './token-buckets.ts';

/** Kinds of requests that are limited apart from each other. */
export type Bucket = 'preview' | 'gate' | 'reads';

const WINDOW_SECONDS = 60;
const SYNCHRONISE_MS = 200;
/** A burst is at most this share of the limit, so that a small limit stays one. */
const BURST_SHARE = 1 / 5;

export const admissionHeaders: Readonly<Record<string, HeaderDocument>> = {
  'RateLimit-Policy': {
    description: 'Requests (`q`) per `w` seconds. They come back evenly, and a small burst beyond them is let through.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description: 'Requests left at this moment (`r`) and seconds until all of them are back (`t`).',
    schema: { type: 'string' },
  },
  'X-Governance-Tokens-Limit': { description: 'Governance tokens per UTC day.', schema: { type: 'integer' } },
  'X-Governance-Tokens-Used': { description: 'Governance tokens used today.', schema: { type: 'integer' } },
  'X-Governance-Tokens-Remaining': { description: 'Governance tokens left today.', schema: { type: 'integer' } },
  'X-Governance-Tokens-Reset': { description: 'When the day ends, in Unix seconds.', schema: { type: 'integer' } },
};

/** Adds requests to the shared bucket and tells how many milliseconds it now takes to fill. Times are those of Redis. */
const ADD_REQUESTS = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now) + ARGV[1]
redis.call('SET', KEYS[1], full, 'PX', math.ceil(full - now))
return tostring(full - now)`;

/**
 * Decides whether a request may go on by requests per minute and key, and shows what is left of the daily tokens. The
 * tokens themselves are taken by the gate, which knows that a repeated idempotency key costs none.
 *
 * Requests are counted in buckets of this process and the decision never waits. With Redis, what was counted here is
 * added to shared buckets several times a second and their level taken over, so that several processes hold one limit to
 * within that delay; while Redis is away each process counts by itself.
 */
export class Admission {
  private readonly buckets: TokenBuckets;
  private readonly redis: Redis | undefined;
  /** Milliseconds of filling that the shared buckets do not know of yet. */
  private readonly unreported = new Map<string, number>();
  private readonly timer: NodeJS.Timeout | undefined;
  private synchronising = false;
  private readonly usage: Gate['usage'];

  constructor(usage: Gate['usage'], redis?: Redis, buckets: TokenBuckets = new TokenBuckets()) {
    this.usage = usage;
    this.redis = redis;
    this.buckets = buckets;
    if (redis) this.timer = setInterval(() => void this.synchronise(), SYNCHRONISE_MS).unref();
  }

  /**
   * Counts one request and sets the RateLimit headers. Requests from elsewhere than a key is for are held to the same
   * limit, and counted apart. Throws `rate_limit_exceeded`.
   */
  admit(caller: Caller, bucket: Bucket, request: IncomingRequest, from: 'allowed' | 'elsewhere' = 'allowed'): void {
    const rate = rateOf(caller, bucket);
    // A test key has one allowance for everything.
    const name = caller.livemode ? bucket : 'test';
    const id = `${caller.keyId}:${from === 'allowed' ? name : `${name}:${from}`}`;
    const { admitted, left, nextMs, fullMs } = this.buckets.take(id, rate);
    request.setHeader('RateLimit-Policy', `"${name}";q=${rate.perMinute};w=${WINDOW_SECONDS}`);
    request.setHeader('RateLimit', `"${name}";r=${left};t=${wholeSeconds(fullMs)}`);
    if (admitted) {
      if (this.redis)
        this.unreported.set(id, (this.unreported.get(id) ?? 0) + (WINDOW_SECONDS * 1000) / rate.perMinute);
      return;
    }
    this.usage.countRejected(caller);
    const seconds = wholeSeconds(nextMs);
    throw new ProblemError('rate_limit_exceeded', `More than ${rate.perMinute} requests of this kind in a minute.`, {
      headers: { 'Retry-After': String(seconds) },
      recovery: {
        action: 'retry_after',
        retry_after_seconds: seconds,
        resets_at: new Date(Date.now() + fullMs).toISOString(),
        limit: rate.perMinute,
        used: rate.perMinute,
        remaining: 0,
        same_idempotency_key: true,
      },
    });
  }

  /** Waits for an operation of the gate and counts its refusal for want of tokens. */
  async withinQuota<Result>(caller: Caller, operation: Promise<Result>): Promise<Result> {
    try {
      return await operation;
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'governance_quota_exceeded') this.usage.countRejected(caller);
      throw error;
    }
  }

  /** Sets the quota headers as they stand when the answer leaves. */
  describeQuota(caller: Caller, request: IncomingRequest): void {
    const { limit, used, remaining, resetsAt } = this.usage.state(caller);
    request.setHeader('X-Governance-Tokens-Limit', String(limit));
    request.setHeader('X-Governance-Tokens-Used', String(used));
    request.setHeader('X-Governance-Tokens-Remaining', String(remaining));
    request.setHeader('X-Governance-Tokens-Reset', String(Math.floor(resetsAt.getTime() / 1000)));
  }

  /** Adds what was counted here to the shared buckets and takes their level over. Failures are left for the next round. */
  async synchronise(): Promise<void> {
    const { redis } = this;
    if (!redis || this.synchronising || this.unreported.size === 0) return;
    this.synchronising = true;
    const batch = [...this.unreported];
    this.unreported.clear();
    await Promise.all(
      batch.map(async ([id, filling]) => {
        try {
          const fullMs = Number(await redis.eval(ADD_REQUESTS, 1, `sendgate:bucket:${id}`, filling));
          if (Number.isFinite(fullMs)) this.buckets.settle(id, fullMs + (this.unreported.get(id) ?? 0));
        } catch {
          // Redis is away: what filled up meanwhile no longer matters, so it is dropped and not kept.
        }
      }),
    );
    this.synchronising = false;
  }

  close(): void {
    clearInterval(this.timer);
  }
}

function wholeSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

function rateOf({ limits }: Caller, bucket: Bucket): BucketRate {
  const { previewPerMinute, gatePerMinute, readsPerMinute } = limits;
  const perMinute = bucket === 'preview' ? previewPerMinute : bucket === 'gate' ? gatePerMinute : readsPerMinute;
  return { perMinute, burst: Math.min(limits.burst, Math.floor(perMinute * BURST_SHARE)) };
}
