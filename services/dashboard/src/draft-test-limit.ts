import { RateLimiterMemory } from 'rate-limiter-flexible';
import { takeOne } from './take-one.ts';

/** Bounds what trying drafts costs: tests a minute in one workspace. @throws ProblemError rate_limit_exceeded */
export type DraftTestLimit = (workspaceId: string) => Promise<void>;

/** Kept per process, as the limit of sign-ins is. A person who changes a word and tries again stays far below it. */
export function draftTestLimit(perMinute = 30): DraftTestLimit {
  const tests = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return (workspaceId) => takeOne(tests, workspaceId, `More than ${perMinute} tests in a minute. Wait a moment.`);
}
