import { expect, it } from '@jest/globals';
import pLimit from 'p-limit';
import { inLine } from './in-line.ts';

it('lets so many calls through at once, in the order they came, and hands back what they gave', async () => {
  const under: { n: number; end: () => void }[] = [];
  const store = inLine(
    {
      write: (n: number) =>
        new Promise<string>((resolve) => {
          under.push({ n, end: () => resolve(`wrote ${n}`) });
        }),
      fail: () => Promise.reject(new Error('away')),
    },
    pLimit(2),
  );
  const calls = [1, 2, 3, 4].map((n) => store.write(n));
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await settled();
  expect(under.map(({ n }) => n)).toEqual([1, 2]);
  under[1]?.end();
  await settled();
  expect(under.map(({ n }) => n)).toEqual([1, 2, 3]);
  under[0]?.end();
  under[2]?.end();
  await settled();
  under[3]?.end();
  expect(await Promise.all(calls)).toEqual(['wrote 1', 'wrote 2', 'wrote 3', 'wrote 4']);
  // One that fails leaves the line as well.
  await expect(store.fail()).rejects.toThrow('away');
  await expect(store.fail()).rejects.toThrow('away');
  await expect(store.fail()).rejects.toThrow('away');
});
