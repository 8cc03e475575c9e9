import { describe, expect, it } from '@jest/globals';
import { faultNames, soakPlan, troubleNames } from './plan.ts';

const size = { seed: 7, seconds: 600, perSecond: 10 };
const kinds =
  'submit repeat poll report undo edit claim second erase decide race bulk preview list import backtest policy retention outdate rotate day intake';

describe('the plan of a soak', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(soakPlan(size)).toEqual(soakPlan(size));
    expect(soakPlan({ ...size, seed: 8 }).steps).not.toEqual(soakPlan(size).steps);
    expect(soakPlan({ ...size, seed: 8 }).faults).not.toEqual(soakPlan(size).faults);
  });

  it('begins alike however long it is', () => {
    const short = soakPlan({ ...size, seconds: 60 });
    expect(soakPlan(size).steps.slice(0, short.steps.length)).toEqual(short.steps);
    expect(soakPlan(size).faults.slice(0, short.faults.length)).toEqual(short.faults);
  });

  it('has every kind of traffic and every fault in ten minutes, and ends in time', () => {
    const { steps, faults, troubles } = soakPlan(size);
    expect(steps).toHaveLength(6_000);
    expect(new Set(steps.map(({ does }) => does))).toEqual(new Set(kinds.split(' ')));
    expect(new Set(faults.map(({ name }) => name))).toEqual(new Set(faultNames));
    expect(new Set(troubles.map(({ name }) => name))).toEqual(new Set(troubleNames));
    for (const lane of [faults, troubles]) {
      const seconds = lane.reduce((all, { after, lasts }) => all + after + lasts, 0);
      expect(seconds).toBeLessThanOrEqual(size.seconds);
      expect(seconds).toBeGreaterThan(size.seconds - 20);
    }
  });
});
