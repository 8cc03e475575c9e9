import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.ts';

describe('turns', () => {
  it('let a lone caller compute at once', () => {
    expect(new Turns().take()).toBeUndefined();
  });

  it('are given in order, and the network is looked at between slices of 15 ms', async () => {
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
      Array.from({ length: 40 }, async (_, index) => {
        await null;
        const turn = turns.take();
        if (turn) await turn;
        order.push(index);
        clock += 5;
      }),
    );
    running = false;
    expect(order).toEqual(Array.from({ length: 40 }, (_, index) => index));
    // Three computations of 5 ms fill a slice: forty need more than twelve.
    expect(looks).toBeGreaterThan(10);
  });
});
