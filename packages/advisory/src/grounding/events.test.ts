import { describe, expect, it } from '@jest/globals';
import type { EventType } from '@sendgate/contracts';
import { groundingScan } from './grounding-scan.ts';

/** Status of a claim, in the middle of a message, against one record of Acme. */
function statusOf(claim: string, headline: string, kind: EventType = 'other', entity = 'Acme'): string | undefined {
  const text = `Hi Sam,\n\n${claim} Could we talk on Thursday?\n\nNora`;
  const records = [{ id: 'r', entity, event_type: kind, acquired_at: '2026-11-01', headline }];
  const { findings } = groundingScan({ text, records, today: '2026-11-20' });
  const start = text.indexOf(claim);
  return findings.find((finding) => finding.start >= start && finding.end <= start + claim.length)?.status;
}

describe('an event that did not happen, or not so', () => {
  it.each<[string, string, EventType]>([
    ['Acme acquired Globex.', 'Acme in talks to acquire Globex', 'acquisition'],
    ['You bought Globex.', 'Acme considers buying Globex', 'acquisition'],
    ['Acme raised $12M.', 'Acme plans to raise $12M next year', 'funding'],
    ['Congrats on raising $12M.', 'Acme seeks to raise $12M', 'funding'],
    ['Acme closed its Series B.', 'Acme is in talks with investors over a Series B', 'funding'],
    ['Acme launched Orbit.', 'Acme will launch Orbit in spring', 'product_launch'],
    ['Acme appointed Dana Cole as CFO.', 'Acme considers Dana Cole as CFO', 'leadership_change'],
    ['You opened a depot in Rotterdam.', 'Acme may open a depot in Rotterdam', 'expansion'],
    ['Congrats on going public.', 'Acme plans IPO', 'ipo'],
  ])('"%s" is unsupported by the mere plan "%s"', (claim, headline, kind) => {
    expect(statusOf(claim, headline, kind)).toBe('unsupported');
  });

  it.each<[string, string, EventType]>([
    ['Acme acquired Globex.', 'Regulator blocks Acme from acquiring Globex', 'acquisition'],
    ['Acme acquired Globex for $90M.', 'Acme abandons $90M bid for Globex', 'acquisition'],
    ['Acme acquired Globex.', 'Acme deal to acquire Globex collapses', 'acquisition'],
    ['Acme acquired Globex.', 'Acquisition of Globex by Acme blocked by regulator', 'acquisition'],
    ['Congrats on the acquisition of Globex.', 'Acme calls off acquisition of Globex', 'acquisition'],
    ['You bought Globex.', 'Acme rejects offer to buy Globex', 'acquisition'],
    ['Acme opened its Berlin office.', 'Acme shuts its Berlin office', 'expansion'],
    ['You expanded into Spain.', 'Acme shelves expansion into Spain', 'expansion'],
    ['You entered the Spanish market.', 'Acme exits the Spanish market', 'expansion'],
    ['Acme launched Orbit.', 'Acme delays launch of Orbit', 'product_launch'],
    ['Acme is hiring engineers.', 'Acme stops hiring engineers', 'hiring'],
    ['Acme is hiring drivers.', 'Acme announces hiring freeze', 'hiring'],
    ["You're hiring in Leeds.", 'Acme pauses hiring in Leeds', 'hiring'],
    ['You partnered with Hooli.', 'Acme ends partnership with Hooli', 'partnership'],
    ['You teamed up with Hooli.', 'Acme and Hooli end alliance', 'partnership'],
    ['Dana Cole joined Acme as CMO.', 'Dana Cole turns down CMO job at Acme', 'leadership_change'],
    ['Acme laid off 120 people.', 'Acme rules out laying off 120 people', 'layoffs'],
    ['Acme is hiring.', 'Acme puts hiring on hold', 'hiring'],
    ['Acme acquired Globex.', 'Acme and Globex scrap merger', 'acquisition'],
    ['You raised $12M.', 'Acme pulls $12M funding round', 'funding'],
    ['Congrats on the Orbit launch.', 'Orbit launch postponed', 'product_launch'],
    ['Congrats on the IPO.', 'Acme shelves IPO', 'ipo'],
    ['Acme went public on the Nasdaq.', 'Acme withdraws planned Nasdaq listing', 'ipo'],
    ['Your revenue grew 45% last year.', 'Acme reported that revenue fell 45% last year.', 'other'],
    ['Headcount at Acme shrank by 10%.', 'Acme headcount climbs 10%', 'other'],
  ])('"%s" is contradicted by "%s"', (claim, headline, kind) => {
    expect(statusOf(claim, headline, kind)).toBe('contradicted');
  });
});

