/** One configuration for every suite. Test files get Postgres from `test/support`, never a mock of it. */
export default {
  // Node loads the modules, once in a worker instead of once in a suite.
  runtime: '<rootDir>/test/support/jest/native-runtime.ts',
  testEnvironment: '<rootDir>/test/support/jest/native-environment.ts',
  testSequencer: '<rootDir>/test/support/jest/longest-first.ts',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
  testMatch: ['<rootDir>/{bin,packages,services,test,prisma}/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/\\.sendgate'],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // A bound on what hangs, not on what is slow: many suites share the cores.
  testTimeout: 300_000,
  // Most suites wait for other processes more than they compute.
  maxWorkers: '100%',
  // A new worker loads all modules anew, some seconds each time; one that lives on keeps what every suite left behind.
  workerIdleMemoryLimit: '900MB',
  // A worker keeps what it compiled for the processes after it as its last deed, which takes half a second on idle cores.
  workerGracefulExitTimeout: 30_000,
};
