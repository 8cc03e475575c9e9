import { ModernFakeTimers } from '@jest/fake-timers';
import type * as Globals from '@jest/globals';
import { ModuleMocker } from 'jest-mock';

/** What stands for `@jest/globals` while tests run. The mocks and the clock are one for the worker. */

export const mocker = new ModuleMocker(globalThis);
export const clock = new ModernFakeTimers({ config: { fakeTimers: {} } as never, global: globalThis });

/** Modules are kept longer than a suite: each name leads to what Jest set for the suite that runs. */
function ofSuite<Name extends keyof typeof Globals>(name: Name): (typeof Globals)[Name] {
  const current = () => Reflect.get(globalThis, name);
  return new Proxy(current, {
    apply: (_, self, args) => Reflect.apply(current(), self, args),
    get: (_, key) => Reflect.get(current(), key),
  }) as never;
}

export const afterAll = ofSuite('afterAll');
export const afterEach = ofSuite('afterEach');
export const beforeAll = ofSuite('beforeAll');
export const beforeEach = ofSuite('beforeEach');
export const describe = ofSuite('describe');
export const expect = ofSuite('expect');
export const it = ofSuite('it');
export const test = ofSuite('test');

/** The part of Jest's object that needs no replaced modules. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: (options?: Parameters<ModernFakeTimers['useFakeTimers']>[0]) => clock.useFakeTimers(options),
  useRealTimers: () => clock.useRealTimers(),
  setSystemTime: (now?: number | Date) => clock.setSystemTime(now),
  advanceTimersByTime: (ms: number) => clock.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms: number) => clock.advanceTimersByTimeAsync(ms),
  getTimerCount: () => clock.getTimerCount(),
};
