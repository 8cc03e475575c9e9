/**
 * Measures the grounding scanner: ROC-AUC of `supportScore` on evaluation files and on minimal pairs made here (one
 * number or name swapped for another of the evidence, an invented one, a negation), and its cost.
 *
 *   SENDGATE_EVAL_DATA=<folder with faithdial_audit.jsonl, halueval_qa.jsonl> node bench/grounding.ts
 *
 * Without the folder only the pairs made from the passages below are measured.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportScore } from '../packages/advisory/src/index.ts';

interface Case {
  readonly claim: string;
  readonly evidence: string;
  readonly grounded: boolean;
}

interface FileCase {
  readonly text: string;
  readonly sources: readonly { readonly text: string }[];
  readonly expected: { readonly grounded: boolean };
}

const files = ['faithdial_audit.jsonl', 'halueval_qa.jsonl'] as const;

/** Deterministic randomness: the same pairs in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** Area under the ROC curve, ties counted half. */
function rocAuc(scored: readonly { score: number; grounded: boolean }[]): number {
  const sorted = [...scored].sort((left, right) => left.score - right.score);
  let rankSum = 0;
  let positives = 0;
  for (let at = 0; at < sorted.length; ) {
    let end = at;
    while (end < sorted.length && sorted[end]?.score === sorted[at]?.score) end += 1;
    const rank = (at + 1 + end) / 2;
    for (let member = at; member < end; member += 1) {
      if (!sorted[member]?.grounded) continue;
      rankSum += rank;
      positives += 1;
    }
    at = end;
  }
  const negatives = sorted.length - positives;
  return positives === 0 || negatives === 0
    ? Number.NaN
    : (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives);
}

function loadCases(folder: string, file: string): Case[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const parsed: FileCase = JSON.parse(line);
      return {
        claim: parsed.text,
        evidence: parsed.sources.map((source) => source.text).join('\n\n'),
        grounded: parsed.expected.grounded,
      };
    });
}

const companies = ['Northwind', 'Contoso', 'Fabrikam', 'Tailspin', 'Litware', 'Proseware', 'Wingtip', 'Adatum'];
const people = ['Ana Ruiz', 'Tom Becker', 'Priya Nair', 'Liam Walsh', 'Mei Tanaka', 'Omar Haddad', 'Eva Novak'];
const cities = ['Lisbon', 'Denver', 'Osaka', 'Leeds', 'Toronto', 'Munich', 'Austin'];

/** A news-like passage about two companies, with every number and name present once or twice. */
function composePassage(random: () => number): { evidence: string; claims: string[] } {
  const used = new Set<string>();
  const pick = (list: readonly string[]): string => {
    for (;;) {
      const found = list[Math.floor(random() * list.length)] ?? '';
      if (used.has(found)) continue;
      used.add(found);
      return found;
    }
  };
  const number = (low: number, high: number): number => low + Math.floor(random() * (high - low));
  const [first, second, third] = [pick(companies), pick(companies), pick(companies)];
  const [chief, founder, officer] = [pick(people), pick(people), pick(people)];
  const [home, branch] = [pick(cities), pick(cities)];
  const [raised, paid, staff, hires, fall, growth] = [
    number(5, 40),
    number(60, 400),
    number(120, 900),
    number(11, 90),
    number(4, 19),
    number(21, 80),
  ];
  const [founded, bought] = [number(2008, 2016), number(2018, 2025)];
  const evidence =
    `${first}, a software maker based in ${home}, said on Tuesday it had raised $${raised} million in a Series B round led by ${third}. ` +
    `The company was started in ${founded} by ${founder}, who stepped down last year; ${chief} has run it since. ` +
    `It employs ${staff} people and plans to hire ${hires} engineers for a new office in ${branch}. ` +
    `In ${bought}, ${first} bought rival ${second} for $${paid} million. ` +
    `${officer}, the finance chief, said churn fell by ${fall}% while revenue grew ${growth}% over the year.`;
  const claims = [
    `${first} raised $${raised} million in its Series B.`,
    `The round was led by ${third}.`,
    `${first} was founded by ${founder} in ${founded}.`,
    `${first} acquired ${second} for $${paid} million.`,
    `${second} was acquired by ${first} in ${bought}.`,
    `${first} is hiring ${hires} engineers in ${branch}.`,
    `Congratulations on growing revenue by ${growth}% this year.`,
    `With ${staff} employees, ${first} is headquartered in ${home}.`,
    `Churn dropped ${fall}%, according to ${officer}.`,
    `${chief} now leads ${first}.`,
  ];
  return { evidence, claims };
}

const numberPattern = /\d[\d,.]*\d|\d/g;
const namePattern = /[A-Z][a-z]+(?: [A-Z][a-z]+)*/g;
const matches = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern) ?? [])];
/** Capitalised words that name nobody. */
const notNames =
  /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(January|February|March|April|May|June|July|August|September|October|November|December|Series|The|In|It|He|She|Dr|Mr|Mrs|Other)$/;
const yearLike = (text: string): boolean => /^(19|20)\d\d$/.test(text);

type Change = (claim: string, evidence: string, random: () => number) => string | undefined;

function swapWith(
  pattern: RegExp,
  alternatives: (found: string, claim: string, evidence: string, random: () => number) => string[],
): Change {
  return (claim, evidence, random) => {
    const slots = [...claim.matchAll(pattern)].filter(
      (found) =>
        evidence.includes(found[0]) &&
        (pattern === numberPattern || ((found.index > 0 || found[0].includes(' ')) && !notNames.test(found[0]))),
    );
    const slot = slots[Math.floor(random() * slots.length)];
    if (slot === undefined) return undefined;
    const options = alternatives(slot[0], claim, evidence, random);
    const other = options[Math.floor(random() * options.length)];
    if (other === undefined) return undefined;
    return claim.slice(0, slot.index) + other + claim.slice(slot.index + slot[0].length);
  };
}

