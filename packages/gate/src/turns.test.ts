import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.ts';

describe('turns', () => {
  it('answer with what was computed, and with what it threw', async () => {
    const turns = new Turns();
    await expect(turns.run(async () => 7)).resolves.toBe(7);
    const broken = async () => {
      throw new Error('broken');
    };
    await expect(Promise.all([turns.run(broken), turns.run(async () => 8)])).rejects.toThrow('broken');
    await expect(turns.run(async () => 9)).resolves.toBe(9);
  });

  it('keep what their callers act on behalf of', async () => {
    const turns = new Turns();
    const caller = new AsyncLocalStorage<string>();
    const ask = (name: string) => caller.run(name, () => turns.run(async () => caller.getStore()));
    expect(await Promise.all([ask('a'), ask('b'), turns.run(async () => caller.getStore())])).toEqual([
      'a',
      'b',
      undefined,
    ]);
  });

  it('come one right behind the other, before anybody goes on with an answer', async () => {
    const turns = new Turns();
    const order: string[] = [];
    const ask = async (name: string) => {
      await turns.run(async () => {
        order.push(`computed ${name}`);
      });
      order.push(`answered ${name}`);
    };
    await Promise.all([ask('a'), ask('b')]);
    expect(order).toEqual(['computed a', 'computed b', 'answered a', 'answered b']);
  });

  it('are given in order, and the network is looked at between slices of 4 ms', async () => {
    let clock = 0;
    const turns = new Turns(() => clock);
    const order: number[] = [];
    let looks = 0;
    let running = true;
    const look = () => {
      looks += 1;
      if (running) setImmediate(look);
    };
    setImmediate(look);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        turns.run(async () => {
          order.push(index);
          clock += 2;
        }),
      ),
    );
    running = false;
    expect(order).toEqual(Array.from({ length: 40 }, (_, index) => index));
    // Two computations of 2 ms fill a slice: forty need twenty.
    expect(looks).toBeGreaterThan(15);
  });
});