describe('an event that happened', () => {
  it.each<[string, string, EventType]>([
    ['Congrats on acquiring Globex.', 'Acme to acquire Globex for $90M', 'acquisition'],
    ['Acme acquired Globex.', 'Acme acquires Globex after Hooli abandons bid', 'acquisition'],
    ['Acme acquired Globex.', 'Acme completes Globex deal, ending talks with Hooli', 'acquisition'],
    [
      'Acme acquired Globex.',
      'Acme completes acquisition of Globex and plans to open an office in Leeds',
      'acquisition',
    ],
    ['Acme bought Globex.', 'Globex agrees to be taken over by Acme', 'acquisition'],
    ['Acme raised $12M.', 'Acme raises $12M to stop invoice fraud', 'funding'],
    ['Acme raised $12M.', 'Acme raises $12M, plans to hire 40', 'funding'],
    ['You raised $12M.', 'Acme raised $12M after talks with investors stalled last year', 'funding'],
    ['Acme is hiring.', 'Acme resumes hiring', 'hiring'],
    ['Acme launched Orbit.', 'Acme launches Orbit after delay', 'product_launch'],
    ['Acme closed its Berlin office.', 'Acme shuts its Berlin office', 'expansion'],
    ['You partnered with Hooli.', 'Acme and Hooli sign partnership', 'partnership'],
    ['Tom Becker took over as CEO.', 'Acme: Tom Becker succeeds her as chief executive', 'leadership_change'],
    ['Dana Cole was named CFO.', 'Acme names Dana Cole chief financial officer', 'leadership_change'],
  ])('"%s" is supported by "%s"', (claim, headline, kind) => {
    expect(statusOf(claim, headline, kind)).toBe('supported');
  });

  it.each<[string, string, EventType]>([
    ['Acme is hiring 40 engineers.', 'Acme plans to hire 40 engineers', 'hiring'],
    ['Acme plans to raise $12M.', 'Acme plans to raise $12M next year', 'funding'],
    ['I read that Acme is in talks to buy Globex.', 'Acme in talks to buy Globex', 'acquisition'],
    ['I saw that Acme postponed the launch of Orbit.', 'Acme delays launch of Orbit', 'product_launch'],
    ['You ended the partnership with Hooli.', 'Acme ends partnership with Hooli', 'partnership'],
  ])('a claim that says no more than the record, "%s", is supported by "%s"', (claim, headline, kind) => {
    expect(statusOf(claim, headline, kind)).toBe('supported');
  });

  it('congratulates on a post by its short or its long name', () => {
    const headline = 'Acme names Dana Cole CFO';
    expect(statusOf('Congrats on becoming CFO.', headline, 'promotion', 'Dana Cole')).toBe('supported');
    expect(statusOf('Congrats on becoming Chief Financial Officer at Acme.', headline, 'promotion')).toBe('supported');
    expect(
      statusOf('Congrats on becoming Chief Financial Officer at Acme.', 'Acme names Dana Cole COO', 'promotion'),
    ).toBe('contradicted');
  });
});

