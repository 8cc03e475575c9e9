import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { Exchange } from './exchange.ts';

/** An answer whose reader is slower than its source from the first word on. */
function slowAnswer() {
  const answer = new PassThrough({ highWaterMark: 1 });
  const res = Object.assign(answer, { writeHead: () => res, flushHeaders: () => undefined });
  const exchange = new Exchange({ method: 'GET', headers: {} } as Request, res as unknown as Response, '/words', {});
  return { res, exchange };
}

describe('an answer that goes on', () => {
  it('leaves no listener behind for each time its reader was slower', async () => {
    const { res, exchange } = slowAnswer();
    res.resume();
    const listeners: number[] = [];
    async function* words() {
      for (let count = 0; count < 20; count++) {
        yield 'word';
        listeners.push(res.listenerCount('close'));
      }
    }
    await exchange.stream(200, 'text/plain', words());
    expect(listeners.at(-1)).toBe(listeners[0]);
  });

  it('ends for its source where the reader leaves in the middle of a word', async () => {
    const { res, exchange } = slowAnswer();
    let ended = false;
    async function* words() {
      try {
        for (;;) {
          setImmediate(() => res.destroy());
          yield 'word';
        }
      } finally {
        ended = true;
      }
    }
    await exchange.stream(200, 'text/plain', words());
    expect(ended).toBe(true);
  });
});
