import { describe, expect, it } from '@jest/globals';
import { supportScore } from './support.ts';

const price =
  'The Starter plan is $50 a month for up to 5 users. The Pro plan costs $100 a month and includes 25 users.';
const history =
  'In May 2023 Acme, Inc. raised $12 million in a Series B round led by Northwind Capital. In 2021 Acme raised $4 million ' +
  'in seed funding from Contoso Ventures. Jane Doe was promoted to CFO. Mark Lee, the CEO, founded Acme in 2018.';
const deal = 'Globex has acquired Initech, its smaller rival, for $1.2 billion.';

/** Says that the first wording is supported far better than the second. */
function prefers(evidence: string, right: string, wrong: string): void {
  const supported = supportScore(right, evidence);
  expect(supported).toBeGreaterThan(0.4);
  expect(supportScore(wrong, evidence)).toBeLessThan(supported * 0.72);
}

describe('supportScore', () => {
  it('scores a sentence of the evidence near one and an unrelated sentence near zero', () => {
    expect(supportScore('The Starter plan is $50 a month.', price)).toBeGreaterThan(0.95);
    expect(supportScore('Our bakery opens at dawn in Osaka.', price)).toBeLessThan(0.1);
  });

  it("tells a plan's price from the price of the other plan", () => {
    prefers(price, 'The Starter plan is $50 a month.', 'The Starter plan is $100 a month.');
    prefers(price, 'Pro costs $100 per month.', 'Pro costs $50 per month.');
    prefers(price, 'Pro includes 25 users.', 'Pro includes 5 users.');
  });

  it('tells who acquired whom, in the active and the passive voice', () => {
    prefers(deal, 'Globex acquired Initech.', 'Initech acquired Globex.');
    prefers(deal, 'Initech was bought by Globex.', 'Globex was bought by Initech.');
  });

  it('tells one funding round, year, amount and investor from another', () => {
    prefers(history, 'Acme raised a $12M Series B in 2023.', 'Acme raised a $12M Series A in 2023.');
    prefers(history, 'Acme raised a $12M Series B in 2023.', 'Acme raised a $12M Series B in 2021.');
    prefers(history, 'Acme raised a $12M Series B in 2023.', 'Acme raised a $4M Series B in 2023.');
    prefers(history, 'Northwind led the Series B.', 'Contoso led the Series B.');
  });

  it('tells which person did what', () => {
    prefers(history, 'Mark Lee founded Acme.', 'Jane Doe founded Acme.');
    prefers(history, 'Jane Doe was promoted to CFO.', 'Mark Lee was promoted to CFO.');
  });

  it('scores an inserted or a removed negation low', () => {
    prefers(price, 'The Pro plan includes 25 users.', 'The Pro plan does not include 25 users.');
    prefers(
      'Acme has not opened an office in Berlin.',
      'Acme has not opened an office in Berlin.',
      'Acme has opened an office in Berlin.',
    );
  });

  it("scores an antonym in the place of the evidence's word low", () => {
    prefers('Churn fell by 12% and revenue rose by 40%.', 'Revenue rose by 40%.', 'Revenue fell by 40%.');
  });

  it('scores invented numbers and names below those of the evidence', () => {
    prefers(history, 'Mark Lee founded Acme in 2018.', 'Mark Lee founded Acme in 2009.');
    prefers(history, 'Northwind Capital led the Series B.', 'Umbrella Partners led the Series B.');
  });

  it('reads one amount, date or duration however it is written', () => {
    const evidence = 'Acme signed a contract of 24 months worth $1,500,000 on 5 June 2024.';
    expect(supportScore('Acme signed a two-year contract.', evidence)).toBeGreaterThan(0.5);
    expect(supportScore('Acme signed a contract worth $1.5 million.', evidence)).toBeGreaterThan(0.5);
    expect(supportScore('Acme signed a contract on June 5th, 2024.', evidence)).toBeGreaterThan(0.5);
  });

  it('links a company to its legal name and its acronym', () => {
    const evidence = 'ACME, Inc. raised $12 million. International Business Machines opened an office in Leeds.';
    expect(supportScore('Acme raised $12 million.', evidence)).toBeGreaterThan(0.8);
    expect(supportScore('IBM opened an office in Leeds.', evidence)).toBeGreaterThan(0.6);
  });

  it('stays between zero and one and never throws on empty, odd or broken text', () => {
    for (const text of [
      '',
      ' ',
      '.',
      '$',
      '\ud800',
      '🎉🎉',
      '$$$ %%%',
      "'",
      '1',
      '1,',
      'U.S.',
      'a'.repeat(5000),
      '1.'.repeat(3000),
    ]) {
      for (const evidence of ['', price, text]) {
        const score = supportScore(text, evidence);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }
    }
  });
});
