import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { useKeptRules } from '../../../packages/gate/src/policy/kept-rules.ts';

// What `pnpm generate` kept, where it is that of this very code: to build it takes each worker some seconds.
useKeptRules();

const require = createRequire(import.meta.url);
const globals = new URL('globals.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});

/**
 * What Jest loads modules with; here Node itself does, TypeScript included, so that a worker loads a module once. Jest's
 * own runtime loads them anew for each suite, which took more time than all tests.
 * Suites in one worker therefore share what modules keep to themselves. Throws for what cannot work this way.
 */
export default class NativeRuntime {
  constructor(...args: readonly unknown[]) {
    const { watch, watchAll, collectCoverage } = args.at(-1) as Record<
      'watch' | 'watchAll' | 'collectCoverage',
      boolean
    >;
    if (watch || watchAll) throw new Error('Changed modules would not be loaded again: start Jest anew for each run.');
    if (collectCoverage)
      throw new Error('Jest does not load the modules: set NODE_V8_COVERAGE to see what is covered.');
  }

  unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  unstable_importModule(file: string): Promise<unknown> {
    return import(pathToFileURL(file).href);
  }

  requireModule(file: string): unknown {
    return require(file);
  }

  /** Jest's own frame around the tests of one suite. It holds their state, so each suite has its own. */
  requireInternalModule(file: string): unknown {
    delete require.cache[file];
    return require(file);
  }

  /** None: lines and columns are those of the source. */
  getSourceMaps(): Map<string, string> {
    return new Map();
  }

  getAllCoverageInfoCopy(): undefined {}
  setGlobalsForRuntime(): void {}
  enterTestCode(): void {}
  leaveTestCode(): void {}
  teardown(): void {}
}
