import { afterEach, describe, expect, it } from '@jest/globals';
import { type Interrupts, watchInterrupts } from './interrupts.ts';

describe('interrupts', () => {
  let watched: Interrupts;
  let insisted = 0;
  let clock = 0;
  afterEach(() => watched.release());

  it('takes one Ctrl-C that arrives twice for one, and a later one for insistence', async () => {
    watched = watchInterrupts(
      () => {
        insisted += 1;
      },
      () => clock,
    );
    expect(watched.requested()).toBe(false);
    process.emit('SIGINT');
    await watched.first;
    expect(watched.requested()).toBe(true);
    clock = 300;
    process.emit('SIGINT');
    process.emit('SIGTERM');
    expect(insisted).toBe(0);
    clock = 2_000;
    process.emit('SIGINT');
    expect(insisted).toBe(1);
  });
});