const changes: Readonly<Record<string, Change>> = {
  'number swapped for one of the evidence': swapWith(numberPattern, (found, claim, evidence) =>
    matches(evidence, numberPattern).filter(
      (other) => !claim.includes(other) && !found.includes(other) && yearLike(other) === yearLike(found),
    ),
  ),
  'name swapped for one of the evidence': swapWith(namePattern, (found, claim, evidence) =>
    [...evidence.matchAll(namePattern)]
      .filter((other) => /[a-z,] $/.test(evidence.slice(Math.max(0, other.index - 2), other.index)))
      .map((other) => other[0])
      .filter(
        (other) => !notNames.test(other) && !claim.includes(other) && !found.includes(other) && !other.includes(found),
      ),
  ),
  'number invented': swapWith(numberPattern, (found, _claim, evidence, random) => {
    const invented = yearLike(found) ? `${1950 + Math.floor(random() * 70)}` : `${100 + Math.floor(random() * 900)}`;
    return evidence.includes(invented) ? [] : [invented];
  }),
  'name invented': swapWith(namePattern, () => ['Harold Quimby', 'Zenith Robotics', 'Marisol Vance']),
  'negation inserted': (claim) => {
    const turned = claim.replace(/\b(is|was|are|were|has|have|can|will)\b(?! not)/, '$1 not');
    return turned === claim ? undefined : turned;
  },
};

function minimalPairs(name: string, grounded: readonly Case[]): Case[] {
  const change = changes[name];
  if (change === undefined) return [];
  const random = randomFrom(7);
  const pairs: Case[] = [];
  for (const one of grounded) {
    const wrong = change(one.claim, one.evidence, random);
    if (wrong === undefined || wrong === one.claim) continue;
    pairs.push(one, { ...one, claim: wrong, grounded: false });
  }
  return pairs;
}

/** Sentences of a passage with a share of their words left out, as a summary would. */
function shortened(cases: readonly Case[], random: () => number): Case[] {
  const seen = new Set<string>();
  const claims: Case[] = [];
  for (const one of cases) {
    if (seen.has(one.evidence) || one.evidence.length < 300) continue;
    seen.add(one.evidence);
    for (const sentence of one.evidence.split(/(?<=[a-z)] ?\.)\s+/)) {
      const words = sentence.split(' ');
      if (words.length < 10 || words.length > 40 || !/\d|[a-z,] [A-Z]/.test(sentence)) continue;
      const from = random() < 0.5 ? 0 : Math.floor(words.length / 3);
      const kept = words
        .slice(from, from + 22)
        .filter((word) => /\d|^[A-Z]|\b(is|was|are|were|has|by|not)\b/.test(word) || random() < 0.72);
      claims.push({ claim: kept.join(' '), evidence: one.evidence, grounded: true });
    }
  }
  return claims.slice(0, 1500);
}

function report(label: string, cases: readonly Case[]): void {
  if (cases.length === 0) return;
  const characters = cases.reduce((sum, one) => sum + one.claim.length + one.evidence.length, 0);
  const begun = performance.now();
  const scored = cases.map((one) => ({ score: supportScore(one.claim, one.evidence), grounded: one.grounded }));
  const spent = performance.now() - begun;
  const auc = rocAuc(scored).toFixed(3);
  const perKilobyte = ((spent / characters) * 1000).toFixed(3);
  console.log(`${label.padEnd(66)} ${String(cases.length).padStart(5)} cases  ROC-AUC ${auc}  ${perKilobyte} ms/kB`);
}

function reportPairs(label: string, grounded: readonly Case[]): void {
  for (const name of Object.keys(changes)) report(`${label}: ${name}`, minimalPairs(name, grounded));
}

function reportCost(): void {
  const random = randomFrom(3);
  const passages = Array.from({ length: 10 }, () => composePassage(random));
  const evidence = passages
    .map((passage) => passage.evidence)
    .join(' ')
    .slice(0, 5000);
  const claim = passages
    .flatMap((passage) => passage.claims)
    .join(' ')
    .slice(0, 1000);
  const times: number[] = [];
  for (let round = 0; round < 200; round += 1) {
    const begun = performance.now();
    supportScore(claim, evidence);
    times.push(performance.now() - begun);
  }
  times.sort((left, right) => left - right);
  console.log(
    `1 kB claim against 5 kB evidence: median ${times[100]?.toFixed(2)} ms, p95 ${times[190]?.toFixed(2)} ms`,
  );
}

const random = randomFrom(11);
const composed = Array.from({ length: 80 }, () => composePassage(random)).flatMap(({ evidence, claims }) =>
  claims.map((claim) => ({ claim, evidence, grounded: true })),
);
reportPairs('composed', composed);
const folder = process.env.SENDGATE_EVAL_DATA;
for (const file of files) {
  if (folder === undefined || !existsSync(join(folder, file))) {
    console.log(`${file}: not measured (set SENDGATE_EVAL_DATA to the folder that holds it)`);
    continue;
  }
  const cases = loadCases(folder, file);
  report(file, cases);
  reportPairs(
    `${file} grounded`,
    cases.filter((one) => one.grounded),
  );
  reportPairs(`${file} shortened`, shortened(cases, randomFrom(5)));
}
reportCost();
