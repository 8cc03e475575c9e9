import { ProblemError } from '@sendgate/contracts';
import type { Caller, Gate } from '@sendgate/gate';
import type { HeaderDocument, IncomingRequest } from '@sendgate/runtime';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** Kinds of requests that are limited apart from each other. */
export type Bucket = 'preview' | 'gate' | 'reads';

const WINDOW_SECONDS = 60;
const SYNCHRONISE_MS = 200;
/** The limiters only count; ceilings differ by caller and are compared here. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

export const admissionHeaders: Readonly<Record<string, HeaderDocument>> = {
  'RateLimit-Policy': { description: 'Requests (`q`) per window of `w` seconds.', schema: { type: 'string' } },
  RateLimit: { description: 'Requests left (`r`) and seconds to the next window (`t`).', schema: { type: 'string' } },
  'X-Governance-Tokens-Limit': { description: 'Governance tokens per UTC day.', schema: { type: 'integer' } },
  'X-Governance-Tokens-Used': { description: 'Governance tokens used today.', schema: { type: 'integer' } },
  'X-Governance-Tokens-Remaining': { description: 'Governance tokens left today.', schema: { type: 'integer' } },
  'X-Governance-Tokens-Reset': { description: 'When the day ends, in Unix seconds.', schema: { type: 'integer' } },
};

/**
 * Decides whether a request may go on by requests per minute and key, and shows what is left of the daily tokens. The
 * tokens themselves are taken by the gate, which knows that a repeated idempotency key costs none.
 *
 * Requests are counted in this process and the decision never waits. With Redis, what was counted here is added to a
 * shared count several times a second and the shared count taken over, so that several processes hold one limit to
 * within that delay; while Redis is away each process counts by itself.
 */
export class Admission {
  private readonly local = new RateLimiterMemory({ points: UNLIMITED, duration: WINDOW_SECONDS });
  private readonly shared: RateLimiterRedis | undefined;
  private readonly unreported = new Map<string, number>();
  private readonly timer: NodeJS.Timeout | undefined;
  private synchronising = false;
  private readonly usage: Gate['usage'];

  constructor(usage: Gate['usage'], redis?: Redis) {
    this.usage = usage;
    if (!redis) return;
    this.shared = new RateLimiterRedis({
      storeClient: redis,
      points: UNLIMITED,
      duration: WINDOW_SECONDS,
      keyPrefix: 'sendgate:rate',
    });
    this.timer = setInterval(() => void this.synchronise(), SYNCHRONISE_MS).unref();
  }

  /** Counts one request and sets the RateLimit headers. Throws `rate_limit_exceeded`. */
  async admit(caller: Caller, bucket: Bucket, request: IncomingRequest): Promise<void> {
    const limit = limitOf(caller, bucket);
    // A test key has one allowance for everything.
    const name = caller.livemode ? bucket : 'test';
    const id = `${caller.keyId}:${name}`;
    const { consumedPoints, msBeforeNext } = await this.local.consume(id);
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    request.setHeader('RateLimit-Policy', `"${name}";q=${limit};w=${WINDOW_SECONDS}`);
    request.setHeader('RateLimit', `"${name}";r=${Math.max(0, limit - consumedPoints)};t=${seconds}`);
    if (consumedPoints <= limit) {
      if (this.shared) this.unreported.set(id, (this.unreported.get(id) ?? 0) + 1);
      return;
    }
    this.usage.countRejected(caller);
    throw new ProblemError('rate_limit_exceeded', `More than ${limit} requests of this kind in a minute.`, {
      headers: { 'Retry-After': String(seconds) },
      recovery: {
        action: 'retry_after',
        retry_after_seconds: seconds,
        resets_at: new Date(Date.now() + msBeforeNext).toISOString(),
        limit,
        used: limit,
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

  /** Adds what was counted here to the shared count and takes that over. Failures are left for the next round. */
  async synchronise(): Promise<void> {
    const { shared } = this;
    if (!shared || this.synchronising || this.unreported.size === 0) return;
    this.synchronising = true;
    const batch = [...this.unreported];
    this.unreported.clear();
    await Promise.all(
      batch.map(async ([id, count]) => {
        try {
          const { consumedPoints, msBeforeNext } = await shared.penalty(id, count);
          const total = consumedPoints + (this.unreported.get(id) ?? 0);
          if (msBeforeNext > 0) await this.local.set(id, total, msBeforeNext / 1000);
        } catch {
          // Redis is away: a request older than a window no longer matters, so the count is dropped and not kept.
        }
      }),
    );
    this.synchronising = false;
  }

  close(): void {
    clearInterval(this.timer);
  }
}

function limitOf(caller: Caller, bucket: Bucket): number {
  const { previewPerMinute, gatePerMinute, readsPerMinute } = caller.limits;
  return bucket === 'preview' ? previewPerMinute : bucket === 'gate' ? gatePerMinute : readsPerMinute;
}
