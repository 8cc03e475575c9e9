import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AnswerDeadlines } from './answer-deadlines.ts';

describe('deadlines of answers', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are over once each for whoever was not answered, in whatever order others were', () => {
    const deadlines = new AnswerDeadlines();
    const over: string[] = [];
    const expectOf = (name: string) => deadlines.expect(100, () => over.push(name));
    const [first, , , fourth] = ['first', 'second', 'third', 'fourth'].map(expectOf);
    if (!first || !fourth) throw new Error('nothing is waited for');
    deadlines.settled(first);
    for (const name of ['fifth', 'sixth']) expectOf(name);
    deadlines.settled(fourth);
    jest.advanceTimersByTime(200);
    expect(over.toSorted()).toEqual(['fifth', 'second', 'sixth', 'third']);
  });
});
