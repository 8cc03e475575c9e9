import { expect, it } from '@jest/globals';
import { ProblemError } from '@sendgate/contracts';
import { createMetrics } from '@sendgate/runtime';
import { countForgeries } from './count-forgeries.ts';

it('counts what was refused for its signature and nothing else', async () => {
  const metrics = createMetrics();
  try {
    const count = countForgeries(metrics.registry);
    count(new ProblemError('invalid_signature', 'It does not fit.'));
    count(new ProblemError('not_signed_in', 'Sign in.'));
    expect(await metrics.registry.metrics()).toMatch(/^intake_bad_signature_total 1$/m);
  } finally {
    metrics.stop();
  }
});
