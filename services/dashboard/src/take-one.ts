import { ProblemError } from '@sendgate/contracts';
import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Takes one of what a limit holds for a key.
 * @throws ProblemError `rate_limit_exceeded`, with the refusal in words, when none is left
 */
export async function takeOne(limit: RateLimiterMemory, key: string, refusal: string): Promise<void> {
  try {
    await limit.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new ProblemError('rate_limit_exceeded', refusal, {
      headers: { 'Retry-After': String(seconds) },
      recovery: { action: 'retry_after', retry_after_seconds: seconds, safe_to_retry: true },
    });
  }
}
