import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.ts';

describe('turns', () => {
  it('answer with what was computed, and with what it threw', async () => {
    const turns = new Turns();
    await expect(turns.run('ws_a', async () => 7)).resolves.toBe(7);
    const broken = async () => {
      throw new Error('broken');
    };
    await expect(Promise.all([turns.run('ws_a', broken), turns.run('ws_a', async () => 8)])).rejects.toThrow('broken');
    await expect(turns.run('ws_a', async () => 9)).resolves.toBe(9);
  });

  it('keep what their callers act on behalf of', async () => {
    const turns = new Turns();
    const caller = new AsyncLocalStorage<string>();
    const ask = (name: string) => caller.run(name, () => turns.run('ws_a', async () => caller.getStore()));
    expect(await Promise.all([ask('a'), ask('b'), turns.run('ws_a', async () => caller.getStore())])).toEqual([
      'a',
      'b',
      undefined,
    ]);
  });

  it('come one right behind the other, before anybody goes on with an answer', async () => {
    const turns = new Turns();
    const order: string[] = [];
    const ask = async (name: string) => {
      await turns.run('ws_a', async () => {
        order.push(`computed ${name}`);
      });
      order.push(`answered ${name}`);
    };
    await Promise.all([ask('a'), ask('b')]);
    expect(order).toEqual(['computed a', 'computed b', 'answered a', 'answered b']);
  });

  it('are given in order, and the network is looked at between slices of 16 ms', async () => {
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
        turns.run('ws_a', async () => {
          order.push(index);
          clock += 8;
        }),
      ),
    );
    running = false;
    expect(order).toEqual(Array.from({ length: 40 }, (_, index) => index));
    // Two computations of 8 ms fill a slice: forty need twenty.
    expect(looks).toBeGreaterThan(15);
  });

  it('go round the workspaces, so that one with much to compute keeps another waiting for one of its texts', async () => {
    let clock = 0;
    const turns = new Turns(
      () => clock,
      (_ms, look) => look(),
    );
    const order: string[] = [];
    const ask = (workspaceId: string) =>
      turns.run(workspaceId, async () => {
        order.push(workspaceId);
        clock += 40;
      });
    await Promise.all(['noisy', 'noisy', 'noisy', 'quiet', 'noisy', 'quiet', 'other'].map(ask));
    expect(order).toEqual(['noisy', 'quiet', 'other', 'noisy', 'quiet', 'noisy', 'noisy']);
  });

  it('let the network go on for a while after a long one, and whoever comes meanwhile is next', async () => {
    let clock = 0;
    let breathe: (() => void) | undefined;
    const breathers: number[] = [];
    const breathing = Promise.withResolvers<void>();
    const turns = new Turns(
      () => clock,
      (ms, look) => {
        breathers.push(ms);
        if (breathe) return look();
        breathe = look;
        breathing.resolve();
      },
    );
    const order: string[] = [];
    const ask = (workspaceId: string, ms: number) =>
      turns.run(workspaceId, async () => {
        order.push(workspaceId);
        clock += ms;
      });
    const noisy = [ask('noisy', 800), ask('noisy', 800)];
    await breathing.promise;
    const quiet = ask('quiet', 20);
    breathe?.();
    await Promise.all([...noisy, quiet]);
    expect(order).toEqual(['noisy', 'quiet', 'noisy']);
    expect(breathers).toEqual([80, 80]);
  });
});