describe('who did what to whom', () => {
  it.each<[string, string, EventType]>([
    ['Acme sold its label unit to Globex.', 'Globex sells label unit to Acme', 'acquisition'],
    ['Acme bought the label unit from Globex.', 'Acme sells label unit to Globex', 'acquisition'],
    ['Acme bought Globex.', 'Globex takes over Acme', 'acquisition'],
    ['Acme moved its headquarters from Leeds to Hull.', 'Acme moves headquarters from Hull to Leeds', 'expansion'],
    ['Acme relocated from Paris to Lyon.', 'Acme relocates from Lyon to Paris', 'expansion'],
    ['Acme won the Logistics Award 2026.', 'Globex wins the Logistics Award 2026, ahead of Acme', 'other'],
    ['Globex won the award.', 'Acme wins the award, Globex comes second', 'other'],
    ['Hooli beat Acme to the contract.', 'Acme beats Hooli to the contract', 'other'],
    ['Foo Ventures led the round.', 'Acme raises $12M led by Bar Capital, with Foo Ventures participating', 'funding'],
    ['Tom Becker replaced Priya Nair as CEO.', 'Priya Nair replaces Tom Becker as CEO', 'leadership_change'],
  ])('"%s" is contradicted by "%s"', (claim, headline, kind) => {
    expect(statusOf(claim, headline, kind)).toBe('contradicted');
  });

  it.each<[string, string, EventType]>([
    ['Dana Cole joined Acme as CMO.', 'Acme hires Dana Cole as CMO', 'leadership_change'],
    ['Acme hired Dana Cole as CMO.', 'Dana Cole joins Acme as CMO', 'leadership_change'],
    ['Acme sold its label unit to Globex.', 'Globex buys label unit from Acme', 'acquisition'],
    ['Globex bought the label unit from Acme.', 'Acme sells label unit to Globex', 'acquisition'],
    ['Foo Ventures led the round.', 'Acme raises $12M in round led by Bar Capital and Foo Ventures', 'funding'],
    ['Acme won the Logistics Award 2026.', 'Acme wins the Logistics Award 2026, ahead of Globex', 'other'],
  ])('"%s" is supported by "%s"', (claim, headline, kind) => {
    expect(statusOf(claim, headline, kind)).toBe('supported');
  });
});

describe('a number in other words', () => {
  it.each([
    ['Acme raised twelve million dollars.', 'Acme raises $12M'],
    ['Acme laid off a fifth of its staff.', 'Acme lays off 20% of staff'],
    ['Acme cut a quarter of its workforce.', 'Acme cuts 25% of workforce'],
    ["Two thirds of Acme's drivers use the app.", '66% of Acme drivers use the app'],
    ['Acme doubled its revenue last year.', 'Acme reports revenue growth of 100% last year'],
    ['Revenue at Acme tripled.', 'Acme revenue grows threefold'],
    ['Acme has over 300 employees.', 'Acme has 312 employees'],
    ['Acme has nearly 300 employees.', 'Acme has 296 employees'],
    ['Fewer than 100 shops use Acme.', '90 shops use Acme'],
    ['Acme ships more than a million parcels a month.', 'Acme ships 1.2 million parcels every month.'],
    ['Congratulations on your $12M Series A.', 'Acme raises $12 million in Series A'],
    ['You closed your Series A.', 'Acme closes Series A'],
  ])('"%s" is supported by "%s"', (claim, headline) => {
    expect(statusOf(claim, headline, /layoff|laid|cut/.test(claim) ? 'layoffs' : 'other')).toBe('supported');
  });

  it.each([
    ['Acme has over 300 employees.', 'Acme has 296 employees'],
    ['Acme has nearly 300 employees.', 'Acme has 212 employees'],
    ['Fewer than 100 shops use Acme.', '140 shops use Acme'],
    ['Acme cut a quarter of its workforce.', 'Acme cuts 15% of workforce'],
    ['Congratulations on your $12M Series A.', 'Acme raises $12 million in Series B'],
  ])('"%s" is not supported by "%s"', (claim, headline) => {
    expect(statusOf(claim, headline)).toMatch(/contradicted|unsupported/);
  });
});
