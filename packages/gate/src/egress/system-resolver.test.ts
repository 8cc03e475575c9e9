import { expect, it } from '@jest/globals';
import { oncePerName } from './system-resolver.ts';

it('asks for a name once at a time, and anew once it was answered or refused', async () => {
  const asked: { hostname: string; answer: (address: string) => void; refuse: (error: Error) => void }[] = [];
  const resolve = oncePerName((hostname) => {
    const { promise, resolve: found, reject: refuse } = Promise.withResolvers<{ address: string; family: 4 }[]>();
    asked.push({ hostname, answer: (address) => found([{ address, family: 4 }]), refuse });
    return promise;
  });
  const all = [resolve('silent.test'), resolve('silent.test'), resolve('other.test'), resolve('silent.test')];
  expect(asked.map(({ hostname }) => hostname)).toEqual(['silent.test', 'other.test']);
  asked[0]?.refuse(new Error('no answer'));
  asked[1]?.answer('192.0.2.1');
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'rejected']);
  resolve('silent.test').catch(() => undefined);
  expect(asked).toHaveLength(3);
});
