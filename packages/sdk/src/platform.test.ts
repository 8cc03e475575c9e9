import { describe, expect, it, jest } from '@jest/globals';
import { systemClock } from './platform.ts';

const anHour = 3_600_000;

describe('a wait', () => {
  it('is over when its time is', async () => {
    await systemClock.sleep(0);
    await systemClock.sleep(0, new AbortController().signal);
  });

  it('ends with the reason of its signal, before it began or while it lasts', async () => {
    await expect(systemClock.sleep(anHour, AbortSignal.abort('before'))).rejects.toBe('before');
    const control = new AbortController();
    const waiting = systemClock.sleep(anHour, control.signal);
    control.abort('meanwhile');
    await expect(waiting).rejects.toBe('meanwhile');
  });

  it('that is longer than any timer is not over at once', async () => {
    jest.useFakeTimers();
    const control = new AbortController();
    const waiting = systemClock.sleep(Number.POSITIVE_INFINITY, control.signal);
    jest.advanceTimersByTime(anHour);
    control.abort('still waiting');
    jest.useRealTimers();
    await expect(waiting).rejects.toBe('still waiting');
  });
});
