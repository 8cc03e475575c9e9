import { expect, it } from '@jest/globals';
import type { Board } from '@sendgate/queues';
import { boardWhenAsked } from './board-when-asked.ts';

function fakeBoard() {
  const board = { router: null, changing: null, closed: 0, close: async () => void board.closed++ };
  return board as unknown as Board & { closed: number };
}

it('is opened by the first who looks, once for all', async () => {
  const board = fakeBoard();
  let opened = 0;
  const asked = boardWhenAsked(async () => {
    opened++;
    return board;
  });
  expect(opened).toBe(0);
  expect(await Promise.all([asked.opened(), asked.opened()])).toEqual([board, board]);
  expect(await asked.opened()).toBe(board);
  expect(opened).toBe(1);
  await asked.close();
  expect(board.closed).toBe(1);
});

it('is opened anew for the next who looks when it could not be', async () => {
  const board = fakeBoard();
  const outcomes = [Promise.reject(new Error('away')), Promise.resolve(board)];
  const asked = boardWhenAsked(async () => (await outcomes.shift()) as Board);
  expect(await asked.opened()).toBeNull();
  expect(await asked.opened()).toBe(board);
});

it('is not waited for longer than people wait, and shown once it is there', async () => {
  const board = fakeBoard();
  const { promise, resolve } = Promise.withResolvers<Board>();
  const asked = boardWhenAsked(() => promise, 1);
  expect(await asked.opened()).toBeNull();
  resolve(board);
  await promise;
  expect(await asked.opened()).toBe(board);
});

it('is closed when it opens after the stop, and opened no more', async () => {
  const board = fakeBoard();
  const { promise, resolve } = Promise.withResolvers<Board>();
  let opened = 0;
  const asked = boardWhenAsked(() => {
    opened++;
    return promise;
  }, 1);
  expect(await asked.opened()).toBeNull();
  await asked.close();
  resolve(board);
  expect(await asked.opened()).toBeNull();
  expect([board.closed, opened]).toEqual([1, 1]);
});
