import { expect, it } from '@jest/globals';
import { callbackFailureIds } from '@sendgate/contracts';
import { attemptOutcome, endpointState } from './callbacks-page.ts';

it('says of every failure to reach a receiver what it means, and of its own answers what it answered', () => {
  for (const failure of callbackFailureIds)
    expect(attemptOutcome(failure).markup).toMatch(/<br><span class="quiet">\w+/);
  expect(attemptOutcome('http_503').markup).toBe('<span class="badge block">http_503</span>');
});

it('calls a receiver healthy once it has answered, and not while it does not', () => {
  const endpoint = { state: 'healthy', consecutiveFailures: 0, lastSuccessAt: null } as const;
  expect(endpointState(endpoint).markup).toContain('not tried yet');
  expect(endpointState({ ...endpoint, lastSuccessAt: new Date() }).markup).toContain('healthy');
  expect(endpointState({ ...endpoint, lastSuccessAt: new Date(), consecutiveFailures: 1 }).markup).toContain('did not');
  expect(endpointState({ ...endpoint, state: 'disabled', consecutiveFailures: 9 }).markup).toContain('disabled');
});
