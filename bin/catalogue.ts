import { main } from './test.ts';

/**
 * `pnpm catalogue`: the suites whose figures are scaled down in `npm test`, at the full counts of docs/reliability.md.
 * One after the other, because they measure; takes several minutes.
 */
export const catalogueSuites: readonly string[] = [
  'services/worker/src/crash.test.ts',
  'services/worker/src/deliver/guarded-agent.test.ts',
  'services/api/src/duplicates.test.ts',
  'packages/gate/src/operations/submit.test.ts',
  'packages/gate/src/operations/reviews.test.ts',
];

if (import.meta.main) {
  process.env.SENDGATE_FULL_COUNTS = 'true';
  process.exitCode = await main(['--runInBand', ...catalogueSuites]);
}
