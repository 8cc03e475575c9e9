import type { ProblemError } from '@sendgate/contracts';
import { Counter, type Registry } from '@sendgate/runtime';

/** Counts the webhooks of the CRM that were refused for their signature, of which nothing else is kept. */
export function countForgeries(registry: Registry): (problem: ProblemError) => void {
  const refused = new Counter({
    name: 'intake_bad_signature_total',
    help: 'Webhooks of the CRM refused because their signature does not hold.',
    registers: [registry],
  });
  return ({ code }) => {
    if (code === 'invalid_signature') refused.inc();
  };
}
