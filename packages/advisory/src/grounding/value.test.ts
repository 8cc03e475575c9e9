import { describe, expect, it } from '@jest/globals';
import { readText } from './reading.ts';
import { agrees } from './value.ts';

const read = (text: string): string[] =>
  readText(text).values.map((value) =>
    [value.kind, value.amount, value.unit, value.head].filter((part) => part !== '').join(' '),
  );

function agreeing(left: string, right: string): boolean {
  const [first] = readText(left).values;
  const [second] = readText(right).values;
  return first !== undefined && second !== undefined && agrees(first, second);
}

describe('readValues', () => {
  it.each([
    ['costs $50 a month', ['money 50 USD month']],
    ['raised 12m euros', ['money 12000000 EUR']],
    ['a $1.2 billion deal', ['money 1200000000 USD']],
    ['fell by 12 per cent', ['percent 12']],
    ['up 3.5%', ['percent 3.5']],
    ['twenty-five engineers', ['count 25 engineer']],
    ['on 5 June 2024', ['date 2024 6-5']],
    ['on June 5th, 2024', ['date 2024 6-5']],
    ['on 2024-06-05', ['date 2024 6-5']],
    ['since 2019', ['date 2019']],
    ['in Q3 2024', ['date 2024 q3']],
    ['its Series B', ['round 0 b']],
    ['a 3x rise', ['multiple 3']],
    ['the second office', ['ordinal 2 offic']],
    ['a fifth of its staff', ['percent 20']],
    ['half of the team', ['percent 50']],
    ['three quarters of it', ['percent 75']],
    ['a fourfold rise', ['multiple 4']],
    ['for two weeks', ['duration 14']],
    ['I may march on', []],
  ])('reads "%s"', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('agrees', () => {
  it('compares across units, scales and rounding', () => {
    expect(agreeing('24 months', 'two years')).toBe(true);
    expect(agreeing('$1.2M', '$1,200,000')).toBe(true);
    expect(agreeing('$100 a month', '$1,200 a year')).toBe(true);
    expect(agreeing('about 1,200 people', '1,234 people')).toBe(true);
    expect(agreeing('in May', 'on 5 May 2024')).toBe(true);
  });

  it('reads hedges for the side they allow', () => {
    expect(agreeing('over 300 people', '312 people')).toBe(true);
    expect(agreeing('more than 300 people', '296 people')).toBe(false);
    expect(agreeing('nearly 300 people', '296 people')).toBe(true);
    expect(agreeing('nearly 300 people', '304 people')).toBe(false);
    expect(agreeing('up to 300 people', '280 people')).toBe(true);
    expect(agreeing('doubled', '100%')).toBe(true);
    expect(agreeing('doubled', '20%')).toBe(false);
  });

  it('keeps different amounts, currencies, periods and rounds apart', () => {
    expect(agreeing('$50', '$100')).toBe(false);
    expect(agreeing('$50', '€50')).toBe(false);
    expect(agreeing('$50 a month', '$50 a year')).toBe(false);
    expect(agreeing('Series A', 'Series B')).toBe(false);
    expect(agreeing('in 2021', 'in May 2023')).toBe(false);
    expect(agreeing('45 people', '46 people')).toBe(false);
  });
});
