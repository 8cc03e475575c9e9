import { expect, it } from '@jest/globals';
import { callbackFailureIds } from '@sendgate/contracts';
import { attemptOutcome } from './callbacks-page.ts';

it('says of every failure to reach a receiver what it means, and of its own answers what it answered', () => {
  for (const failure of callbackFailureIds)
    expect(attemptOutcome(failure).markup).toMatch(/<br><span class="quiet">\w+/);
  expect(attemptOutcome('http_503').markup).toBe('<span class="badge block">http_503</span>');
});
