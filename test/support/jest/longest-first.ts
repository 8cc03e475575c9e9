import { createRequire } from 'node:module';

// Its types describe what `require` gives.
const { default: Sequencer } = createRequire(import.meta.url)(
  '@jest/test-sequencer',
) as typeof import('@jest/test-sequencer');

type Test = Parameters<InstanceType<typeof Sequencer>['sort']>[0][number];

/** Where suites start services and wait for them or read thousands of texts, the longest first. */
const long = [
  'test/recipes',
  'test/faults/',
  'services/worker/src/crash',
  'bin/',
  'packages/queues/src/backends',
  'packages/policy/src/corpus',
  'packages/policy/src/search/anchored',
  'test/',
  'services/worker/src/',
];

/**
 * The order of a run. Jest goes by what suites took the last time, which a new clone does not know, and then by the sizes
 * of their files, which say little: one that takes a minute and came last would be waited for alone.
 */
export default class LongestFirst extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    const rank = ({ path, context }: Test) => {
      const file = path.slice(context.config.rootDir.length + 1);
      const at = long.findIndex((start) => file.startsWith(start));
      return at < 0 ? long.length : at;
    };
    return [...(await super.sort(tests))].sort((one, other) => rank(one) - rank(other));
  }
}
