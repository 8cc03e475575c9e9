import { expect, it } from '@jest/globals';
import { readArguments } from './soak-arguments.ts';

it('a soak without arguments is two minutes of seed 1, with its queues in Redis where that is installed', () => {
  expect(readArguments([], true)).toEqual({ seed: 1, seconds: 120, rate: 8, runs: 1, settle: 120, queues: 'redis' });
  expect(readArguments([], false).queues).toBe('postgres');
});

it.each([
  [['--seconds', '4'], '--seconds has to be a whole number from 5 to 86400; it was 4.'],
  [['--rate', 'fast'], '--rate has to be a whole number from 1 to 100; it was fast.'],
  [['--runs', ''], '--runs has to be a whole number from 1 to 1000; it was .'],
  [['--queues', 'memory'], '--queues is redis or postgres; it was memory.'],
  [['--queues', 'redis'], '--queues redis needs redis-server'],
  [['--minutes', '2'], '--minutes'],
])('%j is refused with what to change', (args, said) => {
  expect(() => readArguments(args, false)).toThrow(said);
});
